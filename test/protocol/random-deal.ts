import { contextOf } from "../../shared/protocol/record-context.ts";
import { PACK } from "../../shared/skat/cards.ts";
import { dealOut } from "../../shared/skat/deal.ts";
import type { PlayerCount } from "../../shared/skat/seats.ts";
import type { SheetKind } from "../../shared/skat/sheet.ts";
import { adjudicate } from "../../shared/table/adjudicate.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { decide } from "../../shared/table/decide.ts";
import type { Decision } from "../../shared/table/decision.ts";
import type { TableEvent } from "../../shared/table/events.ts";
import { fold } from "../../shared/table/evolve.ts";
import { openTable, startSeries } from "../../shared/table/opening.ts";
import { completeRules, type TableRules } from "../../shared/table/rules.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { initialState, type TableState } from "../../shared/table/state.ts";
import { toAct } from "../../shared/table/to-act.ts";
import { viewOf } from "../../shared/table/views.ts";

/** A seeded source of whole numbers below n. */
export type Dice = (below: number) => number;

export function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What a random deal leans towards, so that rare things happen. */
export interface Leaning {
  readonly players: PlayerCount;
  readonly sheet: SheetKind;
  /** Chances in ten. */
  readonly bidding: number;
  readonly jumping: number;
  readonly shortening: number;
  readonly adjudicating: number;
}

export interface RandomDeal {
  readonly events: readonly TableEvent[];
  readonly rules: TableRules;
  readonly state: TableState;
}

/** Plays one deal at random, by commands the rules accept. */
export function randomDeal(dice: Dice, leaning: Leaning): RandomDeal {
  const { players, sheet } = leaning;
  const rules = completeRules({ players, sheet, deals: 1 });
  const context = contextOf(dealOut(shuffled(dice)), players);
  const events: TableEvent[] = [];
  let state = initialState();
  const take = (decision: Decision): void => {
    if (!decision.ok) throw new Error(decision.refusal.code);
    const logged = decision.value.map((event, n) => ({ ...event, seq: state.seq + n + 1 }));
    events.push(...logged);
    state = fold(state, logged);
  };
  const seats = ([0, 1, 2, 3] as const).slice(0, players);
  const seated = seats.map((seat) => ({ seat, person: "", kind: "human" as const, nonce: "" }));
  take({ ok: true, value: openTable("random", rules, seated, context) });
  take(startSeries(state, context));
  while (!state.last) {
    if (state.phase === "playing" && dice(60) < leaning.adjudicating) {
      take(adjudicate(state, dice(3) as 0 | 1 | 2, context));
      continue;
    }
    const seat = pick(dice, toAct(state));
    const view = viewOf(seenBy(state, seat), seat, []);
    const command = chosen(dice, leaning, view.legal);
    const completed =
      command.type === "declare" && command.discard === null
        ? { ...command, discard: twoOf(dice, view.hand) }
        : command;
    take(decide(state, seat, completed, context));
  }
  return { events: events.slice(events.findIndex(({ type }) => type === "dealt")), rules, state };
}

function chosen(dice: Dice, leaning: Leaning, legal: readonly SeatCommand[]): SeatCommand {
  const calls = legal.filter(({ type }) => type === "bid" || type === "hold");
  if (calls.length > 0 && dice(10) < leaning.bidding) {
    return dice(10) < leaning.jumping ? pick(dice, calls) : (calls[0] as SeatCommand);
  }
  const pass = legal.find(({ type }) => type === "pass");
  if (pass) return pass;
  const shortens = dice(10) < leaning.shortening;
  const kept = legal.filter(({ type }) => shortens || (type !== "claim" && type !== "concede"));
  return pick(dice, kept.length > 0 ? kept : legal);
}

function pick<T>(dice: Dice, from: readonly T[]): T {
  return from[dice(from.length)] as T;
}

function twoOf<T>(dice: Dice, cards: readonly T[]): readonly T[] {
  const first = dice(cards.length);
  const second = (first + 1 + dice(cards.length - 1)) % cards.length;
  return [cards[first] as T, cards[second] as T];
}

/** The pack in random order. */
export function shuffled(dice: Dice): (typeof PACK)[number][] {
  const pack = [...PACK];
  for (let i = pack.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [pack[i], pack[j]] = [pack[j] as (typeof PACK)[number], pack[i] as (typeof PACK)[number]];
  }
  return pack;
}
