import type { LoggedEvent } from "../../shared/table/events.ts";
import type { TableHost } from "../../worker/host.ts";
import { insertEvent as insertNow, readEvents as readNow } from "../../worker/log.ts";

// A log that has learned to be quick: it acknowledges first and inserts a moment later. Planted in the place of
// worker/log.ts by crash-fault.test.ts; the crash test has to lose something with it.

const LATE_MS = 30;

const waiting = new WeakMap<TableHost, LoggedEvent[]>();

export function insertEvent(host: TableHost, event: LoggedEvent): void {
  const events = waiting.get(host);
  if (events) events.push(event);
  else {
    waiting.set(host, [event]);
    setTimeout(() => insertWaiting(host), LATE_MS);
  }
}

export function readEvents(host: TableHost, from?: number, to?: number): readonly LoggedEvent[] {
  insertWaiting(host);
  return readNow(host, from, to);
}

function insertWaiting(host: TableHost): void {
  const events = waiting.get(host) ?? [];
  waiting.delete(host);
  for (const event of events) insertNow(host, event);
}
