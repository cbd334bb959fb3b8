import type { LoggedEvent } from "../shared/table/events.ts";
import type { TableHost } from "./host.ts";

type EventRow = { seq: number; at: number; type: string; v: number; body: string };

/** Writes one event behind the others: one row. The log refuses to change or lose what it holds. */
export function insertEvent(host: TableHost, event: LoggedEvent): void {
  const { seq, at, type, v, ...body } = event;
  host.sql(
    "INSERT INTO events(seq, at, type, v, body) VALUES (?, ?, ?, ?, ?)",
    seq,
    at,
    type,
    v,
    JSON.stringify(body),
  );
}

/** The events from `from` to `to`, both included, in order; to the end if `to` is left out. */
export function readEvents(host: TableHost, from = 1, to?: number): readonly LoggedEvent[] {
  return host
    .sql<EventRow>(
      "SELECT seq, at, type, v, body FROM events WHERE seq BETWEEN ? AND ? ORDER BY seq",
      from,
      to ?? Number.MAX_SAFE_INTEGER,
    )
    .map(eventOf);
}

/** The one place where a row becomes an event, and where an older version would be raised to this one. */
function eventOf({ seq, at, type, v, body }: EventRow): LoggedEvent {
  return { ...JSON.parse(body), seq, at, type, v };
}
