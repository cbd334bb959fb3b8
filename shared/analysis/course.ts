import { othersOf, type PlayerCount, type Seat } from "../skat/seats.ts";
import type { CardPlayed, FoldableEvent } from "../table/events.ts";
import { evolveTable } from "../table/evolve-table.ts";
import { isPlayed, type PlayedDeal } from "../table/standing.ts";
import { initialState, type TableState } from "../table/state.ts";

/** A finished deal, from `dealt` on, with every card; what follows its `dealEnded` is left alone. */
export interface FinishedDeal {
  readonly players: PlayerCount;
  readonly events: readonly FoldableEvent[];
}

/** A card that was played and stands, with the table as it was before. */
export interface PlayedCard {
  readonly event: CardPlayed & { readonly seq: number };
  readonly before: TableState;
  readonly deal: PlayedDeal;
}

/** What of a deal there is to judge. */
export interface Course {
  /** After the cards were dealt. */
  readonly dealt: TableState;
  /** The cards in the order in which they fell, without those that were taken back. */
  readonly cards: readonly PlayedCard[];
  /** After the last act before the settlement. */
  readonly end: TableState;
}

/** Folds a deal and keeps how the table stood before each card; null when nothing was dealt. */
export function courseOf({ players, events }: FinishedDeal): Course | null {
  const start = initialState();
  let state: TableState = { ...start, rules: { ...start.rules, players } };
  let dealt: TableState | null = null;
  const cards: PlayedCard[] = [];
  for (const event of events) {
    if (event.type === "dealEnded") break;
    if (event.type === "played" && state.deal && isPlayed(state.deal)) {
      cards.push({ event, before: state, deal: state.deal });
    }
    if (event.type === "takenBack" && event.undone === "played") cards.pop();
    state = evolveTable(state, event);
    if (event.type === "dealt") dealt = state;
  }
  return dealt && { dealt, cards, end: state };
}

/** The three who hold cards, counted from the declarer as the bots and the solver do. */
export function seatsFrom(deal: PlayedDeal): readonly [Seat, Seat, Seat] {
  return [deal.declarer, ...othersOf(deal.declarer, deal)];
}
