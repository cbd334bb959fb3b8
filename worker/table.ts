import { dealAgain } from "../shared/protocol/deal-again.ts";
import { againContext } from "../shared/protocol/record-context.ts";
import type { TableContext } from "../shared/table/context.ts";
import type { LoggedEvent } from "../shared/table/events.ts";
import { evolve } from "../shared/table/evolve.ts";
import type { Plans } from "../shared/table/plans.ts";
import { initialState, type TableState } from "../shared/table/state.ts";
import type { Connection } from "./connection.ts";
import { type Horizon, OPEN_HORIZON, widen } from "./horizon.ts";
import type { TableHost } from "./host.ts";
import { type Inboxes, readInboxes } from "./inboxes.ts";
import { type Bucket, tokenBucket } from "./limits.ts";
import { readEvents } from "./log.ts";
import { readPlans } from "./plans.ts";
import { isLaidOut } from "./schema.ts";
import { type KeptWebhook, readWebhook } from "./webhook-row.ts";

/** Which events a command caused: what its answer is rebuilt from. */
export interface Caused {
  /** The command in its canonical spelling. */
  readonly command: string;
  readonly from: number;
  readonly to: number;
}

/** Where the events of a deal stand in the log. */
interface DealSpan {
  readonly from: number;
  readonly to: number;
  /** Who played it; seats may have changed hands since. */
  readonly players: TableState["players"];
}

/** So that nobody tries tokens as fast as they can be sent. */
interface TokensShown {
  /** Hashes of those that were right: they are not counted any more. */
  readonly right: Set<string>;
  /** For all others, before they are looked at. */
  readonly bucket: Bucket;
}

/** What is kept in mind between two requests. All of it is rebuilt from the log after an eviction. */
export interface Memory {
  state: TableState;
  /** The state as far as people without a seat may look. */
  shown: TableState;
  horizon: Horizon;
  lastAt: number;
  readonly context: TableContext;
  /** What people have planned for their turns, by person. */
  readonly plans: Map<string, Plans>;
  /** Who hears elsewhere how the table stands. */
  inboxes: Inboxes;
  /** The chat or the program that hears whom the table waits for. */
  readonly webhook: KeptWebhook;
  /** By seat and id. */
  readonly caused: Map<string, Caused>;
  /** The finished deals by their number. */
  readonly finished: Map<number, DealSpan>;
  dealtAt: number;
  /** Who plays the deal under way. */
  dealtTo: TableState["players"];
  /** Which tokens were shown lately. */
  readonly tokens: TokensShown;
  /** Whether anybody with a seat was there since the table was opened. */
  used: boolean;
  /** When one of the players last looked in, in ms since 1970, to the month. */
  visited: number;
  /** When the object will be woken, as far as it is remembered, in ms since 1970. */
  wakesAt: number | null;
  /** Whether a bot is being asked at this moment. */
  botsThink: boolean;
}

/** A table with everything around it that the requests need. */
export interface Table {
  readonly host: TableHost;
  /** The open sockets. */
  connections(): readonly Connection[];
  memory: Memory | null;
  /** How fast each seat has been; forgotten with the memory. */
  readonly buckets: Map<string, Bucket>;
  /** How often players have turned devices away, for whoever was asked about one in between. */
  turnedAway: number;
}

export function newTable(host: TableHost, connections: () => readonly Connection[]): Table {
  return { host, connections, memory: null, buckets: new Map(), turnedAway: 0 };
}

/** What is known of the table, read from its log if need be; null when no table was opened here. */
export function recall(table: Table): Memory | null {
  if (table.memory) return table.memory;
  if (!isLaidOut(table.host)) return null;
  const log = readEvents(table.host);
  const opened = log[0];
  if (opened?.type !== "tableOpened") return null;
  const memory = blankMemory(table.host, opened.table, opened.rules.players);
  for (const event of log) {
    memory.state = evolve(memory.state, event);
    note(memory, event);
  }
  catchUp(memory, log);
  memory.inboxes = readInboxes(table.host, memory.state.seq);
  table.memory = memory;
  return memory;
}

/** The memory of a table whose secret is already kept and whose log is still to be read, or written. */
export function blankMemory(host: TableHost, table: string, players: 3 | 4): Memory {
  const [opening] = host.sql<{
    secret: string;
    used: number;
    visited: number;
    replay: string | null;
  }>("SELECT secret, used, visited, replay FROM opening");
  if (!opening) throw new Error("A table without its secret.");
  const own = host.contextOf(opening.secret, table, players);
  return {
    state: initialState(),
    shown: initialState(),
    horizon: OPEN_HORIZON,
    lastAt: 0,
    context: opening.replay === null ? own : contextAgain(own, opening.replay),
    plans: readPlans(host),
    inboxes: readInboxes(host, 0),
    webhook: readWebhook(host),
    caused: new Map(),
    finished: new Map(),
    dealtAt: 0,
    dealtTo: [],
    tokens: { right: new Set(), bucket: tokenBucket() },
    used: opening.used === 1,
    visited: opening.visited,
    wakesAt: null,
    botsThink: false,
  };
}

/** The table's context with the cards of a deal that is played again. */
function contextAgain(own: TableContext, code: string): TableContext {
  const again = dealAgain(code);
  if (!again.ok) throw new Error("A table opened with a code that cannot be read.");
  const { cards, players, acts } = again.value;
  return againContext(own, cards, players, acts);
}

/** Notes what is to be found again about an event that the state already holds. */
export function note(memory: Memory, event: LoggedEvent): void {
  memory.horizon = widen(memory.horizon, event, memory.state.rules);
  memory.lastAt = event.at;
  if (event.cause) {
    const key = causeKey(event.cause.seat, event.cause.id);
    const from = memory.caused.get(key)?.from ?? event.seq;
    memory.caused.set(key, { command: event.cause.command, from, to: event.seq });
  }
  if (event.type === "dealt") {
    memory.dealtAt = event.seq;
    // The next deal never begins with a change of seats: that comes with the end of the one before.
    memory.dealtTo = memory.state.players;
  }
  if (event.type === "dealEnded")
    memory.finished.set(event.n, {
      ...{ from: memory.dealtAt, to: event.seq },
      players: memory.dealtTo,
    });
}

/** Shows people without a seat what has come within their horizon; `events` has to hold all that may be missing. */
export function catchUp(memory: Memory, events: readonly LoggedEvent[]): void {
  for (const event of events) {
    if (event.seq > memory.shown.seq && event.seq <= memory.horizon.seq)
      memory.shown = evolve(memory.shown, event);
  }
}

/** What time it is for the log: it never runs backwards there, whatever the machine's clock does. */
export function timeAt(host: TableHost, { lastAt }: Memory): number {
  return Math.max(host.now(), lastAt);
}

export function causeKey(seat: number, id: string): string {
  return `${seat}|${id}`;
}
