import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { board, MODEST, playOn } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, forget, goodbye, newPlayer, PHONE } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const words = (page: Page) => page.locator("skat-replay .words").textContent();
const cardsShown = (page: Page) => page.locator("skat-replay .hands .mini").count();

test("a finished deal is stepped through by keys, from the score sheet's link, and by anybody", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  await page.goto(server.url);
  await page.locator("play-now .button").first().click();
  await playOn([{ page, plans: [MODEST] }]);
  await board(page).locator(".series-end .nr a").click();
  await page.waitForURL(/\/r\/[\w-]+\/1$/);

  await page.locator("skat-replay .hands").waitFor();
  await expect.poll(() => words(page)).toContain("deal");
  await expect.poll(() => cardsShown(page)).toBe(30);
  const first = await words(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => words(page)).not.toBe(first);
  const second = await words(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => words(page)).not.toBe(second);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => words(page)).toBe(second);
  await page.keyboard.press("End");
  await page.locator("skat-replay .settlement").waitFor();
  const result = await page.locator("skat-replay .settlement .title").textContent();
  // One step before the end, what is still in the hands depends on the deal; the tricks and the hands make thirty.
  await page.keyboard.press("Home");
  await expect.poll(() => cardsShown(page)).toBe(30);
  await expect.poll(() => violations(page)).toEqual([]);

  // Somebody else, on a phone, in another language, by thumb.
  const other = await newPlayer(browser, PHONE);
  await other.page.goto(page.url());
  await other.page.getByRole("button", { name: "Zum Ende" }).tap();
  await other.page.locator("skat-replay .settlement").waitFor();
  expect(result).toMatch(/\S/);
  await expect
    .poll(() => other.page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);

  await other.page.goto(page.url().replace(/1$/, "7"));
  await other.page.getByText("Ein beendetes Spiel").waitFor();
  forget(other, /status of 404/);
  await goodbye(player, other);
});
