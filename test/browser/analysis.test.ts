import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { PASSED_IN_DEAL, SPADES_LOST } from "./support/golden-codes.ts";
import { DESKTOP, goodbye, newPlayer, PHONE } from "./support/player.ts";
import { type Served, serveFiles } from "./support/static.ts";

// The analysis runs in the browser alone: plain files are enough for it.

let files: Served;
let browser: Browser;

beforeAll(async () => {
  [files, browser] = await Promise.all([serveFiles("dist"), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await files?.close();
});

async function show(text: string, options: BrowserContextOptions = DESKTOP) {
  const player = await newPlayer(browser, options);
  await player.page.goto(`${files.url}/r/#${text}`);
  await player.page.locator("skat-replay .notation").waitFor();
  return player;
}

const panel = (page: Page) => page.locator("deal-analysis");
const verdict = (page: Page) => page.locator("card-verdict p");

async function analysed(page: Page, name = "Analyse this deal"): Promise<number> {
  await page.getByRole("button", { name }).click();
  const done = page.locator("deal-analysis[ms]:not([ms='0'])");
  await done.waitFor({ timeout: 120_000 });
  return Number(await done.getAttribute("ms"));
}

test("a full deal is analysed beside the page: graph, table, cards, discard and auction", async () => {
  const player = await show(`${SPADES_LOST.code}~Mia.J%C3%B6rg.Ole`);
  const { page } = player;
  const ms = await analysed(page);
  // Told for people to compare; nothing depends on it.
  console.log(`a full deal is analysed in ${ms} ms in the browser`);
  for (const title of ["Where the game turned", "Given away", "The auction"]) {
    await expect.poll(() => page.getByRole("heading", { name: title }).count()).toBe(1);
  }
  await expect.poll(() => page.getByRole("heading", { name: /^The discard/ }).count()).toBe(1);

  // The graph says in words what it shows, and its table ends with the points of the settlement.
  const graph = page.getByRole("img", { name: /points with best play/ });
  const points = SPADES_LOST.result.settlement?.points ?? 0;
  await expect.poll(() => graph.getAttribute("aria-label")).toContain(`to ${points} at the end`);
  await page.getByText("Card by card").click();
  const rows = panel(page).locator("tbody tr", { has: page.locator("button") });
  await expect.poll(() => rows.count()).toBe(30);
  await expect.poll(() => rows.last().locator("td").nth(1).textContent()).toBe(`${points}`);

  // From the table to the card on the board, by the keyboard; there are both verdicts, in words.
  await rows.nth(12).locator("button").focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.locator("skat-replay [aria-current=step]").getAttribute("data-step"))
    .not.toBe("0");
  await expect.poll(() => verdict(page).textContent()).toMatch(/With all hands open|No other card/);
  const seen: string[] = [];
  for (let n = 0; n < 12; n++) {
    seen.push((await verdict(page).textContent()) ?? "");
    await page.keyboard.press("ArrowRight");
  }
  expect(seen.some((words) => /From what .+ could know/.test(words))).toBe(true);

  // A tap into the graph goes there too.
  await graph.locator("svg").click({ position: { x: 40, y: 80 } });
  await expect
    .poll(() => page.locator("skat-replay .hands .fan [data-card]").count())
    .toBeGreaterThan(27);
  // Marks stand in the notation, and are heard.
  await expect.poll(() => page.locator("skat-replay .notation .mark").count()).toBeGreaterThan(0);
  await expect.poll(() => violations(page)).toEqual([]);
  await goodbye(player);
});

test("it can be stopped, and begun again", async () => {
  const player = await show(SPADES_LOST.code);
  const { page } = player;
  await page.route("**/analysis-worker*", () => undefined);
  await page.getByRole("button", { name: "Analyse this deal" }).click();
  await panel(page).locator("progress").waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await panel(page).getByText("Stopped").waitFor();
  await expect.poll(() => panel(page).locator("progress").count()).toBe(0);
  await page.unroute("**/analysis-worker*");
  await analysed(page);
  await expect.poll(() => page.getByRole("heading", { name: "The auction" }).count()).toBe(1);
  await goodbye(player);
});

test("on a phone nothing is wider than the screen; a deal passed in has its auction judged", async () => {
  const player = await show(SPADES_LOST.code, PHONE);
  const { page } = player;
  await analysed(page, "Dieses Spiel analysieren");
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(() => width()).toBeLessThanOrEqual(360);
  await expect.poll(() => violations(page)).toEqual([]);

  await page.goto(`${files.url}/r/#${PASSED_IN_DEAL.code}`);
  await page.locator("skat-replay .notation").waitFor();
  await expect.poll(() => panel(page).count()).toBe(0);
  await analysed(page, "Dieses Spiel analysieren");
  await expect.poll(() => page.getByRole("heading", { name: "Das Reizen" }).count()).toBe(1);
  await expect.poll(() => page.getByRole("heading", { name: "Verschenkt" }).count()).toBe(0);
  await goodbye(player);
});
