import type { Refusal } from "./refusal.ts";

/** What the rules of the game refuse (RULES.md 16), each with the sentence a player reads. */
export const RULE_REFUSALS = {
  NOT_YOUR_TURN: "It is not your turn.",
  BID_NOT_A_GAME_VALUE: "No game is worth that number, so it cannot be bid.",
  BID_TOO_LOW: "You have to bid more than the last number said.",
  NOTHING_TO_HOLD: "Nobody has bid yet, so there is nothing to hold.",
  HOLDER_CANNOT_BID: "You are asked: say hold or pass. Only the other side names numbers.",
  FOREHAND_ONLY_18: "After two passes forehand may play at 18 or pass, nothing else.",
  BIDDING_OVER: "The auction is over.",
  DISCARD_COUNT: "Put away exactly two cards.",
  DISCARD_DUPLICATE: "Put away two different cards.",
  DISCARD_NOT_OWNED: "You can only put away cards from your own hand.",
  UNKNOWN_GAME: "There is no such game.",
  MUST_SAY_HAND_OR_PICK_UP: "Take the skat, or say Hand.",
  HAND_AFTER_PICKUP: "You have taken the skat, so this is no longer a Hand game.",
  SCHNEIDER_REQUIRES_HAND: "Schneider can be announced only in a Hand game.",
  SCHWARZ_REQUIRES_HAND: "Schwarz can be announced only in a Hand game.",
  OUVERT_REQUIRES_HAND: "A suit game or Grand can be played Ouvert only as a Hand game.",
  NULL_HAS_NO_LEVELS: "In Null there is no Schneider and no Schwarz.",
  NULL_BELOW_BID: "This Null is worth less than your bid, so you may not declare it.",
  CARD_NOT_IN_HAND: "You do not hold that card.",
  MUST_FOLLOW: "You have to follow suit.",
  GAME_OVER: "That is not possible now.",
  CLAIM_NOT_PROVED: "That cannot be claimed from what you can know.",
  NOTHING_TO_ANSWER: "There is nothing for you to answer.",
} as const;

export type RuleRefusalCode = keyof typeof RULE_REFUSALS;

/** Builds a refusal of the rules with its standing sentence. */
export function refused(
  code: RuleRefusalCode,
  detail: Readonly<Record<string, unknown>> = {},
): { readonly ok: false; readonly refusal: Refusal<RuleRefusalCode> } {
  return { ok: false, refusal: { code, message: RULE_REFUSALS[code], ...detail } };
}
