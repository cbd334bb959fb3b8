import { accepted } from "../shared/skat/refusal.ts";
import { DAY_MS } from "../shared/table/pace.ts";
import { append } from "./append.ts";
import type { Memory, Table } from "./table.ts";
import { expiresAt } from "./untouched.ts";

/** Between the warning and the end. */
const WARNING_MS = 14 * DAY_MS;
/** A visit is noted once in so long: rows written are the bill. */
const VISIT_STEP_MS = 30 * DAY_MS;

const GOING_AWAY = 1001;

/** One of the players has looked in: the table stays. */
export function noteVisit(table: Table, memory: Memory): void {
  const now = table.host.now();
  if (memory.state.deletesAt !== null)
    append(table, memory, () => accepted([{ type: "tableKept" }]));
  if (now - Math.max(memory.visited, memory.lastAt) < VISIT_STEP_MS) return;
  table.host.sql("UPDATE opening SET visited = ?", now);
  memory.visited = now;
}

/**
 * Warns the players of a table that nobody has touched, and later deletes it with everything about them. Codes that were
 * shared carry their deal in themselves.
 * @returns whether the table is gone
 */
export function expire(table: Table, memory: Memory): boolean {
  const { host } = table;
  const now = host.now();
  if (now < expiresAt(memory, memory.state)) return false;
  if (memory.state.deletesAt === null) {
    const deletesAt = now + WARNING_MS;
    append(table, memory, () => accepted([{ type: "expiryWarned", deletesAt }]));
    return false;
  }
  deleteTable(table);
  return true;
}

/** The table is gone, with all that was ever kept in it. */
export function deleteTable(table: Table): void {
  for (const connection of table.connections()) connection.close(GOING_AWAY, "TABLE_UNKNOWN");
  table.host.forget();
  table.memory = null;
}
