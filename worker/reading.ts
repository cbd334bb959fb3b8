import { linkText } from "../shared/protocol/code/link-text.ts";
import type { DealBody, SeriesBody } from "../shared/protocol/deal-body.ts";
import { writeRecord } from "../shared/protocol/iss.ts";
import { recordOf } from "../shared/protocol/record-of.ts";
import { codePath } from "../shared/protocol/replay-address.ts";
import { codeOrNull, replayLinkOf } from "../shared/protocol/replay-link.ts";
import type { EventsBody, TableBody } from "../shared/protocol/server-messages.ts";
import { activeSeats, rolesOf } from "../shared/skat/seats.ts";
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
import { isOpener } from "./opener.ts";
import { nameOf, peopleOf } from "./people.ts";
import { laterTable } from "./rematch.ts";
import type { Memory, Table } from "./table.ts";
import { seesToWebhook } from "./table-webhook.ts";

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
  const opener = viewer !== "public" && isOpener(table.host, viewer);
  const webhook = viewer !== "public" && seesToWebhook(table.host, memory, viewer);
  const rematch = laterTable(table.host);
  const body: TableBody = { seq: state.seq, ...view, opener, webhook, rematch };
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
  const log = dealLog(table, memory, n);
  if (!log) return refusal("DEAL_NOT_FINISHED", { n });
  const [dealt, ended] = [log[0], log.at(-1)];
  if (dealt?.type !== "dealt" || ended?.type !== "dealEnded")
    throw new Error(`Deal ${n} does not lie where it should.`);
  const { rules, table: id } = memory.state;
  const { type: _, cause: __, ...result } = ended;
  const { k, nonces } = dealt;
  const seats = playersOf(memory, n).flatMap((player) => {
    if (!player) return [];
    const { seat, kind, level, person } = player;
    return [{ seat, name: nameOf(table.host, person), kind, ...(level && { level }) }];
  });
  const body: DealBody = {
    n,
    rules,
    seats,
    events: log.map(told),
    result,
    record: recordText(table, memory, log, n),
    link: replayLinkOf(log, rules),
    // The cards of a deal that is played again come from no shuffle.
    proof: rules.replay
      ? null
      : {
          ...{ table: id, k, nonces, link: ended.link },
          commitment: memory.context.commitment(k),
          earlier: earlierLink(memory, k),
        },
  };
  return answer(body);
}

/** `GET /api/tables/:table/series`: all finished deals so far as one link, and as records. Names only if asked for. */
export function seriesHere(table: Table, memory: Memory, named: boolean): Answer {
  const deals = finishedDeals(table, memory, named);
  const codes = deals.flatMap(({ code }) => code ?? []);
  // Names move on by one place from deal to deal, so that a gap would give somebody another's.
  const isWhole = codes.length === deals.length;
  const names = named && isWhole ? namesByPlace(table, memory, deals[0]?.log[0]) : [];
  const body: SeriesBody = {
    deals: deals.map(({ n, code }) => ({ n, link: code && codePath(code) })),
    link: codes.length > 0 ? codePath(linkText({ codes, names })) : null,
    records: deals.flatMap(({ record }) => record ?? []).join("\n"),
  };
  return answer(body);
}

/** A deal that is over, as it can be kept elsewhere. */
interface FinishedDeal {
  readonly n: number;
  readonly log: readonly LoggedEvent[];
  /** In ISS notation; null when that notation cannot say it. */
  readonly record: string | null;
  /** The code of its replay; null for a deal that came to no game. */
  readonly code: string | null;
}

/**
 * The finished deals, the first one first.
 * @param person only those this person has played
 */
export function finishedDeals(
  table: Table,
  memory: Memory,
  named: boolean,
  person?: string,
): readonly FinishedDeal[] {
  return [...memory.finished].flatMap(([n, { players }]) => {
    if (person !== undefined && !players.some((player) => player?.person === person)) return [];
    const log = dealLog(table, memory, n);
    if (!log) return [];
    const record = recordText(table, memory, log, n, named);
    return [{ n, log, record, code: codeOrNull(log, memory.state.rules) }];
  });
}

/** The names of forehand, middlehand, rearhand and, at four, the dealer of a deal. */
function namesByPlace(
  table: Table,
  { state: { rules, players } }: Memory,
  dealt: LoggedEvent | undefined,
): readonly string[] {
  if (dealt?.type !== "dealt") return [];
  const { sitsOut, ...roles } = rolesOf(dealt.dealer, rules.players);
  const seats =
    sitsOut === null
      ? activeSeats({ sitsOut, ...roles })
      : [...activeSeats({ sitsOut, ...roles }), sitsOut];
  return seats.map((seat) => nameOf(table.host, players[seat]?.person ?? ""));
}

/** The events of a finished deal, from `dealt` to `dealEnded`; null when there is none of that number. */
function dealLog({ host }: Table, { finished }: Memory, n: number): readonly LoggedEvent[] | null {
  const span = finished.get(n);
  return span ? readEvents(host, span.from, span.to) : null;
}

/** Who played a finished deal: seats may have changed hands since. */
function playersOf({ finished }: Memory, n: number): TableState["players"] {
  return finished.get(n)?.players ?? [];
}

/** A finished deal in ISS notation; null when that notation cannot say it. */
function recordText(
  { host }: Table,
  memory: Memory,
  log: readonly LoggedEvent[],
  n: number,
  named = true,
): string | null {
  const record = recordOf(log, {
    place: PLACE,
    series: memory.state.table,
    game: `${n}`,
    at: new Date(log.at(-1)?.at ?? 0).toISOString(),
    names: playersOf(memory, n).map((player) =>
      player && named ? nameOf(host, player.person) : "",
    ),
  });
  return record && writeRecord(record);
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
