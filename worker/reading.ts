import { writeRecord } from "../shared/protocol/iss.ts";
import { recordOf } from "../shared/protocol/record-of.ts";
import type { EventsBody, TableBody } from "../shared/protocol/server-messages.ts";
import { isGivenAway } from "../shared/table/decide-votes.ts";
import type { LoggedEvent } from "../shared/table/events.ts";
import { project } from "../shared/table/project.ts";
import { seenBy } from "../shared/table/seen.ts";
import type { TableState } from "../shared/table/state.ts";
import type { Viewer } from "../shared/table/view.ts";
import { viewOf } from "../shared/table/views.ts";
import { touch } from "./act.ts";
import { type Answer, answer, refusal } from "./answer.ts";
import { readEvents } from "./log.ts";
import { nameOf, peopleOf } from "./people.ts";
import { laterTable } from "./rematch.ts";
import type { Memory, Table } from "./table.ts";

/** Where the records of our tables say they were played. */
const PLACE = "Fernskat";

/** The state as far as this viewer may look at all; what he may know of it is a matter for `seenBy`. */
export function stateFor({ state, shown }: Memory, viewer: Viewer): TableState {
  return viewer === "public" ? shown : state;
}

/** Whether people without a seat are turned away. */
export function isClosedTo({ state }: Memory, viewer: Viewer): boolean {
  return viewer === "public" && state.rules.spectators === "none";
}

/** `GET /api/tables/:table` as one viewer may see it. */
export function viewHere(table: Table, memory: Memory, viewer: Viewer): Answer {
  if (isClosedTo(memory, viewer)) return refusal("NOT_SEATED");
  if (viewer !== "public") touch(table, memory, false);
  const state = stateFor(memory, viewer);
  const seen = viewOf(seenBy(state, viewer), viewer, peopleOf(table, memory));
  // Somebody else has taken over the seat: its old holder looks on to the end of the deal.
  const isOver = viewer !== "public" && isGivenAway(state, viewer);
  const view = isOver ? { ...seen, legal: [] } : seen;
  const body: TableBody = { seq: state.seq, ...view, rematch: laterTable(table.host) };
  return answer(body);
}

/** `GET /api/tables/:table/events`: everything after `after` that this viewer may see. */
export function eventsHere(table: Table, memory: Memory, viewer: Viewer, after: number): Answer {
  if (isClosedTo(memory, viewer)) return refusal("NOT_SEATED");
  if (viewer !== "public") touch(table, memory, false);
  const { seq } = stateFor(memory, viewer);
  const events = readEvents(table.host, after + 1, seq).map((event) => project(event, viewer));
  const body: EventsBody = { seq, events };
  return answer(body);
}

/** `GET /api/tables/:table/deals/:n`: a finished deal in full. It hides nothing from anybody, whoever may watch. */
export function dealHere(table: Table, memory: Memory, n: number): Answer {
  const span = memory.finished.get(n);
  if (!span) return refusal("DEAL_NOT_FINISHED", { n });
  const log = readEvents(table.host, span.from, span.to);
  const dealt = log[0];
  const ended = log.at(-1);
  if (dealt?.type !== "dealt" || ended?.type !== "dealEnded")
    throw new Error(`Deal ${n} does not lie where it should.`);
  const { rules, table: id } = memory.state;
  const { type: _, ...result } = told(ended);
  const { k, nonces } = dealt;
  const seats = span.players.flatMap((player) => {
    if (!player) return [];
    const { seat, kind, level, person } = player;
    return [{ seat, name: nameOf(table.host, person), kind, ...(level && { level }) }];
  });
  const record = recordOf(log, {
    place: PLACE,
    series: id,
    game: `${n}`,
    at: new Date(ended.at).toISOString(),
    names: span.players.map((player) => (player ? nameOf(table.host, player.person) : "")),
  });
  return answer({
    n,
    rules,
    seats,
    events: log.map(told),
    result,
    record: record && writeRecord(record),
    link: null,
    proof: {
      ...{ table: id, k, nonces, link: ended.link },
      commitment: memory.context.commitment(k),
      earlier: earlierLink(memory, k),
    },
  });
}

/** An event of a finished deal: nothing is hidden any more but who gave which command. */
function told({ cause: _, ...event }: LoggedEvent) {
  return event;
}

/** What the deal's link hashes to: the link of the deal before it, or the end of its chain. Both are public by now. */
function earlierLink({ context }: Memory, k: number): string {
  const commitment = context.commitment(k);
  return k > 1 && context.commitment(k - 1) === commitment ? context.link(k - 1) : commitment;
}
