import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import manifest from "../../web/embed/custom-elements.json" with { type: "json" };
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import type { ProgramTable } from "./support/by-program.ts";
import type { Club } from "./support/club.ts";
import { openClubTable } from "./support/club-table.ts";
import { picture } from "./support/picture.ts";
import { DESKTOP, goodbye, newPlayer, PHONE, type Player } from "./support/player.ts";

// Our elements in the pages of a club: another site, with a strict content security policy, in a browser that minds both.

const { url: host } = inject("server");
let browser: Browser;
let club: Club;
/** A table in the middle of a deal, with one behind it that was played. */
let table: ProgramTable;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ club, table } = await openClubTable(host));
});
afterAll(async () => {
  club?.close();
  await browser?.close();
});

async function visit(path: string, options = DESKTOP): Promise<Player> {
  const player = await newPlayer(browser, { reducedMotion: "reduce", ...options });
  await player.page.goto(club.origin + path);
  return player;
}

/** The parts of an element as its manifest has them. */
function partsOf(tag: string): readonly string[] {
  const declared = manifest.modules.flatMap(({ declarations }) => declarations);
  const element = declared.find(({ tagName }) => tagName === tag);
  return (element?.cssParts ?? []).map(({ name }) => name).sort();
}

/** The page of an embedded table, its title line as it can be read. */
const headline = (page: Page | Frame, at = "skat-table") =>
  page.locator(`${at} .masthead .contract`);

test("the club's page shows a live table and replays by link, by code and by record, and breaks no rule of its own", async () => {
  const visitor = await visit("/");
  const { page } = visitor;
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== "data:" && origin !== club.origin && origin !== host)
      foreign.push(request.url());
  });
  await page.reload();
  await headline(page, "#live").waitFor();
  for (const id of ["by-link", "by-code", "by-record"]) {
    await page.locator(`#${id} .hands .mini`).nth(29).waitFor();
  }
  const words = (id: string) => page.locator(`#${id} .words`).textContent();
  await expect.poll(() => words("by-link")).toMatch(/Vorhand/);
  await expect.poll(() => words("by-record")).toMatch(/forehand/);
  await page.locator("#by-code .controls button").last().click();
  await page.locator("#by-record .controls button").last().click();
  const result = (id: string) => page.locator(`#${id} .settlement .score`).textContent();
  await expect.poll(() => result("by-code")).toBe(await result("by-record"));
  await expect
    .poll(() => page.locator("#live a[part=link]").getAttribute("href"))
    .toBe(`${host}/t/${table.table}`);
  await expect
    .poll(() => page.locator("#live a[part=link]").textContent())
    .toContain(new URL(host).host);
  expect(foreign).toEqual([]);
  await expect.poll(() => violations(page)).toEqual([]);
  await goodbye(visitor);
});

test("where no scripts are let in, frames show a table and a deal, as large as the page's own styles have it", async () => {
  const visitor = await visit("/");
  const { page } = visitor;
  await page.locator("#framed-table").scrollIntoViewIfNeeded();
  await page.frameLocator("#framed-table").locator("skat-board .masthead .contract").waitFor();
  await page.locator("#framed-replay").scrollIntoViewIfNeeded();
  const replay = page.frameLocator("#framed-replay").locator("skat-replay");
  await replay.locator(".notation [aria-current=step]").waitFor();
  await expect
    .poll(async () => {
      const { width, height } = (await page.locator("#framed-replay").boundingBox()) ?? {
        width: 0,
        height: 1,
      };
      return height - Math.max(720, (width * 3) / 4);
    })
    .toBeCloseTo(0, 0);
  await goodbye(visitor);
});

test("what the page does to everything inside it does not reach the element; its own settings do", async () => {
  const visitor = await visit("/");
  const { page } = visitor;
  await headline(page, "#night").waitFor();
  const look = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluate((element, name) => getComputedStyle(element)[name as "color"], property);
  await expect.poll(() => look("#night", "display")).toBe("block");
  for (const [property, value] of [
    ["letterSpacing", "normal"],
    ["textTransform", "none"],
    ["fontStyle", "normal"],
    ["textAlign", "start"],
  ] as const) {
    await expect.poll(() => look("#night .house", property)).toBe(value);
  }
  // The dark side of the page's own colour scheme, and the club's accent.
  await expect.poll(() => look("#night .house", "backgroundColor")).toBe("rgb(26, 24, 21)");
  await expect.poll(() => look("#live a[part=link]", "color")).toBe("rgb(11, 93, 59)");
  await expect.poll(() => look("#live .masthead", "borderBottomStyle")).toBe("solid");
  await goodbye(visitor);
});

test.each([
  ["live", "skat-table"],
  ["by-link", "skat-replay"],
] as const)("the parts of #%s are those that are documented", async (id, tag) => {
  const visitor = await visit("/");
  const element = visitor.page.locator(`#${id}`);
  await element.locator(".face").first().waitFor();
  const shown = () =>
    element.evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll("[part], [exportparts]") ?? [])].flatMap((each) => [
        ...each.part,
        ...(each.getAttribute("exportparts")?.split(", ") ?? []),
      ]),
    );
  // There is a deal to be seen, so nothing else is said.
  await expect.poll(async () => [...new Set(await shown()), "notice"].sort()).toEqual(partsOf(tag));
  await goodbye(visitor);
});

test("the cards are in the element's own tree, from its own host", async () => {
  const visitor = await visit("/");
  const card = visitor.page.locator("#by-code .hands .mini").first();
  await card.waitFor();
  await visitor.page.locator("#by-code symbol#CJ path").first().waitFor({ state: "attached" });
  const drawn = () =>
    card.evaluate((mini) => {
      const use = mini.querySelector("use");
      const root = mini.getRootNode() as ShadowRoot;
      const id = use?.getAttribute("href")?.slice(1) ?? "";
      const box = use?.getBBox();
      return { isHere: root.getElementById(id) !== null, isDrawn: (box?.width ?? 0) > 0 };
    });
  await expect.poll(drawn).toEqual({ isHere: true, isDrawn: true });
  await goodbye(visitor);
});

test("two decks on one page are called by their own names, and a deck that is changed is called anew", async () => {
  const visitor = await visit("/");
  const { page } = visitor;
  for (const id of ["by-link", "by-code"])
    await page.locator(`#${id} .hands .mini`).nth(29).waitFor();
  /** The suits that an element speaks of, in its text and in what is only read aloud. */
  const spokenOf = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => {
      const texts: string[] = [];
      const read = (root: ShadowRoot | null): void => {
        if (!root) return;
        texts.push(root.querySelector(".house, .replay")?.textContent ?? "");
        for (const each of root.querySelectorAll("*")) {
          texts.push(each.getAttribute("aria-label") ?? "");
          read(each.shadowRoot);
        }
      };
      read(element.shadowRoot);
      const found = texts.join(" ").match(/Kreuz|Pik|Karo|Eichel|Grün|Schellen/g) ?? [];
      return [...new Set(found)].sort().join(" ");
    });
  await expect.poll(() => spokenOf("by-code")).toMatch(/Kreuz|Pik|Karo/);
  const french = await spokenOf("by-code");
  expect(french).not.toMatch(/Eichel|Grün|Schellen/);
  const change = (deck: string) =>
    page.locator("#by-code").evaluate((element, to) => element.setAttribute("deck", to), deck);
  await change("german");
  await expect.poll(() => spokenOf("by-code")).not.toMatch(/Kreuz|Pik|Karo/);
  await expect.poll(() => spokenOf("by-code")).toMatch(/Eichel|Grün|Schellen/);
  await expect.poll(() => spokenOf("by-link")).toBe(french);
  await change("french");
  await expect.poll(() => spokenOf("by-code")).toBe(french);
  await goodbye(visitor);
});

test.each([
  ["phone", "light"],
  ["phone", "dark"],
  ["desktop", "light"],
  ["desktop", "dark"],
] as const)("it fits on a %s, %s", async (device, colorScheme) => {
  const visitor = await visit("/", { ...(device === "phone" ? PHONE : DESKTOP), colorScheme });
  const { page } = visitor;
  await headline(page, "#night").waitFor();
  await page.locator("#by-record .hands .mini").nth(29).waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    )
    .toBeLessThanOrEqual(0);
  await expect.poll(() => violations(page)).toEqual([]);
  await picture(page, `club-${device}-${colorScheme}`);
  await goodbye(visitor);
});
