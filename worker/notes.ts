import type { MuteAsked, NoteAsked } from "../shared/protocol/personal-messages.ts";
import type { NotesBody } from "../shared/protocol/server-messages.ts";
import type { Seat } from "../shared/skat/seats.ts";
import { type Answer, answer, refusal } from "./answer.ts";
import type { TableHost } from "./host.ts";
import type { Memory, Table } from "./table.ts";

// What somebody keeps for himself. Nobody else is ever shown it, and nothing else depends on it.

/** `GET /api/tables/:table/notes`. */
export function showNotes({ host }: Table, { state }: Memory, seat: Seat): Answer {
  const body: NotesBody = { notes: notesOf(host, state.players[seat]?.person ?? "") };
  return answer(body);
}

/** Somebody's notes, by the number of the deal. */
export function notesOf(host: TableHost, person: string): NotesBody["notes"] {
  return host.sql<{ n: number; text: string }>(
    "SELECT n, text FROM notes WHERE person = ? ORDER BY n",
    person,
  );
}

/** `PUT /api/tables/:table/notes`. */
export function takeNote(table: Table, memory: Memory, seat: Seat, asked: NoteAsked): Answer {
  const { host } = table;
  const { n, text } = asked;
  const person = memory.state.players[seat]?.person;
  // Notes are about deals that were dealt.
  const latest = memory.state.rows.length + (memory.state.deal ? 1 : 0);
  if (person === undefined || n > latest) return refusal("NOT_NOW");
  if (text === "") host.sql("DELETE FROM notes WHERE person = ? AND n = ?", person, n);
  else host.sql("INSERT OR REPLACE INTO notes(person, n, text) VALUES (?, ?, ?)", person, n, text);
  return showNotes(table, memory, seat);
}

/** `GET /api/tables/:table/mutes`. */
export function showMutes({ host }: Table, { state }: Memory, seat: Seat): Answer {
  const muted = mutedBy(host, state.players[seat]?.person ?? "");
  return answer({
    muted: state.players.flatMap((player) =>
      player && muted.has(player.person) ? [player.seat] : [],
    ),
  });
}

/** `PUT /api/tables/:table/mutes`. Whoever is muted does not learn of it. */
export function mute(table: Table, memory: Memory, seat: Seat, asked: MuteAsked): Answer {
  const person = memory.state.players[seat]?.person;
  const other = memory.state.players[asked.seat]?.person;
  if (person === undefined || other === undefined || other === person) return refusal("NOT_NOW");
  const statement = asked.muted
    ? "INSERT OR IGNORE INTO mutes(person, muted) VALUES (?, ?)"
    : "DELETE FROM mutes WHERE person = ? AND muted = ?";
  table.host.sql(statement, person, other);
  return showMutes(table, memory, seat);
}

/** Whom somebody does not want to hear. */
export function mutedBy(host: TableHost, person: string): ReadonlySet<string> {
  const rows = host.sql<{ muted: string }>("SELECT muted FROM mutes WHERE person = ?", person);
  return new Set(rows.map(({ muted }) => muted));
}
