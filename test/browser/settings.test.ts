import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { act, board, MODEST, playOn } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, forgetNetTrouble, goodbye, newPlayer, PHONE } from "./support/player.ts";

// The settings of a device: found from the start and from a table, shown with real cards, at once in force, kept.

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const dialog = (page: Page) => page.locator("settings-dialog");
const option = (page: Page, setting: string, name: string | RegExp) =>
  dialog(page).getByRole("group", { name: setting }).getByRole("radio", { name });

/** Which deck's sign for spades the table has: the German one has green leaves. */
const deckOf = (page: Page) =>
  board(page).evaluate((element) => {
    const sign = element.shadowRoot?.querySelector("#sign-S");
    return sign?.innerHTML.length ?? 0;
  });

/** What the cards of the hand are called, their suits alone. */
const suitsOfHand = (page: Page) =>
  board(page)
    .locator(".hand .card")
    .evaluateAll((cards) =>
      cards
        .map((card) => card.getAttribute("aria-label")?.split(" of ")[1]?.split(",")[0])
        .join(" "),
    );

const rootProperty = (page: Page, name: string) =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
    name,
  );

test("chosen on the start page, in force at the table with one deck fetched, and after a reload", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await page.goto(server.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await dialog(page).getByRole("dialog", { name: "Settings" }).waitFor();
  // Each choice of a deck is shown in its own cards.
  await expect
    .poll(() =>
      dialog(page)
        .locator("[data-setting=deck] card-sample")
        .evaluateAll((samples) =>
          samples.map(
            (sample) => sample.shadowRoot?.querySelectorAll(".sprite symbol").length ?? 0,
          ),
        ),
    )
    .toEqual([3, 3, 3]);
  await option(page, "Deck", "German").check();
  await option(page, "Light or dark", "dark").check();
  await expect.poll(() => rootProperty(page, "--paper")).toBe("#1a1815");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(() => violations(page)).toEqual([]);

  const decks: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.includes("/decks/")) decks.push(pathname);
  });
  await page.reload();
  await page.locator("play-now .button").first().click();
  await board(page).locator(".hand .card").nth(9).waitFor();
  await expect.poll(() => deckOf(page)).toBeGreaterThan(0);
  expect(decks).toEqual(["/decks/german.svg"]);
  // The cards are called as they look, and so are the suits in the lines of text.
  await expect.poll(() => suitsOfHand(page)).toMatch(/^(?:acorns|leaves|hearts|bells| )+$/);
  await expect.poll(() => rootProperty(page, "--paper")).toBe("#1a1815");
  await goodbye(player);
});

test("opened from the table's menu, everything holds at once, and the focus comes back", async () => {
  const player = await newPlayer(browser, PHONE);
  const { page } = player;
  await page.goto(server.url);
  await page.locator("play-now .button").first().click();
  await board(page).locator(".hand .card").nth(9).waitFor();
  await expect.poll(() => deckOf(page)).toBeGreaterThan(0);
  const french = await deckOf(page);
  await board(page).locator(".tools .button").last().click();
  await page.locator("settings-button[wide] button").click();
  await dialog(page).locator("dialog").waitFor();
  await dialog(page).locator("[name=deck]").nth(1).check();
  await expect.poll(() => deckOf(page)).not.toBe(french);
  await expect.poll(() => suitsOfHand(page)).toMatch(/^(?:acorns|leaves|hearts|bells| )+$/);
  const order = () =>
    board(page)
      .locator(".hand li")
      .evaluateAll((items) => items.map((item) => item.dataset["card"]));
  const before = await order();
  // A hand without a jack looks the same with its trumps on either side; turned round no hand does.
  await dialog(page).locator("[name=order]").nth(1).check();
  await expect.poll(order).not.toEqual(before);
  await expect.poll(() => violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  const focused = () =>
    board(page).evaluate((element) => element.shadowRoot?.activeElement?.className ?? "");
  await expect.poll(focused).toContain("button");
  await goodbye(player);
});

test.each([
  ["french", "10 7 8 9 A J K Q", "clubs|spades|hearts|diamonds"],
  ["german", "10 7 8 9 A K O U", "acorns|leaves|hearts|bells"],
] as const)(
  "where the drawings of the %s deck cannot be had, its cards are plain and called as before",
  async (deck, letters, suits) => {
    const player = await newPlayer(browser, PHONE);
    const { page } = player;
    await player.context.addInitScript(
      (kept) => localStorage.setItem("fernskat.settings", kept),
      JSON.stringify({ deck }),
    );
    await page.route("**/decks/*.svg", (route) => route.abort());
    await page.goto(server.url);
    await page.locator("play-now .button").first().click();
    await board(page).locator(".hand .card").nth(9).waitFor();
    const shown = () =>
      board(page).evaluate((element) => {
        const texts = element.shadowRoot?.querySelectorAll("symbol .index text") ?? [];
        return [...new Set([...texts].map((each) => each.textContent))].sort().join(" ");
      });
    await expect.poll(shown).toBe(letters);
    await expect.poll(() => suitsOfHand(page)).toMatch(new RegExp(`^(?:${suits}| )+$`));
    forgetNetTrouble(player);
    await goodbye(player);
  },
);

test("without storage they last as long as the page, and the table plays on", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(server.url);
  await page.getByRole("button", { name: "Settings" }).click();
  await option(page, "Contrast", "strong").check();
  await expect.poll(() => rootProperty(page, "--ink")).toMatch(/^#000/);
  await dialog(page).getByRole("button", { name: "Everything as at first" }).click();
  await expect.poll(() => rootProperty(page, "--ink")).toBe("#201d19");
  await page.keyboard.press("Escape");
  await page.locator("play-now .button").first().click();
  await playOn([{ page, plans: [MODEST] }], (_, todo) => todo === "play");
  expect(await act(page, MODEST)).toBe("play");
  await goodbye(player);
});

test("what is chosen in one tab holds in the others", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  const other = await player.page.context().newPage();
  await page.goto(server.url);
  await other.goto(server.url);
  await other.getByRole("button", { name: "Settings" }).waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  await option(page, "Colour temperature", "warm").check();
  await expect.poll(() => rootProperty(other, "--paper")).toBe("#f6e9cf");
  await other.close();
  await goodbye(player);
});

test("a table is silent until somebody wants to hear it", async () => {
  const player = await newPlayer(browser, DESKTOP);
  const { page } = player;
  await page.addInitScript(() => {
    Object.assign(window, { heard: 0 });
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...at) {
      (window as unknown as { heard: number }).heard += 1;
      return start.apply(this, at);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);
  await page.goto(server.url);
  await page.locator("play-now .button").first().click();
  await playOn([{ page, plans: [MODEST] }], (_, todo) => todo === "play");
  await act(page, MODEST);
  expect(await heard()).toBe(0);
  await board(page).locator(".tools .button").last().click();
  await page.locator("settings-button[wide] button").click();
  await option(page, "Sounds", "soft").check();
  // How it sounds is heard at once.
  await expect.poll(heard).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  const before = await heard();
  const playAndHear = async () => {
    await act(page, MODEST);
    return heard();
  };
  await expect.poll(playAndHear).toBeGreaterThan(before);
  await goodbye(player);
});
