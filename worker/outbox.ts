import type { TableHost } from "./host.ts";

/**
 * What has to leave the object and may fail on the way: one row a channel says up to which event it is done and when it
 * is tried again. The log says what is to be done, so a lost try loses nothing.
 */
export type Channel = "bots";

export interface Outgoing {
  readonly doneSeq: number;
  /** Milliseconds since 1970, or null when nothing waits. */
  readonly nextTry: number | null;
  /** How often the same thing was tried in vain. */
  readonly tries: number;
}

type OutboxRow = { done_seq: number; next_try: number | null; tries: number };

const NOTHING: Outgoing = { doneSeq: 0, nextTry: null, tries: 0 };

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
