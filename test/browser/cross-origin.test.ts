import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { importForeignModule } from "./support/foreign-module.ts";

// A browser started with its web security off lets everything pass; then no other cross-origin test means anything.

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("the browser refuses a module of another origin without CORS headers", async () => {
  expect(await importForeignModule(browser, {})).toMatch(/^TypeError: Failed to fetch/);
});

test("and loads the same module with them", async () => {
  expect(await importForeignModule(browser, { "access-control-allow-origin": "*" })).toBe("loaded");
});
