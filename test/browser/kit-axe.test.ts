import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "./support/axe.ts";
import { outlines, paperAndInk } from "./support/forced.ts";
import { type KitStates, openKit, openStates, show } from "./support/kit-states.ts";

// What the kit shows, as axe reads it, and in the colours a system forces on it.

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let kit: KitStates;
let states: readonly string[];
let pages: readonly string[];

beforeAll(async () => {
  kit = await openStates();
  ({ states, pages } = kit);
});
afterAll(() => kit?.close());

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
    page = await openKit(kit, "de", "light");
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
  const page = await openKit(kit, "de", theme);
  const found: string[] = [];
  for (const state of looked) {
    await show(page, state);
    for (const violation of await violations(page, rules)) {
      // In other people's pages the first heading is theirs to write.
      const isTheirs = state.startsWith("page-embed") && violation.startsWith("page-has-heading");
      if (!isTheirs) found.push(`${state}: ${violation}`);
    }
  }
  await page.close();
  return found;
}
