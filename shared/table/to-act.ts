import { seatToCall } from "../skat/bidding.ts";
import { assertNever } from "../skat/refusal.ts";
import { othersOf, type Seat, seatAfter } from "../skat/seats.ts";
import type { DealState, TableState } from "./state.ts";

/** The seat that has to play a card, as far as the trick goes. */
export function seatToPlay(deal: DealState): Seat {
  const lastPlay = deal.trick.at(-1);
  return lastPlay ? seatAfter(lastPlay.seat, deal) : deal.leader;
}

/** The defenders of a deal with a declarer, in playing order after him. */
export function defendersOf(deal: DealState): readonly Seat[] {
  return deal.declarer === null ? [] : othersOf(deal.declarer, deal);
}

/** The seats that still have to answer the offer on the table, if there is one. */
export function seatsToAnswer(deal: DealState): readonly Seat[] {
  const { offer } = deal;
  if (!offer) return [];
  // A concession of one defender is for the partner alone to join (RULES.md 15).
  return defendersOf(deal).filter((seat) => seat !== offer.by && offer.answers[seat] === undefined);
}

/** What the table waits for somebody to do. */
export type Wanted = "call" | "skat" | "declaration" | "card" | "answer";

/**
 * What the game cannot go on without, by seat. A concession waits for nobody: it stands until the trick ends, while the play
 * goes on. A pause changes nothing about it.
 */
export function wantedOf(state: TableState): { readonly [seat in Seat]?: Wanted } {
  const { deal } = state;
  const phase = state.phase === "paused" ? state.pausedIn : state.phase;
  if (!deal || phase === null) return {};
  switch (phase) {
    case "bidding": {
      const seat = seatToCall(deal.auction);
      return seat === null ? {} : { [seat]: "call" };
    }
    case "skat":
    case "declaring":
      if (deal.declarer === null) return {};
      return { [deal.declarer]: phase === "skat" ? "skat" : "declaration" };
    case "playing":
      if (deal.offer?.kind !== "claim") return { [seatToPlay(deal)]: "card" };
      return Object.fromEntries(seatsToAnswer(deal).map((seat) => [seat, "answer" as const]));
    case "seating":
    case "paused":
    case "finished":
      return {};
    default:
      return assertNever(phase);
  }
}

/** Everybody the table waits for. A claim stops the play; a concession does not. */
export function toAct(state: TableState): readonly Seat[] {
  const { deal, phase } = state;
  if (!deal) return [];
  switch (phase) {
    case "bidding": {
      const seat = seatToCall(deal.auction);
      return seat === null ? [] : [seat];
    }
    case "skat":
    case "declaring":
      return deal.declarer === null ? [] : [deal.declarer];
    case "playing": {
      const answering = seatsToAnswer(deal);
      if (deal.offer?.kind === "claim") return answering;
      const playing = seatToPlay(deal);
      return [playing, ...answering.filter((seat) => seat !== playing)];
    }
    case "seating":
    case "paused":
    case "finished":
      return [];
    default:
      return assertNever(phase);
  }
}
