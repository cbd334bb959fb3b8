import type { Card } from "./cards.ts";
import { BASE_VALUE, type Contract, nullValue, type PointGame } from "./games.ts";
import { bestTwelve, matadors } from "./matadors.ts";

/** More than half of the card points wins, fewer than 31 is Schneider (RULES.md 8.1). */
export const POINTS_TO_WIN = 61;
export const POINTS_FOR_SCHNEIDER = 90;
export const SCHNEIDER_LIMIT = 30;
export const TRICKS = 10;

/** How the card play went, as far as the value of the game depends on it. */
export interface Outcome {
  /** Whether the declarer reached what the contract promised. */
  readonly met: boolean;
  /** Whether Schneider and Schwarz count into the multiplier, announced or made. */
  readonly schneider: boolean;
  readonly schwarz: boolean;
}

/** What a game is worth and what the declarer writes for it. */
export interface GameValue {
  readonly won: boolean;
  readonly overbid: boolean;
  /** +n with, -n without, 0 in Null. */
  readonly matadors: number;
  /** The sum of matadors, game and levels, before an overbid raises it; null in Null. */
  readonly multiplier: number | null;
  /** The value charged, always positive. */
  readonly value: number;
  /** The declarer's entry on the simple sheet: +value, or -2 x value. */
  readonly score: number;
}

/**
 * The outcome of a game whose card points and tricks stand as given (RULES.md 8.3).
 * @param points the declarer's card points, the two cards put away included
 * @param tricks the tricks the declarer took
 */
export function outcomeOf(contract: Contract, points: number, tricks: number): Outcome {
  if (contract.game === "N") return { met: tricks === 0, schneider: false, schwarz: false };
  const met = isMet(contract, points, tricks);
  if (met) return { met, schneider: points >= POINTS_FOR_SCHNEIDER, schwarz: tricks === TRICKS };
  return {
    met,
    schneider: contract.schneider || points <= SCHNEIDER_LIMIT,
    schwarz: contract.schwarz || tricks === 0,
  };
}

function isMet(contract: Contract, points: number, tricks: number): boolean {
  if (contract.schwarz) return tricks === TRICKS;
  return points >= (contract.schneider ? POINTS_FOR_SCHNEIDER : POINTS_TO_WIN);
}

/** The multiplier of a suit game or Grand: matadors, game, and each level once (RULES.md 8.2). */
export function multiplierOf(
  contract: Contract,
  twelve: readonly Card[],
  levels: { readonly schneider: boolean; readonly schwarz: boolean },
): number {
  return (
    Math.abs(matadors(twelve, contract.game)) +
    1 +
    Number(contract.hand) +
    Number(levels.schneider) +
    Number(contract.schneider) +
    Number(levels.schwarz) +
    Number(contract.schwarz) +
    Number(contract.ouvert)
  );
}

/** The smallest multiplier of a game that reaches `bid`. */
export function multiplierFor(bid: number, game: PointGame): number {
  return Math.ceil(bid / BASE_VALUE[game]);
}

/**
 * Values a finished game: overbid is judged here, on all twelve cards (RULES.md 8.3, 8.4, 9).
 * @param twelve the declarer's ten dealt cards and the dealt skat
 */
export function gameValueOf(
  contract: Contract,
  bid: number,
  twelve: readonly Card[],
  outcome: Outcome,
): GameValue {
  const { game } = contract;
  if (game === "N") {
    const value = nullValue(contract.hand, contract.ouvert);
    const won = outcome.met;
    return {
      won,
      overbid: false,
      matadors: 0,
      multiplier: null,
      value,
      score: scoreOf(won, value),
    };
  }
  const multiplier = multiplierOf(contract, twelve, outcome);
  const overbid = BASE_VALUE[game] * multiplier < bid;
  const value = BASE_VALUE[game] * Math.max(multiplier, multiplierFor(bid, game));
  const won = outcome.met && !overbid;
  return {
    won,
    overbid,
    matadors: matadors(twelve, game),
    multiplier,
    value,
    score: scoreOf(won, value),
  };
}

function scoreOf(won: boolean, value: number): number {
  return won ? value : -2 * value;
}

/** The games an impossible Null may be lost as, in the order that decides between equal values (RULES.md 9). */
const COVERS = ["D", "H", "S", "C", "G"] as const;

/**
 * A Null that is worth less than the bid, given up before the first card: lost as a suit game or Grand that covers the
 * bid (RULES.md 9). Hand carries over, Ouvert and levels do not.
 * @param choice the game it is lost as; left out, the cheapest
 */
export function impossibleNull(
  twelve: readonly Card[],
  bid: number,
  hand: boolean,
  choice?: PointGame,
): GameValue & { readonly game: PointGame } {
  const lostAs = (game: PointGame): GameValue & { readonly game: PointGame } => {
    const contract: Contract = { game, hand, schneider: false, schwarz: false, ouvert: false };
    const outcome: Outcome = { met: false, schneider: false, schwarz: false };
    return { game, ...gameValueOf(contract, bid, twelve, outcome) };
  };
  if (choice) return lostAs(choice);
  return COVERS.map(lostAs).reduce((best, next) => (next.value < best.value ? next : best));
}

/**
 * The most a game can be worth to a declarer who knows `cards`: his twelve, or in a Hand game the ten he holds, to which
 * the skat may add matadors. Decides whether to warn privately that the bid is out of reach (RULES.md 5).
 */
export function highestValue(contract: Contract, cards: readonly Card[]): number {
  const { game } = contract;
  if (game === "N") return nullValue(contract.hand, contract.ouvert);
  const twelve = contract.hand ? bestTwelve(cards, game) : cards;
  return BASE_VALUE[game] * multiplierOf(contract, twelve, { schneider: true, schwarz: true });
}
