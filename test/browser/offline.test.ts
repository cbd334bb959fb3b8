import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AtTable, act, board, MODEST, PASSES, playOn } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { inStep } from "./support/in-step.ts";
import { forgetNetTrouble, goodbye } from "./support/player.ts";
import { type LocalServer, startServer } from "./support/server.ts";
import { seatTrio } from "./support/trio.ts";

let server: LocalServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const connection = (page: Page) => board(page).locator(".connection");

test("offline and back: what happened meanwhile is there once, and what was asked for is sent", async () => {
  const { anna, ben, carla } = await seatTrio(browser, server.url, 1);
  const players: AtTable[] = [
    { page: anna.page, plans: [MODEST] },
    { page: ben.page, plans: [PASSES] },
    { page: carla.page, plans: [PASSES] },
  ];
  const cardsLeft = (page: Page) => board(page).locator(".hand .card").count();

  // Until Anna is to play a card in the second trick or later.
  await playOn(
    players,
    async ({ page }, todo) =>
      page === anna.page && todo === "play" && (await cardsLeft(anna.page)) < 10,
  );
  const held = await cardsLeft(anna.page);

  await anna.context.setOffline(true);
  await connection(anna.page).waitFor();
  await board(anna.page).locator(".hand [data-playable]").first().click();
  // Nothing optimistic: the card stays in the hand until its event has come.
  await board(anna.page).locator(".hand .card[aria-busy=true]").waitFor();
  await expect.poll(() => cardsLeft(anna.page)).toBe(held);
  await anna.context.setOffline(false);
  await connection(anna.page)
    .filter({ hasNotText: /wieder/ })
    .waitFor({ state: "detached" });
  await board(anna.page)
    .locator(".hand .card")
    .nth(held - 1)
    .waitFor({ state: "detached" });
  await expect.poll(() => cardsLeft(anna.page)).toBe(held - 1);

  // The others go on while somebody who is not to act is away.
  await playOn(players, ({ page }) => page !== anna.page);
  await anna.context.setOffline(true);
  let acted = 0;
  for (let more = true; more; ) {
    more = false;
    for (const { page } of players.slice(1)) {
      if ((await act(page, PASSES)) === "nothing") continue;
      more = true;
      acted += 1;
    }
  }
  expect(acted).toBeGreaterThan(0);
  await anna.context.setOffline(false);
  await inStep(anna.page, ben.page, carla.page);
  const courses = await Promise.all([anna, ben, carla].map(({ page }) => courseOn(page)));
  expect(new Set(courses).size).toBe(1);
  forgetNetTrouble(anna);
  await goodbye(anna, ben, carla);
});

/** How far a deal has come, as a page shows it once it is connected: the cards that lie and the tricks so far. */
async function courseOn(page: Page): Promise<string> {
  await connection(page).waitFor({ state: "detached" });
  return board(page).evaluate((element) => {
    const lying = [...(element.shadowRoot?.querySelectorAll(".lying") ?? [])];
    const cards = lying.map((card) => (card as HTMLElement).dataset["card"]);
    const tricks = element.shadowRoot
      ?.querySelector(".tricks-tool")
      ?.textContent?.match(/\d+/)?.[0];
    return JSON.stringify({ cards, tricks });
  });
}

test("a server that went down and came back: every browser finds it again, and the deal goes on", async () => {
  const { anna, ben, carla } = await seatTrio(browser, server.url, 1);
  const { port, persistTo } = server;
  await server.kill();
  await connection(ben.page).waitFor();
  const players: AtTable[] = [
    { page: anna.page, plans: [MODEST] },
    { page: ben.page, plans: [PASSES] },
    { page: carla.page, plans: [PASSES] },
  ];
  server = await startServer({ port, persistTo });
  await Promise.all(players.map(({ page }) => connection(page).waitFor({ state: "detached" })));
  for (const player of [anna, ben, carla]) forgetNetTrouble(player);
  await playOn(players, (_, todo) => todo === "play");
  await goodbye(anna, ben, carla);
});
