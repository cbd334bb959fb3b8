import { accepted, type Result } from "../../skat/refusal.ts";
import { type CodeErrorCode, errorOf } from "../errors.ts";
import { CODE_VERSION, LONGEST_CODE } from "./code.ts";

/** Between the deals of a series, and before the names. Neither occurs in a code. */
const BETWEEN_DEALS = ".";
const BEFORE_NAMES = "~";
/** How many deals one link may hold. */
export const MOST_DEALS_LINKED = 360;
const LONGEST_NAME = 40;
const LONGEST_NAMES = 1200;

/** What a link holds: one deal or a whole series, and if somebody asked for it the names. */
export interface LinkedDeals {
  readonly codes: readonly string[];
  /** Of forehand, middlehand, rearhand and, at four, the dealer of the first deal; empty when none were given. */
  readonly names: readonly string[];
}

/** The text that goes after `/r/d/` or `/r/#`. */
export function linkText({ codes, names }: LinkedDeals): string {
  const deals = codes.join(BETWEEN_DEALS);
  return names.length > 0 ? deals + BEFORE_NAMES + namesText(names) : deals;
}

/** Reads what {@link linkText} wrote; any text is answered quickly, and a damaged one with a sentence. */
export function readLink(text: string): Result<LinkedDeals, CodeErrorCode> {
  const longest = MOST_DEALS_LINKED * (LONGEST_CODE + 1) + LONGEST_NAMES;
  if (text.length > longest) return refusedLink("CODE_TOO_LONG");
  const [deals = "", names, more] = text.split(BEFORE_NAMES);
  const codes = deals.split(BETWEEN_DEALS);
  if (more !== undefined || codes.length > MOST_DEALS_LINKED) return refusedLink("CODE_MALFORMED");
  const read = names === undefined ? [] : namesOf(names);
  return read ? accepted({ codes, names: read }) : refusedLink("CODE_MALFORMED");
}

/** Whose name belongs to a place in the n-th deal (from 0): everybody moves on by one, deal by deal. */
export function nameAt(names: readonly string[], place: number, n: number): string {
  return names[(place + n) % names.length] ?? "";
}

function refusedLink(code: CodeErrorCode) {
  return { ok: false as const, refusal: errorOf(code, { version: CODE_VERSION }) };
}

/** Names as percent-encoded text, so that they survive any path; the dots in them too. */
function namesText(names: readonly string[]): string {
  return names
    .map((name) => encodeURIComponent(name).replaceAll(BEFORE_NAMES, "%7E").replaceAll(".", "%2E"))
    .join(BETWEEN_DEALS);
}

function namesOf(text: string): readonly string[] | null {
  if (text.length > LONGEST_NAMES) return null;
  try {
    const names = text.split(BETWEEN_DEALS).map(decodeURIComponent);
    const fits = (name: string): boolean => [...name].length <= LONGEST_NAME;
    return names.length <= 4 && names.every(fits) ? names : null;
  } catch {
    return null;
  }
}
