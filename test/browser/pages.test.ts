import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import ENGLISH from "../../web/messages/en.json" with { type: "json" };
import FRENCH from "../../web/messages/fr.json" with { type: "json" };
import { board } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { openTable } from "./support/opening.ts";
import { DESKTOP, forget, goodbye, newPlayer, PHONE } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("the start page shows its three ways at a glance on the smallest phone, and sideways nothing", async () => {
  const player = await newPlayer(browser, PHONE);
  const { page } = player;
  await page.goto(server.url);
  for (const seen of [
    page.getByText("Noch kein Tisch."),
    page.getByRole("button", { name: "Ein Spiel" }),
    page.getByRole("button", { name: "Tisch eröffnen" }),
  ])
    await expect
      .poll(async () => {
        const box = await seen.boundingBox();
        return (box?.y ?? 640) + (box?.height ?? 0);
      })
      .toBeLessThanOrEqual(640);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);
  await goodbye(player);
});

test("the language is the browser's, can be changed, and stays", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, locale: "de-AT" });
  const { page } = player;
  await page.goto(server.url);
  await page.getByRole("heading", { name: "Meine Tische" }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
  await page.getByLabel("Sprache").selectOption("en");
  await page.getByRole("heading", { name: "My tables" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "My tables" }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
  await goodbye(player);
});

test("the rules that are chosen are those of the table", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await page.goto(server.url);
  const form = page.locator("open-table");
  await form.getByLabel("Your name").fill("Anna");
  await form.locator("summary").click();
  await form.getByLabel("Players").selectOption("4 players");
  await form.getByLabel("Of these, bots").selectOption("one bot");
  await form.getByLabel("Score sheet").selectOption("Bierlachs");
  await form.getByLabel("Lost at").selectOption("301");
  await form.getByLabel("Spectators").selectOption("nobody");
  await form.getByLabel("To look back at").selectOption("the last trick only");
  await form.getByRole("button", { name: "Open a table" }).click();
  await board(page).locator(".chair").nth(3).waitFor();
  const table = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await page.request.get(`${server.url}/api/tables/${table}`);
  const { state } = await answer.json();
  expect(state.rules).toMatchObject({
    players: 4,
    sheet: "bierlachs",
    limit: 301,
    spectators: "none",
    memory: "last-trick",
  });
  expect(state.players.map(({ kind }: { kind: string }) => kind)).toEqual(["human", "bot"]);

  // Nobody watches here, and a stranger is told so in words.
  const stranger = await newPlayer(browser, DESKTOP);
  await stranger.page.goto(page.url());
  await stranger.page.getByRole("heading", { name: "Nobody watches here" }).waitFor();
  forget(stranger, /status of 403/);
  await goodbye(player, stranger);
});

test("a name is asked for before a table is opened, and kept", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await page.goto(server.url);
  const form = page.locator("open-table");
  await form.getByRole("button", { name: "Open a table" }).click();
  await form.getByRole("alert").waitFor();
  await form.getByLabel("Your name").fill("Anna");
  await form.getByRole("button", { name: "Open a table" }).click();
  await page.waitForURL(/\/t\//);
  await page.goto(server.url);
  await expect.poll(() => form.getByLabel("Your name").inputValue()).toBe("Anna");
  // The table waits on the list, without a link to anything that is not there.
  await page.locator("my-tables").getByText("2 chairs are free").click();
  await page.waitForURL(/\/t\//);
  await goodbye(player);
});

test("what is refused before its words have come is said in them, not in English", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, locale: "fr" });
  const { page } = player;
  let send = () => {};
  const isSent = new Promise<void>((done) => {
    send = done;
  });
  await page.route("**/*.later-*.js", async (route) => {
    await isSent;
    await route.continue();
  });
  const error = { code: "RATE_LIMITED", message: "Too much at once." };
  await page.route("**/api/tables", (route) => route.fulfill({ status: 429, json: { error } }));
  await page.goto(server.url);
  const now = page.locator("play-now");
  await now.getByRole("button", { name: "Une donne" }).click();
  await now.getByRole("alert").waitFor({ state: "attached" });
  await expect.poll(() => now.getByRole("alert").textContent()).toBe("");
  send();
  await now.getByText(FRENCH.refusal.RATE_LIMITED).waitFor();

  // Without a net nothing more can be fetched.
  await page.route("**/api/tables", (route) => route.abort());
  await now.getByRole("button", { name: "Une donne" }).click();
  await now.getByText(FRENCH.refusal.UNREACHABLE).waitFor();
  forget(player, /status of 429|ERR_FAILED/);
  await goodbye(player);
});

test("what does not come says so, and comes when asked for again", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await page.goto(server.url);
  await page.route("**/settings-dialog-*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Settings" }).click();
  const said = page.getByRole("dialog", { name: "That did not work" });
  await said.getByText("This could not be loaded.").waitFor();
  await page.unroute("**/settings-dialog-*.js");
  const loaded = page.waitForEvent("load");
  await said.getByRole("button", { name: "Try again" }).click();
  await loaded;
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).getByLabel("Close").click();

  await page.route("**/guide-page-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Learn Skat" }).click();
  await page.getByRole("heading", { name: "That did not work" }).waitFor();
  await page.unroute("**/guide-page-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("navigation").first().waitFor();
  forget(player, /ERR_FAILED/);
  await goodbye(player);
});

test("what is nowhere is not found, in words", async () => {
  const player = await newPlayer(browser, DESKTOP);
  await player.page.goto(`${server.url}/t/no-such-table`);
  await player.page.getByRole("heading", { name: "There is no such table" }).waitFor();
  await player.page.getByRole("link", { name: "Start page" }).click();
  await player.page.getByRole("heading", { name: "My tables" }).waitFor();
  const nowhere = await player.page.goto(`${server.url}/no/such/page`);
  expect(nowhere?.status()).toBe(404);
  await player.page.getByRole("heading", { name: ENGLISH.missing.title }).waitFor();
  forget(player, /status of 404/);
  await goodbye(player);
  const file = await fetch(`${server.url}/no/such/file.js`);
  expect(file.status).toBe(404);
  expect(file.headers.get("content-type")).toContain("text/plain");
});

describe.each(["light", "dark"] as const)("in the %s, axe finds nothing", (colorScheme) => {
  test("on the start page, folded and unfolded, and before sitting down", async () => {
    const player = await newPlayer(browser, { ...DESKTOP, colorScheme });
    const { page } = player;
    await page.goto(server.url);
    await page.getByRole("heading", { name: "My tables" }).waitFor();
    await expect.poll(() => violations(page)).toEqual([]);
    await page.locator("open-table summary").click();
    await expect.poll(() => violations(page)).toEqual([]);
    const [link = ""] = await openTable(page, server.url, { name: "Anna", deals: 1 });
    const guest = await newPlayer(browser, { ...PHONE, colorScheme });
    await guest.page.goto(link);
    await guest.page.locator("sit-down").waitFor();
    await expect.poll(() => violations(guest.page)).toEqual([]);
    await goodbye(player, guest);
  });
});
