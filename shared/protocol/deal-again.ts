import type { DealtCards } from "../skat/deal.ts";
import { accepted, type Result } from "../skat/refusal.ts";
import type { PlayerCount } from "../skat/seats.ts";
import type { EarlierAct } from "../table/earlier-act.ts";
import type { TableEvent } from "../table/events.ts";
import { completeRules, type RulesAsked, type TableRules } from "../table/rules.ts";
import { dealOfCode } from "./code/code.ts";
import { type CodeErrorCode, errorOf } from "./errors.ts";

/** A deal that is to be played again: forehand is seat 0. */
export interface DealAgain {
  readonly players: PlayerCount;
  readonly sheet: TableRules["sheet"];
  readonly cards: DealtCards;
  /** What was done in it until a game was declared and so many cards played. */
  readonly acts: (cards: number) => readonly EarlierAct[];
  /** How many cards were played; null when no game was declared. */
  readonly played: number | null;
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
  const { events } = read.value;
  const isPlayed = events.some(({ type }) => type === "declared");
  const all = events.flatMap((event) => actOf(event) ?? []);
  const isCard = ({ command }: EarlierAct): boolean => command.type === "play";
  const played = isPlayed ? all.filter(isCard).length : null;
  const acts = (count: number): readonly EarlierAct[] => {
    const before = all.filter((act) => !isCard(act));
    return [...before, ...all.filter(isCard).slice(0, count)];
  };
  return accepted({ players: rules.players, sheet: rules.sheet, cards, acts, played });
}

/**
 * An event as the act that led to it; null for what belongs to no act, and for claims: whoever plays on does not want to know
 * that somebody wanted to stop.
 */
function actOf(event: TableEvent): EarlierAct | null {
  switch (event.type) {
    case "bid":
      return { seat: event.seat, command: { type: "bid", value: event.value } };
    case "held":
      return { seat: event.seat, command: { type: "hold" } };
    case "passed":
      return { seat: event.seat, command: { type: "pass" } };
    case "skatTaken":
      return { seat: event.seat, command: { type: "take-skat" } };
    case "declared": {
      const { seat, game, hand, schneider, schwarz, ouvert, discard } = event;
      const said = { game, hand, schneider, schwarz, ouvert };
      return { seat, command: { type: "declare", ...said, ...(discard && { discard }) } };
    }
    case "played":
      return { seat: event.seat, command: { type: "play", card: event.card } };
    default:
      return null;
  }
}

/**
 * The rules of a table for one deal played again: as many players as it had, and one deal, so that it counts towards
 * nothing but itself. Rules that say otherwise are refused.
 * @param from how many cards have been played where it begins; left out, it is dealt and bid anew
 */
export function rulesAgain(
  { players, sheet, played }: DealAgain,
  asked: RulesAsked,
  from?: number,
): Result<TableRules, "BAD_REQUEST"> {
  // There has to be a card left that was played: a deal that is over cannot be played on.
  if (from !== undefined && (played === null || from >= played)) {
    const problem = "The deal cannot be played on from there.";
    return { ok: false, refusal: errorOf("BAD_REQUEST", { field: "from", problem }) };
  }
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
  const rules = { ...asked, players, deals: 1, sheet: asked.sheet ?? kept, replay: true } as const;
  return accepted(completeRules(from === undefined ? rules : { ...rules, from }));
}
