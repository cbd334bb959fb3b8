import type { Card } from "../skat/cards.ts";
import { BASE_VALUE, type Contract } from "../skat/games.ts";
import { multiplierOf, POINTS_FOR_SCHNEIDER, POINTS_TO_WIN } from "../skat/value.ts";

/** What a declarer has to reach for his game to be won, announcements and an overbid counted in (RULES.md 8.3, 8.4). */
export type Aim =
  | { readonly kind: "points"; readonly points: number }
  | { readonly kind: "all-tricks" }
  | { readonly kind: "no-trick" }
  /** The bid lies above anything the game can come to: it is lost whatever is played. */
  | { readonly kind: "out-of-reach" };

/** @param twelve the ten cards dealt to the declarer and the dealt skat */
export function aimOf(contract: Contract, bid: number, twelve: readonly Card[]): Aim {
  const { game } = contract;
  if (game === "N") return { kind: "no-trick" };
  const covers = (schneider: boolean, schwarz: boolean): boolean =>
    BASE_VALUE[game] * multiplierOf(contract, twelve, { schneider, schwarz }) >= bid;
  const isPlain = !contract.schneider && !contract.schwarz;
  if (isPlain && covers(false, false)) return { kind: "points", points: POINTS_TO_WIN };
  if (!contract.schwarz && covers(true, false)) {
    return { kind: "points", points: POINTS_FOR_SCHNEIDER };
  }
  return covers(true, true) ? { kind: "all-tricks" } : { kind: "out-of-reach" };
}
