import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type AtTable, board, MODEST, PASSES, playOn } from "./support/at-table.ts";
import { launchBrowser } from "./support/browser.ts";
import { inStep } from "./support/in-step.ts";
import { invitationsOn, openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, goodbye, newPlayer, PHONE } from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("a reload in any phase loses nothing of what was there", async () => {
  const calm = { reducedMotion: "reduce" } as const;
  const anna = await newPlayer(browser, { ...PHONE, ...calm });
  const ben = await newPlayer(browser, { ...DESKTOP, ...calm });
  const carla = await newPlayer(browser, { ...DESKTOP, ...calm });
  const seen: string[] = [];

  const links = await openTable(anna.page, server.url, { name: "Anna", deals: 1 });
  await anna.page.reload();
  await expect.poll(() => invitationsOn(anna.page)).toEqual(links);
  await sitDown(ben.page, links[0] ?? "", "Ben");
  // An invitation outlives a reload too, though it is out of the address bar.
  await carla.page.goto(links[1] ?? "");
  await carla.page.locator("sit-down").waitFor();
  await expect.poll(() => carla.page.url()).not.toContain("#");
  await carla.page.reload();
  await carla.page.locator("sit-down input").fill("Carla");
  await carla.page.locator("sit-down .button.primary").click();
  await board(carla.page).locator(".hand .card").nth(9).waitFor();

  const players: AtTable[] = [
    { page: anna.page, plans: [MODEST] },
    { page: ben.page, plans: [PASSES] },
    { page: carla.page, plans: [PASSES] },
  ];
  await playOn(players, async (player, todo) => {
    if (!seen.includes(todo)) {
      seen.push(todo);
      await inStep(...players.map(({ page }) => page));
      await expectSameAfterReload(anna.page);
    }
    // Anna gives up in the first trick, after being asked once more: the rest of the cards would show nothing new.
    if (player.page !== anna.page || todo !== "play") return false;
    await anna.page.getByRole("button", { name: "Mehr" }).click();
    await anna.page.getByRole("dialog").getByRole("button", { name: "Aufgeben" }).click();
    await anna.page.getByRole("dialog").getByRole("button", { name: "Aufgeben" }).click();
    return true;
  });
  await Promise.all(
    players.map(({ page }) => board(page).locator(".settlement .panel-actions button").waitFor()),
  );
  await playOn(players, async (player, todo) => {
    if (player.page === anna.page) {
      seen.push(todo);
      await expectSameAfterReload(anna.page);
    }
    return false;
  });
  await expectSameAfterReload(anna.page);
  expect(seen).toEqual(
    expect.arrayContaining(["call", "skat-or-hand", "declare", "play", "settlement"]),
  );
  await goodbye(anna, ben, carla);
});

async function expectSameAfterReload(page: Page): Promise<void> {
  // Waits for what goes on by itself: the last trick makes room for the settlement.
  await page.getByRole("button", { name: "Zur Abrechnung" }).waitFor({ state: "detached" });
  const before = await look(page);
  await page.reload();
  await board(page).locator(".frame").waitFor();
  await expect.poll(() => look(page)).toEqual(before);
}

/** All that stands on the table for this player. */
function look(page: Page): Promise<unknown> {
  return board(page).evaluate((element) => {
    const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
    const words = (selector: string) =>
      all(selector).map((found) => found.textContent?.replaceAll(/\s+/g, " ").trim());
    const cards = (selector: string) =>
      all(selector).map((found) => (found as HTMLElement).dataset["card"]);
    return {
      head: words(".contract, .sub"),
      plates: words(".plate"),
      status: words(".status"),
      panel: words(".panel .title, .steps li, .entry"),
      hand: cards(".hand li"),
      trick: cards(".lying"),
    };
  });
}
