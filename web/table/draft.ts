import type { Card } from "../../shared/skat/cards.ts";
import type { Game } from "../../shared/skat/games.ts";
import type { TableState } from "../../shared/table/state.ts";
import type { SeatView } from "../../shared/table/view.ts";

/** What is chosen and not sent: a declaration being put together, a card. Only the browser of its player knows it. */
export interface Draft {
  /** Whether Hand was chosen; the skat is left alone then. */
  readonly hand: boolean;
  readonly game: Game | null;
  /** How many of the announcements are announced, 0 to 3; in Null 3 is Ouvert and there is nothing else. */
  readonly level: number;
  readonly discard: readonly Card[];
  /** A card to play that is still to be confirmed. */
  readonly card: Card | null;
}

/** Lets a draft outlive the page it was made on. */
export interface DraftKeeper {
  /** The draft to show at this moment: the one there is, which is kept, or at a new moment the one that was kept for it. */
  draftIn(view: SeatView, table: TableState, draft: Draft): Draft;
}

export const EMPTY_DRAFT: Draft = { hand: false, game: null, level: 0, discard: [], card: null };

/** The draft after a tap on a card: put away, or taken back; a third card takes the place of the first. */
export function withCard(draft: Draft, card: Card): Draft {
  const discard = draft.discard.includes(card)
    ? draft.discard.filter((each) => each !== card)
    : [...draft.discard, card].slice(-2);
  return { ...draft, discard };
}
