import type { ErrorCode } from "../../shared/protocol/errors.ts";
import type { Phrase } from "../../shared/protocol/phrases.ts";
import type { SaidFrame, ServerMessage } from "../../shared/protocol/server-messages.ts";
import { PROTOCOL_VERSION } from "../../shared/protocol/version.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { canonicalCommand, type SeatCommand } from "../../shared/table/commands.ts";
import type { ProjectedEvent } from "../../shared/table/events.ts";
import { evolve } from "../../shared/table/evolve.ts";
import type { TableState } from "../../shared/table/state.ts";
import { HERE, readTable, type Server } from "./api.ts";
import { type Connection, type ConnectionStatus, connect } from "./connection.ts";
import { randomId, randomNonce } from "./random.ts";
import type { ShuffleReport, ShuffleWatch } from "./shuffle-report.ts";
import { NOTHING_KNOWN, type PendingCommand, type TableSnapshot } from "./table-snapshot.ts";

export interface TableStore {
  /** What is known now. */
  snapshot(): TableSnapshot;
  /** Calls `listener` after every change; the answer ends that. */
  subscribe(listener: () => void): () => void;
  /** Gives a command; it is sent again after every reconnection until it is answered. The same one is not given twice. */
  give(command: SeatCommand): void;
  /** Says a phrase, or free text where the table allows it; tells whether it went out. */
  say(words: Words): boolean;
  /** Somebody else looks now, e.g. after sitting down: everything is read anew. */
  reopen(): void;
  close(): void;
}

export type Words = { readonly phrase: Phrase } | { readonly text: string };

/** Is told everything that comes in, for what the snapshot does not hold. */
export interface Witness {
  /** @param before the table before it happened */
  event(before: TableState, event: ProjectedEvent): void;
  frame(message: ServerMessage): void;
}

/** How long what somebody says is shown. */
const SAID_FOR_MS = 6_000;

/** There is nothing to be seen here, however often one asks. */
const FINAL_REFUSALS: readonly string[] = [
  "TABLE_UNKNOWN",
  "NOT_SEATED",
  "CLIENT_TOO_OLD",
  "ORIGIN_NOT_ALLOWED",
  "TOKEN_UNKNOWN",
] satisfies ErrorCode[];

/** How a table is looked at. */
export interface StoreOptions {
  readonly server?: Server;
  /** What checks the shuffles and remembers this browser's share in them; nobody does if it is left out. */
  readonly shuffles?: ShuffleWatch;
  readonly witness?: Witness;
}

/** Opens a table for watching and playing: reads who looks, connects, folds what arrives. */
export function openTableStore(table: string, options: StoreOptions = {}): TableStore {
  const { server = HERE, shuffles, witness } = options;
  let current = NOTHING_KNOWN;
  let checkShuffle = shuffles?.watch(reportShuffle);
  let connection: Connection | null = null;
  /** Counts the readings, so that a late answer to an earlier one is left alone. */
  let reading = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<TableSnapshot>): void {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  }

  function reportShuffle(shuffle: ShuffleReport): void {
    set({ shuffle });
  }

  /** Folds what is new. What was already there is left out; after a gap the rest is asked for again. */
  function receive(events: readonly ProjectedEvent[]): void {
    let folded = current.table;
    for (const event of events) {
      if (event.seq <= folded.seq) continue;
      if (event.seq > folded.seq + 1) {
        connection?.restart();
        break;
      }
      checkShuffle?.(folded, event);
      witness?.event(folded, event);
      folded = evolve(folded, event);
    }
    if (folded !== current.table) set({ table: folded, refusal: null });
  }

  function settle(id: string | undefined, refusal: Refusal | null): void {
    const command = current.pending.find((given) => given.id === id)?.command;
    const pending = current.pending.filter((given) => given.id !== id);
    if (command?.type !== "cut") {
      set(refusal ? { pending, refusal } : { pending });
      return;
    }
    // Nobody asked for it, so nobody need be told when the deal came first.
    if (!refusal) shuffles?.rememberNonce(table, command.nonce);
    set({ pending });
  }

  function hear(said: SaidFrame): void {
    set({ said });
    clearTimeout(silence);
    silence = setTimeout(() => set({ said: null }), SAID_FOR_MS);
  }

  function giveUp(failure: Refusal): void {
    set({ failure });
    connection?.close();
  }

  /** Gives this person's share in the shuffle as soon as the commitment was seen, unless it was given on sitting down. */
  function contribute(): void {
    const { viewer, table: folded, pending, loaded } = current;
    if (!loaded || viewer === null || viewer === "public" || folded.phase !== "seating") return;
    if (folded.players[viewer]?.nonce !== "") return;
    if (pending.some(({ command }) => command.type === "cut")) return;
    give({ type: "cut", nonce: randomNonce() });
  }

  function onFrame(frame: unknown): void {
    const message = frame as ServerMessage;
    switch (message.kind) {
      case "events":
        receive(message.events);
        break;
      case "done":
        settle(message.id, null);
        break;
      case "refused":
        if (message.id === undefined && FINAL_REFUSALS.includes(message.error.code)) {
          giveUp(message.error);
        } else settle(message.id, message.error);
        break;
      case "said":
        hear(message);
        break;
      case "presence":
        // What was missed comes before it: now the table is as it stands.
        set({ presence: message, loaded: true });
        contribute();
        break;
      case "rematch":
        set({ rematch: message });
        break;
      case "plans":
        // The witness keeps them.
        break;
      default:
        // A newer server may say more than we know.
        message satisfies never;
    }
    witness?.frame(message);
  }

  function give(command: SeatCommand): void {
    const spelt = canonicalCommand(command);
    if (current.pending.some((given) => canonicalCommand(given.command) === spelt)) return;
    const given = { id: randomId(), command };
    set({ pending: [...current.pending, given], refusal: null });
    send(given);
  }

  function send({ id, command }: PendingCommand): void {
    connection?.send({ kind: "command", id, command });
  }

  function onStatus(status: ConnectionStatus): void {
    set({ connection: status });
    if (status !== "open") return;
    for (const waiting of current.pending) send(waiting);
    if (current.viewer === null) void identify();
  }

  /** Asks over HTTP who looks, and why the table cannot be seen if so; true when it is no use to go on. */
  async function identify(): Promise<boolean> {
    reading += 1;
    const asked = reading;
    const answer = await readTable(table, server);
    if (asked !== reading) return false;
    if (answer.ok) {
      const { viewer, opener, rematch } = answer.value;
      set({ viewer, opener, rematch });
      contribute();
      return false;
    }
    if (!FINAL_REFUSALS.includes(answer.refusal.code)) return false;
    giveUp(answer.refusal);
    return true;
  }

  function start(): void {
    connection = connect({
      url: () => socketUrl(server, table, current.table.seq),
      hello: () => ({
        kind: "hello",
        protocol: PROTOCOL_VERSION,
        after: current.table.seq,
        ...(server.token !== null && { token: server.token }),
      }),
      onFrame,
      onStatus,
      onFailure: identify,
      onReseated() {
        // What was not sent yet is nobody's any more.
        set({ pending: [] });
        reopen();
      },
    });
    void identify();
  }

  /** Forgets what was seen and looks anew. */
  function reopen(): void {
    connection?.close();
    checkShuffle = shuffles?.watch(reportShuffle);
    set({ ...NOTHING_KNOWN, pending: current.pending });
    start();
  }

  start();

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give,
    say: (words) => connection?.send({ kind: "say", ...words }) ?? false,
    reopen,
    close() {
      reading += 1;
      connection?.close();
      clearTimeout(silence);
      listeners.clear();
    },
  };
}

function socketUrl({ origin: asked }: Server, table: string, after: number): string {
  const origin = (asked || location.origin).replace(/^http/, "ws");
  return `${origin}/api/tables/${encodeURIComponent(table)}/socket?after=${after}`;
}
