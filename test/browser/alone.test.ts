import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, inject, test } from "vitest";
import { board } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { DESKTOP, goodbye, newPlayer } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("one person plays a deal against two bots with nothing but the keyboard", async () => {
  const player = await newPlayer(browser, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = player;
  await page.goto(server.url);
  await tabTo(page, "One deal");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  await board(page).locator(".hand .card").nth(9).waitFor();

  const giveUpAt = Date.now() + 120_000;
  while (!(await isOver(page))) {
    if (Date.now() > giveUpAt) throw new Error("The deal did not come to an end.");
    await actByKeys(page);
  }
  await goodbye(player);
});

const isOver = (page: Page): Promise<boolean> => board(page).locator(".series-end").isVisible();

/** Does what is to be done: the first enabled button of what is offered, or the first card that may be played. */
async function actByKeys(page: Page): Promise<void> {
  const table = board(page);
  const offered = table.locator(".act .button, .panel-actions .button, .games .button, .announce");
  if (await table.locator(".declare").isVisible()) {
    for (const card of [0, 1])
      await pressOn(page, `.hand li:nth-child(${card + 1}) .card`, "Enter");
    await pressOn(page, ".games .button", "Space");
    await pressOn(page, ".announce", "Enter");
  } else if (await table.locator(".hand [data-playable]").first().isVisible()) {
    await pressOn(page, ".hand .card", "Home");
    const cards = await table.locator(".hand .card").count();
    for (let i = 0; i < cards && !(await focusIsPlayable(page)); i++) {
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
  } else if (await offered.first().isVisible()) {
    // A trick that lies goes away by itself, perhaps just now, and its button with it.
    const isThere = await offered
      .first()
      .focus({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (isThere) await page.keyboard.press("Enter");
  }
  await page.waitForTimeout(60);
}

/** Puts the focus where Tab would lead and presses a key. */
async function pressOn(page: Page, selector: string, key: string): Promise<void> {
  const control = board(page).locator(selector).first();
  await control.focus();
  await page.keyboard.press(key);
}

function focusIsPlayable(page: Page): Promise<boolean> {
  return board(page).evaluate(
    (element) => element.shadowRoot?.activeElement?.hasAttribute("data-playable") ?? false,
  );
}

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole("button", { name });
  await control.waitFor();
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element.matches(":focus"))) return;
  }
  throw new Error(`Tab does not lead to "${name}".`);
}
