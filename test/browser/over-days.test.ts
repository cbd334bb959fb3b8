import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { board } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { type ClockServer, DAY, startClockServer } from "./support/clock-server.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";

// Play over days as it goes over days: the worker's clock is moved on, everything else is real.

let server: ClockServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startClockServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("days go by: the time left gets less, then a bot plays for whoever stays away", async () => {
  const mia = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  await server.follow(mia.context);
  const { page } = mia;
  await page.goto(server.url);
  const table = await page.evaluate(async () => {
    const pace = { kind: "days", days: 3, vacationDays: 0, onDeadline: "bot" };
    const response = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        rules: { deals: 3, pace },
        seats: [{ kind: "human", name: "Mia" }, { kind: "bot" }, { kind: "bot" }],
      }),
    });
    return ((await response.json()) as { table: string }).table;
  });
  const look = async (left: string) => {
    const anew = await mia.context.newPage();
    await anew.goto(`${server.url}/t/${table}`);
    await board(anew).locator(".hand .card").first().waitFor();
    await anew.locator("table-bar").getByText(left).waitFor();
    return anew;
  };
  await page.close();
  await (await look("in 3 days")).close();
  await server.pass(2.75 * DAY);
  await (await look("in 6 hours")).close();
  await server.pass(DAY / 2);
  // The bot has done one thing for her, when her time was up; now she has three days again.
  const anew = await look("in 3 days");
  await anew.locator("table-bar").getByRole("button", { name: "Table", exact: true }).click();
  await anew.locator("table-menu").getByRole("button", { name: "What happened" }).click();
  const happened = anew.locator("table-menu").getByText("Mia: time was up. A bot stepped in");
  await happened.waitFor();
  expect(await happened.count()).toBe(1);
  await goodbye(mia);
});
