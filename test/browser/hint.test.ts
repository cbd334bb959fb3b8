import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { act, board, MODEST } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const hint = (page: Page) => page.getByRole("button", { name: "Hint" });
const told = (page: Page) => page.locator("table-hint p");
const marked = (page: Page) => board(page).locator(".hand [data-marked]");

/** Plays as modestly as can be until a card of one's own is to be played. */
async function untilOwnCard(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        if ((await board(page).locator(".hand [data-playable]").count()) > 0) return "play";
        await act(page, MODEST);
        return "not yet";
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe("play");
}

test("alone with bots one may ask what the strong bot would do; it marks the card and says why", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  await page.goto(server.url);
  await page.locator("play-now .button").first().click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await untilOwnCard(page);
  await expect.poll(() => marked(page).count()).toBe(0);
  await hint(page).click();
  await expect.poll(() => told(page).textContent()).toMatch(/Play the |Claim/);
  if ((await told(page).textContent())?.startsWith("Play")) {
    await marked(page).waitFor();
    await expect.poll(() => told(page).textContent()).toMatch(/^Play the \w+ of \w+\./);
    await expect.poll(() => violations(page)).toEqual([]);
    // The card named is played; the hint is over with it.
    await marked(page).click();
  } else await board(page).locator(".hand [data-playable]").first().click();
  await expect.poll(() => marked(page).count()).toBe(0);
  await goodbye(player);
});

test("with another person at the table there is none", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const friend = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  await player.page.goto(server.url);
  const opened = await player.page.evaluate(async () => {
    const response = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ seats: [{ kind: "human" }, { kind: "human" }, { kind: "bot" }] }),
    });
    return (await response.json()) as { table: string; invites: { url: string }[] };
  });
  await player.page.goto(`${server.url}/t/${opened.table}`);
  await friend.page.goto(new URL(opened.invites[0]?.url ?? "", server.url).href);
  await friend.page.locator("sit-down input").first().fill("Ole");
  await friend.page.locator("sit-down form button").first().click();
  for (const { page } of [player, friend]) {
    await board(page).locator(".hand .card").first().waitFor();
    await expect.poll(() => hint(page).count()).toBe(0);
    await expect.poll(() => page.locator("table-hint").count()).toBe(0);
  }
  await goodbye(player, friend);
});
