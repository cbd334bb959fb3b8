import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { openByProgram, openWaiting, type ProgramTable } from "./support/by-program.ts";
import { type Club, openClub } from "./support/club.ts";
import { DESKTOP, forget, goodbye, newPlayer, type Player } from "./support/player.ts";

// What other people's pages do to an element, on purpose or not.

const NOTHING = { table: "", deal: 1, code: "", record: "" };
const { version: CURRENT } = JSON.parse(await readFile("package.json", "utf8")) as {
  version: string;
};

const { url: host } = inject("server");
let browser: Browser;
let club: Club;
let table: ProgramTable;

beforeAll(async () => {
  browser = await launchBrowser();
  table = await openByProgram(host, { deals: 3 });
  club = await openClub(host, NOTHING);
});
afterAll(async () => {
  club?.close();
  await browser?.close();
});

async function visit(path = "/blank.html"): Promise<Player> {
  const player = await newPlayer(browser, { reducedMotion: "reduce", ...DESKTOP });
  await player.page.goto(club.origin + path);
  return player;
}

const address = (): string => `${host}/t/${table.table}`;

/** Puts an element into the page, as a script of the page would. */
const put = (page: Page, tag: string, src: string): Promise<void> =>
  page.evaluate(
    ([name, at]) => {
      const element = document.createElement(name);
      element.setAttribute("src", at);
      document.body.append(element);
    },
    [tag, src] as const,
  );

const headline = (page: Page, at = "skat-table") => page.locator(`${at} .masthead .contract`);

/** The sockets of a page that are open at present. */
function openSockets(page: Page): Set<unknown> {
  const open = new Set<unknown>();
  page.on("websocket", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  return open;
}

test("it leaves neither globals nor anything stored in the page", async () => {
  const bare = await visit("/sandbox.html");
  const visitor = await visit();
  await put(visitor.page, "skat-table", address());
  await put(visitor.page, "skat-replay", `${host}/r/${table.table}/1`);
  await headline(visitor.page).waitFor();
  const globals = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window));
  const known = new Set(await globals(bare.page));
  await expect
    .poll(async () => (await globals(visitor.page)).filter((name) => !known.has(name)))
    .toEqual([]);
  const { kept, lang, links } = await visitor.page.evaluate(() => ({
    kept: localStorage.length + sessionStorage.length,
    lang: document.documentElement.lang,
    links: document.querySelectorAll("link").length,
  }));
  expect({ kept, lang, links }).toEqual({ kept: 0, lang: "en", links: 2 });
  // The replay asked for a deal that is not over.
  forget(visitor, /404/);
  await goodbye(bare, visitor);
});

test("taken out and put back while it connects, it ends with one connection; taken out for good, with none", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const open = openSockets(page);
  await put(page, "skat-table", address());
  await page.evaluate(async () => {
    const element = document.querySelector("skat-table");
    for (let n = 0; n < 5; n++) {
      element?.remove();
      await new Promise((done) => setTimeout(done, n * 10));
      if (element) document.body.append(element);
      await new Promise((done) => setTimeout(done, n * 10));
    }
  });
  await headline(page).waitFor();
  await expect.poll(() => open.size).toBe(1);
  await page.evaluate(() => document.querySelector("skat-table")?.remove());
  await expect.poll(() => open.size).toBe(0);
  forget(visitor, /WebSocket is closed before/);
  await goodbye(visitor);
});

test("moved within the page it keeps its connection, and two elements live side by side", async () => {
  const visitor = await visit();
  const { page } = visitor;
  let opened = 0;
  page.on("websocket", () => {
    opened += 1;
  });
  await put(page, "skat-table", address());
  await put(page, "skat-table", address());
  await headline(page).nth(1).waitFor();
  expect(opened).toBe(2);
  await page.evaluate(() => {
    const box = document.createElement("div");
    document.body.prepend(box);
    const element = document.querySelector("skat-table:last-of-type");
    if (element) box.append(element);
  });
  await page.waitForTimeout(300);
  await expect.poll(() => headline(page).count()).toBe(2);
  expect(opened).toBe(2);
  await goodbye(visitor);
});

test("another address is another table, and the old connection ends", async () => {
  const other = await openWaiting(host);
  const visitor = await visit();
  const { page } = visitor;
  const open = openSockets(page);
  await put(page, "skat-table", address());
  await headline(page).waitFor();
  await page.evaluate(
    (src) => document.querySelector("skat-table")?.setAttribute("src", src),
    `${host}/embed/t/${other.table}`,
  );
  // It waits for players: that part is fetched now.
  await page.locator("skat-table .seating").waitFor();
  await expect.poll(() => open.size).toBe(1);
  await goodbye(visitor);
});

test("it says so when there is no table, no deal, or no sense in an address", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const notice = (at: string) => page.locator(`${at} .notice p`);
  await put(page, "skat-table", "javascript:alert(1)");
  await expect.poll(() => notice("skat-table").first().textContent()).toMatch(/no table/);
  await put(page, "skat-table", `${host}/t/unknown-table-0000`);
  await expect.poll(() => notice("skat-table").nth(1).textContent()).toMatch(/table/);
  await put(page, "skat-replay", `${host}/r/d/1nonsense`);
  await expect.poll(() => notice("skat-replay").textContent()).toMatch(/damaged|link/i);
  await page.evaluate(() => {
    const record = document.createElement("skat-replay");
    record.textContent = "(;GM[Skat]PC[<script>alert(1)</script>])";
    document.body.append(record);
  });
  await expect.poll(() => notice("skat-replay").nth(1).textContent()).toMatch(/\S/);
  forget(visitor, /404|WebSocket/);
  await goodbye(visitor);
});

test("the page's language changes, and so does the element; one with its own keeps it", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await put(page, "skat-table", address());
  await put(page, "skat-table", address());
  const link = (n: number) => page.locator("skat-table a[part=link]").nth(n);
  await page.evaluate(() => document.querySelector("skat-table")?.setAttribute("lang", "en"));
  await expect.poll(() => link(1).textContent()).toMatch(/^\s*Play at/);
  await page.evaluate(() => document.documentElement.setAttribute("lang", "de-AT"));
  await expect.poll(() => link(1).textContent()).toMatch(/^\s*Mitspielen/);
  await expect.poll(() => page.locator("skat-table .tools").nth(1).textContent()).toMatch(/Mehr/);
  await expect.poll(() => link(0).textContent()).toMatch(/^\s*Play at/);
  await expect.poll(() => page.locator("skat-table .tools").first().textContent()).toMatch(/More/);
  // Words that are said only when somebody taps are in the right language too.
  await page.locator("skat-table .tools button").nth(1).click();
  await page.locator("skat-table dialog[open]").first().waitFor();
  await expect
    .poll(() => page.locator("skat-table dialog[open] .dialog-title").first().textContent())
    .toBe("More");
  await goodbye(visitor);
});

test("two versions live on one page, the first under the plain name", async () => {
  const visitor = await visit("/sandbox.html");
  const { page } = visitor;
  // As text: the test runner rewrites every import() that it sees in code.
  const load = (url: string) => page.evaluate(`import(${JSON.stringify(url)})`);
  await load(`${club.origin}/older/embed.js`);
  await load(`${host}/embed.js`);
  const scoped = `skat-table-${CURRENT.replaceAll(".", "-")}`;
  await put(page, "skat-table", address());
  await put(page, scoped, address());
  await headline(page, "skat-table").waitFor();
  await headline(page, scoped).waitFor();
  const version = (tag: string) =>
    page.evaluate(
      (name) => (customElements.get(name) as { version?: string } | undefined)?.version,
      tag,
    );
  expect([await version("skat-table"), await version(scoped)]).toEqual(["0.0.1", CURRENT]);
  const inner = (tag: string) =>
    page.evaluate(
      (name) => document.querySelector(name)?.shadowRoot?.querySelector(".place > *")?.localName,
      tag,
    );
  await expect.poll(() => inner("skat-table")).toBe("skat-board-0-0-1");
  await expect.poll(() => inner(scoped)).toBe(`skat-board-${CURRENT.replaceAll(".", "-")}`);
  await goodbye(visitor);
});

test("the same version from two places is there once", async () => {
  const copies = await openClub(host, NOTHING, CURRENT);
  const visitor = await newPlayer(browser);
  const { page } = visitor;
  await page.goto(`${copies.origin}/sandbox.html`);
  await page.evaluate(`import("${copies.origin}/older/embed.js")`);
  await page.evaluate(`import("${host}/embed.js")`);
  await put(page, "skat-table", address());
  await headline(page).waitFor();
  const scoped = `skat-table-${CURRENT.replaceAll(".", "-")}`;
  await expect
    .poll(() => page.evaluate((name) => customElements.get(name) === undefined, scoped))
    .toBe(true);
  await goodbye(visitor);
  copies.close();
});
