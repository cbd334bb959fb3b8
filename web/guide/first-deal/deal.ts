import { contextOf } from "../../../shared/protocol/record-context.ts";
import type { Seat } from "../../../shared/skat/seats.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import { decide } from "../../../shared/table/decide.ts";
import type { Decision } from "../../../shared/table/decision.ts";
import { DEFAULT_RULES } from "../../../shared/table/default-rules.ts";
import type { TableEvent } from "../../../shared/table/events.ts";
import { openTable, startSeries } from "../../../shared/table/opening.ts";
import { seenBy } from "../../../shared/table/seen.ts";
import { after } from "../../../shared/table/settle.ts";
import { initialState, type TableState } from "../../../shared/table/state.ts";
import { SKAT, TEN } from "../hearts-with-two.ts";

/** Who learns: forehand, who is asked in the auction and leads to the first trick. */
export const READER: Seat = 0;
export const MIDDLEHAND: Seat = 1;
export const REARHAND: Seat = 2;

/** The cards of the first deal. Middlehand has a Diamonds hand worth 27, so that her bids are honest. */
const CARDS = contextOf({
  forehand: TEN,
  middlehand: ["HJ", "H7", "DA", "DK", "DQ", "D9", "D8", "SA", "S9", "CT"],
  rearhand: ["HT", "H8", "DT", "SK", "SQ", "S8", "CK", "CQ", "C9", "C7"],
  skat: SKAT,
});

const NEWCOMERS = ([READER, MIDDLEHAND, REARHAND] as const).map((seat) => ({
  seat,
  person: `${seat}`,
  kind: seat === READER ? ("human" as const) : ("bot" as const),
  nonce: "",
}));

function folded(state: TableState, events: readonly TableEvent[]): TableState {
  return events.reduce(after, state);
}

/** The table with the first deal dealt, everything known: one deal, then the series is over. */
export function dealtTable(): TableState {
  const rules = { ...DEFAULT_RULES, deals: 1 };
  const opened = folded(initialState(), openTable("first-deal", rules, NEWCOMERS, CARDS));
  const dealt = startSeries(opened, CARDS);
  if (!dealt.ok) throw new Error(dealt.refusal.code);
  return folded(opened, dealt.value);
}

/** What a command leads to under the real rules. */
export function judged(state: TableState, seat: Seat, command: SeatCommand): Decision {
  return decide(state, seat, command, CARDS);
}

/** The table after a command that is known to be legal. */
export function played(state: TableState, seat: Seat, command: SeatCommand): TableState {
  const decision = judged(state, seat, command);
  if (!decision.ok) throw new Error(`${decision.refusal.code} in the first deal`);
  return folded(state, decision.value);
}

/** The table as the reader may know it. */
export function seenByReader(state: TableState): TableState {
  return seenBy(state, READER);
}
