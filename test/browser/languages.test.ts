import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { LANGUAGES, localeOf } from "../../shared/protocol/languages.ts";
import { board } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { type Kit, serveKit } from "./support/kit.ts";
import { openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, goodbye, newPlayer, PHONE, type Player } from "./support/player.ts";

// Every language is the one its reader gets. That its words fit the table is for kit.test.ts to see.

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
  await expect.poll(() => langOf(page)).toBe(localeOf(language));
  const choice = page.locator("language-choice select");
  await expect.poll(() => choice.inputValue()).toBe(language);
  await expect
    .poll(async () => (await choice.locator("option").allInnerTexts()).map((name) => name.trim()))
    .toEqual(["Deutsch", "English", "Français", "Português", "Español", "Italiano"]);
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(() => scrollWidth()).toBeLessThanOrEqual(360);
  // With its own words as with the rules of the table laid open.
  await page.locator("open-table summary").click();
  await expect.poll(() => scrollWidth()).toBeLessThanOrEqual(360);
  await goodbye(player);
});

test.each([
  ["fr", "valet de cœur"],
  ["pt", "valete de copas"],
  ["es", "jota de corazones"],
  ["it", "fante di cuori"],
] as const)(
  "whoever cannot see the cards hears them in the language of the page, in %s",
  async (language, card) => {
    const page = await browser.newPage();
    await page.goto(`${kit.url}?lang=${language}#declare-hand`);
    await page.getByRole("button", { name: new RegExp(`^${card}, \\d`) }).waitFor();
    await expect.poll(() => langOf(page)).toBe(localeOf(language));
    await page.close();
  },
);

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
