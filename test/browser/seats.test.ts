import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { board } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { invitationsOn, openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, forget, goodbye, newPlayer } from "./support/player.ts";
import { seatTrio } from "./support/trio.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const handOn = (page: Page): Promise<(string | undefined)[]> =>
  board(page)
    .locator(".hand li")
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset["card"]));

test("the same link twice: whoever sits there goes on, anybody else is told and may watch", async () => {
  const { anna, ben, carla, links } = await seatTrio(browser, server.url, 1);
  const hand = await handOn(ben.page);
  await ben.page.goto(server.url);
  await ben.page.goto(links[0]);
  await board(ben.page).locator(".hand .card").nth(9).waitFor();
  await expect.poll(() => handOn(ben.page)).toEqual(hand);
  await expect.poll(() => ben.page.url()).not.toContain("#");

  const late = await newPlayer(browser, DESKTOP);
  await late.page.goto(links[0]);
  await late.page.locator("sit-down input").fill("Dora");
  await late.page.locator("sit-down .button.primary").click();
  await late.page.getByRole("alert").getByText("already").waitFor();
  await late.page.getByRole("button", { name: "Just watch" }).click();
  await board(late.page).locator(".plate").first().waitFor();
  await expect.poll(() => board(late.page).locator(".hand .card").count()).toBe(0);

  // The refused request is told by the browser on its console as well.
  forget(late, /status of 409/);
  await goodbye(anna, ben, carla, late);
});

test("emptying everything scripts can write loses no seat, and no table from the list", async () => {
  const { anna, ben, carla } = await seatTrio(browser, server.url, 1);
  const { page } = anna;
  const table = page.url();
  const hand = await handOn(page);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const cookie of document.cookie.split("; ")) {
      // biome-ignore lint/suspicious/noDocumentCookie: what any script could do is what is tried here
      document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
    }
  });
  await page.goto(server.url);
  const listed = page.locator("my-tables").getByText("mit Ben und Carla");
  await listed.click();
  await page.waitForURL(table);
  await board(page).locator(".hand .card").nth(9).waitFor();
  await expect.poll(() => handOn(page)).toEqual(hand);
  await page.locator("skat-board a[href='/']").click();
  await listed.waitFor();
  await goodbye(anna, ben, carla);
});

test("whoever opened the table withdraws a link, makes another, and seats a bot", async () => {
  const anna = await newPlayer(browser, DESKTOP);
  const [first = "", second = ""] = await openTable(anna.page, server.url, {
    name: "Anna",
    deals: 1,
  });
  const chair = (n: number) => board(anna.page).locator(".chair").nth(n);
  await chair(1).getByRole("button", { name: "Withdraw" }).click();
  await chair(1).locator("input").waitFor({ state: "detached" });

  const ben = await newPlayer(browser, DESKTOP);
  await ben.page.goto(first);
  await ben.page.locator("sit-down input").fill("Ben");
  await ben.page.locator("sit-down .button.primary").click();
  await ben.page.getByRole("alert").getByText("withdrawn").waitFor();
  forget(ben, /status of 404/);

  await chair(1).getByRole("button", { name: "Make a link" }).click();
  await chair(1).locator("input").waitFor();
  const [another = ""] = await invitationsOn(anna.page);
  expect(another).not.toBe(first);
  await ben.page.goto("about:blank");
  await sitDown(ben.page, another, "Ben");
  await chair(1).getByText("Ben").waitFor();
  // Nobody but the opener has links.
  await expect.poll(() => board(ben.page).locator(".chair input").count()).toBe(0);

  await chair(2).getByRole("button", { name: "bot" }).click();
  await board(anna.page).locator(".hand .card").nth(9).waitFor();
  const dora = await newPlayer(browser, DESKTOP);
  await dora.page.goto(second);
  await dora.page.locator("sit-down input").fill("Dora");
  await dora.page.locator("sit-down .button.primary").click();
  await dora.page.getByRole("alert").waitFor();
  forget(dora, /status of 40[49]/);
  await goodbye(anna, ben, dora);
});
