import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { act, board, MODEST } from "./support/at-table.ts";
import { withAuthenticator } from "./support/authenticator.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, forget, goodbye, newPlayer, PHONE, type Player } from "./support/player.ts";
import { readCode } from "./support/qr.ts";

// One player with two devices, as two browsers: added by a link, playing from both, one turned away.

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const devices = (page: Page) => page.locator("devices-page");
const mine = (page: Page) => page.locator("my-tables");
const lines = (page: Page) => devices(page).locator("section.panel").first().locator("li");

/** All that a browser sends where others may read it: addresses, and what says where somebody comes from. */
function watchRequests({ context }: Player): string[] {
  const sent: string[] = [];
  context.on("request", async (request) => {
    sent.push(request.url());
    const headers = await request.allHeaders().catch(() => request.headers());
    sent.push(headers["referer"] ?? "");
  });
  return sent;
}

/** The device secret that a browser keeps. */
async function deviceSecret({ context }: Player): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith("device"));
  return cookie?.value.split(".")[0] ?? "";
}

/** Makes a link under My devices and answers it. */
async function makeLink(page: Page): Promise<string> {
  await page.goto(`${server.url}/devices`);
  await devices(page).getByRole("button", { name: "Make a link" }).click();
  return devices(page).getByRole("textbox", { name: "Link for your other device" }).inputValue();
}

const isOnTurn = (page: Page) =>
  board(page)
    .locator("[data-playable], skat-auction .choices, skat-auction .value, .act .choices button")
    .first()
    .isVisible();

/** Lets the others act until it is the player's turn on that page. */
const untilTurn = (page: Page, others: readonly Page[]) =>
  expect
    .poll(
      async () => {
        if (await isOnTurn(page)) return true;
        for (const other of others) await act(other, MODEST);
        return isOnTurn(page);
      },
      { timeout: 30_000 },
    )
    .toBe(true);

test("two devices of one player: joined by a link, playing from both, one turned away; no secret gets out", async () => {
  const still = { reducedMotion: "reduce", locale: "en-GB" } as const;
  const players = await Promise.all([
    newPlayer(browser, { ...PHONE, ...still }),
    newPlayer(browser, { ...DESKTOP, ...still }),
    newPlayer(browser, { ...DESKTOP, ...still }),
    newPlayer(browser, { ...DESKTOP, ...still }),
  ]);
  const [phone, laptop, ben, carla] = players as [Player, Player, Player, Player];
  const sent = players.map(watchRequests);
  const seated: string[] = [];
  for (const { page } of players)
    page.on("response", async (response) => {
      const text = await response.text().catch(() => "");
      for (const [, token] of text.matchAll(/"token":"([^"]+)"/g)) seated.push(token ?? "");
    });
  const [first = "", second = ""] = await openTable(phone.page, server.url, {
    ...{ name: "Anna", deals: 3, pace: "days" },
  });
  const table = phone.page.url();
  await sitDown(ben.page, first, "Ben");
  await sitDown(carla.page, second, "Carla");

  await phone.page.goto(server.url);
  await mine(phone.page).getByRole("link", { name: "My devices" }).click();
  await devices(phone.page).getByText("It is your only one so far").waitFor();
  await expect.poll(() => violations(phone.page)).toEqual([]);
  const link = await makeLink(phone.page);
  expect(link).toMatch(new RegExp(`^${server.url}/devices#add=[A-Za-z0-9_-]{86}$`));
  const code = devices(phone.page).getByRole("img", { name: "The same link as a QR code" });
  await expect.poll(() => readCode(code)).toBe(link);
  await expect.poll(() => violations(phone.page)).toEqual([]);
  await expect
    .poll(() => phone.page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(360);

  // Whoever looks at the link first, as messengers do, uses nothing up; nor does opening it, before the button.
  expect((await fetch(link)).status).toBe(200);
  await laptop.page.goto(server.url);
  await mine(laptop.page).getByRole("link", { name: "You play on another device" }).click();
  await devices(laptop.page).getByText("This browser has no tables yet").waitFor();
  await laptop.page.goto(link);
  const question = devices(laptop.page).getByRole("heading", { name: "Add this device?" });
  await question.waitFor();
  await expect.poll(() => laptop.page.url()).toBe(`${server.url}/devices`);
  await laptop.page.reload();
  await question.waitFor();
  await expect.poll(() => violations(laptop.page)).toEqual([]);
  await devices(laptop.page).getByRole("button", { name: "Add this device" }).click();
  await devices(laptop.page).getByText("This device is yours now").waitFor();
  await expect.poll(() => lines(laptop.page).count()).toBe(2);
  await devices(laptop.page).getByRole("link", { name: "To my tables" }).click();
  await mine(laptop.page).locator("li").getByText("with Ben and Carla").click();
  await board(laptop.page).locator(".hand .card").nth(9).waitFor();

  // It works once.
  const stranger = await newPlayer(browser, { ...DESKTOP, ...still });
  await stranger.page.goto(link);
  await devices(stranger.page).getByRole("button", { name: "Add this device" }).click();
  await devices(stranger.page).getByText("This link does not work any more").waitFor();
  forget(stranger, /status of 404/);

  const others = [ben.page, carla.page];
  await untilTurn(laptop.page, others);
  await act(laptop.page, MODEST);
  await phone.page.goto(table);
  await board(phone.page).locator(".hand .card").nth(9).waitFor();
  await untilTurn(phone.page, others);
  await act(phone.page, MODEST);
  await board(phone.page).locator("a[href='/']").first().click();

  // Turned away while it looks on: its hand goes, and its tables.
  await mine(phone.page).getByRole("link", { name: "My devices" }).click();
  await lines(phone.page).nth(1).waitFor();
  await lines(phone.page).nth(1).getByRole("button").click();
  await expect.poll(() => violations(phone.page)).toEqual([]);
  await lines(phone.page).getByRole("button", { name: "Turn away", exact: true }).click();
  await devices(phone.page).getByText("does not play for you any more").waitFor();
  await expect.poll(() => lines(phone.page).count()).toBe(1);
  await devices(phone.page).getByText("by a device that is not yours any more").waitFor();
  await board(laptop.page).locator(".hand .card").first().waitFor({ state: "detached" });
  await laptop.page.goto(server.url);
  await mine(laptop.page).getByText("This device plays for you no more").waitFor();
  await mine(laptop.page).getByRole("link", { name: "You play on another device" }).click();
  await devices(laptop.page).getByRole("button", { name: "Begin anew here" }).click();
  await devices(laptop.page).getByText("It is your only one so far").waitFor();
  forget(laptop, /status of 401/);

  // Nothing secret went where others can read it: into an address, a referrer or the server's log.
  const secrets = [
    ...(await Promise.all(players.map(deviceSecret))),
    ...seated,
    link.split("#add=")[1] ?? "",
    ...[first, second].map((invitation) => invitation.split("#invite=")[1] ?? ""),
  ];
  expect(seated.length).toBeGreaterThanOrEqual(3);
  for (const secret of secrets) expect(secret.length).toBeGreaterThanOrEqual(43);
  const log = await readFile(server.log, "utf8");
  const readable = [...sent.flat(), log];
  expect(readable.length).toBeGreaterThan(50);
  expect(log).toContain("/api/me/devices");
  for (const text of readable) for (const secret of secrets) expect(text).not.toContain(secret);
  // All of it is ours: no other origin is asked for anything.
  const origins = sent.flat().flatMap((url) => (URL.canParse(url) ? [new URL(url).host] : []));
  expect(new Set(origins)).toEqual(new Set([new URL(server.url).host]));
  await goodbye(...players, stranger);
});

test("a browser that has tables of its own is told that they come along, and they do", async () => {
  const phone = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const laptop = await newPlayer(browser, { ...DESKTOP, colorScheme: "dark" });
  await openTable(phone.page, server.url, { name: "Anna", deals: 3 });
  await openTable(laptop.page, server.url, { name: "Anna", deals: 12 });
  const link = await makeLink(phone.page);
  await laptop.page.goto(link);
  await devices(laptop.page).getByText("The table of this browser comes along").waitFor();
  await expect.poll(() => violations(laptop.page)).toEqual([]);
  // Somebody else's link is no reason to hand over one's tables.
  await devices(laptop.page).getByText("Go on only if you made the link yourself").waitFor();
  await devices(laptop.page).getByRole("button", { name: "Not now" }).click();
  await lines(laptop.page).first().waitFor();
  await expect.poll(() => lines(laptop.page).count()).toBe(1);
  await laptop.page.goto(link);
  await devices(laptop.page).getByRole("button", { name: "Add this device" }).click();
  await devices(laptop.page).getByRole("link", { name: "To my tables" }).click();
  await mine(laptop.page).locator("li").nth(1).waitFor();
  await phone.page.goto(server.url);
  await mine(phone.page).locator("li").nth(1).waitFor();

  // A link that is not needed any more is ended.
  const unused = await makeLink(phone.page);
  await devices(phone.page).getByRole("button", { name: "End the link" }).click();
  await devices(phone.page).getByText("leads nowhere any more").waitFor();
  const other = await newPlayer(browser, DESKTOP);
  await other.page.goto(unused);
  await devices(other.page).getByRole("button", { name: "Add this device" }).click();
  await devices(other.page).getByText("This link does not work any more").waitFor();
  forget(other, /status of 404/);
  await goodbye(phone, laptop, other);
});

test("a passkey made on the phone brings its player to the tables on the computer, without a link", async () => {
  // Passkeys belong to a name; a number stands for none.
  const here = `http://localhost:${server.port}`;
  const still = { reducedMotion: "reduce", locale: "en-GB" } as const;
  const phone = await newPlayer(browser, { ...PHONE, ...still });
  const laptop = await newPlayer(browser, { ...DESKTOP, ...still });
  const [own, other] = [await withAuthenticator(phone.page), await withAuthenticator(laptop.page)];
  await openTable(phone.page, here, { name: "Anna", deals: 3 });
  await phone.page.goto(`${here}/devices`);
  await devices(phone.page).getByRole("button", { name: "Make a passkey" }).click();
  await devices(phone.page).getByText("The passkey is made.").waitFor();
  await devices(phone.page).getByText("not used yet").waitFor();
  await expect.poll(() => own.passkeys()).toMatchObject([{ rpId: "localhost", userName: "Anna" }]);
  await expect.poll(() => violations(phone.page)).toEqual([]);
  await expect
    .poll(() => phone.page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(360);
  await devices(phone.page).getByRole("button", { name: "Make a passkey" }).click();
  await devices(phone.page).getByText("There is a passkey of yours on this device").waitFor();

  await laptop.page.goto(here);
  await mine(laptop.page).getByRole("link", { name: "You play on another device" }).click();
  await devices(laptop.page).getByRole("button", { name: "I have a passkey" }).waitFor();
  await expect.poll(() => violations(laptop.page)).toEqual([]);
  await other.syncFrom(own);
  await devices(laptop.page).getByRole("button", { name: "I have a passkey" }).click();
  await devices(laptop.page).getByText("This device is yours now").waitFor();
  await devices(laptop.page).getByRole("link", { name: "To my tables" }).click();
  await mine(laptop.page).getByText("2 chairs are free").click();
  await board(laptop.page).locator(".chair").nth(2).waitFor();

  await phone.page.reload();
  await lines(phone.page).nth(1).waitFor();
  await devices(phone.page)
    .getByRole("button", { name: /^Delete the passkey/ })
    .click();
  await devices(phone.page).getByText("opens nothing any more").waitFor();
  const stranger = await newPlayer(browser, { ...DESKTOP, ...still });
  await (await withAuthenticator(stranger.page)).syncFrom(own);
  await stranger.page.goto(`${here}/devices`);
  await devices(stranger.page).getByRole("button", { name: "I have a passkey" }).click();
  await devices(stranger.page).getByText("This passkey is not known here").waitFor();
  forget(stranger, /status of 404/);

  // Where it cannot be, the page says so and offers the link.
  const byNumber = await newPlayer(browser, { ...DESKTOP, ...still });
  await openTable(byNumber.page, server.url, { name: "Ben", deals: 1 });
  await byNumber.page.goto(`${server.url}/devices`);
  await devices(byNumber.page).getByText("cannot do it. Take a link.").waitFor();
  await goodbye(phone, laptop, stranger, byNumber);
});
