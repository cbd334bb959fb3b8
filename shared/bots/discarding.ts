import { BASE_VALUE, type Game, nullValue, type PointGame } from "../skat/games.ts";
import { matadors } from "../skat/matadors.ts";
import { type ChanceTables, chancesOf, oddsOf } from "./evaluate-hand.ts";
import { expectedNullScore, expectedScore } from "./expected-score.ts";
import { bitsOf, packCards, packPoints } from "./masks.ts";
import type { Undertaking } from "./traits.ts";

const POINT_GAMES: readonly PointGame[] = ["C", "S", "H", "D", "G"];

/** A game and a discard, with what may be expected of them. */
export interface Plan {
  readonly game: Game;
  readonly ouvert: boolean;
  /** The two cards put away, by `cardIndex` bits. */
  readonly discard: number;
  readonly win: number;
  readonly schneider: number;
  readonly score: number;
  /** The value of the game without Schneider. */
  readonly value: number;
}

/** All 66 ways of putting two of twelve cards away. */
function discardsOf(twelve: number): number[] {
  const cards = bitsOf(twelve);
  return cards.flatMap((first, n) =>
    cards.slice(n + 1).map((second) => (1 << first) | (1 << second)),
  );
}

/**
 * For each game the best discard, over all 66.
 * @param twelve the ten dealt cards and the skat, by `cardIndex` bits
 * @param bid what the game has to be worth; a Null below it is left out
 */
export function plansFor(
  twelve: number,
  isForehand: boolean,
  bid: number,
  tables?: ChanceTables,
): readonly Plan[] {
  const discards = discardsOf(twelve);
  const cards = packCards(twelve);
  const plans = POINT_GAMES.map((game): Plan => {
    const multiplier = Math.abs(matadors(cards, game)) + 1;
    const undertaking = likeliest(game, false);
    const { win, schneider } = chancesOf(undertaking, tables);
    const score = expectedScore({ game, multiplier, bid, win, schneider });
    const value = BASE_VALUE[game] * multiplier;
    const discard = twelve & ~undertaking.ten;
    return { game, ouvert: false, discard, win, schneider, score, value };
  });
  for (const ouvert of [false, true]) {
    const value = nullValue(false, ouvert);
    if (value < bid) continue;
    const undertaking = likeliest("N", ouvert);
    const { win } = chancesOf(undertaking, tables);
    const score = expectedNullScore(value, win);
    const discard = twelve & ~undertaking.ten;
    plans.push({ game: "N", ouvert, discard, win, schneider: 0, score, value });
  }
  return plans;

  /** Win and Schneider rise with the same odds, so the likeliest discard is the best at any bid. */
  function likeliest(game: Game, ouvert: boolean): Undertaking {
    let found: Undertaking | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const discard of discards) {
      const putAway = game === "N" ? 0 : packPoints(discard);
      const undertaking = { game, ouvert, ten: twelve & ~discard, putAway, isForehand };
      const odds = oddsOf(undertaking, tables);
      if (odds > most) {
        found = undertaking;
        most = odds;
      }
    }
    if (!found) throw new Error("twelve cards have 66 discards");
    return found;
  }
}

/** The game and discard with the best expectation; of equals the first. */
export function bestPlan(plans: readonly Plan[]): Plan {
  return plans.reduce((best, next) => (next.score > best.score ? next : best));
}
