import { createRequire } from "node:module";
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
  const page = await browser.newPage();
  await page.goto(kit.url);
  await page.waitForSelector("html[data-ready]");
  states = await page.locator("ul a").allTextContents();
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await kit?.close();
});

async function show(page: Page, state: string, lang: string, theme = "light"): Promise<void> {
  await page.goto(`${kit.url}?state=${state}&lang=${lang}&theme=${theme}`);
  await page.waitForSelector("html[data-ready]");
}

/** Errors of the page and breaches of its content policy. */
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
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    const found: string[] = [];
    for (const state of states) {
      await page.setViewportSize(SIZES[0]);
      await show(page, state, lang);
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

describe.each(["light", "dark"])("in the %s", (theme) => {
  test("axe finds nothing in any state", async () => {
    const page = await browser.newPage({ viewport: SIZES[1], bypassCSP: true });
    const found: string[] = [];
    for (const state of states) {
      await show(page, state, "de", theme);
      await page.addScriptTag({ path: AXE });
      const violations = await page.evaluate(async (tags) => {
        const { axe } = window as unknown as { axe: typeof import("axe-core") };
        const result = await axe.run(document, {
          runOnly: tags,
          rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
        });
        return result.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`),
        );
      }, AXE_TAGS);
      for (const violation of violations) found.push(`${state}: ${violation}`);
    }
    expect(found).toEqual([]);
    await page.close();
  }, 240_000);
});
