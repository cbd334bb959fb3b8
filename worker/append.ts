import type { Result } from "../shared/skat/refusal.ts";
import type { Seat } from "../shared/skat/seats.ts";
import type { TableContext } from "../shared/table/context.ts";
import {
  type Cause,
  EVENT_VERSION,
  type LoggedEvent,
  type TableEvent,
} from "../shared/table/events.ts";
import { fold } from "../shared/table/evolve.ts";
import { playedOn } from "../shared/table/played-on.ts";
import type { TableState } from "../shared/table/state.ts";
import type { Viewer } from "../shared/table/view.ts";
import { setAlarm } from "./alarm.ts";
import { planBots } from "./bot-turn.ts";
import { greeted } from "./connection.ts";
import { eventFrames } from "./frames.ts";
import { planInboxes } from "./inboxes.ts";
import { insertEvent, readEvents } from "./log.ts";
import { announcePresence, forgetErased } from "./people.ts";
import { cancelPlans, tellPlans } from "./plans.ts";
import { turnAwayReplaced } from "./replaced.ts";
import { catchUp, type Memory, note, type Table, timeAt } from "./table.ts";
import { planWebhook } from "./table-webhook.ts";

/** What happens next, or why nothing does. Once it knows that it accepts, it may write to the side tables as well. */
export type Decision = (state: TableState, context: TableContext) => Result<readonly TableEvent[]>;

/**
 * The one way into the log: decide, insert and set the alarm in one transaction without a pause, then show everybody
 * what has happened. Answers the events as they stand in the log.
 */
export function append(
  table: Table,
  memory: Memory,
  decision: Decision,
  cause?: Cause,
): Result<readonly LoggedEvent[]> {
  const { host } = table;
  let { state } = memory;
  let withdrawn: readonly Seat[] = [];
  const result = host.transact((): Result<readonly LoggedEvent[]> => {
    const at = timeAt(host, memory);
    const context = { ...memory.context, now: at };
    const decided = decision(memory.state, context);
    if (!decided.ok) return decided;
    const news = playedOn(memory.state, decided.value, context);
    const logged = news.map((event, i): LoggedEvent => {
      const seq = memory.state.seq + 1 + i;
      return { ...event, seq, at, v: EVENT_VERSION, ...(cause && { cause }) };
    });
    for (const event of logged) insertEvent(host, event);
    state = fold(memory.state, logged);
    withdrawn = cancelPlans(host, memory, state, logged);
    planBots(host, state);
    planInboxes(table, memory, state);
    planWebhook(table, memory, state);
    setAlarm(host, memory, state);
    if (state.phase === "finished") forgetErased(host);
    return { ok: true, value: logged };
  });
  if (!result.ok) return result;
  show(table, memory, state, result.value);
  for (const seat of withdrawn) tellPlans(table, memory, seat);
  return result;
}

/** After the commit: the memory moves on, then everybody is told. */
function show(
  table: Table,
  memory: Memory,
  state: TableState,
  events: readonly LoggedEvent[],
): void {
  turnAwayReplaced(table, memory.state, state);
  memory.state = state;
  for (const event of events) note(memory, event);
  const publicly = newlyPublic(table, memory, events);
  catchUp(memory, publicly);
  const has = (...types: readonly LoggedEvent["type"][]) =>
    events.some(({ type }) => types.includes(type));
  // Who sits down may be dealt to in the same breath: the name comes before what is said of the deal.
  if (has("seated")) announcePresence(table, memory);
  const frames = new Map<Viewer, readonly string[]>();
  for (const connection of greeted(table.connections())) {
    const { viewer, after } = connection.attachment;
    const news = viewer === "public" ? publicly : events;
    const missing = news.filter(({ seq }) => seq > after);
    const whole = missing.length === news.length;
    const sent = (whole && frames.get(viewer)) || eventFrames(missing, viewer);
    if (whole) frames.set(viewer, sent);
    for (const frame of sent) connection.send(frame);
  }
  if (has("seatLeft", "returned")) announcePresence(table, memory);
}

/** The events that people without a seat may see from now on, of this append or of earlier ones. */
function newlyPublic(
  { host }: Table,
  { shown, horizon }: Memory,
  events: readonly LoggedEvent[],
): readonly LoggedEvent[] {
  const from = shown.seq + 1;
  if (horizon.seq < from) return [];
  if (from === events[0]?.seq) return events.filter(({ seq }) => seq <= horizon.seq);
  return readEvents(host, from, horizon.seq);
}
