import { readStored, writeStored } from "./stored.ts";

const storedAs = (table: string): string => `fernskat.seen.${table}`;

/** The last deal (its number among all dealt at the table) whose settlement was put away here; null when nobody knows. */
export function dealSeen(table: string): number | null {
  const kept = readStored(storedAs(table));
  return kept === null ? null : Number(kept);
}

export function rememberDealSeen(table: string, k: number): void {
  writeStored(storedAs(table), `${k}`);
}
