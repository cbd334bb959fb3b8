import { POINTS_FOR_SCHNEIDER, POINTS_TO_WIN } from "../skat/value.ts";
import { candidatePlans, type Plan, scoreAt } from "./discarding.ts";
import { bitsOf, packPoints } from "./masks.ts";
import { solverFor } from "./open-position.ts";
import { mixedSeed, type Seeded, seeded, shuffle } from "./seeded.ts";
import type { Place } from "./situation.ts";

/** How hard a level thinks about its declaration. */
export interface DeclaringEffort {
  /** Games and discards that are tried, the most promising first. */
  readonly plans: number;
  /** Deals of the other twenty cards each is tried on. */
  readonly deals: number;
  /** Positions visited by the solver before the answer has to stand. */
  readonly nodes: number;
}

/**
 * The best game and discard: what the tables hold to be promising is played out with open cards on a sample of deals, and
 * both opinions count half.
 * @param leader who leads, counted from the declarer
 */
export function planBySearch(
  twelve: number,
  leader: Place,
  bid: number,
  effort: DeclaringEffort,
  seed: number,
): Plan {
  const plans = candidatePlans(twelve, leader === 0, bid, effort.plans);
  const deals = sampleDeals(twelve, effort.deals, seeded(mixedSeed(seed, twelve)));
  const share = Math.floor(effort.nodes / plans.length);
  const judged = plans.map((plan) => {
    const seen = shareWon(plan, twelve, deals, leader, share);
    const win = (plan.win + seen.won) / 2;
    const schneider = Math.min((plan.schneider + seen.schneider) / 2, win);
    return { ...plan, score: scoreAt({ ...plan, win, schneider }, bid) };
  });
  return judged.reduce((best, next) => (next.score > best.score ? next : best));
}

export function sampleDeals(
  twelve: number,
  count: number,
  random: Seeded,
): (readonly [number, number])[] {
  const unseen = bitsOf(~twelve);
  return Array.from({ length: count }, () => {
    shuffle(unseen, random);
    const mask = (cards: readonly number[]): number =>
      cards.reduce((sum, card) => sum | (1 << card), 0);
    return [mask(unseen.slice(0, 10)), mask(unseen.slice(10))] as const;
  });
}

/** The shares of deals the plan wins with open cards, and wins with Schneider, drawn a little towards the middle. */
function shareWon(
  { game, discard }: Plan,
  twelve: number,
  deals: readonly (readonly [number, number])[],
  leader: Place,
  nodes: number,
): { readonly won: number; readonly schneider: number } {
  const solver = solverFor(game);
  solver.forget();
  const end = solver.visited() + nodes;
  const aside = packPoints(discard);
  let [won, schneider, tried] = [1, 0, 2];
  for (const [next, last] of deals) {
    const hands = [twelve & ~discard, next, last] as const;
    const position = { declarer: 0 as const, leader, hands, trick: [] };
    const reaches = (points: number): boolean | null => {
      const budget = end - solver.visited();
      if (budget <= 0) return null;
      if (solver.game === "N") return solver.won(position, budget);
      return solver.makes(position, points - aside, budget);
    };
    const isWon = reaches(POINTS_TO_WIN);
    const isSchneider = isWon && game !== "N" ? reaches(POINTS_FOR_SCHNEIDER) : false;
    if (isWon === null || isSchneider === null) break;
    tried++;
    won += Number(isWon);
    schneider += Number(isSchneider);
  }
  return { won: won / tried, schneider: schneider / tried };
}
