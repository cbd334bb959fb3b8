import { readFileSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { PASSED_IN_DEAL, SPADES_LOST } from "./support/golden-codes.ts";
import { DESKTOP, goodbye, newPlayer, PHONE } from "./support/player.ts";
import { type Served, serveFiles } from "./support/static.ts";

// Replays that hold their deal themselves, from plain files: no server of ours has any part in it.

const PLAYED = SPADES_LOST.code;
const PASSED_IN = PASSED_IN_DEAL.code;
const NAMED = `${PLAYED}~Mia.J%C3%B6rg.Ole`;

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
  await player.page.locator("skat-replay .controls").waitFor();
  await player.page.locator("skat-replay .words:not(:empty)").waitFor({ state: "attached" });
  return player;
}

const said = (page: Page) => page.locator("skat-replay .words").textContent();
const inCourse = (page: Page) => page.locator("skat-replay [aria-current=step]").textContent();

test("a code in the fragment is shown from plain files, and nobody is asked for anything else", async () => {
  const asked = files.missing.length;
  const player = await show(NAMED);
  const { page } = player;
  await expect
    .poll(() => page.getByRole("heading", { level: 1 }).textContent())
    .toBe("Spades · Mia");
  await expect.poll(() => page.getByText("It was not checked against a table.").count()).toBe(1);
  await expect.poll(() => page.locator("skat-replay .hands .fan [data-card]").count()).toBe(30);
  await goodbye(player);
  expect(files.missing.slice(asked)).toEqual([]);
});

test("the keys step, go to both ends, and play and stop", async () => {
  const player = await show(NAMED);
  const { page } = player;
  const first = await said(page);
  expect(first).toContain("Ole has dealt");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => said(page)).toBe("Jörg passes.");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => said(page)).toBe(first);
  await page.keyboard.press("End");
  await expect.poll(() => page.locator(".settlement").count()).toBe(1);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.locator(".settlement").count()).toBe(1);
  await page.keyboard.press("Home");
  await expect.poll(() => said(page)).toBe(first);
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Stop" }).waitFor();
  await expect.poll(() => said(page)).toContain("Ole passes");
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Play by itself" }).waitFor();
  const stopped = await said(page);
  await page.waitForTimeout(1800);
  await expect.poll(() => said(page)).toBe(stopped);
  await goodbye(player);
});

test("the space bar stays what it is on a control, and the arrows in a field", async () => {
  const player = await show(NAMED);
  const { page } = player;
  await page.locator("skat-replay select").focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => said(page)).toContain("Ole has dealt");
  await page.getByRole("button", { name: "To the end" }).focus();
  await page.keyboard.press(" ");
  await expect.poll(() => page.locator(".settlement").count()).toBe(1);
  await goodbye(player);
});

test("every word of the notation leads to its place", async () => {
  const player = await show(NAMED);
  const { page } = player;
  await page.getByRole("button", { name: "Jörg: ace of diamonds" }).click();
  await expect.poll(() => said(page)).toBe("Jörg plays the ace of diamonds.");
  await page.getByRole("button", { name: "Mia loses Spades" }).click();
  await expect.poll(() => page.locator(".settlement .score").textContent()).toBe("−132");
  await goodbye(player);
});

test("a link points at a card, at the deal of a series, or at the end", async () => {
  const player = await show(`${NAMED}@5`);
  const { page } = player;
  await expect.poll(() => said(page)).toBe("Jörg plays the ace of diamonds.");
  await page.evaluate((text) => {
    location.hash = text;
  }, `${PASSED_IN}.${PLAYED}~Mia.Jörg.Ole@2.5`);
  await expect.poll(() => said(page)).toBe("Ole plays the ace of diamonds.");
  await expect.poll(() => page.getByText("Deal 2 of 2").count()).toBe(1);
  await page.getByRole("link", { name: "Deal 1" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Passed in");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/r/");
  await page.goBack();
  await expect.poll(() => said(page)).toBe("Ole plays the ace of diamonds.");
  await page.evaluate((text) => {
    location.hash = text;
  }, `${PLAYED}@end`);
  await page.locator(".settlement").waitFor();
  await goodbye(player);
});

test.each(["1damaged", "", "2newer", `${PLAYED}x`, "1".repeat(20_000), "%E0%A4%A", `${PLAYED}~%`])(
  "a damaged code gets a clear message: %#",
  async (text) => {
    const player = await newPlayer(browser);
    await player.page.goto(`${files.url}/r/#${text}`);
    const alert = player.page.getByRole("alert");
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toMatch(/damaged|newer version|too long/);
    await goodbye(player);
  },
);

test("from one seat nobody else's cards are seen, nor the skat that only the declarer knows", async () => {
  const player = await show(`${NAMED}@0`);
  const { page } = player;
  const open = page.locator("skat-replay .hands [data-card]");
  await expect.poll(() => open.count()).toBe(30);
  await expect.poll(() => page.locator(".pairs [data-card]").count()).toBe(4);
  await page.locator("skat-replay select").selectOption({ label: "As Jörg sees it" });
  await expect.poll(() => open.count()).toBe(10);
  await expect.poll(() => page.locator(".pairs").count()).toBe(0);
  await expect.poll(() => page.locator(".notation").textContent()).not.toContain("In the skat");
  await page.locator("skat-replay select").selectOption({ label: "As Mia sees it" });
  await expect.poll(() => open.count()).toBe(10);
  await expect.poll(() => page.locator(".pairs [data-card]").count()).toBe(4);
  await goodbye(player);
});

test("the points of both sides add up, trick by trick", async () => {
  const player = await show(`${NAMED}@0`);
  const { page } = player;
  const standing = () => page.locator(".standing dd").allTextContents();
  await expect.poll(() => standing()).toEqual(["10", "0"]);
  await page.getByRole("button", { name: /^Ole: nine of hearts/ }).click();
  await expect.poll(() => standing()).toEqual(["23", "0"]);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => standing()).toEqual(["59", "61"]);
  await goodbye(player);
});

test("who does not see walks the deal by headings and lists, trick by trick", async () => {
  const player = await show(NAMED);
  const { page } = player;
  const course = page.getByRole("region", { name: "The deal from first to last" });
  const headings = await course.getByRole("heading", { level: 3 }).allTextContents();
  const plain = headings.map((text) => text.replace(/\s+/g, " ").trim());
  expect(plain.slice(0, 3)).toEqual(["Hands as dealt", "Bidding", "The game"]);
  expect(plain[3]).toBe("1Trick 1: Mia takes it, 13 points");
  expect(plain).toHaveLength(3 + 10 + 1);
  const hands = course.getByRole("list").first().getByRole("listitem");
  await expect
    .poll(() => hands.first().textContent())
    .toMatch(/^Mia holds: ace of clubs, king of clubs, queen of clubs, ten of spades/);
  const trick = course
    .getByRole("heading", { name: /^Trick 2/ })
    .locator("..")
    .getByRole("listitem");
  await expect
    .poll(() =>
      trick
        .getByRole("button")
        .evaluateAll((all) => all.map((each) => each.querySelector(".unseen")?.textContent)),
    )
    .toEqual(["Mia: seven of diamonds", "Jörg: ace of diamonds", "Ole: queen of diamonds"]);
  await goodbye(player);
});

test("a swipe steps, a scroll does not", async () => {
  const player = await show(NAMED, { ...PHONE, locale: "en-GB" });
  const { page } = player;
  const swipe = (dx: number, dy: number) =>
    page.locator("skat-replay .stage").evaluate(
      (stage, [x, y]) => {
        const at = (clientX: number, clientY: number) => ({
          pointerId: 7,
          pointerType: "touch",
          isPrimary: true,
          clientX,
          clientY,
          bubbles: true,
        });
        stage.dispatchEvent(new PointerEvent("pointerdown", at(200, 200)));
        stage.dispatchEvent(new PointerEvent("pointerup", at(200 + (x ?? 0), 200 + (y ?? 0))));
      },
      [dx, dy],
    );
  const first = await said(page);
  await swipe(-90, 10);
  await expect.poll(() => said(page)).toBe("Jörg passes.");
  await swipe(-30, 0);
  await swipe(-60, 90);
  await expect.poll(() => said(page)).toBe("Jörg passes.");
  await swipe(90, 10);
  await expect.poll(() => said(page)).toBe(first);
  await goodbye(player);
});

test("links are copied with names only if asked for, and from this card on only if asked for", async () => {
  const player = await show(`${NAMED}@5`);
  const { page } = player;
  await page.getByRole("button", { name: "Share" }).click();
  const link = page.getByRole("textbox", { name: "Link that holds the deal" });
  await expect.poll(() => link.inputValue()).toBe(`${files.url}/r/d/${PLAYED}`);
  await page.getByRole("checkbox", { name: "Begin at this card" }).check();
  await expect.poll(() => link.inputValue()).toBe(`${files.url}/r/d/${PLAYED}@5`);
  await page.getByRole("checkbox", { name: "With the players’ names" }).check();
  await expect.poll(() => link.inputValue()).toBe(`${files.url}/r/d/${NAMED}@5`);
  await page.getByText("A link that no server reads").click();
  const own = await page.getByRole("textbox", { name: "Private link" }).inputValue();
  await page.getByText("Into a website").click();
  const snippet = (name: string) => page.getByRole("textbox", { name }).inputValue();
  await expect
    .poll(() => snippet("For pages that may load scripts"))
    .toContain(`<skat-replay src="${files.url}/r/d/${NAMED}@5"></skat-replay>`);
  await expect
    .poll(() => snippet("For pages that may not"))
    .toContain(`<iframe src="${files.url}/embed/r/d/${NAMED}@5"`);
  await expect.poll(() => snippet("For WordPress")).toBe(`${files.url}/r/d/${NAMED}@5`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const path = await (await download).path();
  expect(readFileSync(path, "utf8")).toMatch(/^\(;GM\[Skat\].*P0\[Mia\]P1\[Jörg\].*;\)\n$/);
  await page.keyboard.press("Escape");
  await page.goto(own);
  await expect.poll(() => said(page)).toBe("Jörg plays the ace of diamonds.");
  await goodbye(player);
});

describe.each([
  ["a phone, light", { ...PHONE, locale: "de-DE", colorScheme: "light" }],
  ["a desktop, dark", { ...DESKTOP, colorScheme: "dark" }],
] as const)("on %s", (_, options) => {
  test.each([NAMED, `${NAMED}@7`, `${PLAYED}@end`, PASSED_IN])(
    "axe finds nothing, and nothing is too wide: %#",
    async (text) => {
      const player = await show(text, { ...options });
      const { page } = player;
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await expect.poll(() => violations(page)).toEqual([]);
      await page.locator("replay-share > button, replay-share button").first().click();
      await page.locator("dialog[open]").waitFor();
      await expect.poll(() => violations(page)).toEqual([]);
      await goodbye(player);
    },
  );
});

test("in German the letters are those of German cards, on the board and written down", async () => {
  const player = await show(`${PLAYED}@end`, { ...DESKTOP, locale: "de-DE" });
  const { page } = player;
  const written = page.locator("skat-replay .short-card");
  await written.first().waitFor();
  const letters = (await written.allTextContents()).map((text) => text.trim());
  expect(letters.filter((text) => text === "B")).toHaveLength(4);
  expect(letters.filter((text) => text === "D")).toHaveLength(4);
  expect(letters.filter((text) => text === "J" || text === "Q")).toEqual([]);
  await expect.poll(() => page.locator("skat-replay .replay.skat-german-letters").count()).toBe(1);
  await goodbye(player);
});

test("whoever wants less motion gets none of it", async () => {
  const player = await show(NAMED, { ...DESKTOP, reducedMotion: "reduce" });
  await player.page.keyboard.press("End");
  await expect.poll(() => player.page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect.poll(() => inCourse(player.page)).toContain("Mia loses Spades");
  await goodbye(player);
});
