import { DurableObject } from "cloudflare:workers";
import type { CommandBody, OpenTable, SitDown } from "../shared/protocol/messages.ts";
import type { Invited, Rematch, Rename, SeatBot } from "../shared/protocol/seating-messages.ts";
import type { Seat } from "../shared/skat/seats.ts";
import type { Viewer } from "../shared/table/view.ts";
import { act, causedEvents } from "./act.ts";
import { type Answer, answer, refusal, refusedAs } from "./answer.ts";
import { botToAct } from "./bot-turn.ts";
import { letBotsAct, type Think } from "./bots.ts";
import type { Attachment, Connection } from "./connection.ts";
import type { Env } from "./env.ts";
import { followPlans } from "./follow-plans.ts";
import type { TableHost } from "./host.ts";
import { type Credentials, viewerOf } from "./keys.ts";
import { invite, listInvites, seatBot, withdraw } from "./manage.ts";
import { hostOf } from "./object-host.ts";
import { type Opener, openHere } from "./open-table.ts";
import { credentialsOf } from "./origins.ts";
import { eraseMe, rename } from "./people.ts";
import { type Personal, personal } from "./personal.ts";
import { dealHere, eventsHere, viewHere } from "./reading.ts";
import { announceLater, nextTable, playOn, type Successor } from "./rematch.ts";
import { sitDownHere } from "./sit-down.ts";
import { leave, receive } from "./sockets.ts";
import { type Memory, newTable, recall, type Table } from "./table.ts";
import { wake } from "./wake.ts";

type Handler = (memory: Memory, viewer: Viewer) => Answer;
type SeatHandler = (memory: Memory, seat: Seat) => Answer;

/** One table: a thin shell that hands requests, sockets and alarms to the functions around its log. */
export class TableObject extends DurableObject<Env> {
  readonly host: TableHost;
  readonly #table: Table;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.host = hostOf(ctx);
    this.#table = newTable(this.host, () => ctx.getWebSockets().map(connectionOf));
    // Answered without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  open(id: string, asked: OpenTable, opener: Opener): Answer {
    return openHere(this.#table, id, asked, opener);
  }

  sitDown(asked: SitDown, device: string, origin: string | null): Answer {
    return this.#then(sitDownHere(this.#table, asked, device, origin));
  }

  view(credentials: Credentials): Answer {
    return this.#seen(credentials, (memory, viewer) => viewHere(this.#table, memory, viewer));
  }

  events(credentials: Credentials, after: number): Answer {
    return this.#seen(credentials, (memory, viewer) =>
      eventsHere(this.#table, memory, viewer, after),
    );
  }

  deal(n: number): Answer {
    const memory = recall(this.#table);
    return memory ? dealHere(this.#table, memory, n) : refusal("TABLE_UNKNOWN");
  }

  act(credentials: Credentials, asked: CommandBody): Answer {
    return this.#seated(credentials, (memory, seat) => {
      const done = act(this.#table, memory, seat, asked);
      if (!done.ok) return refusedAs(done.refusal);
      const events = causedEvents(this.#table, seat, done.value);
      return answer({ seq: done.value.seq, events });
    });
  }

  seatBot(credentials: Credentials, asked: SeatBot): Answer {
    return this.#seated(credentials, (memory, seat) => seatBot(this.#table, memory, seat, asked));
  }

  invites(credentials: Credentials): Answer {
    return this.#seated(credentials, (memory, seat) => listInvites(this.#table, memory, seat));
  }

  invite(credentials: Credentials, asked: Invited): Answer {
    return this.#seated(credentials, (memory, seat) => invite(this.#table, memory, seat, asked));
  }

  withdraw(credentials: Credentials, asked: Invited): Answer {
    return this.#seated(credentials, (memory, seat) => withdraw(this.#table, memory, seat, asked));
  }

  personal(credentials: Credentials, wish: Personal): Answer {
    return this.#seated(credentials, (memory, seat) => personal(this.#table, memory, seat, wish));
  }

  rename(credentials: Credentials, { name }: Rename): Answer {
    return this.#seated(credentials, (memory, seat) => rename(this.#table, memory, seat, name));
  }

  erase(credentials: Credentials): Answer {
    return this.#seated(credentials, (memory, seat) => eraseMe(this.#table, memory, seat));
  }

  nextTable(credentials: Credentials): Successor | { readonly refused: Answer } {
    return nextTable(this.#table, credentials);
  }

  announceLater(id: string, commitment: string): void {
    announceLater(this.#table, id, commitment);
  }

  playOn(
    successor: Successor,
    credentials: Credentials & { readonly device: string },
    asked: Rematch,
  ): Answer {
    return this.#then(playOn(this.#table, successor, credentials, asked));
  }

  /** Accepts a socket; who looks through it is settled by its greeting. */
  override fetch(request: Request): Response {
    const credentials = credentialsOf(request);
    const memory = recall(this.#table);
    const looking = memory && viewerOf(this.host, memory, credentials);
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    const attachment: Attachment = {
      viewer: looking?.ok ? looking.value : "public",
      greeted: false,
      after: 0,
      origin: credentials.origin,
      id: crypto.randomUUID(),
    };
    server.serializeAttachment(attachment);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    receive(this.#table, connectionOf(socket), data);
    this.#goOn();
  }

  override webSocketClose(socket: WebSocket): void {
    leave(this.#table, connectionOf(socket));
  }

  override webSocketError(socket: WebSocket): void {
    leave(this.#table, connectionOf(socket));
  }

  override async alarm(): Promise<void> {
    await wake(this.#table, this.#think).catch(report);
  }

  /** A request of anybody who may look. */
  #seen(credentials: Credentials, handle: Handler): Answer {
    const memory = recall(this.#table);
    if (!memory) return refusal("TABLE_UNKNOWN");
    const looking = viewerOf(this.host, memory, credentials);
    if (!looking.ok) return refusedAs(looking.refusal);
    return this.#then(handle(memory, looking.value));
  }

  /** A request that only a seat may make. */
  #seated(credentials: Credentials, handle: SeatHandler): Answer {
    const stranger = credentials.origin === null ? "NOT_SEATED" : "ORIGIN_NOT_ALLOWED";
    return this.#seen(credentials, (memory, viewer) =>
      viewer === "public" ? refusal(stranger) : handle(memory, viewer),
    );
  }

  #then(answer: Answer): Answer {
    this.#goOn();
    return answer;
  }

  /** What follows from a request by itself: plans that are due, and bots. */
  #goOn(): void {
    const { memory } = this.#table;
    if (!memory) return;
    followPlans(this.#table, memory);
    if (memory.botsThink || !botToAct(memory.state)) return;
    this.ctx.waitUntil(letBotsAct(this.#table, memory, this.#think).catch(report));
  }

  /** Bots think elsewhere: this object's time belongs to the people at its table. */
  readonly #think: Think = (view, level) => this.ctx.exports.BotThinker.think(view, level);
}

/** A bot that failed is asked again by the alarm. */
function report(error: unknown): void {
  console.error(error);
}

function connectionOf(socket: WebSocket): Connection {
  return {
    get attachment(): Attachment {
      return socket.deserializeAttachment() as Attachment;
    },
    attach: (attachment) => socket.serializeAttachment(attachment),
    send(frame) {
      // A socket may be closing already; its client comes back and resumes.
      if (socket.readyState === WebSocket.OPEN) socket.send(frame);
    },
    close: (code, reason) => socket.close(code, reason),
  };
}
