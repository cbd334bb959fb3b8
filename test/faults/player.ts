import type { ServerMessage } from "../../shared/protocol/server-messages.ts";
import { PROTOCOL_VERSION } from "../../shared/protocol/version.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { ProjectedEvent } from "../../shared/table/events.ts";
import { evolve } from "../../shared/table/evolve.ts";
import { initialState, type TableState } from "../../shared/table/state.ts";
import { toAct } from "../../shared/table/to-act.ts";
import { lastingCommand } from "../table/noninterference/lasting.ts";
import { randomFrom } from "../table/noninterference/random.ts";

/** A seat may give 50 commands a second once its burst is used up. */
const SLOWED_MS = 50;

/** A command that the server has acknowledged. */
interface Acknowledged {
  readonly id: string;
  readonly seq: number;
}

/** A player who trusts nobody: he acts as soon as it is his turn, and remembers all he was told. */
export interface Player {
  readonly seat: Seat;
  readonly token: string;
  /** Every event that came, in order and without repeats. */
  readonly events: readonly ProjectedEvent[];
  readonly acknowledged: readonly Acknowledged[];
  /** What went wrong on the way: a gap, a repeat, a refusal of something that was legal. */
  readonly complaints: readonly string[];
  state(): TableState;
  /** Goes on playing on a server that is there again; sends again what was in flight. */
  connect(url: string): Promise<void>;
  disconnect(): void;
}

export function newPlayer(table: string, seat: Seat, token: string, seed: number): Player {
  const random = randomFrom(seed);
  const events: ProjectedEvent[] = [];
  const acknowledged: Acknowledged[] = [];
  const complaints: string[] = [];
  let state = initialState();
  let inFlight: { readonly id: string; readonly command: SeatCommand } | null = null;
  let socket: WebSocket | null = null;
  let given = 0;

  const send = (message: unknown): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  const act = (): void => {
    if (inFlight || !toAct(state).includes(seat)) return;
    inFlight = { id: `${seat}-${given++}`, command: lastingCommand(state, seat, random) };
    send({ kind: "command", ...inFlight });
  };

  const take = (event: ProjectedEvent): void => {
    if (event.seq !== events.length + 1) complaints.push(`${event.seq} after ${events.length}`);
    events.push(event);
    state = evolve(state, event);
  };

  const hear = (message: ServerMessage): void => {
    if (message.kind === "events") message.events.forEach(take);
    if (message.kind === "done" && message.id === inFlight?.id) {
      acknowledged.push({ id: message.id, seq: message.seq });
      if (message.seq > events.length) complaints.push(`done ${message.seq} before its events`);
      inFlight = null;
    }
    if (message.kind === "refused" && message.error.code === "RATE_LIMITED") {
      // On a fast machine players who never think are slowed down: the same command again, a little later.
      setTimeout(() => send({ kind: "command", ...inFlight }), SLOWED_MS);
      return;
    }
    if (message.kind === "refused") {
      complaints.push(`${message.error.code} for ${JSON.stringify(inFlight)}`);
      inFlight = null;
    }
    act();
  };

  return {
    ...{ seat, token, events, acknowledged, complaints },
    state: () => state,
    async connect(url) {
      const opening = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/socket`);
      await new Promise<void>((done, fail) => {
        opening.addEventListener("open", () => done());
        opening.addEventListener("error", () => fail(new Error("No socket.")));
      });
      socket = opening;
      opening.addEventListener("message", ({ data }) => {
        // What still arrives from a server that is being killed was said all the same.
        if (socket === opening) hear(JSON.parse(String(data)));
      });
      send({ kind: "hello", protocol: PROTOCOL_VERSION, token, after: events.length });
      if (inFlight) send({ kind: "command", ...inFlight });
    },
    disconnect() {
      socket?.close();
      socket = null;
    },
  };
}
