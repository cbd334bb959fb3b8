import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { board, MODEST, playOn } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { SPADES_LOST } from "./support/golden-codes.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("a deal is played on against bots from where its replay stands, marked as practice", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  await page.goto(`${server.url}/r/d/${SPADES_LOST.code}`);
  await page.getByText("Play on from here").click();
  await page.getByText("Step to a card of the game").waitFor();

  await page.goto(`${server.url}/r/d/${SPADES_LOST.code}@13`);
  await page.getByText("Play on from here").click();
  await page.getByText("after 13 cards").waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Play on against bots" }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);

  // It is the turn of whoever had it there, with the hand as it was: four tricks are over, one card lies.
  await board(page).locator(".hand [data-playable]").first().waitFor();
  await expect.poll(() => board(page).locator(".hand .card").count()).toBe(6);
  await board(page).getByText("Practice: played on from trick 5").first().waitFor();
  await playOn([{ page, plans: [MODEST] }]);
  await board(page).locator(".series-end").waitFor();
  await goodbye(player);
});
