import type { DealtCards } from "../skat/deal.ts";
import { accepted, type Result } from "../skat/refusal.ts";
import type { PlayerCount } from "../skat/seats.ts";
import { completeRules, type RulesAsked, type TableRules } from "../table/rules.ts";
import { dealOfCode } from "./code/code.ts";
import { type CodeErrorCode, errorOf } from "./errors.ts";

/** A deal that is to be played again: forehand is seat 0. */
export interface DealAgain {
  readonly players: PlayerCount;
  readonly sheet: TableRules["sheet"];
  readonly cards: DealtCards;
}

/** Reads the code of the deal that is to be played again. */
export function dealAgain(code: string): Result<DealAgain, CodeErrorCode> {
  const read = dealOfCode(code);
  if (!read.ok) return read;
  const { last, rules } = read.value.state;
  if (!last) throw new Error("A code without its deal.");
  const { hands, skat } = last;
  const cards = {
    forehand: hands[0] ?? [],
    middlehand: hands[1] ?? [],
    rearhand: hands[2] ?? [],
    skat,
  };
  return accepted({ players: rules.players, sheet: rules.sheet, cards });
}

/**
 * The rules of a table for one deal played again: as many players as it had, and one deal, so that it counts towards
 * nothing but itself. Rules that say otherwise are refused.
 */
export function rulesAgain(
  { players, sheet }: DealAgain,
  asked: RulesAsked,
): Result<TableRules, "BAD_REQUEST"> {
  const isOther = {
    players: (asked.players ?? players) !== players,
    deals: (asked.deals ?? 1) !== 1,
    // A Bierlachs goes on until somebody has lost it.
    sheet: asked.sheet === "bierlachs",
  };
  for (const [field, is] of Object.entries(isOther)) {
    if (!is) continue;
    const problem = "It does not go with the deal that is to be played again.";
    return { ok: false, refusal: errorOf("BAD_REQUEST", { field: `rules.${field}`, problem }) };
  }
  const kept = sheet === "bierlachs" ? "simple" : sheet;
  return accepted(
    completeRules({ ...asked, players, deals: 1, sheet: asked.sheet ?? kept, replay: true }),
  );
}
