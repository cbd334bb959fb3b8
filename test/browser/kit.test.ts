import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { misfits, TOUCH } from "./support/geometry.ts";
import { type Kit, serveKit } from "./support/kit.ts";

// Every state of the table, as the kit shows it: it fits every screen, it can be hit, and axe has nothing to say.

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let kit: Kit;
let browser: Browser;
let states: readonly string[];

beforeAll(async () => {
  [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
  const page = await openKit("de");
  states = await page.locator("ul a").allTextContents();
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await kit?.close();
});

async function openKit(lang: string, theme = "light", bypassCSP = false): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZES[1], bypassCSP });
  await page.goto(`${kit.url}?lang=${lang}&theme=${theme}`);
  await page.waitForSelector("html[data-ready=list]");
  return page;
}

/** Shows another state on the same page. */
async function show(page: Page, state: string): Promise<void> {
  await page.evaluate((name) => {
    location.hash = name;
  }, state);
  await page.waitForSelector(`html[data-ready=${state}]`);
}

/** Errors of the page and breaches of its content policy, from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return complaints;
}

test("the kit shows all the states a table can be in", () => {
  expect(states.length).toBeGreaterThan(40);
});

describe.each(["de", "en"])("in %s", (lang) => {
  test("every state fits every screen without scrolling, and every card can be hit", async () => {
    const page = await openKit(lang);
    const complaints = complaintsOf(page);
    const found: string[] = [];
    for (const state of states) {
      await show(page, state);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        for (const misfit of await page.evaluate(misfits, TOUCH)) {
          found.push(`${state} ${size.width}x${size.height}: ${misfit}`);
        }
      }
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  }, 240_000);
});

describe("axe finds nothing", () => {
  test("in any state", async () => {
    expect(await violations("light", { runOnly: AXE_TAGS })).toEqual([]);
  }, 240_000);

  test("of too little contrast in the dark", async () => {
    expect(await violations("dark", { runOnly: ["color-contrast"] })).toEqual([]);
  }, 240_000);
});

async function violations(theme: string, options: RunOptions): Promise<string[]> {
  const page = await openKit("de", theme, true);
  await page.addScriptTag({ path: AXE });
  const found: string[] = [];
  for (const state of states) {
    await show(page, state);
    const complaints = await page.evaluate(async (asked) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const result = await axe.run(document, asked);
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`),
      );
    }, options);
    for (const complaint of complaints) found.push(`${state}: ${complaint}`);
  }
  await page.close();
  return found;
}
