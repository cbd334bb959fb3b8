import type { Seat } from "../skat/seats.ts";
import type { TableState } from "./state.ts";
import type { Wanted } from "./to-act.ts";
import type { Offsets } from "./working-time.ts";

/** The time a person has for one thing the table waits for. */
export interface Turn {
  readonly wants: Wanted;
  /** When it began, in ms since 1970. */
  readonly since: number;
  /** What vacation days and pauses have added, in ms. */
  readonly extra: number;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  /** Whether the time was up already: then there is no further deadline, and a bot is asked. */
  readonly out: boolean;
}

/** The clock of a table. It runs for people alone: bots need none. */
export interface ClockState {
  /** Of everybody whom the table waits for. */
  readonly turns: { readonly [seat in Seat]?: Turn };
  /** What each seat has left in its bank, in ms. */
  readonly banks: readonly number[];
  /** Vacation days left, by seat. */
  readonly vacation: readonly number[];
  /** Each seat's wall clock; null counts as UTC. */
  readonly offsets: readonly (Offsets | null)[];
  /** Since when the clock stands still, in ms since 1970; null while it runs. */
  readonly pausedAt: number | null;
}

/** The first deadline that is still to come or has passed unnoticed, in ms since 1970, or null. */
export function nextDeadline({ clock }: TableState): number | null {
  if (!clock || clock.pausedAt !== null) return null;
  const running = turnsRunning(clock).map(([, turn]) => turn.deadline);
  return running.length > 0 ? Math.min(...running) : null;
}

/** The turns whose time is not up yet. */
export function turnsRunning({ turns }: ClockState): readonly (readonly [Seat, Turn])[] {
  return Object.entries(turns)
    .map(([seat, turn]) => [Number(seat) as Seat, turn] as const)
    .filter(([, { out }]) => !out);
}
