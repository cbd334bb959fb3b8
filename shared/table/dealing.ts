import { dealOut } from "../skat/deal.ts";
import { activeSeats, nextSeat, rolesOf, type Seat, seatsOf } from "../skat/seats.ts";
import type { TableContext } from "./context.ts";
import type { ChainOpened, Dealt, TableEvent } from "./events.ts";
import type { TableState } from "./state.ts";

const FULL_HAND = 10;

/** Whether every chair is taken, so that the first deal can be dealt. */
export function isFull(state: TableState): boolean {
  return state.players.length > 0 && state.players.every((player) => player !== null);
}

/** The next deal of a table whose chairs are all taken; a new chain is published first when the old one is used up. */
export function nextDeal(
  state: TableState,
  lastDealer: Seat | null,
  context: TableContext,
): readonly TableEvent[] {
  const { players } = state.rules;
  const k = state.proof.dealt + 1;
  const nonces = state.players.map((player) => player?.nonce ?? "");
  const dealer = lastDealer === null ? context.firstDealer(nonces) : nextSeat(lastDealer, players);
  const roles = rolesOf(dealer, players);
  const cards = dealOut(context.deal(k, nonces));
  const [forehand, middlehand, rearhand] = activeSeats(roles);
  const dealt: Dealt = {
    type: "dealt",
    n: state.rows.length + 1,
    k,
    dealer,
    nonces,
    counts: seatsOf(players).map((seat) => (seat === roles.sitsOut ? 0 : FULL_HAND)),
    hands: {
      [forehand]: cards.forehand,
      [middlehand]: cards.middlehand,
      [rearhand]: cards.rearhand,
    },
    skat: cards.skat,
  };
  const commitment = context.commitment(k);
  if (commitment === state.proof.commitment) return [dealt];
  const opened: ChainOpened = { type: "chainOpened", commitment };
  return [opened, dealt];
}
