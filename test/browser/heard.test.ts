import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { type Kit, serveKit } from "./support/kit.ts";

// A whole series as somebody plays it who sees nothing of it: by roles, names and keys alone. Cards and the other players come
// from a fixed seed, so what is read out is the same each time and equals what people have read and found good
// (test/fixtures/heard/series.en.txt; after a change of words: vitest -u, and read it again).

let kit: Kit;
let browser: Browser;

beforeAll(async () => {
  [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await kit?.close();
});

/** The length of a series for three unless another is asked for. */
const DEALS = 12;

/** Writes down what a screen reader is given to say, from now on: `-` politely, `!` at once. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const root = document.querySelector("skat-board")?.shadowRoot;
    if (!root) throw new Error("no board");
    const say = (node: Node): void => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(
        "[role=log], [role=alert]",
      );
      const text = node.textContent?.trim().replace(/\s+/g, " ") ?? "";
      if (!region || text === "") return;
      const line = `${region.getAttribute("role") === "log" ? "-" : "!"} ${text}`;
      heard.push(line);
    };
    for (const region of root.querySelectorAll("[role=log]"))
      for (const sentence of region.children) say(sentence);
    for (const region of root.querySelectorAll("[role=alert]")) say(region);
    new MutationObserver((records) => {
      for (const { addedNodes, type, target } of records) {
        if (type === "characterData") say(target);
        for (const node of addedNodes) if (node.nodeType !== Node.COMMENT_NODE) say(node);
      }
    }).observe(root, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Whose turn it is, as it stands on the table; "" while something else is shown. */
const status = async (page: Page): Promise<string> =>
  (await page.locator("skat-board .status").allTextContents()).join(" ").trim();
const hand = (page: Page) => page.getByRole("list", { name: /^Your hand/ }).getByRole("button");

/** Presses a button as a reader of names would: found by its name, focused, Enter. */
async function press(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole("button", { name }).first();
  await button.focus();
  await page.keyboard.press("Enter");
}

/** What has the focus, in words; never nothing. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active === document.body ? "nothing" : (active?.tagName ?? "nothing");
  });
}

/** Plays the first card that may be played; the focus stays on a card for as long as there is one. */
async function playFirst(page: Page): Promise<void> {
  const cards = hand(page);
  const allowed = cards.and(page.locator(":not([aria-disabled])"));
  if (!(await allowed.first().isVisible())) return;
  const count = await cards.count();
  const isThere = await allowed
    .first()
    .focus({ timeout: 500 })
    .then(
      () => true,
      () => false,
    );
  // The last card was on its way already.
  if (!isThere) return;
  await page.keyboard.press("Enter");
  if (count > 1) {
    await cards.nth(count - 1).waitFor({ state: "detached" });
    expect(await focused(page)).toBe("BUTTON");
  }
}

/** Does the one thing that is to be done; answers whether the series goes on. */
async function act(page: Page, deal: number): Promise<"deal" | "next" | "over"> {
  // What was asked for has not come back yet.
  if ((await page.locator("skat-board [aria-busy=true]").count()) > 0) return "deal";
  const words = await status(page);
  const button = (name: RegExp) => page.getByRole("button", { name }).first();
  if (await button(/^(?:Next deal|To the final sheet)/).isVisible()) {
    expect(await focused(page)).not.toBe("nothing");
    await press(page, /^(?:Next deal|To the final sheet)/);
    return "next";
  }
  if (await button(/^Show the result/).isVisible()) await press(page, /^Show the result/);
  else if (await button(/^Take the skat/).isVisible()) await press(page, /^Take the skat/);
  else if (await page.getByText("Put 2 cards away").isVisible()) {
    const cards = hand(page);
    await cards.first().focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Space");
    await page.getByText(/points? put away/).waitFor();
    await press(page, deal % 2 === 0 ? /^Clubs/ : /^Grand/);
    await press(page, /^Announce:/);
  } else if (/^(?:Your bid|.*hold\?|Do you play)/.test(words)) {
    // Every third deal Anna wants to play herself.
    if (deal % 3 === 1) {
      await page.locator("skat-auction .button.primary").first().focus();
      await page.keyboard.press("Enter");
    } else await press(page, /^Pass/);
  } else if (
    /^Your turn/.test((await page.getByRole("alert").allTextContents()).join(" ").trim())
  ) {
    await playFirst(page);
    return "deal";
  } else return (await page.locator("skat-board .series-end").isVisible()) ? "over" : "deal";
  return "deal";
}

test("a whole series by roles, names and keys, and every word of it", async () => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(30_000);
  await page.goto(`${kit.url}?lang=en&thinking=10&seed=7#live`);
  await page.waitForSelector("html[data-ready=live]");
  const heard = await listen(page);
  // A hand is a list; each card says where it lies, and whether it may be played.
  expect(await hand(page).count()).toBe(10);

  const giveUpAt = Date.now() + 400_000;
  for (let deal = 1; ; ) {
    if (Date.now() > giveUpAt) {
      throw new Error(
        `Stuck in deal ${deal}: ${await status(page)}\n${(await heard()).slice(-20).join("\n")}`,
      );
    }
    const done = await act(page, deal).catch(async (error: unknown) => {
      console.log((await heard()).join("\n"));
      throw error;
    });
    if (done === "over") break;
    if (done === "next") deal += 1;
    else await page.waitForTimeout(20);
  }
  const transcript = await heard();
  // The first deal lies on the table when the page is read.
  expect(transcript.filter((line) => /^- Deal \d+/.test(line))).toHaveLength(DEALS - 1);
  await expect(`${transcript.join("\n")}\n`).toMatchFileSnapshot("../fixtures/heard/series.en.txt");
  await page.close();
}, 450_000);
