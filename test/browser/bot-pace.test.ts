import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { act, board, MODEST } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("how fast bots act is chosen once, remembered, and a rule of the tables opened here", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await page.goto(server.url);
  const pace = page.locator("play-now").getByLabel("Bots act");
  await pace.selectOption("briskly");
  await page.reload();
  await expect
    .poll(() => pace.evaluate((select: HTMLSelectElement) => select.selectedIndex))
    .toBe(1);
  await expect.poll(() => violations(page)).toEqual([]);
  await page.locator("play-now .button").first().click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await board(page).locator(".hand .card").first().waitFor();
  const rules = await page.evaluate(async () => {
    const table = location.pathname.split("/").at(-1);
    const response = await fetch(`/api/tables/${table}`);
    const body = (await response.json()) as { state: { rules: { botPace?: string } } };
    return body.state.rules;
  });
  expect(rules.botPace).toBe("brisk");
  await goodbye(player);
});

test("a bot stands in for somebody whose time is up, and he goes on himself when he is back", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  await page.goto(server.url);
  const table = await page.evaluate(async () => {
    const response = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        rules: { deals: 12, pace: { kind: "live", perAction: 5, bank: 0, onDeadline: "bot" } },
        seats: [{ kind: "human", name: "Mia" }, { kind: "bot" }, { kind: "bot" }],
      }),
    });
    return ((await response.json()) as { table: string }).table;
  });
  await page.goto(`${server.url}/t/${table}`);
  await board(page).locator(".hand .card").first().waitFor();
  const types = (): Promise<readonly string[]> =>
    page.evaluate(async (id) => {
      const response = await fetch(`/api/tables/${id}/events?after=0`);
      return ((await response.json()) as { events: { type: string }[] }).events.map((e) => e.type);
    }, table);
  // Nobody touches anything: after five seconds the bot does what is to be done, once.
  await expect.poll(types, { timeout: 30_000, interval: 500 }).toContain("stoodIn");
  const before = await types();
  // Back again, the person acts by what the page offers; the seat is theirs.
  await expect
    .poll(() => act(page, MODEST), { timeout: 30_000 })
    .toMatch(/^(call|hold|skat-or-hand|declare|play)$/);
  await expect.poll(async () => (await types()).length).toBeGreaterThan(before.length);
  await expect.poll(async () => (await types()).slice(before.length)).not.toContain("seatLeft");
  await goodbye(player);
});
