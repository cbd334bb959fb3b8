import type { TableContext } from "../shared/table/context.ts";

/** A value that SQLite keeps. */
export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;

/** What an object needs of the machine it runs on: its storage, its clock, its randomness, its alarm. */
export interface Host {
  /** Runs one statement and answers its rows. */
  sql<Row extends SqlRow>(statement: string, ...values: readonly SqlValue[]): readonly Row[];
  /** Runs `work` so that either everything it writes is kept or, when it throws, nothing. */
  transact<T>(work: () => T): T;
  /** Milliseconds since 1970. */
  now(): number;
  /** Bytes nobody can guess. */
  random(bytes: number): Uint8Array;
  /** Asks to be woken at that time, in ms since 1970; a later call replaces an earlier one. */
  wakeAt(at: number): void;
  /** Forgets everything that was ever kept here. */
  forget(): void;
}

/** The machine of a table. */
export interface TableHost extends Host {
  /** Where the cards come from, given the table's secret (hex), its id and its rules. */
  contextOf(secret: string, table: string, players: 3 | 4): TableContext;
}
