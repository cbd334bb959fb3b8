import { DurableObject } from "cloudflare:workers";
import type { OpenTable, SitDown } from "../shared/protocol/messages.ts";
import type { Rematch } from "../shared/protocol/seating-messages.ts";
import type { Seat } from "../shared/skat/seats.ts";
import type { Viewer } from "../shared/table/view.ts";
import { type Answer, refusal } from "./answer.ts";
import { botToAct } from "./bot-turn.ts";
import { letBotsAct, type Think } from "./bots.ts";
import type { Attachment, Connection } from "./connection.ts";
import type { Env } from "./env.ts";
import { eraseHere, forgetKept, type KeptElsewhere, keptElsewhere } from "./erase-here.ts";
import { followPlans } from "./follow-plans.ts";
import { addInbox, isLooking } from "./inboxes.ts";
import { type Credentials, keyShown, nameKey, viewerOf } from "./keys.ts";
import { MOST_UNGREETED } from "./limits.ts";
import { depsOf } from "./notify/real-deps.ts";
import { send } from "./notify/send.ts";
import { hostOf, type ObjectHost } from "./object-host.ts";
import { playerObject } from "./objects.ts";
import { type Opener, openHere } from "./open-table.ts";
import { credentialsOf } from "./origins.ts";
import { partHere } from "./part-here.ts";
import { isErased } from "./people.ts";
import { addressOf, type InboxAddress } from "./player/identity.ts";
import {
  admit,
  followPlayer,
  type Newcomer,
  newcomerBehind,
  turnAwayDevice,
} from "./player-devices.ts";
import { announceLater, nextTable, playOn, type Returning, type Successor } from "./rematch.ts";
import { answerTo, type TableRequest } from "./requests.ts";
import { hashOfDevice } from "./secrets.ts";
import { type Sitter, sitDownHere } from "./sit-down.ts";
import { leave, receive, TRY_LATER } from "./sockets.ts";
import { type Memory, newTable, recall, type Table } from "./table.ts";
import { type TellInbox, tellInboxes } from "./tell-inboxes.ts";
import type { CallWebhook } from "./tell-webhook.ts";
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

  sitDown(asked: SitDown, sitter: Sitter): Answer {
    return this.#answer(() => sitDownHere(this.#table, asked, sitter));
  }

  async ask(credentials: Credentials, request: TableRequest): Promise<Answer> {
    await this.#letIn(credentials);
    return this.#answer(() => answerTo(this.#table, credentials, request));
  }

  /** A player has turned away one of the devices. May come again; answers whether it was heard. */
  turnAway(device: string): boolean {
    return this.#hear(() => turnAwayDevice(this.#table, device));
  }

  /** A player's tables go to another inbox, of which the browser is a device now. Likewise. */
  followPlayer(from: InboxAddress, to: InboxAddress): boolean {
    return this.#hear((memory) => followPlayer(this.#table, memory, from, to));
  }

  /** A table that is gone has nothing left to do. */
  #hear(work: (memory: Memory) => void): boolean {
    try {
      const memory = recall(this.#table);
      if (memory) work(memory);
      this.goOn();
      return true;
    } catch (error) {
      this.#recover(error);
      return false;
    }
  }

  /** A browser that is not known here may be another device of somebody who sits here: then it gets a key of its own. */
  #letIn(credentials: Credentials): Promise<void> | undefined {
    const memory = recall(this.#table);
    const newcomer = memory && newcomerBehind(this.#table, memory, credentials);
    return newcomer ? this.#askAbout(newcomer) : undefined;
  }

  async #askAbout(newcomer: Newcomer): Promise<void> {
    const { address } = newcomer;
    const { turnedAway } = this.#table;
    try {
      const isKnown = await playerObject(this.env, address.inbox).isDevice(address);
      // What was true when it was asked need not be so any more: then the next request asks again.
      if (isKnown && this.#table.turnedAway === turnedAway) admit(this.#table, newcomer);
    } catch (error) {
      console.error(error);
    }
  }

  /** Whether somebody on that seat is looking at the table. */
  isLookedAt(seat: Seat): boolean {
    return isLooking(this.#table.connections(), seat);
  }

  async nextTable(credentials: Credentials): Promise<Successor | { readonly refused: Answer }> {
    await this.#letIn(credentials);
    return nextTable(this.#table, credentials);
  }

  announceLater(id: string, commitment: string): void {
    announceLater(this.#table, id, commitment);
  }

  async playOn(successor: Successor, returning: Returning, asked: Rematch): Promise<Answer> {
    const { device, inbox } = returning;
    if (inbox) await this.#letIn({ device, inbox: inbox.inbox, origin: null });
    return this.#answer(() => playOn(this.#table, successor, returning, asked));
  }

  /** What is kept here about whoever has that inbox. Only that inbox asks, for one of its own devices. */
  partOf(inbox: string): Answer {
    return this.#answer(() => partHere(this.#table, inbox));
  }

  keptElsewhere(inbox: string): KeptElsewhere | null {
    return keptElsewhere(this.#table, inbox);
  }

  forgetKept(keys: readonly string[]): void {
    forgetKept(this.#table, keys);
  }

  /** Forgets whoever has that inbox, as that inbox asks. Answers whether all is done; null when it has to be asked again. */
  erase(inbox: string): boolean | null {
    try {
      const isDone = eraseHere(this.#table, inbox);
      this.goOn();
      return isDone;
    } catch (error) {
      this.#recover(error);
      return null;
    }
  }

  /** Accepts a socket; who looks through it is settled by its greeting. */
  override async fetch(request: Request): Promise<Response> {
    const credentials = credentialsOf(request);
    await this.#letIn(credentials);
    const memory = recall(this.#table);
    const looking = memory && viewerOf(this.host, memory, credentials);
    if (memory && looking?.ok) this.#hearElsewhere(credentials, memory, looking.value);
    this.#makeRoom();
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    const attachment: Attachment = {
      viewer: looking?.ok ? looking.value : "public",
      key: memory && keyShown(memory.state.table, credentials),
      greeted: false,
      after: 0,
      origin: credentials.origin,
      id: crypto.randomUUID(),
    };
    server.serializeAttachment(attachment);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Somebody whose seat opens by the cookie, and who hears of the table nowhere yet, does from now on. */
  #hearElsewhere({ device, inbox }: Credentials, memory: Memory, viewer: Viewer): void {
    const person = viewer === "public" ? undefined : memory.state.players[viewer]?.person;
    if (device === undefined || person === undefined || memory.inboxes.of.has(person)) return;
    if (isErased(this.host, person)) return;
    const address = addressOf({ device, inbox });
    addInbox(this.host, memory, person, address);
    nameKey(this.host, hashOfDevice(memory.state.table, device), address.device);
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
    this.#tellInboxes();
    // Whoever closes waits for the answer.
    socket.close();
  }

  override webSocketError(socket: WebSocket): void {
    leave(this.#table, connectionOf(socket));
    this.#tellInboxes();
  }

  override async alarm(): Promise<void> {
    const reach = { think: this.#think, tell: this.#tell, call: this.#call };
    await wake(this.#table, reach).catch(report);
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
    this.#tellInboxes();
    if (memory.botsThink || !botToAct(memory.state)) return;
    this.ctx.waitUntil(letBotsAct(this.#table, memory, this.#think).catch(report));
  }

  /** Tells the inboxes of the people here what cannot wait for the alarm. */
  #tellInboxes(): void {
    const { memory } = this.#table;
    if (!memory?.inboxes.isUrgent || memory.inboxes.isTelling) return;
    this.ctx.waitUntil(tellInboxes(this.#table, memory, this.#tell).catch(report));
  }

  readonly #tell: TellInbox = async (address, message) => {
    const answer = await playerObject(this.env, address.inbox).hear(address, message);
    if (!answer) throw new Error("An inbox could not take in what it was told.");
    return answer;
  };

  readonly #call: CallWebhook = (channel, letter) =>
    send(channel, letter, depsOf(this.env, this.host.now));

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
