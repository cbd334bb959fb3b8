import type { TableHost } from "./host.ts";

/**
 * The log holds the game and nothing about people; every other table can be changed and erased without touching it.
 * No secondary index anywhere: rows written are the bill.
 */
const STATEMENTS = [
  `CREATE TABLE events(
    seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, type TEXT NOT NULL, v INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT`,
  // Also what keeps INSERT OR REPLACE out, which asks no other trigger.
  `CREATE TRIGGER events_follow BEFORE INSERT ON events WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM events)
   BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END`,
  `CREATE TRIGGER events_stay BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END`,
  `CREATE TRIGGER events_keep BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END`,
  // One row: the secret of the hash chains, what the opener asked for, whether anybody with a seat was ever there and when
  // last (by the month), the tables before and after this one when the same people play on, and the code of the deal that is
  // played again.
  `CREATE TABLE opening(
    id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL, asked TEXT NOT NULL, opener INTEGER NOT NULL,
    used INTEGER NOT NULL DEFAULT 0, visited INTEGER NOT NULL DEFAULT 0, earlier TEXT, later TEXT, later_commitment TEXT,
    replay TEXT
  ) STRICT`,
  // Who may act for a seat: hashes of tokens and of device secrets, never the secrets; and by which hash the player's inbox
  // knows the browser they belong to, so that they go when the player turns that browser away.
  `CREATE TABLE keys(
    hash TEXT PRIMARY KEY, seat INTEGER NOT NULL, person TEXT NOT NULL, device TEXT
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE people(person TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  // An invitation without a seat is the group's: it fills the next free chair.
  `CREATE TABLE invites(
    hash TEXT PRIMARY KEY, seat INTEGER, used_by TEXT, withdrawn INTEGER NOT NULL DEFAULT 0, made INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  // Chairs kept for the people of the series before: hashes of the keys they had there.
  `CREATE TABLE kept(hash TEXT PRIMARY KEY, seat INTEGER NOT NULL, name TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  // What belongs to a person and to nobody else: what to do when it is their turn, notes to oneself, whom not to hear.
  `CREATE TABLE plans(person TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE TABLE notes(
    person TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (person, n)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE mutes(
    person TEXT NOT NULL, muted TEXT NOT NULL, PRIMARY KEY (person, muted)
  ) STRICT, WITHOUT ROWID`,
  // Free text, kept for those who were not there; the oldest lines make room.
  `CREATE TABLE talk(
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, person TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE reports(
    line INTEGER NOT NULL, person TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (line, person)
  ) STRICT, WITHOUT ROWID`,
  // Where the players have their inboxes: which inbox hears how the table stands, by which of its devices it knows the player,
  // and whether the player wants to hear also while looking.
  `CREATE TABLE inboxes(
    person TEXT PRIMARY KEY, inbox TEXT NOT NULL, device TEXT NOT NULL, first INTEGER NOT NULL, always INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  // Whose inbox it was that hears of the table no more: those who were replaced, or have erased their name, may still want to
  // see, or to erase, what is kept of them.
  `CREATE TABLE former(person TEXT PRIMARY KEY, inbox TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  // Where the table tells how it stands: one row, or none.
  `CREATE TABLE webhook(id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL) STRICT`,
  // Effects that leave the object: one row a channel says how far it has come and when it is tried again.
  `CREATE TABLE outbox(
    channel TEXT PRIMARY KEY, done_seq INTEGER NOT NULL, next_try INTEGER, tries INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
] as const;

/** Whether a table was ever opened in this object. Asking leaves nothing behind. */
export function isLaidOut(host: TableHost): boolean {
  return host.sql("SELECT 1 AS one FROM sqlite_master WHERE name = 'events'").length > 0;
}

export function layOut(host: TableHost): void {
  for (const statement of STATEMENTS) host.sql(statement);
}
