import type { Card } from "./cards.ts";
import type { Game } from "./games.ts";
import { trumpsOf } from "./order.ts";

/**
 * The matadors of a game: +n "with n", -n "without n", 0 in Null (RULES.md 8.1).
 * @param twelve the declarer's ten dealt cards and the two dealt to the skat, whatever was put away
 */
export function matadors(twelve: readonly Card[], game: Game): number {
  const trumps = trumpsOf(game);
  const top = trumps[0];
  if (!top) return 0;
  const withTop = twelve.includes(top);
  const end = trumps.findIndex((trump) => twelve.includes(trump) !== withTop);
  const count = end < 0 ? trumps.length : end;
  return withTop ? count : -count;
}

/**
 * The twelve cards that would give the most matadors to a Hand player who knows only `ten`: his own and the two trumps
 * he misses first, or two that change nothing when he is better off without.
 */
export function bestTwelve(ten: readonly Card[], game: Game): readonly Card[] {
  const missing = trumpsOf(game).filter((trump) => !ten.includes(trump));
  const helped = [...ten, ...missing.slice(0, 2)];
  return Math.abs(matadors(helped, game)) > Math.abs(matadors(ten, game)) ? helped : ten;
}
