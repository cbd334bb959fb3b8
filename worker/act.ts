import { errorOf } from "../shared/protocol/errors.ts";
import type { CommandBody } from "../shared/protocol/messages.ts";
import type { EventsBody } from "../shared/protocol/server-messages.ts";
import { accepted, type Refusal, type Result } from "../shared/skat/refusal.ts";
import type { Seat } from "../shared/skat/seats.ts";
import { canonicalCommand } from "../shared/table/commands.ts";
import { isFull } from "../shared/table/dealing.ts";
import { decide } from "../shared/table/decide.ts";
import type { LoggedEvent, ProjectedEvent } from "../shared/table/events.ts";
import { startSeries } from "../shared/table/opening.ts";
import { project } from "../shared/table/project.ts";
import { type Answer, answer, refusedAs } from "./answer.ts";
import { append } from "./append.ts";
import { noteVisit } from "./expiry.ts";
import { commandBucket, hasRoom } from "./limits.ts";
import { readEvents } from "./log.ts";
import { openerUsed } from "./open-table.ts";
import { passTime } from "./pass-time.ts";
import { type Caused, causeKey, type Memory, type Table } from "./table.ts";

/** Where a command led: the log's last event that it caused. */
export interface Done {
  readonly seq: number;
  /** The first event it caused. */
  readonly from: number;
  /** The events themselves, where they happened just now. */
  readonly events?: readonly LoggedEvent[];
}

function refused(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

/**
 * A command of a seat. The same id with the same command is answered from the log without being judged again; what was
 * refused leaves nothing behind (INTERFACE.md, Ids).
 */
export function act(table: Table, memory: Memory, seat: Seat, asked: CommandBody): Result<Done> {
  const { id, command, expectedSeq } = asked;
  if (!hasRoom(table.buckets, `commands of ${seat}`, commandBucket, table.host.now()))
    return refused(errorOf("RATE_LIMITED"));
  touch(table, memory, command.type === "cut");
  passTime(table, memory);
  const spelling = canonicalCommand(command);
  const before = memory.caused.get(causeKey(seat, id));
  if (before) return again(before, spelling);
  const { seq } = memory.state;
  if (expectedSeq !== undefined && expectedSeq !== seq)
    return refused(errorOf("SEQ_STALE", { seq }));
  const cause = { seat, id, command: spelling };
  const decided = append(
    table,
    memory,
    (state, context) => decide(state, seat, command, context),
    cause,
  );
  if (!decided.ok) return decided;
  return accepted({
    from: seq + 1,
    seq: decided.value.at(-1)?.seq ?? seq,
    events: decided.value,
  });
}

function again({ command, from, to }: Caused, spelling: string): Result<Done> {
  return command === spelling ? accepted({ from, seq: to }) : refused(errorOf("ID_REUSED"));
}

/** `POST /api/tables/:table/commands`. */
export function actHere(table: Table, memory: Memory, seat: Seat, asked: CommandBody): Answer {
  const done = act(table, memory, seat, asked);
  if (!done.ok) return refusedAs(done.refusal);
  const body: EventsBody = { seq: done.value.seq, events: causedEvents(table, seat, done.value) };
  return answer(body);
}

/** The events a command caused, as its seat may know them: the same for ever, also after an eviction. */
function causedEvents({ host }: Table, seat: Seat, { from, seq }: Done): readonly ProjectedEvent[] {
  return readEvents(host, from, seq).map((event) => project(event, seat));
}

/**
 * Notes that somebody with a seat is there. A table that was full when it was opened deals as soon as its opener does
 * anything but `cut`, so that his share in the shuffle can come after he has seen the commitment.
 */
export function touch(table: Table, memory: Memory, isCut: boolean): void {
  noteVisit(table, memory);
  if (!memory.used) {
    openerUsed(table.host);
    memory.used = true;
  }
  if (isCut || memory.state.phase !== "seating" || !isFull(memory.state)) return;
  append(table, memory, startSeries);
}
