import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localeOf } from "../../shared/protocol/languages.ts";
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

/** A table with two bots, opened from the page. */
const openAgainstBots = (page: Page, pace: object): Promise<string> =>
  page.evaluate(async (pace) => {
    const response = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        rules: { deals: 3, pace },
        seats: [{ kind: "human", name: "Mia" }, { kind: "bot" }, { kind: "bot" }],
      }),
    });
    return ((await response.json()) as { table: string }).table;
  }, pace);

/** The moment at which time is up, in ms, once it has been read as the clocks of that zone show it. */
async function deadlineAt(page: Page, timeZone: string): Promise<number> {
  const time = page.locator("table-bar time");
  const at = Date.parse((await time.getAttribute("datetime")) ?? "");
  const wall = { weekday: "short", hour: "numeric", minute: "2-digit", timeZone } as const;
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  expect(plain((await time.textContent()) ?? "")).toBe(
    plain(new Intl.DateTimeFormat(localeOf("en"), wall).format(at)),
  );
  return at;
}

test("days go by: the time left gets less, then a bot plays for whoever stays away", async () => {
  const far = { ...DESKTOP, reducedMotion: "reduce" } as const;
  const mia = await newPlayer(browser, { ...far, timezoneId: "Asia/Tokyo" });
  const guest = await newPlayer(browser, { ...far, timezoneId: "America/New_York" });
  await server.follow(mia.context, guest.context);
  const { page } = mia;
  await page.goto(server.url);
  const pace = { kind: "days", days: 3, vacationDays: 0, onDeadline: "bot" };
  const table = await openAgainstBots(page, pace);
  const look = async (left: string) => {
    const anew = await mia.context.newPage();
    await anew.goto(`${server.url}/t/${table}`);
    await board(anew).locator(".hand .card").first().waitFor();
    await anew.locator("table-bar").getByText(left).waitFor();
    return anew;
  };
  await page.close();
  const first = await look("in 3 days");
  // Everybody reads the same moment on a clock of their own.
  await guest.page.goto(`${server.url}/t/${table}`);
  await guest.page.locator("table-bar").getByText("in 3 days").waitFor();
  await expect
    .poll(() => deadlineAt(first, "Asia/Tokyo"))
    .toBe(await deadlineAt(guest.page, "America/New_York"));
  await first.close();
  await server.pass(2.75 * DAY);
  await (await look("in 6 hours")).close();
  await server.pass(DAY / 2);
  // The bot has done one thing for her, when her time was up; now she has three days again.
  const anew = await look("in 3 days");
  await anew.locator("table-bar").getByRole("button", { name: "Table", exact: true }).click();
  await anew.locator("table-menu").getByRole("button", { name: "What happened" }).click();
  const happened = anew.locator("table-menu").getByText("Mia: time was up. A bot stepped in");
  await happened.waitFor();
  await expect.poll(() => happened.count()).toBe(1);
  await goodbye(mia, guest);
});

// The last one: its table would be played on by itself, minute by minute, through all the days of another test.
test("a live clock runs through the time for the action and the reserve, and shows when little is left", async () => {
  const mia = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  await server.follow(mia.context);
  const { page } = mia;
  await page.goto(server.url);
  const pace = { kind: "live", perAction: 300, bank: 600, onDeadline: "default" };
  await page.goto(`${server.url}/t/${await openAgainstBots(page, pace)}`);
  await board(page).locator(".hand .card").first().waitFor();
  const clock = page.locator("seat-clock .clock[data-runs]");
  const isLow = async () => (await page.locator("seat-clock [data-low]").count()) > 0;
  const shows = (text: RegExp, runs: "action" | "reserve", low: boolean) =>
    expect
      .poll(async () => {
        const shown = ((await clock.textContent()) ?? "").replace(/\s+/g, " ");
        return [text.test(shown), await clock.getAttribute("data-runs"), await isLow()];
      })
      .toEqual([true, runs, low]);
  // What is only for those who hear it takes no room.
  const heard = await page.locator("seat-clock .unseen").first().boundingBox();
  expect(heard?.width).toBe(1);
  // Real time goes by as well, on a busy machine a minute of it.
  await shows(/[45]:\d\d .*\+10:00/, "action", false);
  await server.pass(400_000);
  await shows(/0:00 .*\+[78]:\d\d/, "reserve", false);
  const [, minutes, seconds] = /\+(\d+):(\d\d)/.exec((await clock.textContent()) ?? "") ?? [];
  await server.pass((Number(minutes) * 60 + Number(seconds) - 9) * 1000);
  await shows(/0:00 .*\+0:0\d/, "reserve", true);
  await goodbye(mia);
});
