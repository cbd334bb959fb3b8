import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type AtTable, board, MODEST, PASSES, playOn } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, goodbye, newPlayer, PHONE } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("three people play a whole series by what they see and tap, a fourth watches, and they play on", async () => {
  const anna = await newPlayer(browser, PHONE);
  const ben = await newPlayer(browser, DESKTOP);
  const carla = await newPlayer(browser, {
    viewport: { width: 768, height: 1024 },
    colorScheme: "dark",
    locale: "en",
  });
  const watcher = await newPlayer(browser, DESKTOP);

  const [forBen = "", forCarla = ""] = await openTable(anna.page, server.url, {
    name: "Anna",
    deals: 3,
  });
  await sitDown(ben.page, forBen, "Ben");
  await watcher.page.goto(forBen.split("#")[0] ?? "");
  await board(watcher.page)
    .getByText("Carla")
    .or(board(watcher.page).getByText("Ben"))
    .first()
    .waitFor();
  await sitDown(carla.page, forCarla, "Carla");

  // With the skat, as a Hand game against a higher bid, and passed in.
  const players: AtTable[] = [
    { page: anna.page, plans: [MODEST, PASSES, PASSES] },
    { page: ben.page, plans: [PASSES, { bid: 22, hand: true }, PASSES] },
    { page: carla.page, plans: [PASSES, { bid: 20 }, PASSES] },
  ];
  let foreignHands = 0;
  await playOn(players, async () => {
    foreignHands += await board(watcher.page).locator(".hand .card").count();
    return false;
  });
  expect(foreignHands).toBe(0);

  const pages = players.map(({ page }) => page);
  const sheets = await Promise.all(pages.map((page) => sheetOn(page)));
  expect(sheets[0]).toHaveLength(3);
  expect(new Set(sheets.map((sheet) => JSON.stringify(sheet))).size).toBe(1);
  expect(sheets[0]?.[2]).toContain("·");
  for (const page of pages) {
    await expectText(page, ".series-end .title", /gewinn|wins|share|teilen/);
  }

  // Whoever asks first opens the next table; the others follow to the same one, and everybody sits where they sat.
  for (const page of pages) {
    await board(page).locator(".series-end .button.primary").click();
    await page.waitForURL((url) => !forBen.startsWith(url.href));
  }
  expect(new Set(pages.map((page) => page.url())).size).toBe(1);
  await Promise.all(pages.map((page) => board(page).locator(".hand .card").nth(9).waitFor()));

  await goodbye(anna, ben, carla, watcher);
});

/** The lines of the score sheet at the end of a series. */
function sheetOn(page: AtTable["page"]): Promise<string[]> {
  return board(page)
    .locator(".series-end tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll("td.still, td.own, th")].map((cell) => cell.textContent).join(" "),
      ),
    );
}

async function expectText(page: AtTable["page"], selector: string, text: RegExp): Promise<void> {
  await expect.poll(() => board(page).locator(selector).textContent()).toMatch(text);
}
