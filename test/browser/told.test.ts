import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailbox } from "../notify/support/mailboxes.ts";
import { type Receiver, startReceiver } from "../notify/support/receiver.ts";
import { varsFor } from "../notify/support/senders.ts";
import { act, board, MODEST } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { subscribesAt } from "./support/notifications.ts";
import { openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, forget, goodbye, newPlayer, PHONE } from "./support/player.ts";
import { type LocalServer, startServer } from "./support/server.ts";

// How somebody hears that it is their turn, from the page where it is chosen to what the player's browser decrypts.

let receiver: Receiver;
let server: LocalServer;
let browser: Browser;

beforeAll(async () => {
  receiver = await startReceiver();
  [server, browser] = await Promise.all([
    startServer({ vars: varsFor(receiver.origin) as Record<string, string> }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await receiver?.close();
});

const told = (page: Page) => page.locator("told-page");
const section = (page: Page, name: string) =>
  told(page)
    .locator("section.panel")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test("push is turned on, comes when the turn comes, and everything is ended by one button", async () => {
  const box = mailbox(receiver.origin);
  const anna = await newPlayer(browser, {
    ...PHONE,
    ...{ locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "allow" },
  });
  const ben = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const carla = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  await subscribesAt(anna, box);
  const [first = "", second = ""] = await openTable(anna.page, server.url, {
    ...{ name: "Anna", deals: 3, pace: "days" },
  });
  const table = anna.page.url();
  await anna.page.goto(server.url);
  await anna.page.getByRole("link", { name: "How you hear that it is your turn" }).click();
  const { page } = anna;
  await section(page, "On this device").getByRole("button", { name: "Turn on" }).click();
  await section(page, "On this device").getByText("This device tells you").waitFor();
  await section(page, "What is on").getByText("This device").waitFor();
  await expect.poll(() => violations(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);

  await section(page, "Feed and calendar")
    .getByRole("button", { name: "Make the addresses" })
    .click();
  const feed = await section(page, "Feed and calendar").locator("input").first().inputValue();
  await expect
    .poll(async () => (await page.request.get(feed)).headers()["content-type"])
    .toContain("application/atom+xml");

  // She closes the page; the others play until it is her turn.
  await page.goto("about:blank");
  await sitDown(ben.page, first, "Ben");
  await sitDown(carla.page, second, "Carla");
  await expect
    .poll(
      async () => {
        for (const other of [ben.page, carla.page]) await act(other, MODEST);
        return (await box.received()).length;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  const [message] = await box.received();
  const payload = JSON.parse(message?.text ?? "{}");
  expect(payload.path).toBe(new URL(table).pathname);
  expect(message?.text).not.toMatch(/"[CSHD][AKQJT987]"/);
  // It leads to the table, where she is to act.
  await page.goto(server.url + payload.path);
  await board(page).locator(".hand .card").nth(9).waitFor();

  await page.goto(`${server.url}/told`);
  await section(page, "What is on").getByRole("button", { name: "Stop everything" }).click();
  await told(page).getByText("Nothing is sent any more.").waitFor();
  await section(page, "What is on").getByText("Nothing is on.").waitFor();
  await expect.poll(async () => (await page.request.get(feed)).status()).toBe(404);
  await goodbye(anna, ben, carla);
});

test("mail waits to be confirmed, a webhook shows its secret once, and wishes stay", async () => {
  const box = mailbox(receiver.origin);
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  await page.goto(`${server.url}/told`);
  await told(page).getByText("Sit down at a table first").waitFor();
  await openTable(page, server.url, { name: "Anna", deals: 1 });
  await page.goto(`${server.url}/told`);
  const mail = section(page, "By mail");
  await mail.getByLabel("Mail address").fill("anna@club.example");
  await mail.getByRole("button", { name: "Add" }).click();
  await told(page).getByText("A mail has gone to anna@club.example").waitFor();
  const on = section(page, "What is on");
  await on.getByText("waits for your confirmation").waitFor();

  const chat = section(page, "Into a chat, or to a program");
  await chat.getByLabel("What it is").selectOption({ index: 3 });
  await chat.getByLabel("Address of the webhook").fill("https://127.0.0.1/hook");
  await chat.getByRole("button", { name: "Add" }).click();
  await told(page).getByText("needs an https address on the public internet").waitFor();
  forget(player, /status of 400/);
  await box.answers({ body: "{challenge}" });
  await chat.getByLabel("Address of the webhook").fill(box.hook);
  await chat.getByRole("button", { name: "Add" }).click();
  const secret = chat.getByRole("textbox", { name: "Messages are signed with this secret" });
  await secret.waitFor();
  await expect.poll(() => secret.inputValue()).toMatch(/^whsec_/);

  const when = section(page, "When");
  await when.getByLabel("Quiet hours").check();
  await when.getByLabel("to", { exact: true }).fill("08:30");
  await when.getByLabel("to", { exact: true }).blur();
  await expect
    .poll(async () => (await settingsOf(page)).quiet)
    .toEqual({
      ...{ from: "22:00", to: "08:30" },
    });
  await when.getByLabel("Always").check();
  await expect.poll(async () => (await settingsOf(page)).always).toBe(true);
  await page.reload();
  await expect.poll(() => when.getByLabel("to", { exact: true }).inputValue()).toBe("08:30");
  await expect.poll(() => when.getByLabel("Always").isChecked()).toBe(true);
  await expect.poll(() => secret.count()).toBe(0);
  await on.getByRole("button", { name: "End: anna@club.example" }).click();
  await on.getByText("anna@club.example").waitFor({ state: "detached" });
  await expect.poll(() => violations(page)).toEqual([]);
  await goodbye(player);
});

async function settingsOf(page: Page) {
  const answer = await page.request.get(`${server.url}/api/me`);
  return (await answer.json()).settings;
}

test("an iPhone is told the truth: push exists for the installed app alone", async () => {
  const player = await newPlayer(browser, { ...PHONE, locale: "en-GB", reducedMotion: "reduce" });
  const { page } = player;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0 (iPhone; CPU iPhone OS)" });
    Reflect.deleteProperty(window, "PushManager");
  });
  await openTable(page, server.url, { name: "Anna", deals: 1 });
  await page.goto(`${server.url}/told`);
  await section(page, "On this device").getByText("Add to Home Screen").waitFor();
  await expect.poll(() => section(page, "On this device").getByRole("button").count()).toBe(0);
  await goodbye(player);
});

test("whoever opened a table has it tell a chat, from the menu at the table, and ends that; others do not see it", async () => {
  const box = mailbox(receiver.origin);
  const calm = { locale: "en-GB", reducedMotion: "reduce" } as const;
  const anna = await newPlayer(browser, { ...PHONE, ...calm });
  const ben = await newPlayer(browser, { ...DESKTOP, ...calm });
  const { page } = anna;
  const [forBen = ""] = await openTable(page, server.url, {
    ...{ name: "Anna", deals: 3, bots: 1, pace: "days" },
  });
  await sitDown(ben.page, forBen, "Ben");
  const menu = page.locator("table-menu");
  const openMenu = (page: Page) =>
    page.locator("table-bar").getByRole("button", { name: "Table", exact: true }).click();
  await openMenu(ben.page);
  await ben.page.locator("table-menu .sections li").nth(5).waitFor();
  await expect.poll(() => ben.page.locator("table-menu .sections li").count()).toBe(6);

  await openMenu(page);
  await menu.getByRole("button", { name: "Tell a chat" }).click();
  await menu.getByLabel("What it is").selectOption({ label: "a program (signed JSON)" });
  const url = menu.getByLabel("Address of the webhook");
  await url.fill(box.hook);
  // The first call is not answered as it should be: nothing is set up, and what was typed is still there.
  await menu.getByRole("button", { name: "Add", exact: true }).click();
  await menu.getByText("The webhook did not answer as it should.").waitFor();
  await expect.poll(() => url.inputValue()).toBe(box.hook);
  await box.answers({ body: "{challenge}" });
  await menu.getByRole("button", { name: "Add", exact: true }).click();
  await menu.getByText("It is set up, and has answered.").waitFor();
  await menu.getByText("a program (signed JSON): receiver.test").waitFor();
  await expect.poll(() => menu.locator("input").inputValue()).toMatch(/^whsec_/);
  await expect.poll(() => violations(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);
  await expect.poll(() => box.received()).toHaveLength(2);

  await page.reload();
  await openMenu(page);
  await menu.getByRole("button", { name: "Tell a chat" }).click();
  // The secret was told once.
  await menu.getByText("receiver.test").waitFor();
  await expect.poll(() => menu.locator("input").count()).toBe(0);
  await menu.getByRole("button", { name: "End it" }).click();
  await menu.getByText("It is ended.").waitFor();
  await menu.getByLabel("Address of the webhook").waitFor();
  forget(anna, /status of 409/);
  await goodbye(anna, ben);
});
