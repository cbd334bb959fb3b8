import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./support/browser.ts";
import { type Kit, serveKit } from "./support/kit.ts";

// What each control asks for, what it does not ask for without being sure, and what is said about it.

let kit: Kit;
let browser: Browser;

beforeAll(async () => {
  [kit, browser] = await Promise.all([serveKit(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await kit?.close();
});

/** How long a jump cannot be held, in ms. */
const HASTE = 2000;

/**
 * Shows a state and keeps what the board asks for. The clock that guards against haste stands still until it is let go: a
 * machine may be slower than that.
 */
async function shown(state: string, lang = "en"): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript((haste) => {
    const asked: unknown[] = [];
    const kept: (() => void)[] = [];
    Object.assign(window, { asked, letGo: () => kept.splice(0).map((done) => done()) });
    const wait = setTimeout;
    Object.assign(window, {
      setTimeout: (done: () => void, ms?: number, ...given: unknown[]) =>
        ms === haste ? kept.push(done) : wait(done, ms, ...given),
    });
    for (const type of ["skat-command", "skat-seen", "skat-say", "skat-rematch", "skat-seat-bot"]) {
      addEventListener(type, (event) => asked.push([type, (event as CustomEvent).detail]));
    }
  }, HASTE);
  await page.goto(`${kit.url}?lang=${lang}#${state}`);
  await page.waitForSelector(`html[data-ready=${state}]`);
  return page;
}

const asked = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: [string, unknown][] }).asked);

/** As a person taps: also on what is marked as not to be had now. */
const HASTY = { force: true } as const;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("a jump cannot be held in haste: the button waits two seconds", async () => {
  const page = await shown("auction-jump");
  await button(page, "Yes, hold 264").click(HASTY);
  expect(await asked(page)).toEqual([]);
  await page.evaluate(() => (window as unknown as { letGo(): void }).letGo());
  await page.locator("skat-auction .primary:not([aria-disabled])").click();
  await expect.poll(() => asked(page)).toEqual([["skat-command", { type: "hold" }]]);
  await page.close();
});

test("a number just above the last can be held at once", async () => {
  const page = await shown("auction-asked");
  await button(page, "Yes, hold 18").click();
  await expect.poll(() => asked(page)).toEqual([["skat-command", { type: "hold" }]]);
  await page.close();
});

test("any legal value can be named from the list, and while it is on its way nothing else is sent", async () => {
  const page = await shown("auction-list");
  await page.getByRole("dialog").getByRole("button", { name: /^264/ }).click();
  await button(page, "Pass").click();
  await expect.poll(() => asked(page)).toEqual([["skat-command", { type: "bid", value: 264 }]]);
  await page.close();
});

test("a card that may not be played is not sent, and it is said why", async () => {
  const page = await shown("play-follow");
  const barred = page.getByRole("button", { name: /cannot be played: follow/ }).first();
  await barred.click(HASTY);
  expect(await asked(page)).toEqual([]);
  await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/^You have to follow/);
  await page.close();
});

test("the discard is undone by another tap, and a declaration carries both cards", async () => {
  const page = await shown("declare-ready");
  const chosen = page.locator("skat-hand button[aria-pressed=true]");
  await expect.poll(() => chosen.count()).toBe(2);
  await chosen.first().click();
  await button(page, "Announce: Hearts").click(HASTY);
  expect(await asked(page)).toEqual([]);
  await page.locator("skat-hand button[aria-pressed=false]").first().click();
  await button(page, "Announce: Hearts").click();
  const [[, command] = []] = await asked(page);
  expect(command).toMatchObject({ type: "declare", game: "H" });
  expect((command as { discard: string[] }).discard).toHaveLength(2);
  await page.close();
});

test("Ouvert implies Schwarz and Schneider, and shows it", async () => {
  const page = await shown("declare-hand");
  await button(page, /^Ouvert$/).click();
  for (const level of ["Schneider", "Schwarz", "Ouvert"]) {
    await expect
      .poll(() =>
        page.getByRole("button", { name: level, exact: true }).getAttribute("aria-pressed"),
      )
      .toBe("true");
  }
  await button(page, "Announce: Grand Hand Ouvert").click();
  await expect
    .poll(() => asked(page))
    .toEqual([
      [
        "skat-command",
        { type: "declare", game: "G", hand: true, schneider: true, schwarz: true, ouvert: true },
      ],
    ]);
  await page.close();
});

test("a Null below the bid cannot be announced; the way out asks once more", async () => {
  const page = await shown("declare-null-below");
  await expect.poll(() => button(page, /^Announce/).count()).toBe(0);
  await button(page, "Give the deal up").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Grand/ }).click();
  await dialog.getByRole("button", { name: "Give up" }).click();
  await expect.poll(() => asked(page)).toEqual([["skat-command", { type: "concede", game: "G" }]]);
  await page.close();
});

test("giving up is asked about, and Back and Escape send nothing", async () => {
  const page = await shown("play-lead");
  for (const leave of ["Back", "Escape"]) {
    await button(page, "More").click();
    await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
    await page.getByText("The game is lost").waitFor();
    if (leave === "Escape") await page.keyboard.press("Escape");
    else await button(page, leave).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  expect(await asked(page)).toEqual([]);
  await button(page, "More").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Claim the rest", exact: true })
    .click();
  await page.getByText("laid open for good").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Claim the rest" }).click();
  await expect.poll(() => asked(page)).toEqual([["skat-command", { type: "claim" }]]);
  await page.close();
});

test("a claim is answered", async () => {
  const page = await shown("offer-claim");
  await button(page, "Play on").click();
  await expect
    .poll(() => asked(page))
    .toEqual([["skat-command", { type: "answer", accept: false }]]);
  await page.close();
});

test("the settlement stays until it is put away; then the next deal is there", async () => {
  const page = await shown("settled-won");
  await expect.poll(() => page.locator("skat-hand").count()).toBe(0);
  await button(page, /^Next deal/).click();
  await page.getByRole("list", { name: /Your hand, 10 cards/ }).waitFor();
  await expect.poll(() => asked(page)).toEqual([["skat-seen", 1]]);
  await page.close();
});

test.each([
  ["settled-lost-seeger", "en", "without 1, game 2, Schneider 3, times Hearts 10: 30"],
  ["settled-lost-seeger", "de", "ohne 1, Spiel 2, Schneider 3, mal Herz 10: 30"],
  [
    "settled-lost-seeger",
    "de",
    "Seeger-Fabian: noch 50 ab, zusammen −110; jeder andere schreibt +40.",
  ],
  [
    "settled-overbid",
    "en",
    "Overbid: 40 was bid, but the game is worth only 27. The next multiple of 9 that covers the bid is 45.",
  ],
  ["settled-overbid", "de", "Verloren zählt doppelt: 2 × 45 macht −90."],
  [
    "settled-hand-schneider",
    "de",
    "ohne 2, Spiel 3, Hand 4, Schneider 5, angesagt 6, mal Kreuz 12: 72",
  ],
  [
    "settled-impossible-null",
    "en",
    "Given up as Clubs: the value that covers the bid of 60 is 60.",
  ],
])("%s says in %s: %s", async (state, lang, words) => {
  const page = await shown(state, lang);
  await page.getByText(words, { exact: true }).waitFor();
  await page.close();
});

test.each([
  ["auction-open", "What is my hand worth?", "/rules/look-up#bid"],
  ["play-barred", "Why?", "/rules/look-up#following"],
  ["settled-won", "How is this reckoned?", "/rules/look-up#reckoning"],
  ["settled-overbid", "How is this reckoned?", "/rules/look-up#overbid"],
  ["settled-lost-seeger", "What is Seeger-Fabian?", "/rules/look-up#sheets"],
])(
  "%s answers \u201c%s\u201d in the rules, on a page of its own",
  async (state, question, path) => {
    const page = await shown(state);
    const link = page.getByRole("link", { name: question }).first();
    await expect.poll(() => link.getAttribute("href")).toBe(new URL(path, kit.url).href);
    await expect.poll(() => link.getAttribute("target")).toBe("_blank");
    await page.close();
  },
);
