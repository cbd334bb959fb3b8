import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type AtTable, board, MODEST, PASSES, playOn } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { gateBefore } from "./support/gate.ts";
import { inStep } from "./support/in-step.ts";
import { openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, goodbye, newPlayer, type Player } from "./support/player.ts";

// What comes over the wire is not taken on trust.

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Seats the given players and somebody behind a gate; the others see what is really there. */
async function seat(guest: Player): Promise<AtTable[]> {
  const calm = { ...DESKTOP, reducedMotion: "reduce" } as const;
  const anna = await newPlayer(browser, calm);
  const ben = await newPlayer(browser, calm);
  const [forBen = "", forGuest = ""] = await openTable(anna.page, server.url, {
    name: "Anna",
    deals: 1,
  });
  await sitDown(ben.page, forBen, "Ben");
  await sitDown(guest.page, forGuest, "Guest");
  return [anna, ben, guest].map(({ page }) => ({ page, plans: [PASSES] }));
}

test("a frame that got lost is asked for again: no gap, no repeat", async () => {
  const guest = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  let lose = false;
  let lost = 0;
  await gateBefore(guest.page, (frame) => {
    if (!lose || !frame.includes('"kind":"events"')) return frame;
    lose = false;
    lost += 1;
    return null;
  });
  const players = await seat(guest);
  const playing = players.map(({ page }, i) => ({ page, plans: [i === 0 ? MODEST : PASSES] }));
  // Ben comes after Anna, so that the guest gets another frame after the one that is lost.
  const [anna] = playing;
  await playOn(playing, async ({ page }, todo) => {
    if (page !== anna?.page || todo !== "play") return false;
    return (await board(page).locator(".lying").count()) % 3 < 2;
  });
  lose = true;
  let cards = 0;
  await playOn(playing, (_, todo) => todo === "play" && ++cards > 7);
  await expect.poll(() => lost).toBe(1);
  await inStep(...players.map(({ page }) => page));
  const tricks = await Promise.all(
    players.map(({ page }) => board(page).locator(".tricks-tool").textContent()),
  );
  expect(new Set(tricks.map((text) => text?.replaceAll(/\s/g, ""))).size).toBe(1);
  await Promise.all(players.map(({ page }) => page.context().close()));
});

test("a socket that goes silent without closing is given up, and what was asked for is done once", async () => {
  const guest = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  let current = 0;
  let silent = 0;
  await gateBefore(guest.page, (frame, socket) => {
    current = socket;
    return socket === silent ? null : frame;
  });
  const players = await seat(guest);
  const playing = players.map(({ page }) => ({
    page,
    plans: [page === guest.page ? MODEST : PASSES],
  }));
  await playOn(playing, ({ page }, todo) => page === guest.page && todo === "play");
  silent = current;
  const hand = board(guest.page).locator(".hand .card");
  await board(guest.page).locator(".hand [data-playable]").first().click();
  await hand.nth(9).waitFor({ state: "detached" });
  await expect.poll(() => hand.count()).toBe(9);
  expect(current).toBe(silent + 1);
  await goodbye(guest);
  await Promise.all(players.map(({ page }) => page.context().close()));
});

test("cards that the shuffle does not give are told of", async () => {
  const guest = await newPlayer(browser, DESKTOP);
  await gateBefore(guest.page, swapFirstCards);
  const players = await seat(guest);
  await playOn(players);
  await guest.page.getByRole("alert").getByText("not those the shuffle gives").waitFor();
  const [honest] = players;
  await honest?.page.locator(".proof").waitFor({ state: "attached" });
  await expect.poll(() => honest?.page.getByText("not those the shuffle gives").count()).toBe(0);
  await goodbye(guest);
  await Promise.all(players.map(({ page }) => page.context().close()));
});

/** In the reckoning of a deal, the first cards of two hands change places. */
function swapFirstCards(frame: string): string {
  const message = JSON.parse(frame);
  for (const event of message.events ?? []) {
    if (event.type !== "dealEnded") continue;
    const [a, b] = Object.values<string[]>(event.hands);
    if (a?.[0] && b?.[0]) [a[0], b[0]] = [b[0], a[0]];
  }
  return JSON.stringify(message);
}
