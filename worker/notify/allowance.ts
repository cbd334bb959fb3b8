import { DAY_MS } from "../../shared/table/pace.ts";
import type { Outcome } from "./outcome.ts";

/** What a channel has used up of what it may do: plain data, kept beside the channel. */
export interface Allowance {
  /** The day it was counted on, in days since 1970. */
  readonly day: number;
  /** Tries on that day. */
  readonly tried: number;
  /** Failures since the last success. */
  readonly failures: number;
}

export const FRESH: Allowance = { day: 0, tried: 0, failures: 0 };

/** Tries a channel has a day: a lively series over days needs some twenty. */
export const MOST_A_DAY = 100;
/** After so many failures in a row a channel is off until its owner sets it up again. */
export const MOST_FAILURES = 10;

/**
 * Whether a channel may be tried now.
 * @returns "off" when it has failed too often, "tomorrow" when it has had its share of this day (UTC)
 */
export function mayTry(
  { day, tried, failures }: Allowance,
  now: number,
): "yes" | "tomorrow" | "off" {
  if (failures >= MOST_FAILURES) return "off";
  return day === dayOf(now) && tried >= MOST_A_DAY ? "tomorrow" : "yes";
}

/** When a channel that has had its share of the day may be tried again, in ms since 1970. */
export function tomorrow(now: number): number {
  return (dayOf(now) + 1) * DAY_MS;
}

export function afterTry(before: Allowance, { kind }: Outcome, now: number): Allowance {
  const day = dayOf(now);
  return {
    day,
    tried: (before.day === day ? before.tried : 0) + 1,
    failures: kind === "sent" ? 0 : before.failures + 1,
  };
}

function dayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}
