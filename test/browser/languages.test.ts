import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { LANGUAGES, localeOf } from "../../shared/protocol/languages.ts";
import { board } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { misfits, TOUCH } from "./support/geometry.ts";
import { type Kit, serveKit } from "./support/kit.ts";
import { openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, goodbye, newPlayer, PHONE, type Player } from "./support/player.ts";

// Every language is the one its reader gets, and fits the smallest phone where there is least room.

/** The states with most words in least room; kit.test.ts walks all of them in German and English. */
const CROWDED = [
  "seating-opener",
  "auction-above",
  "auction-asked",
  "auction-forehand",
  "skat-or-hand",
  "declare-null-below",
  "declare-out-of-reach",
  "declare-hand",
  "play-barred",
  "more",
  "offer-claim",
  "four-playing",
  "settled-overbid",
  "series-end",
];

const server = inject("server");
let kit: Kit;
let browser: Browser;

beforeAll(async () => {
  [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await kit?.close();
});

const langOf = (page: Page) => page.locator("html").getAttribute("lang");

test.each(LANGUAGES)("the start page in %s", async (language) => {
  const player = await newPlayer(browser, { ...PHONE, locale: localeOf(language) });
  const { page } = player;
  await page.goto(server.url);
  await page.locator("my-tables h2").waitFor();
  expect(await langOf(page)).toBe(localeOf(language));
  const choice = page.locator("language-choice select");
  expect(await choice.inputValue()).toBe(language);
  expect((await choice.locator("option").allInnerTexts()).map((name) => name.trim())).toEqual([
    "Deutsch",
    "English",
    "Français",
    "Português",
    "Español",
    "Italiano",
  ]);
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await scrollWidth()).toBeLessThanOrEqual(360);
  // With its own words as with the rules of the table laid open.
  await page.locator("open-table summary").click();
  expect(await scrollWidth()).toBeLessThanOrEqual(360);
  await goodbye(player);
});

test.each([
  ["fr", "valet de cœur"],
  ["pt", "valete de copas"],
  ["es", "jota de corazones"],
  ["it", "fante di cuori"],
] as const)("the table where it is most crowded, in %s", async (language, card) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await page.goto(`${kit.url}?lang=${language}`);
  await page.waitForSelector("html[data-ready=list]");
  expect(await langOf(page)).toBe(localeOf(language));
  const found: string[] = [];
  for (const state of CROWDED) {
    await show(page, state);
    for (const misfit of await page.evaluate(misfits, TOUCH)) found.push(`${state}: ${misfit}`);
  }
  expect(found).toEqual([]);
  // Whoever cannot see the cards hears them in the language of the page.
  await show(page, "declare-hand");
  await page.getByRole("button", { name: new RegExp(`^${card}, \\d`) }).waitFor();
  await page.close();
});

test("everybody at a table reads it in their own language", async () => {
  const [luc, gina] = await Promise.all(
    ["fr-CA", "it-CH"].map((locale) => newPlayer(browser, { ...DESKTOP, locale })),
  );
  if (!luc || !gina) throw new Error("nobody came");
  const [link = ""] = await openTable(luc.page, server.url, { name: "Luc", deals: 1, bots: 1 });
  await sitDown(gina.page, link, "Gina");
  const deal = ({ page }: Player, number: string) =>
    board(page).locator(".masthead .sub", { hasText: number }).waitFor();
  await Promise.all([deal(luc, "Donne 1/1"), deal(gina, "Smazzata 1/1")]);
  await goodbye(luc, gina);
});

async function show(page: Page, state: string): Promise<void> {
  await page.evaluate((name) => {
    location.hash = name;
  }, state);
  await page.waitForSelector(`html[data-ready=${state}]`);
}
