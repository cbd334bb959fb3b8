import { BASE_VALUE, type PointGame } from "../skat/games.ts";
import { multiplierFor } from "../skat/value.ts";

/**
 * What winning and losing an own game is worth beyond its value. A list in a club counts 50 for the game and gives the
 * others 40 each when it is lost (RULES.md 11): whoever bids by that yardstick bids like a club player on any sheet.
 */
const FOR_WINNING = 50;
const FOR_LOSING = 90;

/** A suit game or Grand as far as its score depends on it. */
export interface Stake {
  readonly game: PointGame;
  /** Matadors, game and Hand: what the base value is multiplied by without Schneider. */
  readonly multiplier: number;
  readonly bid: number;
  readonly win: number;
  /** How likely the game is won with 90 points. */
  readonly schneider: number;
}

/** The points one may expect from a suit game or Grand, an overbid that only Schneider saves included. */
export function expectedScore({ game, multiplier, bid, win, schneider }: Stake): number {
  const base = BASE_VALUE[game];
  const plain = base * multiplier;
  const high = plain + base;
  if (plain >= bid) {
    return win * (plain + FOR_WINNING) + schneider * base - (1 - win) * (2 * plain + FOR_LOSING);
  }
  const lost = 2 * base * multiplierFor(bid, game) + FOR_LOSING;
  if (high >= bid) return schneider * (high + FOR_WINNING) - (1 - schneider) * lost;
  return -lost;
}

/** The points one may expect from a Null of a fixed value. */
export function expectedNullScore(value: number, win: number): number {
  return win * (value + FOR_WINNING) - (1 - win) * (2 * value + FOR_LOSING);
}
