import { DurableObject } from "cloudflare:workers";
import type { OpenTable, SitDown } from "../shared/protocol/messages.ts";
import type { Rematch } from "../shared/protocol/seating-messages.ts";
import { type Answer, refusal } from "./answer.ts";
import { botToAct } from "./bot-turn.ts";
import { letBotsAct, type Think } from "./bots.ts";
import type { Attachment, Connection } from "./connection.ts";
import type { Env } from "./env.ts";
import { followPlans } from "./follow-plans.ts";
import { type Credentials, viewerOf } from "./keys.ts";
import { MOST_UNGREETED } from "./limits.ts";
import { hostOf, type ObjectHost } from "./object-host.ts";
import { type Opener, openHere } from "./open-table.ts";
import { credentialsOf } from "./origins.ts";
import { announceLater, nextTable, playOn, type Successor } from "./rematch.ts";
import { answerTo, type TableRequest } from "./requests.ts";
import { sitDownHere } from "./sit-down.ts";
import { leave, receive, TRY_LATER } from "./sockets.ts";
import { newTable, recall, type Table } from "./table.ts";
import { wake } from "./wake.ts";

// A WebSocket close code: the client comes back and resumes.
const INTERNAL_ERROR = 1011;

/** One table: a thin shell that hands requests, sockets and alarms to the functions around its log. */
export class TableObject extends DurableObject<Env> {
  readonly host: ObjectHost;
  readonly #table: Table;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.host = hostOf(ctx);
    this.#table = newTable(this.host, () => ctx.getWebSockets().map(connectionOf));
    // Answered without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  open(id: string, asked: OpenTable, opener: Opener): Answer {
    return this.#answer(() => openHere(this.#table, id, asked, opener));
  }

  sitDown(asked: SitDown, device: string, origin: string | null): Answer {
    return this.#answer(() => sitDownHere(this.#table, asked, device, origin));
  }

  ask(credentials: Credentials, request: TableRequest): Answer {
    return this.#answer(() => answerTo(this.#table, credentials, request));
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
    return this.#answer(() => playOn(this.#table, successor, credentials, asked));
  }

  /** Accepts a socket; who looks through it is settled by its greeting. */
  override fetch(request: Request): Response {
    const credentials = credentialsOf(request);
    const memory = recall(this.#table);
    const looking = memory && viewerOf(this.host, memory, credentials);
    this.#makeRoom();
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

  /** Whoever opens sockets and says nothing gets them closed again. */
  #makeRoom(): void {
    const silent = this.#table.connections().filter(({ attachment }) => !attachment.greeted);
    if (silent.length >= MOST_UNGREETED) silent[0]?.close(TRY_LATER, "RATE_LIMITED");
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    try {
      receive(this.#table, connectionOf(socket), data);
      this.goOn();
    } catch (error) {
      this.#recover(error);
      socket.close(INTERNAL_ERROR, "INTERNAL");
    }
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

  #answer(work: () => Answer): Answer {
    try {
      const answer = work();
      this.goOn();
      return answer;
    } catch (error) {
      this.#recover(error);
      return refusal("INTERNAL");
    }
  }

  /** A bug must not leave a memory behind that differs from the log: it is read again. */
  #recover(error: unknown): void {
    console.error(error);
    this.#table.memory = null;
  }

  /** What follows from a request by itself: plans that are due, and bots, who answer later, as players do. */
  goOn(): void {
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
