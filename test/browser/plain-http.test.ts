import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type AtTable, board, MODEST, PASSES, playOn } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, forget, goodbye, newPlayer, PHONE } from "./support/player.ts";

// As on a local net: the browser reaches the server by plain http under a name that is not "localhost",
// so nothing that needs a secure context is there.

const NAME = "laptop.fernskat.test";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser(`--host-resolver-rules=MAP ${NAME} 127.0.0.1`);
});
afterAll(() => browser?.close());

test("two people play on two phones over plain http, a bot fills up, and a third person watches", async () => {
  const anna = await newPlayer(browser, PHONE);
  const ben = await newPlayer(browser, PHONE);
  const watcher = await newPlayer(browser, DESKTOP);
  const url = `http://${NAME}:${server.port}`;

  const [forBen = ""] = await openTable(anna.page, url, { name: "Anna", deals: 1, bots: 1 });
  expect(forBen.startsWith(url)).toBe(true);
  await expect.poll(() => anna.page.evaluate(() => isSecureContext)).toBe(false);
  // Copying works without the clipboard that only secure pages have.
  await board(anna.page).locator(".chair button").first().click();
  await board(anna.page).getByText("Kopiert").first().waitFor();
  await sitDown(ben.page, forBen, "Ben");
  await watcher.page.goto(anna.page.url());
  await board(watcher.page).locator(".plate").first().waitFor();

  const players: AtTable[] = [
    { page: anna.page, plans: [MODEST] },
    { page: ben.page, plans: [PASSES] },
  ];
  await playOn(players);
  await board(watcher.page).locator(".settlement, .series-end").waitFor();
  // The shuffle was checked too, by hashing that needs no secure context.
  await board(watcher.page).locator(".settlement .panel-actions button").waitFor();
  await watcher.page.locator(".proof").waitFor();
  // Browsers heed this header over https only, and say so.
  for (const player of [anna, ben, watcher]) {
    forget(player, /Cross-Origin-Opener-Policy header has been ignored/);
  }
  await goodbye(anna, ben, watcher);
});
