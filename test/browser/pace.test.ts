import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { TableBody } from "../../shared/protocol/server-messages.ts";
import { board } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, goodbye, newPlayer, PHONE } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** The rules of the table a page is at, as anybody may read them. */
async function rulesAt(page: Page) {
  const table = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await fetch(`${server.url}/api/tables/${table}`);
  return ((await answer.json()) as TableBody).state.rules;
}

test("a table over days is opened with two taps, and the guest reads how much time there is", async () => {
  const anna = await newPlayer(browser, PHONE);
  const ben = await newPlayer(browser, DESKTOP);
  await anna.page.goto(server.url);
  const form = anna.page.locator("open-table");
  await form.locator("input[name=name]").fill("Anna");
  await form.getByRole("radio", { name: "über Tage" }).check();
  await expect.poll(() => form.locator(".pace").textContent()).toContain("3 Tage für jeden Zug.");
  await form.getByRole("button", { name: "Tisch eröffnen" }).click();
  await board(anna.page).locator(".chair input").first().waitFor();
  expect(await rulesAt(anna.page)).toMatchObject({
    pace: { kind: "days", days: 3, weekendsOff: false, vacationDays: 10, onDeadline: "bot" },
    memory: "all",
    talk: "between-deals",
  });

  await ben.page.goto(await board(anna.page).locator(".chair input").first().inputValue());
  const terms = ben.page.locator("sit-down");
  await terms.getByText("3 days for each turn.").waitFor();
  await goodbye(anna, ben);
});

test("the exact times are behind a fold, and what is typed keeps to what is possible", async () => {
  const anna = await newPlayer(browser, DESKTOP);
  await anna.page.goto(server.url);
  const form = anna.page.locator("open-table");
  await form.locator("input[name=name]").fill("Anna");
  await form.getByRole("radio", { name: "over days" }).check();
  await form.getByText("Set the time more exactly").click();
  await form.getByLabel("For each turn").selectOption("a time account");
  // More than there can be at most: the most goes up with it.
  await form.getByLabel("Hours at first").fill("200");
  await form.getByLabel("Hours added a turn").fill("0");
  await form.getByLabel("Vacation days for each").fill("999");
  await form.getByLabel("Weekends off").check();
  await form.getByLabel("When the time is up").selectOption("the deal is annulled");
  await expect.poll(() => violations(anna.page)).toEqual([]);
  await form.getByRole("button", { name: "Open a table" }).click();
  await board(anna.page).locator(".chair input").first().waitFor();
  await expect
    .poll(async () => (await rulesAt(anna.page)).pace)
    .toEqual({
      kind: "days",
      bank: { hours: 200, credit: 1, cap: 200 },
      weekendsOff: true,
      vacationDays: 60,
      onDeadline: "annul",
    });
  await goodbye(anna);
});

test("a live table shows its clock in seconds, and looks back at the last trick only", async () => {
  const anna = await newPlayer(browser, DESKTOP);
  await anna.page.goto(server.url);
  const form = anna.page.locator("open-table");
  await form.locator("input[name=name]").fill("Anna");
  await form.getByRole("radio", { name: "live" }).check();
  await form.getByText("Set the time more exactly").click();
  await form.getByLabel("Seconds for each action").fill("20");
  await form.getByRole("button", { name: "Open a table" }).click();
  await board(anna.page).locator(".chair input").first().waitFor();
  expect(await rulesAt(anna.page)).toMatchObject({
    pace: { kind: "live", perAction: 20, bank: 300, onDeadline: "default" },
    memory: "last-trick",
  });
  await goodbye(anna);
});
