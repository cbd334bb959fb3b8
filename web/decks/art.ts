import type { Suit } from "../../shared/skat/cards.ts";
import type { Pip } from "./pips.ts";

/** The cards with a person on them. */
export type CourtCard = `${Suit}${"K" | "Q" | "J"}`;

/** What one deck draws in its own way; `sprite.ts` puts the cards together from it. */
export interface DeckArt {
  /** The suit's ink where no setting says otherwise. */
  readonly inks: Readonly<Record<Suit, string>>;
  /** Corners with an index: two, or all four (shown in the others on request). */
  readonly corners: 2 | 4;
  /** The suit's sign, about 100 units high, centred on the origin; printed in the suit's ink unless it brings its own. */
  sign(suit: Suit): string;

  /** The outlines of the signs in one piece, for the back. */
  readonly outlines: Readonly<Record<Suit, string>>;
  /** Puts one pip's sign at its place; decks differ in what turns with the lower half. */
  pip(pip: Pip, sign: string): string;
  /** The ace (or Daus), drawn on the whole card; `sign` is the id of the suit's sign. */
  ace(suit: Suit, sign: string): string;
  /** A court card drawn on the whole card; `half` is an id it may give to the half that it turns. */
  court(card: CourtCard, half: string, sign: string): string;
}
