import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { LANGUAGES } from "../../shared/protocol/languages.ts";
import type { Card } from "../../shared/skat/cards.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { SCRIPT } from "../../web/guide/first-deal/script.ts";
import { firstDeal as texts } from "../../web/guide/texts/en/first-deal.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, goodbye, newPlayer, PHONE, type Player } from "./support/player.ts";

// The first deal from its first word to its last: by roles, names and keys alone.

const { url } = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const CARDS = [
  "jack of clubs",
  "jack of spades",
  "ace of clubs",
  "eight of clubs",
  "seven of diamonds",
  "nine of hearts",
  "ace of hearts",
  "king of hearts",
  "queen of hearts",
  "jack of diamonds",
];

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name, exact: true }).press("Enter");
}

async function card(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name: new RegExp(`^${name},`) });
  await button.and(page.locator(":not([aria-disabled])")).press("Enter");
}

async function step(page: Page, n: number): Promise<void> {
  await page.getByText(`Step ${n} of 20`).waitFor();
}

/** From the start until the first card is to be led. */
async function untilPlay(page: Page): Promise<void> {
  for (let n = 1; n <= 3; n++) {
    await step(page, n);
    await press(page, texts.next);
  }
  for (const value of [18, 20, 22]) await press(page, new RegExp(`^(Yes|Hold).*${value}`));
  await press(page, "Take the skat");
  await step(page, 8);
  await card(page, "ten of spades");
  await card(page, "seven of spades");
  await press(page, /^Hearts/);
  await press(page, /^Announce.*Hearts/);
  await step(page, 9);
}

async function start(player: Player): Promise<void> {
  await player.page.goto(`${url}/learn/first-deal`);
  await step(player.page, 1);
}

test("who plays with the German deck learns with the cards the words are about, and has it back afterwards", async () => {
  const player = await newPlayer(browser, { ...PHONE, locale: "en-GB", reducedMotion: "reduce" });
  const { page } = player;
  await player.context.addInitScript(() =>
    localStorage.setItem("fernskat.settings", '{"deck":"german"}'),
  );
  await page.goto(`${url}/learn/first-deal`);
  await page.getByRole("button", { name: /^jack of clubs,/ }).waitFor();
  await page.locator("skat-board symbol#CJ").first().waitFor({ state: "attached" });
  // Only the German deck has a letter U, for its Unter.
  const letters = () => page.locator("skat-board #index-U").count();
  await expect.poll(letters).toBe(0);
  await page.goto(`${url}/rules`);
  await page.locator("guide-page h1").waitFor();
  await page.locator("a[href='/']").first().click();
  await page.locator("play-now .button").first().click();
  await page.locator("skat-board .hand .card").nth(9).waitFor();
  await expect
    .poll(() => page.getByRole("button", { name: / of (?:acorns|leaves|hearts|bells),/ }).count())
    .toBe(10);
  await expect.poll(letters).toBe(1);
  await goodbye(player);
});

test("the first deal is played to its end by keyboard", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  await start(player);
  await untilPlay(page);
  for (const name of CARDS) await card(page, name);
  await step(page, 19);
  await page.getByText("84").first().waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await press(page, texts.next);
  await page.getByRole("link", { name: texts["done.play"] }).waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await press(page, texts.restart);
  await step(page, 1);
  await goodbye(player);
});

test("a wrong card is explained, and the deal can be left and taken up again", async () => {
  const player = await newPlayer(browser, { ...PHONE, locale: "en-GB", reducedMotion: "reduce" });
  const { page } = player;
  await start(player);
  await untilPlay(page);
  for (const name of ["ace of clubs", "jack of diamonds"]) {
    await card(page, name);
    const why = name === "ace of clubs" ? texts["wrong.draw"] : texts["wrong.highest"];
    await page.getByRole("alert").filter({ hasText: why }).waitFor({ state: "attached" });
    await page.getByRole("list", { name: /10 cards/ }).waitFor();
  }
  await expect.poll(() => violations(page)).toEqual([]);
  await card(page, "jack of clubs");
  await step(page, 10);

  await page.getByRole("link", { name: texts.leave }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Learn Skat in ten minutes" }).waitFor();
  await page.getByRole("link", { name: "Your first deal", exact: true }).first().press("Enter");
  await step(page, 10);
  await page.getByRole("list", { name: /9 cards/ }).waitFor();
  await page.reload();
  await step(page, 10);
  await card(page, "jack of spades");
  await step(page, 11);
  await press(page, texts.restart);
  await step(page, 1);
  await goodbye(player);
});

const play = (card: Card): SeatCommand => ({ type: "play", card });

/** What the reader gave before the steps with the longest texts, and where those stand in the script. */
const HOLDS: readonly SeatCommand[] = [{ type: "hold" }, { type: "hold" }, { type: "hold" }];
const DECLARED: readonly SeatCommand[] = [
  ...HOLDS,
  { type: "take-skat" },
  { type: "declare", game: "H", discard: ["ST", "S7"] },
];
const PLACES: readonly [text: string, given: readonly SeatCommand[]][] = [
  ["hold", []],
  ["value", HOLDS.slice(0, 1)],
  ["skat", HOLDS],
  ["discard", DECLARED.slice(0, 4)],
  ["first", DECLARED],
  ["loser", [...DECLARED, ...(["CJ", "SJ", "CA"] as const).map(play)]],
  ["follow", [...DECLARED, ...(["CJ", "SJ", "CA", "C8"] as const).map(play)]],
];

test.each(LANGUAGES)("nothing has to be scrolled to act on a phone, in %s", async (language) => {
  const player = await newPlayer(browser, { ...PHONE, reducedMotion: "reduce" });
  const { page } = player;
  await page.goto(`${url}/rules`);
  const tooTall: string[] = [];
  for (const [text, given] of PLACES) {
    const step = SCRIPT.findIndex((each) => each.kind === "act" && each.text === text);
    const kept = JSON.stringify({ step, given });
    await page.evaluate((lesson) => localStorage.setItem("fernskat.first-deal", lesson), kept);
    await page.goto(`${url}/learn/first-deal?lang=${language}`);
    const board = page.locator("skat-board .board");
    await board.locator(".choices .button, .panel .button, [data-playable]").first().waitFor();
    const over = await board.evaluate((it) => it.scrollHeight - it.clientHeight);
    // A pixel may come of rounding.
    if (over > 1) tooTall.push(`${text}: ${over}`);
  }
  expect(tooTall).toEqual([]);
  await goodbye(player);
});
