import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { board, MODEST, playOn } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { gateBefore } from "./support/gate.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Opens a deal against two bots. */
async function playNow(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.locator("play-now .button").first().click();
  await board(page).locator(".hand .card").nth(9).waitFor();
}

test("a card moves when its event has come, and not before", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  const gate = await gateBefore(page);
  await playNow(page);
  const playable = board(page).locator(".hand [data-playable]").first();
  await playOn([{ page, plans: [MODEST] }], (_, todo) => todo === "play");
  const card = await playable.locator("..").getAttribute("data-card");
  const inHand = board(page).locator(`.hand li[data-card=${card}]`);
  const onTable = board(page).locator(`.lying[data-card=${card}]`);

  gate.close();
  await playable.click();
  await inHand.locator("[aria-busy=true]").waitFor();
  await page.waitForTimeout(400);
  expect(await inHand.count()).toBe(1);
  expect(await onTable.count()).toBe(0);
  gate.open();
  await inHand.waitFor({ state: "detached" });
  await goodbye(player);
});

test("what was said is on its way until it has been heard", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  const gate = await gateBefore(page);
  await playNow(page);
  const say = board(page).locator("skat-auction .value, skat-auction .button.primary").first();
  await say.waitFor();
  gate.close();
  await say.click();
  await board(page).locator("skat-auction [aria-busy=true]").waitFor();
  await expect.poll(() => say.getAttribute("aria-busy")).toBe("true");
  gate.open();
  await board(page).locator("[aria-busy=true]").waitFor({ state: "detached" });
  await goodbye(player);
});

test("what an event brings is on the table in the first frame after it", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await page.addInitScript(measureFrames);
  await playNow(page);
  let cards = 0;
  await playOn([{ page, plans: [MODEST] }], (_, todo) => todo === "play" && ++cards > 3);
  const late = await page.evaluate(() => (window as unknown as Measured).framesLate);
  expect(late.length).toBeGreaterThan(5);
  expect(Math.max(...late)).toBe(0);
  await goodbye(player);
});

interface Measured {
  /** For each frame of events after the first: how many animation frames went by before the table showed it. */
  framesLate: number[];
}

/** Runs in the page before anything else: counts frames between an event's arrival and the table's new state. */
function measureFrames(): void {
  const measured = window as unknown as Measured;
  measured.framesLate = [];
  const seqShown = (): number => {
    const table = document
      .querySelector("fernskat-app")
      ?.shadowRoot?.querySelector("table-page")
      ?.shadowRoot?.querySelector("skat-board") as { table?: { seq: number } } | null | undefined;
    // What came before the table was first shown is no move.
    return table?.table?.seq ?? Number.POSITIVE_INFINITY;
  };
  const add = WebSocket.prototype.addEventListener;
  WebSocket.prototype.addEventListener = function (this: WebSocket, ...args: unknown[]) {
    if (args[0] === "message") {
      add.call(this, "message", (event) => {
        const { data } = event as MessageEvent<string>;
        if (!data.includes('"kind":"events"')) return;
        const last = Math.max(...[...data.matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq)));
        let frames = 0;
        const look = (): void => {
          if (seqShown() >= last) measured.framesLate.push(frames);
          else {
            frames += 1;
            requestAnimationFrame(look);
          }
        };
        requestAnimationFrame(look);
      });
    }
    return (add as (...given: unknown[]) => void).apply(this, args);
  };
}
