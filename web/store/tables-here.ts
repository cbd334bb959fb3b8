import { readStored, writeStored } from "./stored.ts";

const STORED_AS = "fernskat.tables";
const MOST_KEPT = 50;

/** A table this browser has sat at. Only its address: the seat is in a cookie, so losing this list loses no seat. */
export interface TableHere {
  readonly table: string;
  /** When it was last looked at, in ms since 1970. */
  readonly at: number;
}

/** The tables of this browser, the one looked at last first. */
export function tablesHere(): readonly TableHere[] {
  try {
    const kept: unknown = JSON.parse(readStored(STORED_AS) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTableHere) : [];
  } catch {
    return [];
  }
}

/** Puts a table on top of the list: called whenever somebody who sits there looks at it, so that its link restores it. */
export function keepTable(table: string): void {
  const others = tablesHere().filter((kept) => kept.table !== table);
  save([{ table, at: Date.now() }, ...others].slice(0, MOST_KEPT));
}

/** Takes a table off the list. The seat stays. */
export function forgetTable(table: string): void {
  save(tablesHere().filter((kept) => kept.table !== table));
}

function save(tables: readonly TableHere[]): void {
  writeStored(STORED_AS, JSON.stringify(tables));
}

function isTableHere(value: unknown): value is TableHere {
  if (typeof value !== "object" || value === null) return false;
  const { table, at } = value as Record<string, unknown>;
  return typeof table === "string" && typeof at === "number";
}
