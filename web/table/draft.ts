import type { Card } from "../../shared/skat/cards.ts";
import type { Game } from "../../shared/skat/games.ts";

/** A declaration being put together; only the browser of the declarer knows it. */
export interface Draft {
  /** Whether Hand was chosen; the skat is left alone then. */
  readonly hand: boolean;
  readonly game: Game | null;
  /** How many of the announcements are announced, 0 to 3; in Null 3 is Ouvert and there is nothing else. */
  readonly level: number;
  readonly discard: readonly Card[];
}

export const EMPTY_DRAFT: Draft = { hand: false, game: null, level: 0, discard: [] };

/** The draft after a tap on a card: put away, or taken back; a third card takes the place of the first. */
export function withCard(draft: Draft, card: Card): Draft {
  const discard = draft.discard.includes(card)
    ? draft.discard.filter((each) => each !== card)
    : [...draft.discard, card].slice(-2);
  return { ...draft, discard };
}
