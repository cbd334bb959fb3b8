import { type Card, PACK } from "../skat/cards.ts";
import type { PlayerCount, Seat } from "../skat/seats.ts";
import type { SeatCommand } from "../table/commands.ts";
import type { TableContext } from "../table/context.ts";
import { decide } from "../table/decide.ts";
import type { DealEnded, TableEvent } from "../table/events.ts";
import { openTable, startSeries } from "../table/opening.ts";
import { completeRules, type TableRules } from "../table/rules.ts";
import { seenBy } from "../table/seen.ts";
import { after } from "../table/settle.ts";
import { initialState, type TableState } from "../table/state.ts";
import { seatsToAnswer, toAct } from "../table/to-act.ts";
import type { SeatView } from "../table/view.ts";
import { viewOf } from "../table/views.ts";
import { firstListed } from "./first-listed.ts";
import { mixedSeed, seeded, shuffle } from "./seeded.ts";

/** Whoever sits at a board: a view in, a command out, at once or later. */
export type Player = (view: SeatView) => SeatCommand | Promise<SeatCommand>;

/** How a board ended, and how often somebody said what the table refused. */
export interface BoardResult {
  readonly ended: DealEnded;
  readonly refusals: readonly { readonly seat: Seat; readonly code: string }[];
}

/** The pack of the n-th board of a seed, shuffled. */
export function packOfBoard(seed: number, board: number): readonly Card[] {
  const order = PACK.map((_, n) => n);
  shuffle(order, seeded(mixedSeed(seed, board)));
  return order.map((n) => PACK[n] as Card);
}

/** A table about to play one deal from a given pack, everybody seated, on the Seeger-Fabian sheet. */
export function tableFor(pack: readonly Card[], dealer: Seat, players: PlayerCount): TableState {
  const context = contextOf(pack, dealer);
  const rules: TableRules = completeRules({ players, deals: 1, sheet: "seeger" });
  const seated = Array.from({ length: players }, (_, seat) => ({
    ...{ seat: seat as Seat, person: `seat ${seat}`, kind: "bot" as const, nonce: "" },
  }));
  const opened = all(initialState(), openTable("arena", rules, seated, context));
  const started = startSeries(opened, context);
  if (!started.ok) throw new Error(`the table did not start: ${started.refusal.code}`);
  return all(opened, started.value);
}

export function contextOf(pack: readonly Card[], dealer: Seat): TableContext {
  return {
    deal: () => pack,
    link: () => "",
    commitment: () => "",
    firstDealer: () => dealer,
  };
}

/** What a seat sees of a state, as a bot is given it. */
export function viewFor(state: TableState, seat: Seat): SeatView {
  return viewOf(seenBy(state, seat), seat, []);
}

/** The seat that is asked next: answers to an offer come before cards. Null when the deal is over. */
export function seatInTurn(state: TableState): Seat | null {
  const answering = state.deal ? seatsToAnswer(state.deal)[0] : undefined;
  return answering ?? toAct(state)[0] ?? null;
}

export function all(state: TableState, events: readonly TableEvent[]): TableState {
  return events.reduce(after, state);
}

/** Plays one deal to its end through the table's own rules. A refused command is noted and the first listed one taken. */
export async function playBoard(
  pack: readonly Card[],
  dealer: Seat,
  players: readonly Player[],
): Promise<BoardResult> {
  const context = contextOf(pack, dealer);
  let state = tableFor(pack, dealer, players.length as PlayerCount);
  const refusals: { seat: Seat; code: string }[] = [];
  for (let seat = seatInTurn(state); seat !== null; seat = seatInTurn(state)) {
    const view = viewFor(state, seat);
    const player = players[seat] as Player;
    const decision = decide(state, seat, await player(view), context);
    if (decision.ok) {
      state = all(state, decision.value);
      continue;
    }
    refusals.push({ seat, code: decision.refusal.code });
    const instead = decide(state, seat, firstListed(view), context);
    if (!instead.ok) throw new Error(`a listed command was refused: ${instead.refusal.code}`);
    state = all(state, instead.value);
  }
  if (!state.last) throw new Error("the deal did not end");
  return { ended: state.last, refusals };
}
