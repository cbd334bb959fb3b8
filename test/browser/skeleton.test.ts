import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { type LocalServer, startServer } from "./support/server.ts";

let server: LocalServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.each(["/", "/t/some-table", "/r/some-table/1"])(
  "%s shows the app, and it reaches the server",
  async (path) => {
    const page = await browser.newPage();
    await page.goto(server.url + path);
    await page.getByRole("status").getByText("ready").waitFor({ timeout: 5000 });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Fernskat");
    await page.close();
  },
);

test("what is nowhere is not found", async () => {
  expect((await fetch(`${server.url}/no/such/page`)).status).toBe(404);
});
