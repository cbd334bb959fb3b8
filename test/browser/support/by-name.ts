import type { Locator, Page } from "playwright-core";

// A table as somebody uses it who goes by roles and names alone, in English.

/** What is said before a game is announced, the first that is offered. */
const SAID = [/^18 \(/, /^Yes, hold 18$/, /^Play at 18$/, /^Take the skat$/, /^Pass$/];

/** Until others have to act: bids up to 18, takes the skat, plays the first game and the first cards that may be played. */
export async function takeTurn(page: Page): Promise<void> {
  const yours = page.getByText("Your turn, until");
  await yours.waitFor();
  for (const giveUpAt = Date.now() + 60_000; await yours.isVisible(); ) {
    if (Date.now() > giveUpAt) throw new Error("There was nothing to be done, or too much.");
    if (await actOnce(page)) await cameBack(page);
    else await page.waitForTimeout(20);
  }
}

/** Whether there was something to be done. */
async function actOnce(page: Page): Promise<boolean> {
  if (await page.getByRole("region", { name: "Announce your game" }).isVisible()) {
    await announce(page);
    return true;
  }
  const acts = page.getByRole("region", { name: "What is to be done" });
  for (const name of SAID) {
    const button = acts.getByRole("button", { name });
    if (await button.isVisible()) {
      await button.click();
      return true;
    }
  }
  const cards = hand(page).getByRole("button", { disabled: false });
  if ((await cards.count()) === 0) return false;
  await cards.first().click();
  await acts.getByRole("button", { name: /^Play: / }).click();
  return true;
}

const hand = (page: Page): Locator => page.getByRole("list", { name: /^Your hand/ });

async function announce(page: Page): Promise<void> {
  const cards = hand(page).getByRole("button");
  await cards.nth(10).click();
  await cards.nth(11).click();
  await page.getByRole("group", { name: "Game" }).getByRole("button").first().click();
  await page.getByRole("button", { name: /^Announce: / }).click();
}

/** Waits until what was asked for has come back. */
async function cameBack(page: Page): Promise<void> {
  await page.locator("skat-board [aria-busy=true]").first().waitFor({ state: "detached" });
}

/** Opens what is beside the game, at one of its parts. */
export async function openMenu(page: Page, section: string): Promise<Locator> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  const menu = page.getByRole("dialog");
  await menu.getByRole("button", { name: section }).click();
  return menu;
}
