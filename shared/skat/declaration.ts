import type { Card } from "./cards.ts";
import { type Contract, isGame, nullValue } from "./games.ts";
import { accepted, type Result } from "./refusal.ts";
import { type RuleRefusalCode, refused } from "./rule-refusals.ts";

/** What a declarer says; a missing flag means no. */
export interface Announcement {
  readonly game: string;
  readonly hand?: boolean | undefined;
  readonly schneider?: boolean | undefined;
  readonly schwarz?: boolean | undefined;
  readonly ouvert?: boolean | undefined;
}

/**
 * The contract an announcement makes: Ouvert implies Schwarz implies Schneider in suit games and Grand (RULES.md 5).
 * @param pickedUp whether the declarer has taken the skat
 * @param bid what the auction reached; only a Null below it is refused (RULES.md 9)
 */
export function contractFrom(
  said: Announcement,
  pickedUp: boolean,
  bid: number,
): Result<Contract, RuleRefusalCode> {
  const { game, hand = false, schneider = false, schwarz = false, ouvert = false } = said;
  if (!isGame(game)) return refused("UNKNOWN_GAME");
  if (hand && pickedUp) return refused("HAND_AFTER_PICKUP");
  if (!hand && !pickedUp) return refused("MUST_SAY_HAND_OR_PICK_UP");
  if (game === "N") {
    if (schneider || schwarz) return refused("NULL_HAS_NO_LEVELS");
    const value = nullValue(hand, ouvert);
    if (value < bid) return refused("NULL_BELOW_BID", { value, bid });
    return accepted({ game, hand, schneider, schwarz, ouvert });
  }
  if (!hand) {
    if (ouvert) return refused("OUVERT_REQUIRES_HAND");
    if (schwarz) return refused("SCHWARZ_REQUIRES_HAND");
    if (schneider) return refused("SCHNEIDER_REQUIRES_HAND");
  }
  return accepted({
    game,
    hand,
    schneider: schneider || schwarz || ouvert,
    schwarz: schwarz || ouvert,
    ouvert,
  });
}

/** The two cards put away, in any order. */
export type Discard = readonly [Card, Card];

/** Checks a discard against the twelve cards of the declarer: any two of them will do (RULES.md 4). */
export function discardFrom(
  cards: readonly Card[],
  twelve: readonly Card[],
): Result<Discard, RuleRefusalCode> {
  const [first, second] = cards;
  if (cards.length !== 2 || !first || !second) return refused("DISCARD_COUNT");
  if (first === second) return refused("DISCARD_DUPLICATE");
  const foreign = cards.find((card) => !twelve.includes(card));
  if (foreign) return refused("DISCARD_NOT_OWNED", { card: foreign });
  return accepted([first, second]);
}
