import type { Host } from "../host.ts";

/**
 * What is kept of a player: the devices, and how each table stands. Nothing here decides a game, and nothing here is a card.
 */
const STATEMENTS = [
  // By hashes only; a device that was turned away stays known as such.
  `CREATE TABLE devices(
    hash TEXT PRIMARY KEY, name TEXT NOT NULL, added INTEGER NOT NULL, seen INTEGER NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID`,
  // Links that add a device: hashes of their secrets, and which device each has added.
  `CREATE TABLE recovery(
    hash TEXT PRIMARY KEY, made INTEGER NOT NULL, expires INTEGER NOT NULL, used INTEGER, device TEXT
  ) STRICT, WITHOUT ROWID`,
  // Public keys of the player's passkeys.
  `CREATE TABLE passkeys(id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  // What other objects still have to hear of the devices: one row each, until it has arrived.
  `CREATE TABLE errands(
    id INTEGER PRIMARY KEY, body TEXT NOT NULL, next_try INTEGER NOT NULL, tries INTEGER NOT NULL
  ) STRICT`,
  // Where the player is now, once the only device was added to those of another inbox.
  `CREATE TABLE moved(id INTEGER PRIMARY KEY CHECK (id = 1), inbox TEXT NOT NULL) STRICT`,
  // One row a table, replaced only by a higher number. Without a body the player sits there no more, or has put it away.
  `CREATE TABLE tables(id TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT) STRICT, WITHOUT ROWID`,
  // Since which event each table stands as it does for the player.
  `CREATE TABLE since(
    id TEXT PRIMARY KEY, seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  // How the player is reached, what is still to be sent (one row a letter and channel), the feed, and what links are signed with.
  `CREATE TABLE channels(id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE TABLE letters(
    id TEXT NOT NULL, channel TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, next_try INTEGER NOT NULL,
    tries INTEGER NOT NULL, PRIMARY KEY (id, channel)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE feed(
    id INTEGER PRIMARY KEY CHECK (id = 1), nr INTEGER NOT NULL, origin TEXT NOT NULL, is_open INTEGER NOT NULL
  ) STRICT`,
  // How the player wants to be told, and when the next digest goes out.
  `CREATE TABLE settings(
    id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL, digest_at INTEGER
  ) STRICT`,
  // When the player is reminded of a table.
  `CREATE TABLE reminders(
    id TEXT NOT NULL, part INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (id, part)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE signer(id INTEGER PRIMARY KEY CHECK (id = 1), inbox TEXT NOT NULL, secret TEXT NOT NULL) STRICT`,
] as const;

/** Whether anything is kept here. Asking leaves nothing behind. */
export function isLaidOut(host: Host): boolean {
  return host.sql("SELECT 1 AS one FROM sqlite_master WHERE name = 'tables'").length > 0;
}

export function layOut(host: Host): void {
  if (isLaidOut(host)) return;
  for (const statement of STATEMENTS) host.sql(statement);
}
