import { accepted } from "../shared/skat/refusal.ts";
import { decideTime, nextDue } from "../shared/table/decide-time.ts";
import { append } from "./append.ts";
import { type Memory, type Table, timeAt } from "./table.ts";

/** Does what the passing of time leads to, if anything is due. */
export function passTime(table: Table, memory: Memory): void {
  const due = nextDue(memory.state);
  const now = timeAt(table.host, memory);
  if (due === null || due > now) return;
  append(table, memory, (state, context) => accepted(decideTime(state, now, context)));
}
