import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { board, playOn } from "./support/at-table.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { goodbye, type Player } from "./support/player.ts";
import { seatTrio } from "./support/trio.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const bar = (page: Page) => page.locator("table-bar");
const menu = (page: Page) => page.locator("table-menu");

/** Three people at a table over days, all reading English; the first has a phone. */
async function seated(): Promise<readonly [Player, Player, Player]> {
  const calm = { reducedMotion: "reduce", locale: "en-GB" } as const;
  const { anna, ben, carla } = await seatTrio(browser, server.url, 3, calm, "days");
  return [anna, ben, carla];
}

async function openMenu(page: Page, section: string): Promise<void> {
  await bar(page).getByRole("button", { name: "Table", exact: true }).click();
  await menu(page).locator(".sections").getByRole("button", { name: section }).click();
}

test("everybody reads until when whom the table waits for has time, and all decide on a pause", async () => {
  const [anna, ben, carla] = await seated();
  for (const { page } of [anna, ben, carla]) {
    await bar(page).locator("time").first().waitFor();
    expect(
      Date.parse((await bar(page).locator("time").first().getAttribute("datetime")) ?? ""),
    ).toBeGreaterThan(Date.now() + 2 * 86_400_000);
    await bar(page).getByText("in 3 days").waitFor();
  }

  await openMenu(anna.page, "Pause, take back, seats");
  await menu(anna.page).getByRole("button", { name: "Pause", exact: true }).click();
  await menu(anna.page).getByText("Ben and Carla").waitFor();
  await expect.poll(() => violations(anna.page)).toEqual([]);
  await menu(anna.page).getByRole("button", { name: "Ask", exact: true }).click();
  await bar(ben.page).getByText("Anna asks for a pause.").waitFor();
  await bar(ben.page).getByRole("button", { name: "Agree" }).click();
  await bar(carla.page).getByText("Agreed: Ben. Still to answer: Carla.").waitFor();
  await expect.poll(() => violations(carla.page)).toEqual([]);
  await bar(carla.page).getByRole("button", { name: "Agree" }).click();
  for (const { page } of [anna, ben, carla])
    await bar(page).getByText("Paused: all clocks stand still.").waitFor();
  await board(ben.page).getByText("The table is paused").first().waitFor();
  // Who is asked to end the pause is not told twice that there is one.
  await bar(ben.page).getByRole("button", { name: "End the pause" }).click();
  await bar(anna.page).getByText("Ben wants the pause to end.").waitFor();
  await bar(anna.page).getByRole("button", { name: "See it" }).waitFor();

  // Each of them finds it in the history, also after a reload.
  await carla.page.reload();
  await board(carla.page).waitFor();
  await openMenu(carla.page, "What happened");
  await menu(carla.page).getByText("Agreed: a pause.").waitFor();
  await goodbye(anna, ben, carla);
});

test("those who are left can go on with a bot, seat somebody else, or end the series over the head of the absent", async () => {
  const [anna, ben, carla] = await seated();
  const table = anna.page.url();
  await anna.page.goto("about:blank");
  await openMenu(ben.page, "Pause, take back, seats");
  await menu(ben.page).getByRole("heading", { name: "Anna (away)" }).waitFor();
  // For Anna, and for Carla.
  for (const name of ["A bot goes on", "Give the seat to somebody else"])
    await expect.poll(() => menu(ben.page).getByRole("button", { name }).count()).toBe(2);
  const over = menu(ben.page).getByRole("button", {
    name: "End the series, even without an answer",
  });
  await over.first().click();
  await menu(ben.page).getByText("Asked: Carla. All have to agree.").waitFor();
  await menu(ben.page).getByText("Anna is told, and has time to come back.").waitFor();
  await expect.poll(() => violations(ben.page)).toEqual([]);
  await menu(ben.page).getByRole("button", { name: "Ask", exact: true }).click();
  const question = "Ben proposes to end the series, even if Anna does not answer.";
  await bar(carla.page).getByText(question).waitFor();
  await bar(carla.page).getByRole("button", { name: "Agree" }).click();
  // It waits two days for her.
  await bar(carla.page).getByText("It happens, unless Anna comes back,").waitFor();
  await bar(carla.page)
    .getByText(/in (2 days|4[78] hours)/)
    .first()
    .waitFor();
  // It is not asked twice, and the others can still be asked.
  await expect.poll(() => over.count()).toBe(1);

  await anna.page.goto(table);
  await bar(anna.page).getByText(question).waitFor();
  // On a phone a line says what it is about, and a tap the rest.
  await bar(anna.page).getByRole("button", { name: "See it" }).click();
  await bar(anna.page).getByRole("dialog").locator(".vote").waitFor();
  await expect.poll(() => violations(anna.page)).toEqual([]);
  await bar(anna.page).getByRole("button", { name: "I am here" }).click();
  for (const { page } of [anna, ben, carla])
    await bar(page).getByText(question).first().waitFor({ state: "detached" });
  await goodbye(anna, ben, carla);
});

test("a plan for the auction is shown to nobody else, survives a reload, and is followed", async () => {
  const players = await seated();
  const [anna, ben, carla] = players;
  // Whoever is asked last: two others have to speak first.
  const waiting = await Promise.all(
    players.map(async (player) => ({
      player,
      acts: await board(player.page).locator("skat-auction .value").count(),
    })),
  );
  const acting = waiting.find(({ acts }) => acts > 0)?.player ?? anna;
  const planner = waiting.find(({ acts }) => acts === 0)?.player ?? ben;
  await openMenu(planner.page, "Plan ahead");
  await menu(planner.page).getByLabel("In the auction").selectOption("pass whatever comes");
  await bar(planner.page).getByText("Planned: pass whatever comes").waitFor();
  await planner.page.reload();
  await bar(planner.page).getByText("Planned: pass whatever comes").waitFor();
  for (const { page } of players.filter((each) => each !== planner))
    await expect.poll(() => bar(page).locator(".plan").count()).toBe(0);

  // Both others pass or bid; the planner is never asked.
  const others = players.filter((each) => each !== planner);
  await playOn(
    others.map(({ page }) => ({ page, plans: [{ bid: 18 }] })),
    (_, todo) => todo === "skat-or-hand" || todo === "settlement",
  );
  await expect.poll(() => board(planner.page).locator("skat-auction .value").count()).toBe(0);
  expect(acting).toBeDefined();
  await goodbye(anna, ben, carla);
});

test("notes are kept, and free text between deals shows links as what they are: text", async () => {
  const [anna, ben, carla] = await seated();
  await openMenu(anna.page, "Notes");
  await menu(anna.page).getByLabel("Note", { exact: true }).fill("Ben likes hearts.");
  await menu(anna.page).getByRole("button", { name: "Keep it" }).click();
  await menu(anna.page).getByText("Kept.").waitFor();
  await anna.page.reload();
  await board(anna.page).waitFor();
  await openMenu(anna.page, "Notes");
  await expect
    .poll(() => menu(anna.page).getByLabel("Note", { exact: true }).inputValue())
    .toBe("Ben likes hearts.");

  await openMenu(ben.page, "Talk");
  const text = "see https://example.org/<b>";
  await menu(ben.page).getByLabel("To the other players").fill(text);
  await menu(ben.page).getByRole("button", { name: "Send" }).click();
  await bar(carla.page).getByRole("button", { name: "1 new line" }).click();
  await menu(carla.page).getByText(text).waitFor();
  await expect.poll(() => menu(carla.page).locator(".lines a").count()).toBe(0);
  await expect.poll(() => violations(carla.page)).toEqual([]);
  await menu(carla.page)
    .getByRole("button", { name: /^Report the line of Ben/ })
    .click();
  await menu(carla.page).getByText("Reported").waitFor();
  await anna.page.keyboard.press("Escape");
  await openMenu(anna.page, "Talk");
  await menu(anna.page).getByText("reported once").waitFor();
  await goodbye(anna, ben, carla);
});
