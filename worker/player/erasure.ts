import type { ErasedBody } from "../../shared/protocol/my-data.ts";
import { type Answer, answer } from "../answer.ts";
import type { Host } from "../host.ts";
import { againAt } from "../notify/back-off.ts";
import { isLaidOut } from "./schema.ts";

// A player who wants to be forgotten: what is kept here goes at once, and each table is asked to forget until it has. Then
// nothing is left, not even that there was somebody.

/** Asks a table to forget the player of an inbox; answers whether it has. */
export type EraseAt = (table: string, inbox: string) => Promise<boolean>;

type ErasureRow = { id: string; inbox: string; next_try: number; tries: number };

/** The inbox itself, which waits for tables that have not told yet that the player sits there. */
const SELF = "";
/** So many tables are asked at a time: an object may call only so many others at once. */
const AT_ONCE = 20;
const LATE_MS = 15 * 60_000;

/** Whether the player is being forgotten. */
export function isErasing(host: Host): boolean {
  return host.sql("SELECT 1 AS one FROM sqlite_master WHERE name = 'erasure'").length > 0;
}

/** Deletes everything but the names of the tables that are still to be asked. Once begun, it goes on by itself. */
export function beginErasing(host: Host, inbox: string): void {
  if (!isLaidOut(host) || isErasing(host)) return;
  host.transact(() => {
    const tables = host.sql<{ id: string }>("SELECT id FROM tables");
    for (const name of tableNames(host)) host.sql(`DELETE FROM ${name}`);
    host.sql(`CREATE TABLE erasure(
      id TEXT PRIMARY KEY, inbox TEXT NOT NULL, next_try INTEGER NOT NULL, tries INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`);
    ask(host, inbox, SELF, host.now() + LATE_MS);
    for (const { id } of tables) ask(host, inbox, id, host.now());
  });
}

/** A table tells, while the player is being forgotten, that the player sits there. */
export function eraseAlso(host: Host, inbox: string, table: string): void {
  ask(host, inbox, table, host.now());
}

function ask(host: Host, inbox: string, id: string, at: number): void {
  host.sql(
    "INSERT OR IGNORE INTO erasure(id, inbox, next_try, tries) VALUES (?, ?, ?, 0)",
    ...[id, inbox, at],
  );
}

/** All tables that are laid out in this object, the machine's own left out. */
function tableNames(host: Host): readonly string[] {
  return host
    .sql<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .map(({ name }) => name)
    .filter((name) => !/^(?:_cf_|sqlite_)/.test(name));
}

/** When there is something to do for it next, in ms since 1970; null when nobody is being forgotten. */
export function nextErasure(host: Host): number | null {
  if (!isErasing(host)) return null;
  return host.sql<{ at: number | null }>("SELECT min(next_try) AS at FROM erasure")[0]?.at ?? null;
}

/** Asks the tables that are due; what fails is tried again later each time. When all have answered, nothing is left here. */
export async function goOnErasing(host: Host, eraseAt: EraseAt): Promise<void> {
  for (let due = dueNow(host); due.length > 0; due = dueNow(host))
    await Promise.all(due.map((row) => eraseOne(host, row, eraseAt)));
  if (!isErasing(host)) return;
  const waiting = host.sql<ErasureRow>("SELECT * FROM erasure");
  const [self] = waiting;
  if (waiting.length === 1 && self?.id === SELF && self.next_try <= host.now()) host.forget();
}

function dueNow(host: Host): readonly ErasureRow[] {
  if (!isErasing(host)) return [];
  return host.sql<ErasureRow>(
    "SELECT * FROM erasure WHERE next_try <= ? AND id <> ? LIMIT ?",
    ...[host.now(), SELF, AT_ONCE],
  );
}

async function eraseOne(host: Host, row: ErasureRow, eraseAt: EraseAt): Promise<void> {
  const { id, inbox, tries } = row;
  const isDone = await eraseAt(id, inbox).catch((error: unknown) => {
    console.error(error);
    return false;
  });
  if (isDone) {
    host.sql("DELETE FROM erasure WHERE id = ?", id);
    return;
  }
  const nextTry = againAt({ kind: "again", after: null, why: "" }, tries, host.now());
  host.sql("UPDATE erasure SET next_try = ?, tries = ? WHERE id = ?", nextTry, tries + 1, id);
}

/** How far it has come. */
export function erasedBody(host: Host): Answer {
  const body: ErasedBody = { waiting: waitingTables(host) };
  return answer(body);
}

function waitingTables(host: Host): number {
  if (!isErasing(host)) return 0;
  return (
    host.sql<{ n: number }>("SELECT count(*) AS n FROM erasure WHERE id <> ?", SELF)[0]?.n ?? 0
  );
}
