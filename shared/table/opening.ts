import { accepted } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import type { TableContext } from "./context.ts";
import { isFull, nextDeal } from "./dealing.ts";
import type { Decision } from "./decision.ts";
import type { Seated, TableEvent } from "./events.ts";
import { refuse } from "./refusal.ts";
import type { TableRules } from "./rules.ts";
import { after } from "./settle.ts";
import type { TableState } from "./state.ts";

/** Somebody, or a bot, who takes a chair. */
export type Newcomer = Omit<Seated, "type">;

/** A table is opened: its rules, the end of its hash chain, and who sits there from the start. */
export function openTable(
  table: string,
  rules: TableRules,
  seated: readonly Newcomer[],
  context: TableContext,
): readonly TableEvent[] {
  return [
    { type: "tableOpened", table, rules, commitment: context.commitment(1) },
    ...seated.map((newcomer): TableEvent => ({ type: "seated", ...newcomer })),
  ];
}

/**
 * Somebody takes an empty chair; whoever takes the last one is dealt to in the same breath. A seat that the others have set
 * free is taken over with the next deal.
 */
export function sitDown(state: TableState, newcomer: Newcomer, context: TableContext): Decision {
  const { seat } = newcomer;
  const { players, duel } = state.rules;
  if (seat >= players) return refuse("NOT_NOW");
  if (state.phase === "finished") return refuse("SERIES_OVER");
  const seated: TableEvent = { type: "seated", ...newcomer };
  if (duel !== undefined && (seat === duel) !== (newcomer.kind === "bot"))
    return refuse("DUEL_SEATS");
  if (isFree(state, seat)) return accepted([seated]);
  if (state.players[seat]) return refuse("SEAT_TAKEN", { seat });
  const next = after(state, seated);
  return accepted(isFull(next) ? [seated, ...nextDeal(next, null, context)] : [seated]);
}

/**
 * Deals the first deal of a table that was full when it was opened. Nobody waits for a cut, but the opener's share can come
 * only after he has seen the commitment: so the deal waits for the first thing he does.
 */
export function startSeries(state: TableState, context: TableContext): Decision {
  if (state.phase !== "seating" || !isFull(state)) return refuse("NOT_NOW");
  return accepted(nextDeal(state, null, context));
}

/** Whether a seat waits for somebody else to take it over. */
export function isFree({ players, incoming }: TableState, seat: Seat): boolean {
  return players[seat]?.left === "free" && incoming[seat] === undefined;
}

/** The first empty chair, clockwise from 0, or null. */
export function emptyChair(state: TableState): Seat | null {
  const seat = state.players.indexOf(null);
  return seat < 0 ? null : (seat as Seat);
}
