import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { openByProgram, type ProgramTable } from "./support/by-program.ts";
import { type Club, openClub } from "./support/club.ts";
import { DESKTOP, forget, goodbye, newPlayer, type Player } from "./support/player.ts";

// DESIGN.md, Other origins: anybody embeds what is public; nobody acts for a seat from an origin its opener did not list.

const { url: host } = inject("server");
let browser: Browser;
let club: Club;

beforeAll(async () => {
  browser = await launchBrowser();
  club = await openClub(host, { table: "", deal: 1, code: "", record: "" });
});
afterAll(async () => {
  club?.close();
  await browser?.close();
});

async function visit(path: string): Promise<Player> {
  const player = await newPlayer(browser, { reducedMotion: "reduce", ...DESKTOP });
  await player.page.goto(club.origin + path);
  return player;
}

/** Puts a table with a seat's secret into a page, or into a frame of it, and notes what its user does. */
async function sit(page: Page | Frame, { table, token }: ProgramTable): Promise<void> {
  await page.evaluate(
    ([src, secret]) => {
      const element = document.createElement("skat-table") as HTMLElement & { token: string };
      element.setAttribute("src", src);
      element.token = secret;
      document.body.append(element);
      document.addEventListener("skat-command", (event) => {
        document.body.dataset["done"] = JSON.stringify((event as CustomEvent).detail);
      });
    },
    [`${host}/t/${table}`, token] as const,
  );
  await page.locator("skat-table .masthead").waitFor();
}

const hand = (page: Page | Frame) => page.locator("skat-table .hand .card");
const done = (page: Page | Frame) => page.evaluate(() => document.body.dataset["done"]);

test("from an origin that is listed a seat is played, and the page hears what its user did", async () => {
  const table = await openByProgram(host, { deals: 1, embedOrigins: [club.origin] });
  const visitor = await visit("/blank.html");
  const { page } = visitor;
  await sit(page, table);
  await hand(page).nth(9).waitFor();
  await page.locator("skat-table .act .pass").click();
  await expect.poll(() => done(page)).toBe('{"type":"pass"}');
  // It has gone to the table, too; when all have passed, nothing is left to be done.
  await expect
    .poll(() => page.locator("skat-table .act .status").allTextContents())
    .not.toContainEqual(expect.stringMatching(/Your bid/));
  await expect.poll(() => page.locator("skat-table .bar p").count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.outerHTML))
    .not.toContain(table.token);
  await goodbye(visitor);
});

test("from an origin that is not listed the same table can only be watched", async () => {
  const table = await openByProgram(host, { deals: 1, embedOrigins: ["https://club.example"] });
  const visitor = await visit("/blank.html");
  const { page } = visitor;
  await sit(page, table);
  await expect
    .poll(() => page.locator("skat-table .bar p").textContent())
    .toMatch(/cannot be played/);
  await page.locator("skat-table .backs .mini").nth(9).waitFor();
  await expect.poll(() => hand(page).count()).toBe(0);
  await expect.poll(() => page.locator("skat-table .act button").count()).toBe(0);
  forget(visitor, /403/);
  await goodbye(visitor);
});

test("whoever sits at the table in this browser is a stranger in a club's page", async () => {
  const visitor = await newPlayer(browser, DESKTOP);
  const { page } = visitor;
  await page.goto(host);
  await page.locator("play-now .button").first().click();
  await page.locator("skat-board .hand .card").nth(9).waitFor();
  const [, table = ""] = new URL(page.url()).pathname.split("/t/");
  await page.goto(`${club.origin}/blank.html`);
  await page.evaluate((src) => {
    const element = document.createElement("skat-table");
    element.setAttribute("src", src);
    document.body.append(element);
  }, `${host}/t/${table}`);
  await page.locator("skat-table .masthead").waitFor();
  await expect.poll(() => hand(page).count()).toBe(0);
  await goodbye(visitor);
});

test("in a sandboxed frame, of no origin and with no storage, it shows what is public and nobody acts", async () => {
  const table = await openByProgram(host, { deals: 1, embedOrigins: [club.origin] });
  const visitor = await visit("/sandbox.html");
  const { page } = visitor;
  const frame = page.frames()[1];
  if (!frame) throw new Error("There is no frame.");
  await frame.waitForLoadState();
  await expect.poll(() => frame.evaluate(() => origin)).toBe("null");
  await expect
    .poll(() => frame.evaluate("try { localStorage.length } catch (error) { error.name }"))
    .toBe("SecurityError");
  await sit(frame, table);
  await frame.locator("skat-table .backs .mini").nth(9).waitFor();
  await frame.locator("skat-table symbol#CJ path").first().waitFor({ state: "attached" });
  await expect
    .poll(() => frame.locator("skat-table .bar p").textContent())
    .toMatch(/cannot be played/);
  await expect.poll(() => hand(frame).count()).toBe(0);
  forget(visitor, /403/);
  await goodbye(visitor);
});
