import { BASE_VALUE, type Game, nullValue } from "./games.ts";

/** The highest multipliers: with all matadors and every level (RULES.md 3.1). */
const MOST_SUIT_MULTIPLIER = 18;
const MOST_GRAND_MULTIPLIER = 11;

/** One way of reaching a bid value: a game and its multiplier; Null has none. */
export interface GameOfValue {
  readonly game: Game;
  readonly multiplier: number | null;
  readonly hand: boolean;
  readonly ouvert: boolean;
}

function everyValue(): number[] {
  const values = new Set<number>();
  for (const game of ["D", "H", "S", "C"] as const) {
    for (let m = 2; m <= MOST_SUIT_MULTIPLIER; m++) values.add(BASE_VALUE[game] * m);
  }
  for (let m = 2; m <= MOST_GRAND_MULTIPLIER; m++) values.add(BASE_VALUE.G * m);
  for (const hand of [false, true]) {
    for (const ouvert of [false, true]) values.add(nullValue(hand, ouvert));
  }
  return [...values].sort((a, b) => a - b);
}

/** The 63 numbers that may be said in the auction, ascending (RULES.md 3.1). */
export const BID_VALUES: readonly number[] = everyValue();
export const LOWEST_BID = 18;

const LEGAL: ReadonlySet<number> = new Set(BID_VALUES);

export function isBidValue(value: number): boolean {
  return LEGAL.has(value);
}

/** The next `count` numbers above `bid` (0 when nothing was said), fewer near the top. */
export function bidsAbove(bid: number, count: number): readonly number[] {
  const start = BID_VALUES.findIndex((value) => value > bid);
  return start < 0 ? [] : BID_VALUES.slice(start, start + count);
}

/** Every game that is worth exactly `value`, cheapest base first (RULES.md, Appendix A). */
export function gamesWorth(value: number): readonly GameOfValue[] {
  const found: GameOfValue[] = [];
  for (const game of ["D", "H", "S", "C", "G"] as const) {
    const multiplier = value / BASE_VALUE[game];
    const most = game === "G" ? MOST_GRAND_MULTIPLIER : MOST_SUIT_MULTIPLIER;
    if (Number.isInteger(multiplier) && multiplier >= 2 && multiplier <= most) {
      found.push({ game, multiplier, hand: false, ouvert: false });
    }
  }
  for (const hand of [false, true]) {
    for (const ouvert of [false, true]) {
      if (nullValue(hand, ouvert) === value)
        found.push({ game: "N", multiplier: null, hand, ouvert });
    }
  }
  return found;
}
