import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { type ClubTable, openClubTable } from "./support/club-table.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";
import { embedAsWordPress } from "./support/wordpress.ts";

// A link of ours on a line of its own in somebody's WordPress: found, cleaned, and shut into a sandbox it still shows.

const { url: host } = inject("server");
let browser: Browser;
let facts: ClubTable;

beforeAll(async () => {
  browser = await launchBrowser();
  facts = await openClubTable(host);
});
afterAll(async () => {
  facts?.club.close();
  await browser?.close();
});

test.each([
  ["a table", () => `${host}/t/${facts.table.table}`, "skat-board .masthead"],
  ["a replay by its code", () => `${host}/r/d/${facts.code}`, "skat-replay .hands .mini >> nth=29"],
  [
    "a replay of a table",
    () => `${host}/r/${facts.table.table}/${facts.n}`,
    "skat-replay .hands .mini >> nth=29",
  ],
])("%s is embedded by its link alone", async (_, link, shown) => {
  const embedded = await embedAsWordPress(link());
  expect(embedded?.title).toMatch(/Skat|:/);
  expect(embedded?.html).toMatch(/^<iframe [^>]*sandbox="allow-scripts"[^>]*><\/iframe>$/);
  const visitor = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = visitor;
  await page.goto(`${facts.club.origin}/sandbox.html`);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, embedded?.html ?? "");
  const frame = page.frameLocator("iframe");
  await frame.locator(shown).waitFor();
  await expect.poll(() => page.frames()[1]?.evaluate(() => origin)).toBe("null");
  await goodbye(visitor);
});

test("a link that leads nowhere is left a link", async () => {
  expect(await embedAsWordPress(`${host}/r/d/1damaged`)).toBeNull();
  expect(await embedAsWordPress(`${host}/t/no-such-table-0`)).toBeNull();
});
