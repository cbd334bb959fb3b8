import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../shared/protocol/languages.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { outlines, paperAndInk } from "./support/forced.ts";
import { misfits, pageMisfits, TOUCH } from "./support/geometry.ts";
import { type Kit, serveKit } from "./support/kit.ts";

// Every state of the table, as the kit shows it: it fits every screen, it can be hit, and axe has nothing to say.

const PHONE = { width: 360, height: 640 };
const WIDE_PHONE = { width: 844, height: 390 };
const LARGER_PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1440, height: 900 };
const WALL = { width: 2560, height: 1440 };
/** 1440 x 900 at twice its size. */
const ZOOMED = { width: 720, height: 450 };

/**
 * Where each state is looked at: in German on every screen; in French, which is as long, wherever there is little room; in
 * all languages where there is least. In this order, as little as possible changes from one look to the next.
 */
const WALK = [
  ...among(PHONE, "de", "en", "es", "it", "pt", "fr"),
  ...among(WIDE_PHONE, "fr", "pt", "it", "es", "en", "de"),
  ...among(LARGER_PHONE, "de", "fr"),
  ...among(TABLET, "fr", "de"),
  ...[DESKTOP, WALL, ZOOMED].flatMap((size) => among(size, "de")),
];

function among(size: typeof PHONE, ...languages: readonly Language[]) {
  return languages.map((language) => ({ size, language }));
}

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let kit: Kit;
let browser: Browser;
/** The states of the table. */
let states: readonly string[];
/** Pages that have nothing to show yet, or could not be shown. */
let pages: readonly string[];

beforeAll(async () => {
  [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
  const page = await openKit("de");
  const all = await page.locator("ul a").allTextContents();
  const isPage = (state: string) => state.startsWith("page-");
  states = all.filter((state) => !isPage(state));
  pages = all.filter(isPage);
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await kit?.close();
});

async function openKit(lang: string, theme = "light"): Promise<Page> {
  const page = await browser.newPage({ viewport: LARGER_PHONE });
  // Without motion: axe would find words that are fading in.
  await page.goto(`${kit.url}?lang=${lang}&theme=${theme}&motion=off`);
  await page.waitForSelector("html[data-ready=list]");
  return page;
}

/** Shows another state on the same page, or the same one in another language (`NAME/fr`), and waits for a frame of it. */
async function show(page: Page, state: string): Promise<void> {
  await page.evaluate(async (hash) => {
    location.hash = hash;
    do await new Promise(requestAnimationFrame);
    while (document.documentElement.dataset["ready"] !== hash);
  }, state);
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

test("pages that have nothing to show fit every screen in every language", async () => {
  const page = await openKit("de");
  const complaints = complaintsOf(page);
  const found: string[] = [];
  expect(pages.length).toBeGreaterThan(20);
  for (const state of pages) {
    for (const { size, language } of WALK.filter(
      (look) => look.size === PHONE || look.size === DESKTOP,
    )) {
      await page.setViewportSize(size);
      await show(page, `${state}/${language}`);
      for (const misfit of await page.evaluate(pageMisfits, TOUCH)) {
        found.push(`${state}/${language} ${size.width}x${size.height}: ${misfit}`);
      }
    }
  }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
}, 600_000);

test("every state fits every screen in every language without scrolling, and every card can be hit", async () => {
  const page = await openKit("de");
  const complaints = complaintsOf(page);
  const found: string[] = [];
  for (const state of states) {
    // What a device looks like changes no words.
    const walk = WALK.filter(({ language }) => language === "de" || !state.startsWith("looks-"));
    for (const { size, language } of walk) {
      await page.setViewportSize(size);
      await show(page, `${state}/${language}`);
      for (const misfit of await page.evaluate(misfits, TOUCH)) {
        found.push(`${state}/${language} ${size.width}x${size.height}: ${misfit}`);
      }
    }
  }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
}, 600_000);

describe("axe finds nothing", () => {
  test("in any state", async () => {
    expect(await allViolations("light", AXE_TAGS)).toEqual([]);
  }, 600_000);

  test("of too little contrast in the dark", async () => {
    expect(await allViolations("dark", ["color-contrast"], kinds())).toEqual([]);
  }, 600_000);
});

// With the colours of a system that has black behind everything, on a device on which light colours were chosen here.
describe("in forced colours", () => {
  let page: Page;
  const at = (selector: string) => page.locator(selector);

  beforeAll(async () => {
    page = await openKit("de", "light");
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  });
  afterAll(() => page?.close());

  test("axe finds no words without contrast", async () => {
    const found: string[] = [];
    // In other people's pages our colours are not told to be the system's, the browser puts those in their place: axe sees only ours.
    for (const state of kinds().filter((name) => !name.startsWith("page-embed"))) {
      await show(page, state);
      for (const violation of await violations(page, ["color-contrast"])) {
        found.push(`${state}: ${violation}`);
      }
    }
    expect(found).toEqual([]);
  }, 600_000);

  test("the focus is seen wherever it is", async () => {
    for (const state of ["play-follow", "declare-ready", "auction-above", "settled-won", "more"]) {
      await show(page, state);
      const seen: string[] = [];
      for (let n = 0; n < 12; n++) {
        await page.keyboard.press("Tab");
        const [focused] = await outlines(at(":focus-visible").last());
        if (focused !== undefined) seen.push(focused >= 3 ? "seen" : "unseen");
      }
      expect([...new Set(seen)], state).toEqual(["seen"]);
    }
  });

  test("cards are white and their signs dark, those that may not be played as well", async () => {
    await show(page, "play-follow");
    for (const card of [at(".lying .face").first(), at(".hand .card[data-barred]").last()]) {
      const { paper, ink } = await paperAndInk(page, card);
      expect(paper).toBeGreaterThan(0.4);
      expect(ink).toBeGreaterThan(0.02);
    }
  });

  test("whose turn it is stands out", async () => {
    await show(page, "play-follow");
    expect(await outlines(at(".own .plate[data-acts], .status[data-mine]"))).toHaveLength(2);
    expect(Math.min(...(await outlines(at("[data-acts], .status[data-mine]"))))).toBeGreaterThan(3);
    expect(await outlines(at(".plates .plate"))).toEqual([0, 0]);
    await show(page, "play-trick-lies");
    expect((await outlines(at(".plates .plate"))).filter((contrast) => contrast > 3)).toHaveLength(
      1,
    );
  });

  test("what may be played and what is chosen is told apart", async () => {
    await show(page, "play-follow");
    expect(Math.min(...(await outlines(at(".hand .card[data-barred]"))))).toBeGreaterThan(3);
    expect(Math.max(...(await outlines(at(".hand .card[data-playable]"))))).toBe(0);
    await show(page, "declare-ready");
    const groundsOf = (selector: string) =>
      at(selector).evaluateAll((elements) => [
        ...new Set(elements.map((element) => getComputedStyle(element).backgroundColor)),
      ]);
    const [chosen, ...others] = await groundsOf(
      ".game[aria-checked=true], .game[aria-pressed=true]",
    );
    expect(others).toEqual([]);
    expect(await groundsOf(".game:not([aria-checked=true], [aria-pressed=true])")).not.toContain(
      chosen,
    );
    // A tick lies on every card that is chosen, and on no other.
    const ticks = at(".hand .card[aria-pressed=true] .chosen");
    expect(await ticks.count()).toBe(await at(".hand .chosen").count());
    const { paper, ink } = await paperAndInk(page, ticks.first());
    expect(Math.min(paper, ink)).toBeGreaterThan(0.05);
  });
});

/** One of each kind of state: colours differ by that. */
function kinds(): readonly string[] {
  const ofTable = new Map(states.map((state) => [state.split("-")[0], state]));
  const ofPages = new Map(pages.map((page) => [page.split("-")[1], page]));
  return [...ofTable.values(), ...ofPages.values()];
}

async function allViolations(
  theme: string,
  rules: readonly string[],
  looked: readonly string[] = [...states, ...pages],
): Promise<string[]> {
  const page = await openKit("de", theme);
  const found: string[] = [];
  for (const state of looked) {
    await show(page, state);
    for (const violation of await violations(page, rules)) found.push(`${state}: ${violation}`);
  }
  await page.close();
  return found;
}
