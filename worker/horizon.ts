import type { LoggedEvent } from "../shared/table/events.ts";
import type { TableRules } from "../shared/table/rules.ts";

/**
 * How far people without a seat may look. With a delay of d tricks a card is shown to them when d more tricks are
 * finished: the first trick's cards with the d-th trick, and so on; hands laid open wait as the cards played beside
 * them do. What is said in the auction is shown at once, and so is everything when the deal ends.
 */
export interface Horizon {
  /** The last event that everybody may see. */
  readonly seq: number;
  /** Events of the running deal that are still held back, each with the finished tricks it waits for. */
  readonly heldBack: readonly { readonly seq: number; readonly tricks: number }[];
  readonly cardsPlayed: number;
}

export const OPEN_HORIZON: Horizon = { seq: 0, heldBack: [], cardsPlayed: 0 };

const CARDS_A_TRICK = 3;

/** The horizon after one more event. */
export function widen(horizon: Horizon, event: LoggedEvent, rules: TableRules): Horizon {
  const delay = rules.spectatorDelay;
  if (delay === 0 || event.type === "dealEnded" || event.type === "dealt")
    return { ...OPEN_HORIZON, seq: event.seq };
  const finishedBefore = Math.floor(horizon.cardsPlayed / CARDS_A_TRICK);
  const cardsPlayed = horizon.cardsPlayed + cardsIn(event);
  const finished = Math.floor(cardsPlayed / CARDS_A_TRICK);
  const tricks = showsCards(event) || horizon.heldBack.length > 0 ? finishedBefore + delay : 0;
  const waiting = [...horizon.heldBack, { seq: event.seq, tricks }];
  const stillWaiting = waiting.findIndex(({ tricks: needed }) => needed > finished);
  const heldBack = stillWaiting === -1 ? [] : waiting.slice(stillWaiting);
  return { seq: (heldBack[0]?.seq ?? event.seq + 1) - 1, heldBack, cardsPlayed };
}

/** How many cards more, or fewer, lie on the table after an event. */
function cardsIn(event: LoggedEvent): number {
  if (event.type === "played") return 1;
  return event.type === "takenBack" && event.undone === "played" ? -1 : 0;
}

function showsCards(event: LoggedEvent): boolean {
  switch (event.type) {
    case "played":
    case "handShown":
      return true;
    case "declared":
      return event.open !== undefined;
    default:
      return false;
  }
}
