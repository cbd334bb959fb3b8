import { BID_VALUES } from "../skat/bids.ts";
import { GAMES, nullValue, type PointGame } from "../skat/games.ts";
import { matadors } from "../skat/matadors.ts";
import { type DeclaringEffort, planTried } from "./declare-by-play.ts";
import { type Plan, plansFor, scoreAt } from "./discarding.ts";
import { chancesOf } from "./evaluate-hand.ts";
import { expectedNullScore, expectedScore } from "./expected-score.ts";
import { bitsOf, packCards } from "./masks.ts";
import { mixedSeed, seeded } from "./seeded.ts";
import type { Place } from "./situation.ts";

/** How many skats a hand is tried with. */
const SKATS_TRIED = 24;
/** Whether anybody else has called yet: who has, holds cards that are missing elsewhere, or lie against one's game. */
export type Rivals = "silent" | "bidding";

/**
 * What a game must promise to be bid on. The promise knows nothing of the others' calls: where they are silent it comes
 * out better than it says, and where they bid, worse. And passing gives the deal to others, who mostly win.
 */
const WORTH_BIDDING: Readonly<Record<Rivals, number>> = { silent: -24, bidding: 14 };

/** A Hand game or an announcement with it, with what may be expected of it. */
interface HandPlan {
  readonly game: Plan["game"];
  readonly schneider: boolean;
  readonly ouvert: boolean;
  readonly score: number;
}

/** What ten cards are good for, over a sample of the skats that may lie there. */
export interface Outlook {
  /** The points one may expect when the auction ends at `bid` and the skat is taken. */
  pickUpScore(bid: number): number;
  /** The best Hand game at `bid`. */
  bestHand(bid: number): HandPlan;
  /** The highest bid still worth making, or 0. */
  limit(rivals: Rivals): number;
}

/**
 * @param ten the cards dealt, by `cardIndex` bits
 * @param leader who would lead, counted from the player
 * @param effort how often the best game with each skat is played out; the tables alone decide if left out
 */
export function outlookOf(
  ten: number,
  leader: Place,
  seed: number,
  effort: DeclaringEffort | null = null,
): Outlook {
  const isForehand = leader === 0;
  const skats = skatsFor(ten, seed);
  const plans = skats.map((skat) => plansFor(ten | skat, isForehand, 0));
  const tried = new Map<Plan, Plan>();
  const look = (plan: Plan, skat: number): Plan => {
    if (!effort) return plan;
    const known = tried.get(plan);
    const own = known ?? planTried(plan, ten | skat, leader, effort.dealsPerSkat, seed);
    if (!known) tried.set(plan, own);
    return own;
  };
  const handChances = handGames(ten, isForehand, skats);

  const pickUpScore = (bid: number): number =>
    plans.reduce(
      (sum, own, n) => sum + scoreAt(look(bestAt(own, bid), skats[n] as number), bid),
      0,
    ) / plans.length;

  const bestHand = (bid: number): HandPlan => {
    const all = handChances.flatMap((hand) => scoresOfHand(hand, bid));
    return all.reduce((best, next) => (next.score > best.score ? next : best));
  };

  return {
    pickUpScore,
    bestHand,
    limit: (rivals) => {
      let limit = 0;
      for (const bid of BID_VALUES) {
        if (Math.max(pickUpScore(bid), bestHand(bid).score) < WORTH_BIDDING[rivals]) break;
        limit = bid;
      }
      return limit;
    },
  };
}

export function skatsFor(ten: number, seed: number): number[] {
  const random = seeded(mixedSeed(seed, ten));
  const unseen = bitsOf(~ten);
  return Array.from({ length: SKATS_TRIED }, () => {
    const first = random.below(unseen.length);
    const second = (first + 1 + random.below(unseen.length - 1)) % unseen.length;
    return (1 << (unseen[first] as number)) | (1 << (unseen[second] as number));
  });
}

/** The plan that promises most at a bid; with every Null below it that is a game overbid. */
function bestAt(plans: readonly Plan[], bid: number): Plan {
  return plans.reduce((best, plan) => (scoreAt(plan, bid) > scoreAt(best, bid) ? plan : best));
}

interface HandChance {
  readonly game: Plan["game"];
  readonly ouvert: boolean;
  readonly win: number;
  readonly schneider: number;
  /** Matadors, game and Hand for each skat tried: it may add matadors, or take some away (RULES.md 8.4). */
  readonly multipliers: readonly number[];
}

function handGames(ten: number, isForehand: boolean, skats: readonly number[]): HandChance[] {
  const twelves = skats.map((skat) => packCards(ten | skat));
  const chance = (game: Plan["game"], ouvert: boolean): HandChance => ({
    ...{ game, ouvert },
    ...chancesOf({ game, ouvert, ten, putAway: null, isForehand }),
    multipliers: twelves.map((twelve) => Math.abs(matadors(twelve, game)) + 2),
  });
  return [...GAMES.map((game) => chance(game, false)), chance("N", true)];
}

function scoresOfHand(
  { game, ouvert, win, schneider, multipliers }: HandChance,
  bid: number,
): HandPlan[] {
  if (game === "N") {
    const value = nullValue(true, ouvert);
    const score = value >= bid ? expectedNullScore(value, win) : Number.NEGATIVE_INFINITY;
    return [{ game, schneider: false, ouvert, score }];
  }
  const mean = (score: (multiplier: number) => number): number =>
    multipliers.reduce((sum, multiplier) => sum + score(multiplier), 0) / multipliers.length;
  const plain = mean((multiplier) => expectedScore({ game, multiplier, bid, win, schneider }));
  const announced = mean((multiplier) => announcedScore(game, multiplier + 2, bid, schneider));
  return [
    { game, schneider: false, ouvert, score: plain },
    { game, schneider: true, ouvert, score: announced },
  ];
}

/** A game that is won with Schneider or not at all. */
function announcedScore(game: PointGame, multiplier: number, bid: number, win: number): number {
  return expectedScore({ game, multiplier, bid, win, schneider: 0 });
}

/** Whether anybody else has called before the player who is in turn: the first to say a number bids against silence. */
export function rivalsAt(bid: number): Rivals {
  return bid === 0 ? "silent" : "bidding";
}
