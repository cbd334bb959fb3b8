import type { Call } from "../../skat/bidding.ts";
import type { Card } from "../../skat/cards.ts";
import type { Discard } from "../../skat/declaration.ts";
import type { Contract, PointGame } from "../../skat/games.ts";
import type { PlayerCount } from "../../skat/seats.ts";
import type { SheetKind } from "../../skat/sheet.ts";
import type { ClaimLevel } from "../../skat/shorten.ts";

/** Forehand, middlehand, rearhand: who is who in a deal that belongs to no table. */
export type Place = 0 | 1 | 2;

/** What ended a deal before its last trick, apart from the cards themselves. */
export type EarlyEnd =
  | { readonly type: "claim"; readonly by: Place; readonly level: ClaimLevel | null }
  | { readonly type: "concession"; readonly by: Place }
  | { readonly type: "adjudicated"; readonly by: Place };

/** What the declarer did with his deal. */
export type Undertaking =
  | {
      readonly type: "impossible-null";
      readonly hand: boolean;
      readonly pickedUp: boolean;
      readonly game: PointGame;
    }
  | {
      readonly type: "contract";
      readonly contract: Contract;
      readonly discard: Discard | null;
      readonly plays: readonly Card[];
      /** After how many cards a claim that was turned down laid the declarer's hand open, or null. */
      readonly shownAfter: number | null;
      /** Null when the deal ended by itself. */
      readonly end: EarlyEnd | null;
    };

/**
 * One finished deal with all that is needed to play it again, and nothing about people: what a code holds. Seats are
 * places in the deal; the cards of a hand have no order.
 */
export interface CodedDeal {
  readonly players: PlayerCount;
  readonly sheet: SheetKind;
  readonly hands: readonly [readonly Card[], readonly Card[], readonly Card[]];
  readonly skat: readonly Card[];
  readonly calls: readonly Call[];
  /** Null when it was passed in. */
  readonly undertaking: Undertaking | null;
}
