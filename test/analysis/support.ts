import type { FinishedDeal } from "../../shared/analysis/course.ts";
import { contextOf } from "../../shared/protocol/record-context.ts";
import { replayRecord } from "../../shared/protocol/replay-record.ts";
import { type Card, PACK } from "../../shared/skat/cards.ts";
import type { PlayerCount, Seat } from "../../shared/skat/seats.ts";
import { seatsOf } from "../../shared/skat/seats.ts";
import { adjudicate } from "../../shared/table/adjudicate.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { decide } from "../../shared/table/decide.ts";
import type { Decision } from "../../shared/table/decision.ts";
import type { FoldableEvent, TableEvent } from "../../shared/table/events.ts";
import { evolve } from "../../shared/table/evolve.ts";
import { legalCommands } from "../../shared/table/legal.ts";
import { openTable, startSeries } from "../../shared/table/opening.ts";
import { completeRules } from "../../shared/table/rules.ts";
import { initialState } from "../../shared/table/state.ts";
import { toAct } from "../../shared/table/to-act.ts";
import { recordOfXskat } from "../protocol/support/xskat-record.ts";
import type { XskatGame } from "../rules/fixtures.ts";

export function cards(text: string): Card[] {
  return text.split(" ") as Card[];
}

/** One deal at a table, act by act, through the rules; forehand is seat 0, and at four seat 3 deals and sits out. */
export interface Hands {
  readonly forehand: string;
  readonly middlehand: string;
  readonly rearhand: string;
}

export function tableWith(hands: Hands, players: PlayerCount = 3) {
  const [forehand, middlehand, rearhand] = [hands.forehand, hands.middlehand, hands.rearhand].map(
    cards,
  ) as [Card[], Card[], Card[]];
  const skat = PACK.filter((card) => ![...forehand, ...middlehand, ...rearhand].includes(card));
  const context = contextOf({ forehand, middlehand, rearhand, skat }, players);
  const rules = completeRules({ players, deals: 1 });
  const seated = seatsOf(players).map((seat) => ({
    ...{ seat, person: `${seat}`, kind: "human" as const, nonce: "" },
  }));
  let state = initialState();
  const events: FoldableEvent[] = [];
  const append = (news: readonly TableEvent[]): void => {
    for (const event of news) {
      const logged = { ...event, seq: state.seq + 1 };
      events.push(logged);
      state = evolve(state, logged);
    }
  };
  const must = (decision: Decision): void => {
    if (!decision.ok) throw new Error(decision.refusal.code);
    append(decision.value);
  };
  append(openTable("analysed", rules, seated, context));
  must(startSeries(state, context));
  const table = {
    act(seat: Seat, command: SeatCommand) {
      must(decide(state, seat, command, context));
      return table;
    },
    /** Cards in the order in which they fall, whoever's turn it is. */
    play(text: string) {
      for (const card of cards(text)) table.act(toAct(state)[0] as Seat, { type: "play", card });
      return table;
    },
    /** Everybody plays the first legal card until the deal is over. */
    playOut() {
      while (state.deal) {
        const seat = toAct(state)[0] as Seat;
        const card = legalCommands(state, seat).find(({ type }) => type === "play");
        if (!card) throw new Error("nobody can play");
        table.act(seat, card);
      }
      return table;
    },
    /** Middlehand and rearhand pass, forehand plays at 18. */
    bidByForehand() {
      return table
        .act(1, { type: "pass" })
        .act(2, { type: "pass" })
        .act(0, { type: "bid", value: 18 });
    },
    breakOff(by: Seat) {
      must(adjudicate(state, by, context));
      return table;
    },
    deal: (): FinishedDeal => ({ players, events }),
  };
  return table;
}

/** A game XSkat played against itself, as a deal; forehand is seat 0. */
export function dealOfXskat(game: XskatGame): FinishedDeal {
  const replay = replayRecord(recordOfXskat(game));
  if (!replay.ok) throw new Error(replay.refusal.code);
  return { players: 3, events: replay.value.events };
}
