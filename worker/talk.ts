import type { ErrorCode } from "../shared/protocol/errors.ts";
import type { LineAsked } from "../shared/protocol/personal-messages.ts";
import type { Phrase } from "../shared/protocol/phrases.ts";
import type { SaidFrame, TalkLine } from "../shared/protocol/server-messages.ts";
import type { Seat } from "../shared/skat/seats.ts";
import { mayTalk } from "../shared/table/talk.ts";
import { type Answer, answer, refusal } from "./answer.ts";
import { greeted } from "./connection.ts";
import { frameOf } from "./frames.ts";
import { hasRoom, phraseBucket, textBucket } from "./limits.ts";
import { mutedBy } from "./notes.ts";
import { isOpener } from "./opener.ts";
import type { Memory, Table } from "./table.ts";

/** So many lines are kept for those who were not there. */
const LINES_KEPT = 200;

/** A ready-made phrase goes to everybody who is there, people who have muted the speaker left out, and is kept nowhere. */
export function sayPhrase(
  table: Table,
  memory: Memory,
  seat: Seat,
  phrase: Phrase,
): ErrorCode | null {
  const at = table.host.now();
  if (!hasRoom(table.buckets, `phrases of ${seat}`, phraseBucket, at)) return "RATE_LIMITED";
  tell(table, memory, { kind: "said", seat, at, phrase }, true);
  return null;
}

/**
 * Free text, where and when the table allows it: it goes to the players alone, never to spectators, and is kept beside the
 * log for those who are not there.
 */
export function sayText(table: Table, memory: Memory, seat: Seat, text: string): ErrorCode | null {
  const { host } = table;
  if (memory.state.rules.talk === "phrases") return "PHRASES_ONLY";
  if (!mayTalk(memory.state)) return "TALK_CLOSED";
  const at = host.now();
  if (!hasRoom(table.buckets, `text of ${seat}`, textBucket, at)) return "RATE_LIMITED";
  const id = host.transact(() => keep(table, memory, seat, at, text));
  tell(table, memory, { kind: "said", id, seat, at, text }, false);
  return null;
}

function keep({ host }: Table, { state }: Memory, seat: Seat, at: number, text: string): number {
  const [line] = host.sql<{ id: number }>(
    "INSERT INTO talk(at, person, seat, text) VALUES (?, ?, ?, ?) RETURNING id",
    at,
    state.players[seat]?.person ?? "",
    seat,
    text,
  );
  const id = line?.id ?? 0;
  host.sql("DELETE FROM talk WHERE id <= ?", id - LINES_KEPT);
  host.sql("DELETE FROM reports WHERE line <= ?", id - LINES_KEPT);
  return id;
}

function tell(table: Table, memory: Memory, said: SaidFrame, toSpectators: boolean): void {
  const frame = frameOf(said);
  const speaker = memory.state.players[said.seat]?.person ?? "";
  const deaf = new Set(
    memory.state.players.flatMap((player) =>
      player && mutedBy(table.host, player.person).has(speaker) ? [player.seat] : [],
    ),
  );
  for (const listener of greeted(table.connections())) {
    const { viewer } = listener.attachment;
    if (viewer === "public" ? toSpectators : !deaf.has(viewer)) listener.send(frame);
  }
}

/** `GET /api/tables/:table/talk`: the lines that are kept, those of muted people left out. */
export function showTalk({ host }: Table, { state }: Memory, seat: Seat): Answer {
  const muted = mutedBy(host, state.players[seat]?.person ?? "");
  const lines = host
    .sql<{ id: number; at: number; person: string; seat: Seat; text: string }>(
      "SELECT id, at, person, seat, text FROM talk ORDER BY id",
    )
    .filter(({ person }) => !muted.has(person))
    .map(({ person: _, ...line }): TalkLine => line);
  return answer({ lines });
}

/** `DELETE /api/tables/:table/talk`: whoever wrote a line, or has opened the table, removes it. */
export function removeLine(table: Table, memory: Memory, seat: Seat, { line }: LineAsked): Answer {
  const { host } = table;
  const person = memory.state.players[seat]?.person ?? "";
  const [kept] = host.sql<{ person: string }>("SELECT person FROM talk WHERE id = ?", line);
  if (!kept) return refusal("LINE_UNKNOWN");
  if (kept.person !== person && !isOpener(host, seat)) return refusal("ONLY_OPENER");
  host.sql("DELETE FROM talk WHERE id = ?", line);
  host.sql("DELETE FROM reports WHERE line = ?", line);
  return showTalk(table, memory, seat);
}

/** `POST /api/tables/:table/reports`: points a line out to whoever opened the table. */
export function report(table: Table, memory: Memory, seat: Seat, { line }: LineAsked): Answer {
  const { host } = table;
  if (host.sql("SELECT id FROM talk WHERE id = ?", line).length === 0)
    return refusal("LINE_UNKNOWN");
  host.sql(
    "INSERT OR IGNORE INTO reports(line, person, at) VALUES (?, ?, ?)",
    line,
    memory.state.players[seat]?.person ?? "",
    host.now(),
  );
  return answer({ line }, 201);
}

/** `GET /api/tables/:table/reports`, by whoever opened the table: the lines that were pointed out, and how often. */
export function showReports({ host }: Table, seat: Seat): Answer {
  if (!isOpener(host, seat)) return refusal("ONLY_OPENER");
  const reports = host.sql<{ id: number; at: number; seat: number; text: string; reports: number }>(
    `SELECT talk.id, talk.at, talk.seat, talk.text, count(*) AS reports
     FROM reports JOIN talk ON talk.id = reports.line GROUP BY talk.id ORDER BY talk.id`,
  );
  return answer({ reports });
}
