import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { board } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** All that a table needs before it can be played at: page, scripts, styles, one language, one deck. */
const LIMIT = 120 * 1024;

async function weigh(path: string, response: Response): Promise<readonly [string, number]> {
  return [path, gzipSync(await response.body()).length];
}

test("the first load of a table stays within its budget", async () => {
  const opener = await newPlayer(browser, DESKTOP);
  await opener.page.goto(server.url);
  await opener.page.locator("play-now .button").first().click();
  await opener.page.waitForURL(/\/t\//);

  const visitor = await newPlayer(browser, DESKTOP);
  const loaded: Promise<readonly [string, number]>[] = [];
  visitor.page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api/")) loaded.push(weigh(pathname, response));
  });
  await visitor.page.goto(opener.page.url());
  await board(visitor.page).locator(".plate").first().waitFor();
  await visitor.page.waitForLoadState("networkidle");
  const weights = new Map(await Promise.all(loaded));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  console.log(
    `first load of a table: ${(total / 1024).toFixed(1)} KB gzip in ${weights.size} files`,
  );
  expect(weights.size).toBeGreaterThan(4);
  expect(total).toBeLessThanOrEqual(LIMIT);
  // One language, and one deck.
  const names = [...weights.keys()];
  expect(names.filter((name) => /\/[a-z]{2}\.json-/.test(name))).toHaveLength(1);
  expect(names.filter((name) => name.includes("/decks/"))).toHaveLength(1);
  await goodbye(opener, visitor);
});
