import type { Contract } from "./games.ts";
import { TRICKS } from "./value.ts";

/** How the play of a deal ends by itself. */
export type PlayEnding = "all-tricks" | "null-broken" | "schwarz-broken";

/**
 * Whether the play is over after the tricks taken so far, and how (RULES.md 7): Null at the declarer's first trick, an
 * announced Schwarz at the defenders' first; everything else after ten tricks, since levels may still change the value.
 * A promise broken by the tenth trick is called broken.
 */
export function endingOf(
  contract: Contract,
  declarerTricks: number,
  defenderTricks: number,
): PlayEnding | null {
  if (contract.game === "N" && declarerTricks > 0) return "null-broken";
  if (contract.schwarz && defenderTricks > 0) return "schwarz-broken";
  return declarerTricks + defenderTricks === TRICKS ? "all-tricks" : null;
}
