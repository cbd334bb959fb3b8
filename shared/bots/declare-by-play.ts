import { POINTS_FOR_SCHNEIDER, POINTS_TO_WIN } from "../skat/value.ts";
import { candidatePlans, type Plan, scoreAt } from "./discarding.ts";
import { chanceFrom } from "./evaluate-hand.ts";
import { bitsOf } from "./masks.ts";
import { playOut } from "./play-out.ts";
import { mixedSeed, type Seeded, seeded, shuffle } from "./seeded.ts";
import type { Place } from "./situation.ts";

/** How hard a level thinks about its bids and its declaration. */
export interface DeclaringEffort {
  /** Games and discards that are tried, the most promising first. */
  readonly plans: number;
  /** Deals of the other twenty cards each is tried on. */
  readonly deals: number;
  /** Deals the best game is tried on for each skat that may lie there, while one is bidding. */
  readonly dealsPerSkat: number;
}

/** As many deals does the opinion of the tables weigh: for one plan among others, and for one skat among others. */
const TABLES_COUNT = 11;
const TABLES_COUNT_PER_SKAT = 4;

/**
 * Nobody who looks ahead lets a Null slip as the rules of play do: by so much its log-odds are lower than they make them.
 */
const NULL_IN_EARNEST = 0.9;

/**
 * The best game and discard: what the tables hold to be promising is played to its end by the rules of play on a sample of
 * deals, the same ones for every plan.
 * @param leader who leads, counted from the declarer
 */
export function planByPlay(
  twelve: number,
  leader: Place,
  bid: number,
  { plans, deals }: DeclaringEffort,
  seed: number,
): Plan {
  const sample = sampleDeals(twelve, deals, seeded(mixedSeed(seed, twelve)));
  const judged = candidatePlans(twelve, leader === 0, bid, plans).map((plan) => {
    const tried = triedOn(plan, twelve, leader, sample, TABLES_COUNT);
    return { ...tried, score: scoreAt(tried, bid) };
  });
  return judged.reduce((best, next) => (next.score > best.score ? next : best));
}

/** A plan with its chances as they look after a few deals with one skat; its score is left as it was. */
export function planTried(
  plan: Plan,
  twelve: number,
  leader: Place,
  deals: number,
  seed: number,
): Plan {
  const sample = sampleDeals(twelve, deals, seeded(mixedSeed(seed, twelve)));
  return triedOn(plan, twelve, leader, sample, TABLES_COUNT_PER_SKAT);
}

function triedOn(
  plan: Plan,
  twelve: number,
  leader: Place,
  sample: readonly (readonly [number, number])[],
  tablesCount: number,
): Plan {
  const { won, schneider } = tryOut(plan, twelve, leader, sample);
  const all = sample.length + tablesCount;
  const share = (won + tablesCount * plan.win) / all;
  const win = plan.game === "N" ? chanceFrom(oddsFrom(share) - NULL_IN_EARNEST) : share;
  return {
    ...{ ...plan, win },
    schneider: Math.min(win, (schneider + tablesCount * plan.schneider) / all),
  };
}

function oddsFrom(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/** Ways the other twenty cards may lie, as masks by `cardIndex`: the hand after the declarer's and the one before. */
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

/** On how many of the deals the plan is won, and won with Schneider. */
function tryOut(
  { game, ouvert, discard }: Plan,
  twelve: number,
  leader: Place,
  deals: readonly (readonly [number, number])[],
): { readonly won: number; readonly schneider: number } {
  const contract = { game, hand: false, schneider: false, schwarz: false, ouvert };
  let [won, schneider] = [0, 0];
  for (const [next, last] of deals) {
    const hands = [twelve & ~discard, next, last] as const;
    const { points, tricks } = playOut({ contract, bid: 0, hands, aside: discard, leader });
    if (game === "N") won += Number(tricks === 0);
    else {
      won += Number(points >= POINTS_TO_WIN);
      schneider += Number(points >= POINTS_FOR_SCHNEIDER);
    }
  }
  return { won, schneider };
}
