import { expect } from "vitest";
import { contextOf } from "../../../shared/protocol/record-context.ts";
import type { Card } from "../../../shared/skat/cards.ts";
import type { DealtCards } from "../../../shared/skat/deal.ts";
import type { Contract, Game } from "../../../shared/skat/games.ts";
import { type Seat, seatsOf } from "../../../shared/skat/seats.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import type { TableContext } from "../../../shared/table/context.ts";
import { decide } from "../../../shared/table/decide.ts";
import type { TableEvent } from "../../../shared/table/events.ts";
import { openTable, startSeries } from "../../../shared/table/opening.ts";
import { completeRules, type TableRules } from "../../../shared/table/rules.ts";
import { after } from "../../../shared/table/settle.ts";
import { initialState, type TableState } from "../../../shared/table/state.ts";

// Specifications of the table in the words: Given what has happened, When a seat asks for something, Then this happens.

/** A table with its first deal dealt; seats 0, 1, 2 are forehand, middlehand, rearhand, at four seat 3 sits out. */
export interface Given {
  readonly state: TableState;
  readonly context: TableContext;
}

export function cards(text: string): readonly Card[] {
  return text.split(" ") as Card[];
}

export function dealt(deal: DealtCards, asked: Partial<TableRules> = {}): Given {
  const rules = completeRules(asked);
  const context = contextOf(deal, rules.players);
  const seated = seatsOf(rules.players).map(
    (seat) => ({ seat, person: `p${seat}`, kind: "human", nonce: "" }) as const,
  );
  const opened = openTable("a-table", rules, seated, context).reduce(after, initialState());
  const started = startSeries(opened, context);
  if (!started.ok) throw new Error(started.refusal.code);
  return { state: started.value.reduce(after, opened), context };
}

export function given(
  start: Given,
  ...events: readonly (TableEvent | readonly TableEvent[])[]
): Given {
  return { ...start, state: events.flat().reduce(after, start.state) };
}

/** An event, as far as a specification names its fields. */
type Happening = { readonly type: TableEvent["type"] } & Readonly<Record<string, unknown>>;

/** What `seat` gets when it asks for `command`: checks the events in number and in every field that is named. */
export function when({ state, context }: Given, seat: Seat, command: SeatCommand) {
  const decision = decide(state, seat, command, context);
  return {
    happens(...events: readonly Happening[]): Given {
      if (!decision.ok) throw new Error(`refused: ${decision.refusal.code}`);
      expect(decision.value.map(({ type }) => type)).toEqual(events.map(({ type }) => type));
      expect(decision.value).toMatchObject(events);
      return { context, state: decision.value.reduce(after, state) };
    },
    isRefused(code: string, detail: Readonly<Record<string, unknown>> = {}): void {
      expect(decision).toMatchObject({ ok: false, refusal: { code, ...detail } });
    },
  };
}

/** Plays several commands, all of them accepted. */
export function havingDone(
  start: Given,
  ...commands: readonly (readonly [Seat, SeatCommand])[]
): Given {
  return commands.reduce(({ state, context }, [seat, command]) => {
    const decision = decide(state, seat, command, context);
    if (!decision.ok)
      throw new Error(`${seat} ${JSON.stringify(command)}: ${decision.refusal.code}`);
    return { context, state: decision.value.reduce(after, state) };
  }, start);
}

export const bid = (seat: Seat, value: number): TableEvent => ({ type: "bid", seat, value });
export const held = (seat: Seat): TableEvent => ({ type: "held", seat });
export const passed = (seat: Seat): TableEvent => ({ type: "passed", seat });

export function taken(seat: Seat, skat: string): TableEvent {
  return { type: "skatTaken", seat, cards: cards(skat) };
}

/** A game as ISS writes it: `GHS`, `NO`, `CO`; with the cards put away unless it is a Hand game. */
export function declared(seat: Seat, said: string, putAway?: string, open?: string): TableEvent {
  const has = (flag: string): boolean => said.includes(flag, 1);
  const discard = putAway === undefined ? undefined : (cards(putAway) as [Card, Card]);
  return {
    ...{ type: "declared", seat },
    ...contract(said[0] as Game, has("H"), has("S"), has("Z"), has("O")),
    ...(discard && { discard }),
    ...(open !== undefined && { open: cards(open) }),
  };
}

function contract(
  game: Game,
  hand: boolean,
  schneider: boolean,
  schwarz: boolean,
  ouvert: boolean,
): Contract {
  return { game, hand, schneider, schwarz, ouvert };
}

/** Cards as they fell: `0 CJ 1 SA 2 HQ`. */
export function played(text: string): readonly TableEvent[] {
  const words = text.split(" ");
  return words.flatMap((word, n): readonly TableEvent[] =>
    n % 2 === 0 ? [{ type: "played", seat: Number(word) as Seat, card: words[n + 1] as Card }] : [],
  );
}
