import type { TableContext } from "./context.ts";
import { decideGame } from "./decide.ts";
import type { TableEvent } from "./events.ts";
import { after } from "./settle.ts";
import type { TableState } from "./state.ts";

/**
 * At a table that plays a deal on from its middle (`rules.from`): what follows the dealing in the same breath is all that was
 * done before, each act judged as if it were done now. At any other table, and at any other time, the events as they are.
 * @param events what was just decided
 * @throws Error when an act is refused: whoever opens the table has to see that they can all be done
 */
export function playedOn(
  state: TableState,
  events: readonly TableEvent[],
  context: TableContext,
): readonly TableEvent[] {
  const { from } = state.rules;
  if (from === undefined || !events.some(({ type }) => type === "dealt")) return events;
  const all = [...events];
  let now = events.reduce(after, state);
  for (const { seat, command } of context.earlier?.(from) ?? []) {
    const decided = decideGame(now, seat, command, context);
    if (!decided.ok) throw new Error(`an earlier act was refused: ${decided.refusal.code}`);
    all.push(...decided.value);
    now = decided.value.reduce(after, now);
  }
  return all;
}
