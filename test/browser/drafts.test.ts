import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { board, playOn } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("what was chosen and not announced is there again after a reload, and nobody took it for done", async () => {
  const anna = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = anna;
  // Two instant bots bid little: whoever bids to the end plays.
  await page.goto(server.url);
  await page.locator("play-now").getByRole("button", { name: "One deal" }).click();
  await page.waitForURL(/\/t\//);
  await playOn([{ page, plans: [{ bid: 264 }] }], (_, todo) => todo === "declare");
  await board(page).locator(".hand .card").first().click();
  await board(page).locator(".hand .card").nth(3).click();
  await board(page).locator(".games .game").nth(2).click();
  await expect.poll(async () => (await draftOn(page)).discard).toHaveLength(2);
  await expect.poll(async () => (await draftOn(page)).games).toContain("true");
  const before = await draftOn(page);

  await page.reload();
  await board(page).locator(".declare .game").first().waitFor();
  await expect.poll(() => draftOn(page)).toEqual(before);
  await expect.poll(() => board(page).locator(".hand .card").count()).toBe(12);

  // Announced, it is a draft no longer.
  await board(page).locator(".announce").click();
  await board(page).locator(".hand .card").nth(9).waitFor();
  await expect.poll(() => board(page).locator(".hand .card").count()).toBeLessThan(11);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key))))
    .toEqual([]);
  await goodbye(anna);
});

function draftOn(page: Page) {
  return board(page).evaluate((element) => {
    const root = element.shadowRoot;
    const all = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
    return {
      discard: all(".hand li:has([aria-pressed=true])").map((item) => item.dataset["card"]),
      games: all(".games .game").map((game) => game.getAttribute("aria-pressed")),
    };
  });
}
