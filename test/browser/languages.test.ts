import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { LANGUAGES, type Language, localeOf } from "../../web/messages/languages.ts";
import { launchBrowser } from "./support/browser.ts";
import { misfits, TOUCH } from "./support/geometry.ts";
import { type Kit, serveKit } from "./support/kit.ts";
import { goodbye, newPlayer, PHONE } from "./support/player.ts";

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

test.each(LANGUAGES)("the table where it is most crowded, in %s", async (language) => {
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
  await page.close();
});

async function show(page: Page, state: string): Promise<void> {
  await page.evaluate((name) => {
    location.hash = name;
  }, state);
  await page.waitForSelector(`html[data-ready=${state}]`);
}

test("a card is named to whoever cannot see it in the language of the page", async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  const names: string[] = [];
  for (const language of LANGUAGES) names.push(await firstCard(page, language));
  await page.close();
  const ranks = names.map((name) => name.split(/[ -]/)[0]);
  expect(new Set(names).size, names.join(" / ")).toBe(LANGUAGES.length);
  expect(ranks.every((rank) => rank !== undefined && rank.length > 1)).toBe(true);
});

/** What a screen reader says of the first card in the hand. */
async function firstCard(page: Page, language: Language): Promise<string> {
  await page.goto(`${kit.url}?lang=${language}`);
  await page.waitForSelector("html[data-ready=list]");
  await show(page, "play-lead");
  return (await page.locator(".hand .card").first().getAttribute("aria-label")) ?? "";
}
