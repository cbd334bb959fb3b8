import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "../../shared/protocol/languages.ts";
import { misfits, pageMisfits, TOUCH } from "./support/geometry.ts";
import { type KitStates, openKit, openStates, show } from "./support/kit-states.ts";

// Every state of the table, as the kit shows it: it fits every screen, and it can be hit.

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
 * all languages on the smallest phone. In this order, as little as possible changes from one look to the next.
 */
const WALK = [
  ...among(PHONE, "de", "en", "es", "it", "pt", "fr"),
  ...among(WIDE_PHONE, "fr", "it", "de"),
  ...among(LARGER_PHONE, "de", "fr"),
  ...among(TABLET, "fr", "de"),
  ...[DESKTOP, WALL, ZOOMED].flatMap((size) => among(size, "de")),
];

function among(size: typeof PHONE, ...languages: readonly Language[]) {
  return languages.map((language) => ({ size, language }));
}

let kit: KitStates;
let states: readonly string[];
let pages: readonly string[];

beforeAll(async () => {
  kit = await openStates();
  ({ states, pages } = kit);
});
afterAll(() => kit?.close());

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
  const page = await openKit(kit, "de");
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
  const page = await openKit(kit, "de");
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
