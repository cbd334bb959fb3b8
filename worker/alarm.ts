import { nextDue } from "../shared/table/decide-time.ts";
import type { TableState } from "../shared/table/state.ts";
import type { TableHost } from "./host.ts";
import { nextTry } from "./outbox.ts";
import type { Memory } from "./table.ts";
import { expiresAt } from "./untouched.ts";

/**
 * Has the object woken for whatever comes first: somebody's deadline, the end of a vote, something that is to leave the
 * object, the end of a table nobody touches. An alarm that is set too early is left as it is: it costs less to wake once in
 * vain than to write it anew with every act. What is set is forgotten with the memory; then it is set again.
 */
export function setAlarm(host: TableHost, memory: Memory, state: TableState): void {
  const times = [nextDue(state), nextTry(host), memory.inboxes.due, expiresAt(memory, state)];
  const wanted = Math.min(...times.filter((time) => time !== null));
  if (memory.wakesAt !== null && memory.wakesAt <= wanted) return;
  host.wakeAt(wanted);
  memory.wakesAt = wanted;
}
