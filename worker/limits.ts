import { LONGEST_RECORDS } from "../shared/protocol/iss.ts";

/** Bodies and frames larger than this are refused unread, in bytes. */
export const LARGEST_BODY = 16 * 1024;
/** Records are plain ASCII, but for names. */
export const LARGEST_RECORDS = 2 * LONGEST_RECORDS;
export const LARGEST_MESSAGE = 4 * 1024;

/** One frame to one viewer, in bytes (DESIGN.md, Budgets). */
export const LARGEST_FRAME = 4 * 1024;

/** Commands a second of one seat, and how many may come at once. */
const COMMANDS_A_SECOND = 50;
const COMMANDS_AT_ONCE = 200;
/** Ready-made phrases and other small talk of one seat. */
const PHRASES_A_SECOND = 0.5;
const PHRASES_AT_ONCE = 5;

/** Lines of free text of one seat. */
const TEXTS_A_SECOND = 0.2;
const TEXTS_AT_ONCE = 5;

/** Tables one address may open within an hour. */
export const TABLES_AN_HOUR = 30;
/** Invitations that one address may try within an hour: a club behind one address sits down often. */
export const SEATS_AN_HOUR = 300;
/** Tokens that were not right before, at one table. */
const TOKENS_A_SECOND = 1;
const TOKENS_AT_ONCE = 100;
/** Links that add a device, and passkeys, that one address may try within an hour. */
export const LINKS_AN_HOUR = 30;
export const HOUR_MS = 3_600_000;

/** Sockets that have not greeted yet: whoever comes in greets at once. */
export const MOST_UNGREETED = 50;
/** Sockets one table keeps open for people without a seat. */
export const MOST_SPECTATORS = 200;
/** Sockets of one seat: a few devices and tabs. */
export const MOST_SOCKETS_A_SEAT = 20;

/** A bucket that fills steadily: takes one token, or says that none is left. */
export type Bucket = (now: number) => boolean;

function bucket(aSecond: number, atOnce: number): Bucket {
  let tokens = atOnce;
  let filledAt = 0;
  return (now) => {
    // A clock that stands still or jumps back fills nothing and takes nothing away.
    tokens = Math.min(atOnce, tokens + (Math.max(0, now - filledAt) / 1000) * aSecond);
    filledAt = Math.max(filledAt, now);
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

export const commandBucket = (): Bucket => bucket(COMMANDS_A_SECOND, COMMANDS_AT_ONCE);
export const tokenBucket = (): Bucket => bucket(TOKENS_A_SECOND, TOKENS_AT_ONCE);
export const textBucket = (): Bucket => bucket(TEXTS_A_SECOND, TEXTS_AT_ONCE);
export const phraseBucket = (): Bucket => bucket(PHRASES_A_SECOND, PHRASES_AT_ONCE);

/** Whether the bucket of that name has anything left; it is made when it is first asked for. */
export function hasRoom(
  buckets: Map<string, Bucket>,
  name: string,
  make: () => Bucket,
  now: number,
): boolean {
  const bucket = buckets.get(name) ?? make();
  buckets.set(name, bucket);
  return bucket(now);
}
