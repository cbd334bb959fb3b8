import { accepted, type Refusal, type Result } from "../../skat/refusal.ts";
import type { TableEvent } from "../../table/events.ts";
import type { TableRules } from "../../table/rules.ts";
import { type CodeErrorCode, errorOf } from "../errors.ts";
import { numberOf, textOf } from "./alphabet.ts";
import type { CodedDeal } from "./coded-deal.ts";
import { CodeError, read, written } from "./coder.ts";
import { codeDeal } from "./deal-code.ts";
import { codedDealOf } from "./extract.ts";
import { type RebuiltDeal, rebuilt } from "./rebuild.ts";

/** The first character of a code says how to read the rest. */
export const CODE_VERSION = "1";
/** No legal deal needs more characters, names apart. */
export const LONGEST_CODE = 40;

/**
 * A prime above 64 and below 2^8: a single wrong character always shows, other damage nearly always, for eight bits.
 */
const CHECK = 251n;

export type CodeRefusal = Refusal<CodeErrorCode>;

/**
 * The code of one finished deal: everything needed to see it again, in at most {@link LONGEST_CODE} characters.
 * @param events the events of the deal, from `dealt` to `dealEnded`, as they are public once it is over
 * @throws {CodeError} when the deal has no code: not finished, annulled, or ended before there was a game
 */
export function codeOf(events: readonly TableEvent[], rules: TableRules): string {
  return codeOfDeal(codedDealOf(events, rules));
}

export function codeOfDeal(deal: CodedDeal): string {
  const spellings = [false, true].map((auctionAsSet) => {
    const number = written((coder) => {
      codeDeal(coder, deal, auctionAsSet);
    });
    return CODE_VERSION + textOf(number * CHECK + (number % CHECK));
  });
  return spellings.reduce((best, next) => (next.length < best.length ? next : best));
}

/** Reads a code and plays its deal through the rules; any text at all is answered quickly and never throws. */
export function dealOfCode(text: string): Result<RebuiltDeal, CodeRefusal["code"]> {
  if (text.length > LONGEST_CODE) {
    return refusedCode("CODE_TOO_LONG");
  }
  if (!text.startsWith(CODE_VERSION)) return unreadable(text);
  try {
    const number = numberOf(text.slice(CODE_VERSION.length));
    const payload = number / CHECK;
    if (payload % CHECK !== number % CHECK) throw new CodeError("the check does not fit");
    return accepted(rebuilt(read(payload, (coder) => codeDeal(coder, null, false))));
  } catch (error) {
    if (error instanceof CodeError) return malformed(error.message);
    throw error;
  }
}

function unreadable(text: string): ReturnType<typeof refusedCode> {
  const isLater = text[0] !== undefined && text[0] > CODE_VERSION && /^[\w-]+$/.test(text);
  return isLater ? refusedCode("CODE_TOO_NEW") : malformed("unknown version");
}

function malformed(reason: string): ReturnType<typeof refusedCode> {
  return refusedCode("CODE_MALFORMED", { reason });
}

function refusedCode(
  code: CodeErrorCode,
  detail: Readonly<Record<string, unknown>> = {},
): { readonly ok: false; readonly refusal: CodeRefusal } {
  return { ok: false, refusal: errorOf(code, detail) };
}
