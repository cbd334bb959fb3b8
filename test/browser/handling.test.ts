import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { type Kit, serveKit } from "./support/kit.ts";

// Cards in the hand: laid in another order, chosen, dragged, played, by pointer and by keys.

let kit: Kit;
let browser: Browser;

beforeAll(async () => {
  [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await kit?.close();
});

interface Asked {
  asked: [string, unknown][];
}

/** Shows a state as it is with some settings, and keeps what the board asks for. */
async function shown(state: string, settings = "", hasTouch = false): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch });
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    for (const type of ["skat-command", "skat-laid"]) {
      addEventListener(type, (event) => asked.push([type, (event as CustomEvent).detail]));
    }
  });
  await page.goto(`${kit.url}?lang=en&motion=off${settings}#${state}`);
  await page.waitForSelector(`html[data-ready=${state}]`);
  return page;
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as Asked).asked);
const commands = async (page: Page) =>
  (await asked(page)).flatMap(([type, detail]) => (type === "skat-command" ? [detail] : []));
const lying = (page: Page) =>
  page.locator(".hand li").evaluateAll((items) => items.map((item) => item.dataset["card"]));
const card = (page: Page, name: string) => page.locator(`.hand li[data-card=${name}]`);
const playable = (page: Page) => page.locator(".hand [data-playable]");
const cardOf = async (button: Locator) => `${await button.locator("..").getAttribute("data-card")}`;

/** The spot of a card that can be hit. */
async function spot(item: Locator): Promise<{ x: number; y: number }> {
  const box = await item.boundingBox();
  return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 24 };
}

async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const start = await spot(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** A finger that goes down on a card, over some points, and up; by what a touch screen reports, so that the browser may take it for panning. */
async function swipe(page: Page, from: Locator, ...to: { x: number; y: number }[]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  let at = await spot(from);
  await touch("touchStart", at);
  for (const next of to) {
    const steps = [0.25, 0.5, 0.75, 1];
    const start = at;
    for (const share of steps) {
      at = { x: start.x + (next.x - start.x) * share, y: start.y + (next.y - start.y) * share };
      await touch("touchMove", at);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
  await touch("touchEnd");
  await screen.detach();
}

test("a finger lays a card elsewhere in the hand, plays one, and takes one back that it carried halfway", async () => {
  const page = await shown("play-lead", "", true);
  const [first, , third] = await lying(page);
  await swipe(page, card(page, `${first}`), await spot(card(page, `${third}`)));
  await expect.poll(async () => (await lying(page)).indexOf(first)).toBe(2);
  expect(await commands(page)).toEqual([]);

  const played = await cardOf(playable(page).first());
  const home = await spot(card(page, played));
  await swipe(page, card(page, played), { x: home.x, y: home.y - 40 }, home);
  expect(await commands(page)).toEqual([]);
  await swipe(page, card(page, played), { x: 195, y: 350 });
  await expect.poll(() => commands(page)).toEqual([{ type: "play", card: played }]);
  await expect.poll(() => page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  await page.close();
});

test("a card dragged along the hand lies there, nothing is played, and it is told", async () => {
  const page = await shown("play-lead");
  const before = await lying(page);
  const [first, , third] = before;
  await drag(page, card(page, `${first}`), await spot(card(page, `${third}`)));
  await expect.poll(() => lying(page)).toEqual([before[1], third, first, ...before.slice(3)]);
  expect(await commands(page)).toEqual([]);
  await expect.poll(() => asked(page)).toEqual([["skat-laid", await lying(page)]]);
  await page.getByRole("log").filter({ hasText: "is now in place 3 of 7" }).waitFor();

  // From the menu it is sorted again.
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Sort the hand again" }).click();
  await expect.poll(() => lying(page)).toEqual(before);
  await page.close();
});

test("Shift and the arrows do the same, the focus goes along", async () => {
  const page = await shown("play-lead");
  const before = await lying(page);
  await card(page, `${before[1]}`).locator("button").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect
    .poll(() => lying(page))
    .toEqual([before[0], before[2], before[1], ...before.slice(3)]);
  await page.keyboard.press("Shift+Home");
  await expect
    .poll(() => lying(page))
    .toEqual([before[1], before[0], before[2], ...before.slice(3)]);
  const focused = await page.evaluate(
    () =>
      document.querySelector("skat-board")?.shadowRoot?.activeElement?.parentElement?.dataset[
        "card"
      ],
  );
  expect(focused).toBe(before[1]);
  await page.getByRole("log").filter({ hasText: "is now in place 1 of" }).waitFor();
  expect(await commands(page)).toEqual([]);
  await page.close();
});

test("a card dragged to the table is played, one that is let go halfway is not", async () => {
  const page = await shown("play-lead");
  const played = await cardOf(playable(page).first());
  const { x, y } = await spot(card(page, played));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 3 });
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  expect(await asked(page)).toEqual([]);
  await drag(page, card(page, played), { x: 195, y: 350 });
  await expect.poll(() => commands(page)).toEqual([{ type: "play", card: played }]);
  await page.close();
});

test("a card that may not be played goes back to its place, and it is said why", async () => {
  const page = await shown("play-follow");
  const barred = page.locator(".hand li:has([data-barred])").first();
  const place = await barred.boundingBox();
  await drag(page, barred, { x: 195, y: 350 });
  await page
    .getByRole("alert")
    .filter({ hasText: /You have to follow/ })
    .waitFor();
  expect(await asked(page)).toEqual([]);
  await expect.poll(() => barred.boundingBox()).toEqual(place);
  await page.close();
});

test("with two taps, the first chooses and the second plays", async () => {
  const page = await shown("play-lead", "&play=twice");
  const first = playable(page).first();
  await first.click();
  expect(await commands(page)).toEqual([]);
  await playable(page).nth(1).click();
  expect(await commands(page)).toEqual([]);
  await playable(page).nth(1).dblclick();
  await expect.poll(() => commands(page)).toHaveLength(1);
  await page.close();
});

test("where cards are dragged, a tap only chooses; a button and a key play without dragging", async () => {
  const page = await shown("play-lead", "&play=drag");
  const name = await cardOf(playable(page).first());
  await playable(page).first().click();
  await playable(page).first().click();
  expect(await commands(page)).toEqual([]);
  await page.getByRole("button", { name: /^Play: / }).click();
  await expect.poll(() => commands(page)).toEqual([{ type: "play", card: name }]);
  await page.close();

  const other = await shown("play-lead", "&play=drag");
  await playable(other).first().focus();
  await other.keyboard.press("Enter");
  await expect.poll(() => commands(other)).toHaveLength(1);
  await other.close();
});

test("a card that is to be confirmed is not sent until it is, however it was chosen", async () => {
  const page = await shown("play-lead", "&confirmLive=yes");
  const name = await cardOf(playable(page).first());
  const confirm = page.getByRole("button", { name: /^Play: / });
  await playable(page).first().click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await confirm.waitFor({ state: "detached" });
  await drag(page, card(page, name), { x: 195, y: 350 });
  await confirm.waitFor();
  expect(await commands(page)).toEqual([]);
  await confirm.click();
  await expect.poll(() => commands(page)).toEqual([{ type: "play", card: name }]);
  await page.close();
});

test("cards for the skat are put away by dragging too", async () => {
  const page = await shown("declare");
  const last = page.locator(".hand li").last();
  await drag(page, last, { x: 195, y: 300 });
  await last.locator("[aria-pressed=true]").waitFor();
  expect(await asked(page)).toEqual([]);
  await page.close();
});
