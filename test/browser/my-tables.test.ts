import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { act, board, MODEST, playOn } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { openTable, sitDown } from "./support/opening.ts";
import {
  DESKTOP,
  forgetNetTrouble,
  goodbye,
  newPlayer,
  PHONE,
  type Player,
} from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const mine = (page: Page) => page.locator("my-tables");
const isOnTurn = (page: Page) =>
  board(page)
    .locator("[data-playable], skat-auction .choices, skat-auction .value, .act .choices button")
    .first()
    .isVisible();

/** Anna and Ben play with Carla at one table over days and with Dora at another; answers the paths of both. */
async function twoTables(anna: Page, ben: Page, carla: Page, dora: Page) {
  const paths: string[] = [];
  for (const [third, name] of [
    [carla, "Carla"],
    [dora, "Dora"],
  ] as const) {
    const [first = "", second = ""] = await openTable(anna, server.url, {
      ...{ name: "Anna", deals: 3, pace: "days" },
    });
    paths.push(new URL(anna.url()).pathname);
    await sitDown(ben, first, "Ben");
    await sitDown(third, second, name);
    await board(third).locator(".hand .card").nth(9).waitFor();
  }
  return paths as [string, string];
}

/** Lets the others act until a table waits for `player`. */
async function bringTo(player: Page, others: readonly Page[], path: string): Promise<void> {
  for (const page of [player, ...others]) {
    await page.goto(server.url + path);
    await board(page).locator(".hand .card").nth(9).waitFor();
  }
  await expect
    .poll(async () => {
      if (await isOnTurn(player)) return true;
      for (const page of others) await act(page, MODEST);
      return isOnTurn(player);
    })
    .toBe(true);
}

const people = (n = 4): Promise<Player[]> =>
  Promise.all(
    [PHONE, DESKTOP, DESKTOP, DESKTOP]
      .slice(0, n)
      .map((options) =>
        newPlayer(browser, { ...options, locale: "en-GB", reducedMotion: "reduce" }),
      ),
  );

test("each table waits for one person in all their lists, with a deadline", async () => {
  const players = await people();
  const pages = players.map(({ page }) => page) as [Page, Page, Page, Page];
  const [anna, ben] = pages;
  const paths = await twoTables(...pages);
  for (const page of pages) {
    await page.goto(server.url);
    await mine(page)
      .locator("li")
      .nth(page === anna || page === ben ? 1 : 0)
      .waitFor();
  }
  for (const path of paths) {
    // A list that was fetched before the table had told what happened is fetched again when it is looked at.
    const waiting = (page: Page): Promise<number> =>
      page
        .evaluate(() => dispatchEvent(new Event("focus")))
        .then(() => mine(page).locator(`.waiting a[href="${path}"]`).count());
    await expect
      .poll(async () => (await Promise.all(pages.map(waiting))).toSorted())
      .toEqual([0, 0, 0, 1]);
  }
  for (const page of pages) {
    for (const line of await mine(page).locator("li").all()) {
      await expect
        .poll(() => line.textContent())
        .toMatch(/waiting for (Anna|Ben|Carla|Dora)|your turn/);
      await expect.poll(() => line.locator("time").getAttribute("datetime")).toMatch(/^20..-/);
    }
  }
  await expect.poll(() => violations(anna)).toEqual([]);
  await goodbye(...players);
});

test("after an act the table that waits is one tap away, and on another device it is on the list", async () => {
  const players = await people();
  const [anna, ben, carla, dora] = players.map(({ page }) => page) as [Page, Page, Page, Page];
  const [first, second] = await twoTables(anna, ben, carla, dora);
  await bringTo(anna, [ben, carla], first);
  await bringTo(anna, [ben, dora], second);
  const next = anna.locator("table-page a.next");
  // It is her turn here: nothing else is offered before she has acted.
  await expect.poll(() => next.count()).toBe(0);
  while (await isOnTurn(anna)) await act(anna, MODEST);
  await next.waitFor();
  await expect.poll(() => next.getAttribute("aria-label")).toContain("with Ben and Carla");
  await expect
    .poll(async () => {
      const box = await next.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    })
    .toBeLessThanOrEqual(360);
  await next.click();
  await anna.waitForURL(server.url + first);
  await board(anna).locator(".hand .card").first().waitFor();

  // The cookie is all there is.
  const laptop = await newPlayer(browser, DESKTOP);
  await laptop.context.addCookies(await anna.context().cookies());
  await laptop.page.goto(server.url);
  const waiting = mine(laptop.page).locator("section.waiting li");
  await waiting.filter({ hasText: "with Ben and Carla" }).waitFor();
  await expect.poll(() => mine(laptop.page).locator("li").count()).toBe(2);
  await goodbye(...players, laptop);
});

test("without a net the list stays and says that it is old; without anything known it says so", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  await openTable(page, server.url, { name: "Anna", deals: 1 });
  await page.locator("skat-board a[href='/']").click();
  await mine(page).getByText("2 chairs are free").waitFor();
  await page.route("**/api/me", (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await mine(page).getByText("This is how your tables stood").waitFor();
  await expect.poll(() => mine(page).locator("li").count()).toBe(1);
  await page.reload();
  await mine(page).getByText("could not be fetched").waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await page.unroute("**/api/me");
  await mine(page).getByRole("button", { name: "Try again" }).click();
  await mine(page).locator("li").waitFor();
  forgetNetTrouble(player);
  await goodbye(player);
});

test("a series that is over is taken off the list and stays off", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  await page.goto(server.url);
  await mine(page).getByText("No table yet").waitFor();
  await page.locator("play-now button.primary").click();
  await page.waitForURL(/\/t\//);
  await board(page).locator(".hand .card").nth(9).waitFor();
  await playOn([{ page, plans: [MODEST] }]);
  await page.locator("skat-board a[href='/']").click();
  const over = mine(page).locator("section.over li");
  await over.waitFor();
  await over.getByRole("button").click();
  await over.waitFor({ state: "detached" });
  await page.reload();
  await mine(page).getByText("No table yet").waitFor();
  await goodbye(player);
});

test("what is kept about somebody is saved as a file, and erased after a word was written", async () => {
  const players = await people(3);
  const [anna, ben, carla] = players.map(({ page }) => page) as [Page, Page, Page];
  const [first = "", second = ""] = await openTable(anna, server.url, {
    ...{ name: "Anna", deals: 3, pace: "days" },
  });
  const { pathname: path } = new URL(anna.url());
  await sitDown(ben, first, "Ben");
  await sitDown(carla, second, "Carla");
  await anna.goto(server.url);
  await anna.getByRole("link", { name: "What is kept about you" }).click();
  await anna.getByRole("heading", { name: "Your data" }).waitFor();
  await expect.poll(() => violations(anna)).toEqual([]);
  const [download] = await Promise.all([
    anna.waitForEvent("download"),
    anna.getByRole("button", { name: "Save the file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^fernskat-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file.tables).toMatchObject([{ people: [{ name: "Anna" }] }]);
  await anna.getByText("The file is made.").waitFor();

  // A slip of the finger erases nothing, and neither does another word.
  await anna.getByRole("button", { name: "Erase everything…" }).click();
  const word = anna.getByLabel("To go on, write");
  await expect.poll(() => word.evaluate((input) => input.matches(":focus"))).toBe(true);
  await anna.getByRole("button", { name: "for good" }).click();
  await anna.getByText("Write “erase”, or keep everything.").waitFor();
  await expect.poll(() => violations(anna)).toEqual([]);
  await expect
    .poll(() => anna.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);
  await anna.getByRole("button", { name: "Keep everything" }).click();
  await anna.getByRole("button", { name: "Erase everything…" }).click();
  await word.fill("Erase ");
  await anna.getByRole("button", { name: "for good" }).click();
  await anna.getByText("It is done.").waitFor();
  await expect.poll(() => violations(anna)).toEqual([]);

  await expect.poll(() => anna.context().cookies()).toEqual([]);
  await expect.poll(() => anna.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await anna.getByRole("button", { name: "Start page" }).click();
  await mine(anna).getByText("No table yet.").waitFor();
  // At the table she looks on like anybody, and the others go on with a bot.
  await anna.goto(server.url + path);
  await board(anna).waitFor();
  await expect.poll(() => board(anna).locator(".hand .card").count()).toBe(0);
  await ben.goto(server.url + path);
  await board(ben).getByText("Former player").filter({ visible: true }).first().waitFor();
  await goodbye(...players);
});
