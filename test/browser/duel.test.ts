import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { board, MODEST, playOn } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, goodbye, newPlayer, PHONE } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("two friends play a duel: one link, a bot that always passes, and a sheet of two columns", async () => {
  const anna = await newPlayer(browser, { ...PHONE, reducedMotion: "reduce" });
  const ben = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const links = await openTable(anna.page, server.url, {
    ...{ name: "Anna", deals: 3, players: "duel" },
  });
  expect(links).toHaveLength(1);
  await sitDown(ben.page, links[0] ?? "", "Ben");
  await playOn([
    { page: anna.page, plans: [MODEST] },
    { page: ben.page, plans: [{ bid: 20 }] },
  ]);
  const { page } = ben;
  const declarers = await page.evaluate(async () => {
    const { state } = await (
      await fetch(`/api${location.pathname.replace("/t/", "/tables/")}`)
    ).json();
    return state.sheet.rows.map(({ declarer }: { declarer: number | null }) => declarer);
  });
  expect(declarers).toHaveLength(3);
  expect(declarers).not.toContain(2);
  const columns = board(page).locator(".series-end .sheet thead .player");
  await expect
    .poll(async () => (await columns.allTextContents()).map((name) => name.trim()))
    .toEqual(["Anna", "Ben"]);
  await goodbye(anna, ben);
});
