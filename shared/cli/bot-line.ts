import { type Card, isCard } from "../skat/cards.ts";
import { accepted, type Refusal, type Result } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import type { SeatCommand } from "../table/commands.ts";
import type { SeatView, TableView } from "../table/view.ts";

/**
 * Reads what a seat sees from one line `{seat, state, hand, legal, skat?, discard?}` (INTERFACE.md). Checks the outline
 * only: what is inside `state` is the sender's word.
 */
export function readSeatLine(line: string): Result<SeatView> {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return refuse("The line is not JSON.");
  }
  if (!isRecord(input)) return refuse("The line is not a JSON object.");
  const { seat, state, hand, legal, skat, discard } = input;
  if (!isSeat(seat)) return refuse("`seat` is 0, 1, 2 or 3.");
  if (!isRecord(state) || typeof state["phase"] !== "string") return refuse("`state` is missing.");
  if (!isCards(hand)) return refuse("`hand` is a list of cards.");
  if (!Array.isArray(legal) || !legal.every(isRecord))
    return refuse("`legal` is a list of commands.");
  return accepted({
    viewer: seat,
    state: state as unknown as TableView,
    hand,
    skat: isCards(skat) ? skat : null,
    discard: isCards(discard) ? discard : null,
    legal: legal as unknown as readonly SeatCommand[],
  });
}

/** The line for what a seat sees: the other direction. */
export function seatLine({ viewer, state, hand, legal, skat, discard }: SeatView): string {
  return JSON.stringify({ seat: viewer, state, hand, legal, skat, discard });
}

function refuse(message: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code: "BAD_REQUEST", message } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSeat(value: unknown): value is Seat {
  return value === 0 || value === 1 || value === 2 || value === 3;
}

function isCards(value: unknown): value is readonly Card[] {
  return Array.isArray(value) && value.every(isCard);
}
