import { expect, test } from "vitest";
import type { Card } from "../../shared/skat/cards.ts";
import type { Game } from "../../shared/skat/games.ts";
import { defaultAct } from "../../shared/table/default-act.ts";
import { ClockedTable } from "./support/clocked-table.ts";

/** A defender's hand, and what lies on the table; whose time is up. */
function leastOf(game: Game, hand: readonly Card[], led: readonly Card[] = []) {
  const { state } = new ClockedTable({ pace: { kind: "none" } });
  const { deal } = state;
  if (!deal) throw new Error("no deal");
  const order = [deal.forehand, deal.middlehand, deal.rearhand] as const;
  const seat = order[led.length] ?? 0;
  const flags = { hand: false, schneider: false, schwarz: false, ouvert: false };
  const playing = {
    ...deal,
    declarer: order[(led.length + 1) % 3] ?? 0,
    contract: { game, ...flags },
    leader: order[0],
    trick: led.map((card, n) => ({ seat: order[n] ?? 0, card })),
    hands: { ...deal.hands, [seat]: hand },
  };
  const act = defaultAct({ ...state, phase: "playing", deal: playing }, seat);
  return act?.type === "play" ? act.card : act;
}

// RULES.md 15, Tempo: lowest legal card, plain before trump, then fewest points, lowest rank, D H S C.
test.each<[string, Game, readonly Card[], readonly Card[], Card]>([
  ["plain before trump", "C", ["C7", "HA"], [], "HA"],
  ["fewest points", "C", ["HK", "SQ", "DA"], [], "SQ"],
  ["lowest rank", "G", ["H9", "S8", "SA"], [], "S8"],
  ["diamonds before hearts, spades and clubs", "G", ["C7", "S7", "H7", "D7"], [], "D7"],
  ["hearts when there are no diamonds", "G", ["C7", "S7", "H7"], [], "H7"],
  ["what has to be followed", "C", ["D7", "HA", "HT"], ["HK"], "HT"],
  ["trumps by their points", "H", ["HJ", "HT", "H9"], [], "H9"],
  ["a jack before the ten and the ace", "H", ["HJ", "HT", "HA"], [], "HJ"],
  ["the lowest jack", "G", ["CJ", "SJ", "DJ"], [], "DJ"],
  ["no points in Null: the lowest", "N", ["ST", "S9", "HQ", "HK"], [], "S9"],
  ["the ten below the jack in Null", "N", ["HJ", "ST"], [], "ST"],
])("%s", (_, game, hand, led, card) => {
  expect(leastOf(game, hand, led)).toBe(card);
});
