import * as v from "valibot";
import { type ErrorCode, errorOf } from "../shared/protocol/errors.ts";
import { CommandIdSchema } from "../shared/protocol/fields.ts";
import {
  type ClientMessage,
  ClientMessageSchema,
  type CommandBody,
  type Hello,
} from "../shared/protocol/messages.ts";
import type { Phrase } from "../shared/protocol/phrases.ts";
import { readMessage } from "../shared/protocol/read.ts";
import { PROTOCOL_VERSION } from "../shared/protocol/version.ts";
import { accepted, assertNever, type Refusal, type Result } from "../shared/skat/refusal.ts";
import type { Seat } from "../shared/skat/seats.ts";
import type { Viewer } from "../shared/table/view.ts";
import { act, touch } from "./act.ts";
import { type Attachment, type Connection, greeted } from "./connection.ts";
import { eventFrames, frameOf } from "./frames.ts";
import { isLooking } from "./inboxes.ts";
import { keyShown, viewerOf } from "./keys.ts";
import {
  commandBucket,
  hasRoom,
  LARGEST_MESSAGE,
  MOST_SOCKETS_A_SEAT,
  MOST_SPECTATORS,
} from "./limits.ts";
import { readEvents } from "./log.ts";
import { announcePresence } from "./people.ts";
import { isClosedTo, stateFor } from "./reading.ts";
import { type Memory, recall, type Table } from "./table.ts";
import { webhookAfterLeaving } from "./table-webhook.ts";
import { sayPhrase, sayText } from "./talk.ts";

// WebSocket close codes.
const GOING_ON_ELSEWHERE = 1000;
const POLICY = 1008;
const TOO_BIG = 1009;
export const TRY_LATER = 1013;

/** Why a message is not followed; with a close code when its sender is not listened to any further. */
interface TurnedDown {
  readonly error: Refusal;
  readonly id?: string;
  readonly closing?: number;
}

/** What became of a message: null when it was followed. */
type Outcome = TurnedDown | null;

/** A message on a socket. Whatever it is, it is answered with frames or with a close, never with a throw. */
export function receive(table: Table, connection: Connection, data: string | ArrayBuffer): void {
  const outcome = followed(table, connection, data);
  if (!outcome) return;
  const { error, id, closing } = outcome;
  connection.send(frameOf({ kind: "refused", ...(id !== undefined && { id }), error }));
  if (closing !== undefined) connection.close(closing, error.code);
}

function no(code: ErrorCode, closing?: number): TurnedDown {
  return { error: errorOf(code), ...(closing !== undefined && { closing }) };
}

function followed(table: Table, connection: Connection, data: string | ArrayBuffer): Outcome {
  const memory = recall(table);
  if (!memory) return no("TABLE_UNKNOWN", POLICY);
  if (typeof data !== "string") return no("BAD_REQUEST", POLICY);
  if (data.length > LARGEST_MESSAGE) return no("TOO_LARGE", TOO_BIG);
  const { id, viewer } = connection.attachment;
  // A seat's commands have their own measure; this one is for whoever only makes noise.
  const { buckets } = table;
  if (viewer === "public" && !hasRoom(buckets, `frames of ${id}`, commandBucket, table.host.now()))
    return no("RATE_LIMITED", TRY_LATER);
  const input = parsed(data);
  const message = readMessage(ClientMessageSchema, input);
  if (!message.ok) return misread(connection, message.refusal, input);
  return follow(table, memory, connection, message.value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Something that is no message. Its sender learns which one if it had an id; a stranger is not listened to any further. */
function misread(connection: Connection, error: Refusal, input: unknown): TurnedDown {
  const { success, output } = v.safeParse(v.object({ id: CommandIdSchema }), input);
  const id = success ? { id: output.id } : {};
  return connection.attachment.greeted ? { error, ...id } : { error, ...id, closing: POLICY };
}

function follow(
  table: Table,
  memory: Memory,
  connection: Connection,
  message: ClientMessage,
): Outcome {
  const isGreeted = connection.attachment.greeted;
  if (isGreeted === (message.kind === "hello")) return no("BAD_REQUEST", POLICY);
  switch (message.kind) {
    case "hello":
      return greet(table, memory, connection, message);
    case "command":
      return command(table, memory, connection, message);
    case "say":
      return say(table, memory, connection, message);
    default:
      return assertNever(message);
  }
}

function greet(table: Table, memory: Memory, connection: Connection, hello: Hello): Outcome {
  const { attachment } = connection;
  if (hello.protocol < PROTOCOL_VERSION) return no("CLIENT_TOO_OLD", POLICY);
  const looking = viewerBehind(table, memory, attachment, hello.token);
  if (!looking.ok) return { error: looking.refusal, closing: POLICY };
  const viewer = looking.value;
  if (isClosedTo(memory, viewer)) return no("NOT_SEATED", POLICY);
  if (!makeRoom(table, viewer)) return no("RATE_LIMITED", TRY_LATER);
  // What this starts is sent below, to this socket too: it is not counted among the greeted yet.
  if (viewer !== "public") touch(table, memory, false);
  const { after, token } = hello;
  const key =
    token === undefined
      ? attachment.key
      : keyShown(memory.state.table, { token, origin: attachment.origin });
  connection.attach({ ...attachment, viewer, key, after, greeted: true });
  const missed = readEvents(table.host, after + 1, stateFor(memory, viewer).seq);
  for (const frame of eventFrames(missed, viewer)) connection.send(frame);
  announcePresence(table, memory);
  return null;
}

/** Who looks: by the token of the greeting, or else by the cookie the socket came with. */
function viewerBehind(
  { host }: Table,
  memory: Memory,
  { viewer, origin }: Attachment,
  token: string | undefined,
): Result<Viewer> {
  return token === undefined ? accepted(viewer) : viewerOf(host, memory, { token, origin });
}

/** Keeps the sockets of one seat, and those of all spectators, within bounds. */
function makeRoom(table: Table, viewer: number | "public"): boolean {
  const beside = greeted(table.connections()).filter((open) => open.attachment.viewer === viewer);
  if (viewer === "public") return beside.length < MOST_SPECTATORS;
  // A phone that comes and goes leaves sockets behind that nobody has noticed dying: one of them makes room.
  if (beside.length >= MOST_SOCKETS_A_SEAT) beside[0]?.close(GOING_ON_ELSEWHERE, "REPLACED");
  return true;
}

function command(
  table: Table,
  memory: Memory,
  connection: Connection,
  { id, command, expectedSeq }: CommandBody,
): Outcome {
  const { viewer } = connection.attachment;
  if (viewer === "public") return { ...no("NOT_SEATED"), id };
  const asked = { id, command, ...(expectedSeq !== undefined && { expectedSeq }) };
  const done = act(table, memory, viewer, asked);
  if (!done.ok) return { error: done.refusal, id };
  connection.send(frameOf({ kind: "done", id, seq: done.value.seq }));
  return null;
}

/** Only players speak. */
function say(
  table: Table,
  memory: Memory,
  { attachment: { viewer } }: Connection,
  said: { readonly phrase: Phrase } | { readonly text: string },
): Outcome {
  if (viewer === "public") return no("NOT_SEATED");
  const problem =
    "text" in said
      ? sayText(table, memory, viewer, said.text)
      : sayPhrase(table, memory, viewer, said.phrase);
  return problem && no(problem);
}

/** A socket is gone: whoever looked through it may not be there any more. */
export function leave(table: Table, connection: Connection): void {
  const { attachment } = connection;
  table.buckets.delete(`frames of ${attachment.id}`);
  if (!attachment.greeted) return;
  connection.attach({ ...attachment, greeted: false });
  const memory = recall(table);
  if (!memory) return;
  announcePresence(table, memory);
  leaveListBehind(table, memory, attachment.viewer);
  webhookAfterLeaving(table, memory);
}

/** Whoever turns away from the table reads how it stands in the list of tables from now on. */
function leaveListBehind(table: Table, { inboxes, state }: Memory, viewer: Viewer): void {
  const person = viewer === "public" ? undefined : state.players[viewer]?.person;
  if (person === undefined || !inboxes.of.has(person) || inboxes.due === null) return;
  inboxes.isUrgent ||= !isLooking(table.connections(), viewer as Seat);
}
