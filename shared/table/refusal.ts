import type { Refusal } from "../skat/refusal.ts";
import { RULE_REFUSALS, type RuleRefusalCode } from "../skat/rule-refusals.ts";

/** What a table refuses beyond the rules of the game. */
export const TABLE_REFUSALS = {
  NOT_NOW: "That is not possible at this point.",
  SERIES_OVER: "The series is over.",
  TABLE_PAUSED: "The table is paused.",
  SEAT_TAKEN: "Somebody is already sitting there.",
  NOT_IN_THIS_DEAL: "You sit this deal out.",
  DUEL_BOT_PASSES: "In a duel the bot always passes.",
  DUEL_SEATS: "A duel is for two people and one bot that keeps its chair.",
  OFFER_PENDING: "A claim or an offer to give up has to be answered first.",
  VOTE_RUNNING: "The table is already being asked that.",
  VOTE_UNKNOWN: "That vote is over.",
  NOT_ASKED: "You are not asked in this vote, or have answered already.",
  NOTHING_TO_TAKE_BACK:
    "Only your own last act can be taken back, and nobody may have acted since.",
} as const;

export type TableRefusalCode = keyof typeof TABLE_REFUSALS | RuleRefusalCode;

const SENTENCES: Readonly<Record<TableRefusalCode, string>> = {
  ...RULE_REFUSALS,
  ...TABLE_REFUSALS,
};

/** Builds a refusal of the table or of the rules, with its standing sentence. */
export function refuse(
  code: TableRefusalCode,
  detail: Readonly<Record<string, unknown>> = {},
): { readonly ok: false; readonly refusal: Refusal<TableRefusalCode> } {
  return { ok: false, refusal: { code, message: SENTENCES[code], ...detail } };
}
