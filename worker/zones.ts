import { DAY_MS, hasWeekends } from "../shared/table/pace.ts";
import type { TableRules } from "../shared/table/rules.ts";
import type { Offsets } from "../shared/table/working-time.ts";
import type { TableHost } from "./host.ts";
import { HOUR_MS } from "./limits.ts";

/** How far ahead the changes to and from summer time are noted: longer than a series goes on. */
const AHEAD_MS = 4 * 365 * DAY_MS;
/** No zone changes its clocks twice within so long. */
const STEP_MS = 7 * DAY_MS;
const MINUTE_MS = 60_000;

const MINUTES_A_DAY = 1_440;

/**
 * What the clocks of a zone show from `from` on, in ms since 1970: what the log keeps of a player's zone.
 * @param zone an IANA name
 * @returns null when there is no such zone
 */
export function offsetsOf(zone: string, from: number): Offsets | null {
  const format = formatOf(zone);
  if (!format) return null;
  const offsets: [number, number][] = [[from, offsetAt(format, from)]];
  for (let at = from; at < from + AHEAD_MS; at += STEP_MS) {
    const before = offsetAt(format, at);
    if (before === offsetAt(format, at + STEP_MS)) continue;
    const changesAt = changeBetween(format, at, at + STEP_MS, before);
    offsets.push([changesAt, offsetAt(format, changesAt)]);
  }
  return offsets;
}

/** What the log keeps of somebody's zone: nothing where weekends do not count, or of a zone that does not exist. */
export function wallClock(
  host: TableHost,
  { pace }: TableRules,
  zone: string | undefined,
): Offsets | null {
  return zone === undefined || !hasWeekends(pace) ? null : offsetsOf(zone, host.now());
}

/** Whether there is a zone of that name. */
export function isZone(zone: string): boolean {
  return formatOf(zone) !== null;
}

/**
 * When the clock on the wall shows that time next, after `after`, in ms since 1970.
 * @param zone an IANA name; empty for UTC
 * @param minutes since midnight
 */
export function nextOnWall(zone: string, minutes: number, after: number): number {
  const format = formatOf(zone || "UTC");
  const offset = (at: number) => (format ? offsetAt(format, at) : 0);
  const shown = wallMinutes(after, offset(after));
  const ahead = (minutes - shown + MINUTES_A_DAY) % MINUTES_A_DAY || MINUTES_A_DAY;
  const at = (Math.floor(after / MINUTE_MS) + ahead) * MINUTE_MS;
  // Where the clocks are changed in between.
  const next = at - (offset(at) - offset(after)) * MINUTE_MS;
  return next > after ? next : nextOnWall(zone, minutes, after + HOUR_MS);
}

/** What the clock on the wall shows, in minutes since midnight. */
export function minutesOnWall(zone: string, at: number): number {
  const format = formatOf(zone || "UTC");
  return wallMinutes(at, format ? offsetAt(format, at) : 0);
}

function wallMinutes(at: number, offset: number): number {
  const minutes = Math.floor(at / MINUTE_MS) + offset;
  return ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  } catch {
    return null;
  }
}

/** Minutes ahead of UTC. */
function offsetAt(format: Intl.DateTimeFormat, at: number): number {
  const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0"] = /^GMT([+-])(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The minute in which the clocks are changed. */
function changeBetween(
  format: Intl.DateTimeFormat,
  from: number,
  to: number,
  before: number,
): number {
  let [last, first] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (offsetAt(format, middle * MINUTE_MS) === before) last = middle;
    else first = middle;
  }
  return first * MINUTE_MS;
}
