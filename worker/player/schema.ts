import type { Host } from "../host.ts";

/**
 * What is kept of a player: the devices, and how each table stands. Nothing here decides a game, and nothing here is a card.
 */
const STATEMENTS = [
  // By hashes only; a device that was turned away stays known as such.
  `CREATE TABLE devices(
    hash TEXT PRIMARY KEY, added INTEGER NOT NULL, seen INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID`,
  // One row a table, replaced only by a higher number. Without a body the player sits there no more, or has put it away.
  `CREATE TABLE tables(id TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT) STRICT, WITHOUT ROWID`,
] as const;

/** Whether anything is kept here. Asking leaves nothing behind. */
export function isLaidOut(host: Host): boolean {
  return host.sql("SELECT 1 AS one FROM sqlite_master WHERE name = 'tables'").length > 0;
}

export function layOut(host: Host): void {
  if (isLaidOut(host)) return;
  for (const statement of STATEMENTS) host.sql(statement);
}
