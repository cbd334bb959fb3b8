import { HOUR_MS } from "../limits.ts";
import type { Called } from "./call.ts";

/** What became of one try. */
export type Outcome =
  | { readonly kind: "sent" }
  /** Nobody is there any more: the channel is to be forgotten. */
  | { readonly kind: "gone" }
  /** To be tried again, but not before `after` (ms since 1970) if the other side named a time. */
  | { readonly kind: "again"; readonly after: number | null; readonly why: string };

export const SENT: Outcome = { kind: "sent" };
export const GONE: Outcome = { kind: "gone" };

export function again(why: string, after: number | null = null): Outcome {
  return { kind: "again", after, why };
}

/** Nobody is made to wait longer than this, whatever he says. */
const LONGEST_RETRY_AFTER_MS = 24 * HOUR_MS;

/**
 * What an answer means for the next try: any 2xx is a success, and everything that is neither a success nor a farewell is a
 * failure, redirects among it.
 * @param farewells the statuses by which such a server says that the address is no more
 */
export function outcomeOf(called: Called, farewells: readonly number[], now: number): Outcome {
  if ("failed" in called) return called.failed;
  const { status, headers } = called.answer;
  if (status >= 200 && status < 300) return SENT;
  if (farewells.includes(status)) return GONE;
  return again(`HTTP ${status}`, retryAfter(headers.get("retry-after"), now));
}

/** `Retry-After` (RFC 9110, 10.2.3) as a time in ms since 1970: seconds from now, or a date. */
function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  const at = /^\d{1,9}$/.test(text) ? now + Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(at) || at <= now) return null;
  return Math.min(at, now + LONGEST_RETRY_AFTER_MS);
}
