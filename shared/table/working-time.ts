import { DAY_MS } from "./pace.ts";

/**
 * How far a player's clock on the wall is from UTC, from when on: pairs of a time (ms since 1970) and minutes to add. The
 * first pair holds for everything before it as well, the last for ever. The log holds this table instead of the zone's
 * name: zone data differ between machines and change over the years, a folded deadline must not; and where somebody lives is
 * none of the log's business.
 */
export type Offsets = readonly (readonly [from: number, minutes: number])[];

export const UTC: Offsets = [[0, 0]];

const MINUTE_MS = 60_000;
/** 1 January 1970 was a Thursday; days of the week count from Sunday. */
const FIRST_WEEKDAY = 4;

/** A stretch of time that is wholly weekend or wholly not. */
interface Stretch {
  readonly isWeekend: boolean;
  /** The first moment after it. */
  readonly end: number;
}

/** The moment `ms` of working time after `from`: Saturdays and Sundays of that wall clock do not count. */
export function addWorking(from: number, ms: number, offsets: Offsets): number {
  let at = from;
  let left = ms;
  for (;;) {
    const { isWeekend, end } = stretchAt(at, offsets);
    if (!isWeekend) {
      // A turn that would end with the last moment of Friday ends there, not on Monday.
      if (left <= end - at) return at + left;
      left -= end - at;
    }
    at = end;
  }
}

/** How much working time lies between two moments, in ms; 0 when `to` is not after `from`. */
export function workingBetween(from: number, to: number, offsets: Offsets): number {
  let at = from;
  let sum = 0;
  while (at < to) {
    const { isWeekend, end } = stretchAt(at, offsets);
    const until = Math.min(end, to);
    if (!isWeekend) sum += until - at;
    at = until;
  }
  return sum;
}

function stretchAt(at: number, offsets: Offsets): Stretch {
  const later = offsets.findIndex(([from], n) => n > 0 && from > at);
  const current = later < 0 ? offsets.length - 1 : later - 1;
  const shift = (offsets[current]?.[1] ?? 0) * MINUTE_MS;
  const nextShift = offsets[later]?.[0] ?? Number.POSITIVE_INFINITY;
  const day = Math.floor((at + shift) / DAY_MS);
  const weekday = (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
  const isWeekend = weekday === 0 || weekday === 6;
  const daysLeft = isWeekend ? (weekday === 6 ? 2 : 1) : 6 - weekday;
  return { isWeekend, end: Math.min((day + daysLeft) * DAY_MS - shift, nextShift) };
}
