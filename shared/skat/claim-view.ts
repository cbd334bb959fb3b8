import type { Card } from "./cards.ts";
import type { Game } from "./games.ts";
import type { CardClass } from "./order.ts";
import type { Seat } from "./seats.ts";
import type { Play } from "./trick.ts";

/** A claim is searched only over so many last tricks. */
export const CLAIM_TRICKS = 5;

/** What a claim promises (RULES.md 15). */
export type ClaimGoal =
  /** The defenders take at most so many more card points, the trick under way included. */
  | { readonly type: "points"; readonly defendersAtMost: number }
  | { readonly type: "declarer-all" }
  | { readonly type: "declarer-none" };

/** What a claimant knows of another player's hand. */
export interface UnseenHand {
  readonly seat: Seat;
  readonly count: number;
  /** The cards he knows to be there: all of them when the hand lies open. */
  readonly known: readonly Card[];
  /** The classes the player has shown not to hold, by not following; in the trick under way, too. */
  readonly voids: readonly CardClass[];
}

/** Where the play stands, as one player sees it. */
export interface ClaimView {
  readonly game: Game;
  readonly declarer: Seat;
  readonly claimant: Seat;
  readonly hand: readonly Card[];
  /** The two other players, in playing order after the claimant. */
  readonly others: readonly [UnseenHand, UnseenHand];
  /** The cards he cannot place: more than the others hold as long as he does not know the skat. */
  readonly unseen: readonly Card[];
  readonly leader: Seat;
  readonly trick: readonly Play[];
}
