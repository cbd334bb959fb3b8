/** Bodies and frames larger than this are refused unread, in bytes. */
export const LARGEST_BODY = 16 * 1024;
export const LARGEST_RECORDS = 1024 * 1024;
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
export const HOUR_MS = 3_600_000;

/** Sockets one table keeps open for people without a seat. */
export const MOST_SPECTATORS = 200;
/** Sockets of one seat: a few devices and tabs. */
export const MOST_SOCKETS_A_SEAT = 20;

/** A bucket that fills steadily: takes one token, or says that none is left. */
export type Bucket = (now: number) => boolean;

export function bucket(aSecond: number, atOnce: number): Bucket {
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
export const textBucket = (): Bucket => bucket(TEXTS_A_SECOND, TEXTS_AT_ONCE);
export const phraseBucket = (): Bucket => bucket(PHRASES_A_SECOND, PHRASES_AT_ONCE);

/** The bucket of that name at a table, new if there is none yet. */
export function bucketOf(
  { buckets }: { readonly buckets: Map<string, Bucket> },
  key: string,
  make: () => Bucket,
): Bucket {
  const bucket = buckets.get(key) ?? make();
  buckets.set(key, bucket);
  return bucket;
}
