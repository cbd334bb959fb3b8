import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type AtTable, board, MODEST, PASSES, playOn } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { goodbye } from "./support/player.ts";
import { seatTrio } from "./support/trio.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("a claim is asked about, turned down, made again in the next trick and agreed to; words cross languages", async () => {
  const { anna, ben, carla } = await seatTrio(browser, server.url, 1);
  const players: AtTable[] = [
    { page: anna.page, plans: [MODEST] },
    { page: ben.page, plans: [PASSES] },
    { page: carla.page, plans: [PASSES] },
  ];
  const untilAnnaPlays = () =>
    playOn(players, ({ page }, todo) => page === anna.page && todo === "play");

  await untilAnnaPlays();
  await claim(anna.page);
  // The hand is open for good, whatever the others say.
  await board(ben.page).getByRole("button", { name: "Play on" }).click();
  await board(carla.page).locator(".open-hand").waitFor();

  // Each reads it in their own language.
  await ben.page.getByRole("button", { name: "More" }).click();
  await ben.page.getByRole("button", { name: "Well played!" }).click();
  await board(anna.page).locator(".plate").getByText("Gut gespielt!").waitFor();
  await board(carla.page).locator(".plate").getByText("Well played!").waitFor();

  // And anybody may change it at the table.
  await ben.page.getByRole("button", { name: "More" }).click();
  await ben.page.getByLabel("Language").selectOption("de");
  await ben.page.getByRole("dialog").getByText("Etwas sagen").waitFor();
  await ben.page.getByLabel("Sprache").selectOption("en");
  await ben.page.keyboard.press("Escape");

  const held = await board(anna.page).locator(".hand .card").count();
  await playOn(
    players,
    async ({ page }, todo) =>
      page === anna.page &&
      todo === "play" &&
      (await board(anna.page).locator(".hand .card").count()) < held,
  );
  await claim(anna.page);
  for (const { page } of [ben, carla]) {
    const agree = board(page).getByRole("button", { name: "Agree" });
    await agree.click();
  }
  await board(anna.page).locator(".settlement").getByText("Der Rest wurde aufgelegt").waitFor();
  await expect
    .poll(() => board(ben.page).locator(".settlement .title").textContent())
    .toMatch(/Anna/);
  await goodbye(anna, ben, carla);
});

/** Claims the rest, and says so again when asked. */
async function claim(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mehr" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Rest verlangen", exact: true }).click();
  await dialog.getByRole("button", { name: "Rest verlangen", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}
