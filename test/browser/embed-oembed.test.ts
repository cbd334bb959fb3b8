import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { codeOf } from "../../shared/protocol/code/code.ts";
import { launchBrowser } from "./support/browser.ts";
import {
  openByProgram,
  type ProgramTable,
  playByProgram,
  readFinished,
} from "./support/by-program.ts";
import { type Club, openClub } from "./support/club.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";
import { embedAsWordPress } from "./support/wordpress.ts";

// A link of ours on a line of its own in somebody's WordPress: found, cleaned, and shut into a sandbox it still shows.

const { url: host } = inject("server");
let browser: Browser;
let club: Club;
let table: ProgramTable;
let code: string;

beforeAll(async () => {
  browser = await launchBrowser();
  table = await openByProgram(host, { deals: 36 });
  const { state } = await playByProgram(host, table, (seen) => seen.state.sheet.rows.length > 0);
  const deal = await readFinished(host, table.table, state.sheet.rows[0]?.n ?? 1);
  code = codeOf(deal.events, deal.rules);
  club = await openClub(host, { table: table.table, deal: 1, code, record: "" });
});
afterAll(async () => {
  club?.close();
  await browser?.close();
});

test.each([
  ["a table", () => `${host}/t/${table.table}`, "skat-board .masthead"],
  ["a replay by its code", () => `${host}/r/d/${code}`, "skat-replay .hands .mini >> nth=29"],
  ["a replay of a table", () => `${host}/r/${table.table}/1`, "skat-replay .hands .mini >> nth=29"],
])("%s is embedded by its link alone", async (_, link, shown) => {
  const embedded = await embedAsWordPress(link());
  expect(embedded?.title).toMatch(/Skat|:/);
  expect(embedded?.html).toMatch(/^<iframe [^>]*sandbox="allow-scripts"[^>]*><\/iframe>$/);
  const visitor = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = visitor;
  await page.goto(`${club.origin}/sandbox.html`);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, embedded?.html ?? "");
  const frame = page.frameLocator("iframe");
  await frame.locator(shown).waitFor();
  expect(await page.frames()[1]?.evaluate(() => origin)).toBe("null");
  await goodbye(visitor);
});

test("a link that leads nowhere is left a link", async () => {
  expect(await embedAsWordPress(`${host}/r/d/1damaged`)).toBeNull();
  expect(await embedAsWordPress(`${host}/t/no-such-table-0`)).toBeNull();
});
