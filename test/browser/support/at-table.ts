import type { Locator, Page } from "playwright-core";

/** What a player makes of a deal; the rest is played as it comes: the first card that may be played. */
export interface Plan {
  /** The highest number the player says, or holds; 0 passes at once. */
  readonly bid: number;
  /** Plays Hand instead of taking the skat. */
  readonly hand?: boolean;
  /** How the game is called on its button, in the language of the player; the first one if left out. */
  readonly game?: RegExp;
}

/** Bids 18 and nothing more, and plays with the skat. */
export const MODEST: Plan = { bid: 18 };
export const PASSES: Plan = { bid: 0 };

export const board = (page: Page): Locator => page.locator("skat-board");

/** What is to be done at a table, as it can be seen there. */
type Doing =
  | "settlement"
  | "finished"
  | "last-trick"
  | "answer"
  | "hold"
  | "call"
  | "skat-or-hand"
  | "declare"
  | "play"
  | "nothing";

/** How each of these shows; the first that is there counts. */
const SIGNS: readonly (readonly [Doing, string])[] = [
  ["settlement", ".settlement .panel-actions button"],
  ["finished", ".series-end"],
  ["call", "skat-auction .value"],
  ["hold", "skat-auction .choices"],
  ["declare", ".declare .game"],
  ["skat-or-hand", ".frame:has(.felt .skat) .act .choices.two button"],
  ["answer", ".act .choices.two button"],
  ["last-trick", ".act .choices button"],
  ["play", ".hand [data-playable]"],
];

/** Reads what the page offers from what is rendered, as a person would. */
function doing(page: Page): Promise<Doing> {
  return board(page).evaluate(
    (element, signs) =>
      signs.find(([, selector]) => element.shadowRoot?.querySelector(selector))?.[0] ?? "nothing",
    SIGNS,
  );
}

/**
 * Does the one thing that is to be done at this table now, by what can be seen and tapped there alone.
 * Answers what it was; "nothing" when others have to act.
 */
export async function act(page: Page, plan: Plan): Promise<Doing> {
  const todo = await doing(page);
  await perform(page, plan, todo);
  return todo;
}

async function perform(page: Page, plan: Plan, todo: Doing): Promise<void> {
  const table = board(page);
  switch (todo) {
    case "settlement":
      await table.locator(".settlement .panel-actions button").first().click();
      break;
    case "call":
      await call(table, plan);
      break;
    case "hold":
      await hold(table, plan);
      break;
    case "skat-or-hand":
      await table
        .locator(".act .choices button")
        .nth(plan.hand ? 1 : 0)
        .click();
      break;
    case "declare":
      await declare(table, plan);
      break;
    case "last-trick":
      // It goes on by itself after a moment, perhaps just now.
      await table
        .locator(".act .choices button")
        .click({ timeout: 2000 })
        .catch(() => undefined);
      break;
    case "answer":
      await table.locator(".act .choices button").first().click();
      break;
    case "play":
      await table.locator(".hand [data-playable]").first().click();
      await confirmIfAsked(table);
      break;
    case "finished":
    case "nothing":
      return;
  }
  await settled(page);
}

/** Over days a card is asked about once more. */
async function confirmIfAsked(table: Locator): Promise<void> {
  const play = table.locator(".confirm-card .primary");
  if ((await play.count()) > 0) await play.click();
}

/** Waits until what was asked for has come back, or was refused. */
async function settled(page: Page): Promise<void> {
  await board(page).locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

async function call(table: Locator, plan: Plan): Promise<void> {
  const lowest = table.locator("skat-auction .value").first();
  const value = Number(await lowest.locator(".number").textContent());
  if (value <= plan.bid) await lowest.click();
  else await table.locator("skat-auction .pass").click();
}

/** Forehand's 18 after two passes and the answer to a number look the same: yes or no. */
async function hold(table: Locator, plan: Plan): Promise<void> {
  const yes = table.locator("skat-auction .button.primary");
  const [value] = (await yes.textContent())?.match(/\d+/) ?? ["18"];
  if (Number(value) <= plan.bid) await yes.click();
  else await table.locator("skat-auction .pass").click();
}

async function declare(table: Locator, plan: Plan): Promise<void> {
  const empty = table.locator(".slot.empty");
  for (let left = await empty.count(); left > 0; left--) {
    await table.locator(".hand .card[aria-pressed=false]").last().click();
  }
  const games = table.locator(".games .game");
  await (plan.game ? games.filter({ hasText: plan.game }) : games).first().click();
  await table.locator(".announce").click();
}

/** One player at a table and what he is up to in each deal (by its number); the last plan goes on. */
export interface AtTable {
  readonly page: Page;
  readonly plans: readonly Plan[];
}

/** The number of the deal a page shows in its head line. */
async function dealShown(page: Page): Promise<number> {
  const headline = await board(page).locator(".headline").textContent();
  return Number(/(?:Deal|Spiel) (\d+)/.exec(headline ?? "")?.[1] ?? 1);
}

/**
 * Lets everybody act in turn until `until` says that it is enough, or the series is over for all.
 * @param until is asked before each act with who is to act and what is to be done
 */
export async function playOn(
  players: readonly AtTable[],
  until: (player: AtTable, todo: string) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  const giveUpAt = Date.now() + 120_000;
  for (;;) {
    let finished = 0;
    let acted = false;
    for (const player of players) {
      const todo = await doing(player.page);
      if (todo === "finished") finished += 1;
      else if (todo !== "nothing") {
        if (await until(player, todo)) return;
        const n = await dealShown(player.page);
        const plan = player.plans[Math.min(n, player.plans.length) - 1] ?? PASSES;
        await perform(player.page, plan, todo);
        acted = true;
      }
    }
    if (finished === players.length) return;
    if (Date.now() > giveUpAt) throw new Error("The table got stuck.");
    if (!acted) await players[0]?.page.waitForTimeout(50);
  }
}
