import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { board } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { type PlayedTable, playedTable } from "./support/played-table.ts";
import { DESKTOP, goodbye, newPlayer, PHONE } from "./support/player.ts";
import { servePage } from "./support/static.ts";

// What leaves the app and comes into it: links handed to the device, records copied, saved and dropped, a table put into a site.

const server = inject("server");
let browser: Browser;
let played: PlayedTable;
/** Its two deals as records, with names; and as one link without. */
let series: { readonly records: string; readonly link: string };

beforeAll(async () => {
  [browser, played] = await Promise.all([
    launchBrowser(),
    playedTable(server.url, ["Anna", "Ben", "Carla"], 2),
  ]);
  const told = async (names: string) =>
    (await fetch(`${server.url}/api/tables/${played.table}/series?names=${names}`)).json();
  const [named, plain] = (await Promise.all([told("yes"), told("no")])) as (typeof series)[];
  series = { records: named?.records ?? "", link: plain?.link ?? "" };
});
afterAll(() => browser?.close());

/** A device that can send: its own dialog is out of reach, so what it is handed is kept, or turned away. */
async function withSending(options: BrowserContextOptions, answer: "sent" | "turned-away") {
  const player = await newPlayer(browser, options);
  await player.context.addInitScript((how) => {
    const handed: unknown[] = [];
    Object.assign(window, { handed });
    Object.defineProperty(navigator, "share", {
      value: async (data: unknown) => {
        if (!navigator.userActivation.isActive) throw new DOMException("", "NotAllowedError");
        handed.push(data);
        if (how === "turned-away") throw new DOMException("", "AbortError");
      },
    });
  }, answer);
  const handed = () =>
    player.page.evaluate(() => (window as unknown as { handed: object[] }).handed);
  return { ...player, handed };
}

test.each(["sent", "turned-away"] as const)(
  "a phone hands the link to whatever it sends with: %s",
  async (answer) => {
    const player = await withSending({ ...PHONE, locale: "en-GB" }, answer);
    const { page } = player;
    await page.goto(`${server.url}/r/${played.table}/1`);
    await page.getByRole("button", { name: "Share", exact: true }).tap();
    const link = page.getByRole("textbox", { name: "Link that holds the deal" });
    await page.getByRole("button", { name: "Send: Link that holds the deal" }).tap();
    await expect.poll(player.handed).toEqual([{ url: await link.inputValue() }]);
    await expect.poll(() => violations(page)).toEqual([]);
    await goodbye(player);
  },
);

test("an invitation is sent with a word to go with it; where nothing can send, nothing offers to", async () => {
  const player = await withSending(DESKTOP, "sent");
  await openAtHome(player.page, { name: "Anna" });
  const send = player.page.getByRole("button", { name: "Send: Link for chair 2" });
  await send.click();
  const invitation = player.page.getByRole("textbox", { name: "Link for chair 2" });
  await expect
    .poll(player.handed)
    .toEqual([{ url: await invitation.inputValue(), text: "Come and play Skat with us." }]);
  await goodbye(player);

  const without = await newPlayer(browser);
  await openAtHome(without.page, { name: "Anna" });
  await without.page.getByRole("textbox", { name: "Link for chair 2" }).waitFor();
  // This browser has none of its own.
  await expect.poll(() => without.page.evaluate(() => "share" in navigator)).toBe(false);
  await expect.poll(() => without.page.getByRole("button", { name: /^Send:/ }).count()).toBe(0);
  await goodbye(without);
});

/** Opens a table in a browser, so that the browser has its first chair, and goes there. */
async function openAtHome(page: Page, asked: object): Promise<string> {
  await page.goto(server.url);
  const table = await page.evaluate(async (body) => {
    const response = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { table: string }).table;
  }, asked);
  await page.goto(`${server.url}/t/${table}`);
  await board(page).waitFor();
  return table;
}

test.each([
  ["on a desktop", DESKTOP],
  ["on a phone", { ...PHONE, locale: "en-GB" }],
])("a table is put into a web page in each way that is offered, %s", async (_, options) => {
  const player = await newPlayer(browser, options);
  const { page } = player;
  const table = await openAtHome(page, { name: "Anna" });
  await page.getByText("Put this table into a web page").click();
  const way = (name: string) => page.getByRole("textbox", { name }).inputValue();
  const element = await way("For pages that may load scripts");
  const frame = await way("For pages that may not");
  await expect.poll(() => way("For WordPress")).toBe(`${server.url}/t/${table}`);
  await expect.poll(() => violations(page)).toEqual([]);

  const club = await servePage(
    `<!doctype html><html lang="en"><title>A club</title>${element}${frame}`,
  );
  const visitor = await newPlayer(browser);
  await visitor.page.goto(club.url);
  for (const place of [visitor.page.locator("skat-table"), visitor.page.frameLocator("iframe")])
    await place.getByText("2 chairs are empty").waitFor();
  await goodbye(visitor, player);
  await club.close();
});

test("while it is played, the same stands in the table's menu; a table that nobody may watch has none of it", async () => {
  const player = await newPlayer(browser);
  const { page } = player;
  for (const spectators of ["link", "none"]) {
    const seats = [{ kind: "human", name: "Anna" }, { kind: "bot" }, { kind: "bot" }];
    await openAtHome(page, { seats, rules: { spectators } });
    await page.getByRole("button", { name: "More" }).click();
    await page.locator("language-choice select").waitFor();
    const put = page.getByText("Put this table into a web page");
    if (spectators === "link") {
      await put.click();
      await page.getByRole("textbox", { name: "For pages that may not" }).waitFor();
      await expect.poll(() => violations(page)).toEqual([]);
    } else expect(await put.count()).toBe(0);
  }
  await goodbye(player);
});

test.each([
  ["the table", () => `/r/${played.table}/1`],
  ["a link that holds the series", () => series.link],
])("one deal and the whole series are copied and saved as records, from %s", async (_, path) => {
  const player = await newPlayer(browser, { ...DESKTOP, acceptDownloads: true });
  const { page } = player;
  await player.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(server.url + path());
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const copied = async (name: string): Promise<string> => {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.getByRole("button", { name, exact: true }).click();
    const kept = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(kept).not.toBe("");
    await page.getByRole("button", { name: "Copied" }).first().waitFor();
    return kept();
  };
  const saved = async (name: string): Promise<string> => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    return readFile(await (await download).path(), "utf8");
  };
  const one = await copied("Copy");
  expect(one).toMatch(/^\(;GM\[Skat\].*;\)$/);
  expect(await saved("Download")).toBe(`${one}\n`);
  const all = await copied("Copy all 2 deals");
  expect(all.split("\n")).toHaveLength(2);
  expect(all.split("\n")[0]).toBe(one);
  expect(await saved("Download all 2 deals")).toBe(`${all}\n`);
  // Without names, and every one of them a deal that the rules agree with: its link is the one it came from.
  expect(all).not.toContain("Anna");
  const checked = await fetch(`${server.url}/api/records`, { method: "POST", body: all });
  const { results } = (await checked.json()) as { results: { ok: boolean; link: string }[] };
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(`/r/d/${results.map(({ link }) => link.slice("/r/d/".length)).join(".")}`).toBe(
    series.link,
  );
  await goodbye(player);
});

test("in a messenger's own browser, without storage, clipboard or sharing, a deal is seen and its record copied", async () => {
  const userAgent =
    "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A]";
  const player = await newPlayer(browser, { ...PHONE, locale: "en-GB", userAgent });
  const { page } = player;
  await player.context.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException("", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", refuse);
    Object.defineProperty(window, "sessionStorage", refuse);
    for (const missing of ["clipboard", "serviceWorker"])
      Object.defineProperty(navigator, missing, { value: undefined });
  });
  await page.goto(`${server.url}${series.link}`);
  await page.getByRole("button", { name: "To the end" }).tap();
  await page.locator(".settlement .score").waitFor();
  await page.getByRole("button", { name: "Share", exact: true }).tap();
  await page.getByRole("button", { name: "Copy all 2 deals" }).tap();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await page.goto(`${server.url}/records`);
  await page.locator("textarea").focus();
  await page.keyboard.press("Control+V");
  await expect.poll(() => page.locator("textarea").inputValue()).toMatch(/^\(;GM.*\n\(;GM.*;\)$/);
  await goodbye(player);
});

test("a file of records is dropped onto the page, as a mouse does it", async () => {
  const player = await newPlayer(browser);
  const { page, context } = player;
  await page.goto(`${server.url}/records`);
  const form = page.locator("records-page form");
  const { x, y, width, height } = (await form.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const file = join(await mkdtemp(join(tmpdir(), "fernskat-")), "deals.sgf");
  await writeFile(file, series.records);
  const devtools = await context.newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const drag = (type: "dragEnter" | "dragOver" | "drop" | "dragCancel") =>
    devtools.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + height / 2, data });
  await drag("dragEnter");
  await drag("dragOver");
  await page.locator("form[data-over]").waitFor();
  await drag("drop");
  await page.getByText("2 records are right, 0 are not.").waitFor();
  await expect.poll(() => page.locator("form[data-over]").count()).toBe(0);
  // The page is still there: the browser has not opened the file in its place.
  await expect.poll(() => page.url()).toBe(`${server.url}/records`);
  const links = page.getByRole("link", { name: /^See deal/ });
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
    .toEqual(
      series.link
        .slice("/r/d/".length)
        .split(".")
        .map((code) => `/r/d/${code}`),
    );
  await goodbye(player);
});
