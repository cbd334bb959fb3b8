import { all, contextOf, seatInTurn, tableFor, viewFor } from "../../shared/bots/board.ts";
import { type Seeded, shuffle } from "../../shared/bots/seeded.ts";
import { type Card, PACK } from "../../shared/skat/cards.ts";
import { classOf } from "../../shared/skat/order.ts";
import { activeSeats, type Seat } from "../../shared/skat/seats.ts";
import { voidsShown } from "../../shared/table/claiming.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { decide } from "../../shared/table/decide.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { isPlayed, unseenBy } from "../../shared/table/standing.ts";
import type { DealState, TableState } from "../../shared/table/state.ts";

/** The state after a command of a seat; a refusal fails the test. */
export function give(state: TableState, seat: Seat, command: SeatCommand): TableState {
  const decision = decide(state, seat, command, contextOf(PACK, 0));
  if (!decision.ok)
    throw new Error(`${JSON.stringify(command)} was refused: ${decision.refusal.code}`);
  return all(state, decision.value);
}

function hand(cards: string): Card[] {
  return cards.split(" ") as Card[];
}

/** A table of three with these cards, seat 0 dealing: forehand is seat 1, middlehand 2, rearhand 0. */
export function dealtTable(forehand: string, middlehand: string, rearhand: string): TableState {
  const [f, m, r] = [hand(forehand), hand(middlehand), hand(rearhand)];
  const skat = PACK.filter((card) => ![...f, ...m, ...r].includes(card));
  if (skat.length !== 2) throw new Error("three hands of ten cards are wanted");
  // 3 each, the skat, 4 each, 3 each (RULES.md 2).
  const packet = (from: number, to: number): Card[] =>
    [f, m, r].flatMap((one) => one.slice(from, to));
  return tableFor([...packet(0, 3), ...skat, ...packet(3, 7), ...packet(7, 10)], 0, 3);
}

/** The first seat to call says 18 if it is `seat`, the others pass. */
export function auctionWonBy(state: TableState, seat: Seat): TableState {
  let next = state;
  while (next.phase === "bidding") {
    const turn = seatInTurn(next) as Seat;
    const asked = next.deal?.auction.asked === true;
    const own: SeatCommand = asked ? { type: "hold" } : { type: "bid", value: 18 };
    const said = (next.deal?.auction.bid ?? 0) > 0 && !asked;
    next = give(next, turn, turn === seat && !said ? own : { type: "pass" });
  }
  return next;
}

/**
 * The same state as far as `seat` knows it, with all it cannot see dealt anew: other hands, skat and discard, fitting the
 * suits not followed. Null when no such deal was found.
 */
export function redealt(state: TableState, seat: Seat, random: Seeded): TableState | null {
  const { deal } = state;
  const seen = seenBy(state, seat).deal;
  if (!deal || !seen) return null;
  const unseen = unseenBy(seen).filter(
    (card) => !(seen.skat && !seen.contract && seen.skat.includes(card)),
  );
  const others = activeSeats(deal).filter((one) => one !== seat && !deal.open.includes(one));
  for (let attempt = 0; attempt < 400; attempt++) {
    const order = unseen.map((_, n) => n);
    shuffle(order, random);
    const cards = order.map((n) => unseen[n] as Card);
    const next = withCards(deal, seen, others, cards);
    if (next) return { ...state, deal: next };
  }
  return null;
}

function withCards(
  deal: DealState,
  seen: DealState,
  others: readonly Seat[],
  cards: readonly Card[],
): DealState | null {
  const hands: Partial<Record<Seat, readonly Card[]>> = { ...deal.hands };
  const dealt: Partial<Record<Seat, readonly Card[]>> = { ...deal.dealt };
  let from = 0;
  for (const other of others) {
    const count = deal.counts[other] ?? 0;
    const own = cards.slice(from, from + count);
    from += count;
    if (isPlayed(deal)) {
      const { game } = deal.contract;
      const voids = voidsShown(deal, other);
      if (own.some((card) => voids.includes(classOf(card, game)))) return null;
    }
    hands[other] = own;
    dealt[other] = own;
  }
  const hidden = cards.slice(from);
  const isAside = deal.pickedUp && deal.contract !== null;
  return {
    ...deal,
    hands,
    dealt,
    skat: seen.skat ?? (hidden.length === 2 ? hidden : deal.skat),
    discard:
      seen.discard ??
      (isAside && hidden.length === 2 ? [hidden[0] as Card, hidden[1] as Card] : deal.discard),
  };
}

export { seatInTurn, viewFor };
