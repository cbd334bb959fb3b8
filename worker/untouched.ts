import { DAY_MS } from "../shared/table/pace.ts";
import type { TableState } from "../shared/table/state.ts";
import type { Memory } from "./table.ts";

/** A table that nobody has touched for so long is deleted, after a warning. */
const UNTOUCHED_MS = 180 * DAY_MS;

/** When the table is warned, or if it is warned already, deleted, unless somebody comes; in ms since 1970. */
export function expiresAt({ visited }: Memory, { at, deletesAt }: TableState): number {
  return deletesAt ?? Math.max(at, visited) + UNTOUCHED_MS;
}
