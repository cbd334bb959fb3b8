import { evolveClock } from "./clock.ts";
import type { FoldableEvent } from "./events.ts";
import { evolveTable } from "./evolve-table.ts";
import type { TableState } from "./state.ts";

export type { FoldableEvent } from "./events.ts";

/**
 * The state after one more event: the one reducer that server, browser, bots and replays share. It never fails on a
 * legal log, looks at nothing but its arguments, and does not change them.
 */
export function evolve(state: TableState, event: FoldableEvent): TableState {
  const after = evolveTable(state, event);
  if (after.rules.pace.kind === "none") return after;
  return { ...after, clock: evolveClock(state, after, event) };
}

/** Folds a whole log, or the rest of one onto a state. */
export function fold(state: TableState, events: Iterable<FoldableEvent>): TableState {
  let folded = state;
  for (const event of events) folded = evolve(folded, event);
  return folded;
}
