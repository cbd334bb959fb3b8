import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { type Kit, serveKit } from "./support/kit.ts";

// One deal from the auction to its settlement against the kit's own players: by roles, names and keys alone.

let kit: Kit;
let browser: Browser;

beforeAll(async () => {
  [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await kit?.close();
});

async function live(): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  await page.goto(`${kit.url}?lang=en&thinking=30#live`);
  await page.waitForSelector("html[data-ready=live]");
  return page;
}

/** What is said when a card is to be played. */
const MY_CARD = /^Your turn: (you lead|follow|any card)/;

const status = (page: Page) => page.locator("skat-board .status");

/** Waits until it is the player's turn in a way the sentence tells. */
async function turn(page: Page, words: RegExp): Promise<void> {
  await status(page).filter({ hasText: words }).waitFor();
}

/** Names a number or holds until the game is ours. */
async function winAuction(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await turn(page, /Your bid|hold\?|Skat or Hand|Do you play/);
    const text = (await status(page).textContent()) ?? "";
    if (text.includes("Skat or Hand")) return;
    const next = page.locator("skat-auction .button.primary");
    await next.focus();
    await page.keyboard.press("Enter");
    await status(page).filter({ hasNotText: text }).waitFor();
  }
}

async function declareGrand(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Take the skat" }).press("Enter");
  await page.getByText("Put 2 cards away").waitFor();
  const cards = page.getByRole("list", { name: /Your hand/ }).getByRole("button");
  await expect.poll(() => cards.count()).toBe(12);
  await cards.first().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await page.getByText(/points? put away/).waitFor();
  await page.getByRole("button", { name: /^Grand/ }).press("Enter");
  await page.getByRole("button", { name: "Announce: Grand" }).press("Enter");
}

/** Plays the first card allowed, found by its name, and tells where the focus is when the card has gone. */
async function playOne(page: Page, count: number): Promise<void> {
  await turn(page, MY_CARD);
  const hand = page.getByRole("list", { name: /Your hand/ }).getByRole("button");
  await expect.poll(() => hand.count()).toBe(count);
  const allowed = hand.and(page.locator(":not([aria-disabled])"));
  await allowed.first().focus();
  await page.keyboard.press("Enter");
  if (count > 1) await hand.nth(count - 1).waitFor({ state: "detached" });
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const inside = document.querySelector("skat-board")?.shadowRoot?.activeElement;
    return inside
      ? `${inside.tagName} ${inside.className}`
      : `nothing (${document.activeElement?.tagName})`;
  });

test("a whole deal by keyboard, told in full, with the focus never lost", async () => {
  const page = await live();
  await winAuction(page);
  await declareGrand(page);
  for (let count = 10; count > 0; count--) {
    await playOne(page, count);
    if (count > 1) {
      await page
        .locator("skat-hand li")
        .nth(count - 1)
        .waitFor({ state: "detached" });
      expect(await focused(page)).toBe("BUTTON card");
    }
  }
  await page.getByRole("button", { name: "Show the result" }).press("Enter");
  await page.getByRole("heading", { name: /^Annegret (wins|loses|has overbid) Grand$/ }).waitFor();
  expect(await focused(page)).toContain("title");
  await expect
    .poll(() => page.getByRole("log").textContent())
    .toMatch(/Annegret (wins|loses|has overbid) Grand\. [+−]\d+/);
  await page.getByRole("button", { name: /^Next deal/ }).press("Enter");
  await page.getByRole("list", { name: /Your hand, 10 cards/ }).waitFor();
  await page.close();
});
