import { HOUR_MS } from "../limits.ts";
import type { Outcome } from "./outcome.ts";

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/**
 * When to try again what has failed `tries` times before: thrice as late each time, so that the ten tries a channel has reach
 * over a day; and not before the other side said so.
 */
export function againAt(
  { after }: Extract<Outcome, { kind: "again" }>,
  tries: number,
  now: number,
): number {
  const waited = now + Math.min(FIRST_WAIT_MS * 3 ** tries, LONGEST_WAIT_MS);
  return Math.max(waited, after ?? 0);
}
