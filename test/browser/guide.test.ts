import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { LANGUAGES, localeOf } from "../../shared/protocol/languages.ts";
import { GUIDE_PAGES, GUIDE_PATHS } from "../../web/guide/paths.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, goodbye, newPlayer, PHONE, type Player } from "./support/player.ts";

// The rules inside the app: every page in every language is whole, fits and can be found by its anchors.

const { url } = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function visit({ page }: Player, path: string): Promise<void> {
  await page.goto(url + path);
  await page.getByRole("heading").first().waitFor();
  await page.locator("guide-page [role=img], skat-board .card").first().waitFor();
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(GUIDE_PAGES)("%s fits a phone, and axe finds nothing", async (name) => {
    const player = await newPlayer(browser, PHONE);
    const { page } = player;
    await visit(player, `${GUIDE_PATHS[name]}?lang=${language}`);
    await expect
      .poll(() => page.locator(`[lang=${localeOf(language)}]`).count())
      .toBeGreaterThan(0);
    await expect.poll(() => overflow(page)).toBe(0);
    await expect.poll(() => violations(page)).toEqual([]);
    await goodbye(player);
  });
});

test.each(["light", "dark"] as const)("axe finds nothing on a desk in the %s", async (scheme) => {
  const player = await newPlayer(browser, { ...DESKTOP, colorScheme: scheme });
  for (const name of GUIDE_PAGES) {
    await visit(player, GUIDE_PATHS[name]);
    await expect.poll(() => overflow(player.page)).toBe(0);
    await expect.poll(() => violations(player.page)).toEqual([]);
  }
  await goodbye(player);
});

test("type twice as large still fits", async () => {
  const player = await newPlayer(browser, PHONE);
  for (const name of ["learn", "look-up", "habits"] as const) {
    await visit(player, GUIDE_PATHS[name]);
    await player.page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expect.poll(() => overflow(player.page), { message: name }).toBeLessThanOrEqual(0);
  }
  await goodbye(player);
});

test("each page is a file of its own, with its title", async () => {
  for (const name of GUIDE_PAGES) {
    const response = await fetch(url + GUIDE_PATHS[name]);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toMatch(/<title>[^<]{5,} · Fernskat<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
  }
});

test("an anchor from elsewhere leads to its question", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await visit(player, "/rules/look-up#overbid");
  const overbid = page.getByRole("heading", { name: "What does overbid mean?" });
  await expect.poll(() => overbid.evaluate(isFocused)).toBe(true);
  await expect
    .poll(() => overbid.evaluate((it) => Math.round(it.getBoundingClientRect().top)))
    .toBeLessThan(100);

  await page.getByRole("link", { name: "Good habits" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Good habits" }).waitFor();
  await page.getByRole("link", { name: "Defending" }).click();
  await expect
    .poll(() => page.getByRole("heading", { name: "Defending" }).evaluate(isFocused))
    .toBe(true);
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).hash)
    .toBe("/rules/habits#defending");
  await page.goBack();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Look up the rules" }).waitFor();
  await goodbye(player);
});

function isFocused(element: Element): boolean {
  return (element.getRootNode() as ShadowRoot).activeElement === element;
}

test("the language of the page can be chosen, and the app's choice counts too", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await visit(player, "/rules");
  await page.getByRole("link", { name: "italiano" }).click();
  await page.getByRole("heading", { level: 1, name: "Imparare lo skat in dieci minuti" }).waitFor();
  await expect.poll(() => page.url()).toContain("lang=it");
  await page.getByRole("combobox", { name: /Language|Lingua/ }).selectOption("de");
  await page.getByRole("heading", { level: 1, name: "Skat lernen in zehn Minuten" }).waitFor();
  await expect.poll(() => page.url()).not.toContain("lang=it");
  await goodbye(player);
});

test("every card picture has a name, and the winner of a trick is told", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await visit(player, "/rules");
  const pictures = page.locator("guide-page").getByRole("img");
  await expect.poll(() => pictures.count()).toBeGreaterThan(60);
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.getAttribute("aria-label"))
      .toMatch(/^\w+ of (clubs|spades|hearts|diamonds)$/);
  }
  const trick = page.getByRole("figure").filter({ hasText: "Clubs were led" });
  await expect
    .poll(async () =>
      (await trick.getByRole("listitem").allTextContents()).map((it) => it.trim() !== ""),
    )
    .toEqual([false, true, false]);
  await goodbye(player);
});
