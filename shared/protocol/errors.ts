import type { Refusal } from "../skat/refusal.ts";
import { RULE_REFUSALS, type RuleRefusalCode } from "../skat/rule-refusals.ts";
import { TABLE_REFUSALS } from "../table/refusal.ts";

/** What is refused before the table is asked, each with its HTTP status and its sentence (INTERFACE.md, Status and codes). */
const EDGE_ERRORS = {
  BAD_REQUEST: [400, "The request is not of the expected form."],
  TOKEN_UNKNOWN: [401, "This token belongs to no seat of the table."],
  DEVICE_UNKNOWN: [401, "This browser is none of the player's devices any more."],
  ORIGIN_NOT_ALLOWED: [403, "This website may not act for a seat of the table."],
  NOT_SEATED: [403, "Only somebody who sits at the table can do that."],
  ONLY_OPENER: [403, "Only whoever opened the table can do that."],
  TABLE_UNKNOWN: [404, "There is no such table."],
  DEAL_NOT_FINISHED: [404, "There is no finished deal of that number."],
  INVITE_UNKNOWN: [
    404,
    "This invitation is not valid: it was withdrawn, or is older than 30 days. Ask for a new one.",
  ],
  LINK_UNKNOWN: [
    404,
    "This link does not work any more: it was used, ended, or is too old. Make a new one on a device of yours.",
  ],
  DEVICE_HAS_OTHERS: [
    409,
    "This browser already belongs to other devices. Make the link here and open it on the other one.",
  ],
  PASSKEY_FAILED: [400, "The passkey could not be made. Please try again."],
  PASSKEY_UNKNOWN: [
    404,
    "This passkey is not known here, or it took too long. A link from one of your devices works as well.",
  ],
  TOO_MANY_PASSKEYS: [409, "These are too many passkeys. Please delete one of them first."],
  LAST_DEVICE: [409, "This is your only device. Add another one first."],
  TOO_MANY_DEVICES: [409, "These are too many devices. Please turn one of them away first."],
  SEQ_STALE: [409, "Something else has happened at the table since."],
  ID_REUSED: [409, "This id was already used for another command."],
  PHRASES_ONLY: [409, "At this table only the ready-made phrases can be said."],
  TALK_CLOSED: [409, "Free text waits until the deal is over."],
  LINE_UNKNOWN: [404, "That line is not there any more."],
  INVITE_USED: [409, "Somebody has already used this invitation."],
  TABLE_FULL: [409, "Every seat of the table is taken."],
  TABLE_EXISTS: [409, "There is already a table of that id."],
  TOO_LARGE: [413, "That is too large."],
  CLIENT_TOO_OLD: [426, "This client is too old for the server: please reload."],
  RATE_LIMITED: [429, "Too many requests: please wait a moment."],
  INTERNAL: [500, "Something went wrong on our side. Nothing is lost: please try again."],
} as const;

/** Why somebody cannot be reached the way they asked for (notify-messages.ts). */
const NOTIFY_ERRORS = {
  CHANNEL_NOT_OFFERED: [409, "This server does not send notices this way."],
  PUSH_SERVICE_UNKNOWN: [400, "The browser's push service is not one we know."],
  WEBHOOK_ADDRESS: [400, "A webhook needs an https address on the public internet."],
  WEBHOOK_UNANSWERED: [409, "The webhook did not answer as it should. It was not set up."],
  TOO_MANY_CHANNELS: [409, "These are too many ways to be reached. Please end one of them first."],
  MAIL_FAILED: [409, "The confirmation mail could not be sent. Please try again later."],
} as const;

/** What can be wrong with a record of a deal (INTERFACE.md, Records). */
const RECORD_ERRORS = {
  NO_RECORD: [400, "There is no record in this text."],
  TOO_MANY_RECORDS: [413, "These are too many records for one request."],
  RECORD_TOO_LONG: [413, "This record is too long for a single deal."],
  RECORD_MALFORMED: [400, "This is not a record in ISS notation."],
  RECORD_CARDS_UNKNOWN: [400, "The record does not tell all cards, so it cannot be checked."],
  RECORD_CARDS_WRONG: [400, "The cards of the record contradict each other."],
  RECORD_ORDER_WRONG: [400, "Something in the record happens at an impossible time."],
  RECORD_UNFINISHED: [400, "The record states a result, but its moves stop before the end."],
  RESULT_DIFFERS: [400, "The result the record states is not the one its moves lead to."],
} as const;

/** Why a replay code cannot be read (code/README.md). */
const CODE_ERRORS = {
  CODE_MALFORMED: [
    400,
    "This link is damaged: a character is wrong or missing. Ask for it once more.",
  ],
  CODE_TOO_NEW: [400, "This code was written by a newer version. Please reload."],
  CODE_TOO_LONG: [413, "This is too long to be the code of a replay."],
} as const;

/** A refusal of the rules or of the table: the request was well formed and the answer is no. */
const REFUSED = 409;

type EdgeErrorCode = keyof typeof EDGE_ERRORS;
type NotifyErrorCode = keyof typeof NOTIFY_ERRORS;
export type RecordErrorCode = keyof typeof RECORD_ERRORS;
export type CodeErrorCode = keyof typeof CODE_ERRORS;
export type ErrorCode =
  | EdgeErrorCode
  | NotifyErrorCode
  | RecordErrorCode
  | CodeErrorCode
  | RuleRefusalCode
  | keyof typeof TABLE_REFUSALS;

interface ErrorKind {
  readonly status: number;
  /** English; clients translate by code. */
  readonly message: string;
}

function kindsOf(
  table: Readonly<Record<string, readonly [number, string]>>,
): readonly (readonly [string, ErrorKind])[] {
  return Object.entries(table).map(([code, [status, message]]) => [code, { status, message }]);
}

function refusalsOf(table: Readonly<Record<string, string>>): readonly [string, ErrorKind][] {
  return Object.entries(table).map(([code, message]) => [code, { status: REFUSED, message }]);
}

/** Every code a client may meet. */
export const ERRORS = Object.fromEntries([
  ...kindsOf(EDGE_ERRORS),
  ...kindsOf(NOTIFY_ERRORS),
  ...kindsOf(RECORD_ERRORS),
  ...kindsOf(CODE_ERRORS),
  ...refusalsOf(RULE_REFUSALS),
  ...refusalsOf(TABLE_REFUSALS),
]) as Readonly<Record<ErrorCode, ErrorKind>>;

/** The error of a code with its sentence, and details by code. */
export function errorOf<Code extends ErrorCode>(
  code: Code,
  detail: Readonly<Record<string, unknown>> = {},
): Refusal<Code> {
  return { code, message: ERRORS[code].message, ...detail };
}

/** The HTTP status that goes with a code; 409 for any refusal not listed here. */
export function statusOf(code: string): number {
  return Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].status : REFUSED;
}
