import type { TableHost } from "./host.ts";

/**
 * What has to leave the object and may fail on the way: one row a channel says up to which event it is done and when it
 * is tried again. The log says what is to be done, so a lost try loses nothing; what was done is known again by
 * (table, seq, recipient, kind). A channel is planned inside the transaction of an append (`planBots` shows how), and served
 * by the alarm (wake.ts).
 */
export type Channel = "bots" | "inbox" | "webhook";

export interface Outgoing {
  readonly doneSeq: number;
  /** Milliseconds since 1970, or null when nothing waits. */
  readonly nextTry: number | null;
  /** How often the same thing was tried in vain. */
  readonly tries: number;
}

type OutboxRow = { done_seq: number; next_try: number | null; tries: number };

const NOTHING: Outgoing = { doneSeq: 0, nextTry: null, tries: 0 };

const FIRST_TRY_MS = 5_000;
const LONGEST_WAIT_MS = 600_000;

export function outgoing(host: TableHost, channel: Channel): Outgoing {
  const [row] = host.sql<OutboxRow>(
    "SELECT done_seq, next_try, tries FROM outbox WHERE channel = ?",
    channel,
  );
  return row ? { doneSeq: row.done_seq, nextTry: row.next_try, tries: row.tries } : NOTHING;
}

export function setOutgoing(host: TableHost, channel: Channel, outgoing: Outgoing): void {
  host.sql(
    "INSERT OR REPLACE INTO outbox(channel, done_seq, next_try, tries) VALUES (?, ?, ?, ?)",
    channel,
    outgoing.doneSeq,
    outgoing.nextTry,
    outgoing.tries,
  );
}

/** When any channel is to be tried next, in ms since 1970; null when nothing waits. */
export function nextTry(host: TableHost): number | null {
  return host.sql<{ at: number | null }>("SELECT min(next_try) AS at FROM outbox")[0]?.at ?? null;
}

/** When to try again what was tried so often in vain: later each time. */
export function retryAt(now: number, tries: number): number {
  return now + Math.min(FIRST_TRY_MS * 2 ** tries, LONGEST_WAIT_MS);
}
