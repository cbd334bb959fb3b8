import type { Seat } from "../../skat/seats.ts";
import { adjudicate } from "../../table/adjudicate.ts";
import type { SeatCommand } from "../../table/commands.ts";
import type { TableContext } from "../../table/context.ts";
import { decide } from "../../table/decide.ts";
import type { Decision } from "../../table/decision.ts";
import type { ProjectedEvent, TableEvent } from "../../table/events.ts";
import { fold } from "../../table/evolve.ts";
import { openTable, startSeries } from "../../table/opening.ts";
import { completeRules } from "../../table/rules.ts";
import { initialState, type TableState } from "../../table/state.ts";
import { seatsToAnswer, seatToPlay } from "../../table/to-act.ts";
import { contextOf } from "../record-context.ts";
import type { CodedDeal, EarlyEnd } from "./coded-deal.ts";
import { CodeError } from "./coder.ts";

/** A deal played again from its code: what a replay folds. */
export interface RebuiltDeal {
  /** From `tableOpened` to `dealEnded`, at a table of its own where forehand is seat 0. */
  readonly events: readonly ProjectedEvent[];
  readonly state: TableState;
}

interface Progress extends RebuiltDeal {
  readonly context: TableContext;
}

/**
 * Plays a coded deal through the rules, so that nothing illegal comes out of a code.
 * @throws {CodeError} when the rules refuse a step, or the deal does not come to its end
 */
export function rebuilt(deal: CodedDeal): RebuiltDeal {
  let progress = opened(deal);
  for (const call of deal.calls) progress = act(progress, turnOf(progress), call);
  if (deal.undertaking) progress = undertaken(progress, deal.undertaking);
  if (!progress.state.last) throw new CodeError("the deal does not come to its end");
  return { events: progress.events, state: progress.state };
}

function opened(deal: CodedDeal): Progress {
  const rules = completeRules({ players: deal.players, sheet: deal.sheet, deals: 1 });
  const [forehand, middlehand, rearhand] = deal.hands;
  const context = contextOf({ forehand, middlehand, rearhand, skat: deal.skat }, deal.players);
  const seats = ([0, 1, 2, 3] as const).slice(0, deal.players);
  const seated = seats.map((seat) => ({ seat, person: "", kind: "human" as const, nonce: "" }));
  const empty: Progress = { events: [], state: initialState(), context };
  const table = logged(empty, openTable("replay", rules, seated, context));
  return decided(table, startSeries(table.state, context));
}

function undertaken(start: Progress, undertaking: NonNullable<CodedDeal["undertaking"]>): Progress {
  const declarer = turnOf(start);
  if (undertaking.type === "impossible-null") {
    const { hand, pickedUp, game } = undertaking;
    const taken = pickedUp ? act(start, declarer, { type: "take-skat" }) : start;
    return act(taken, declarer, { type: "concede", game, hand });
  }
  const { contract, discard, plays, shownAfter, end } = undertaking;
  let progress = contract.hand ? start : act(start, declarer, { type: "take-skat" });
  progress = act(progress, declarer, { type: "declare", ...spoken(contract), discard });
  for (const [n, card] of plays.entries()) {
    if (shownAfter === n) progress = showHand(progress, declarer);
    progress = act(progress, turnOf(progress), { type: "play", card });
  }
  if (shownAfter === plays.length) progress = showHand(progress, declarer);
  return end ? ended(progress, end) : progress;
}

/** Only the highest level is said: it implies the others. */
function spoken({ game, hand, schneider, schwarz, ouvert }: SeatContract): SeatContract {
  if (game === "N") return { game, hand, ouvert };
  if (ouvert) return { game, hand, ouvert };
  return schwarz ? { game, hand, schwarz } : { game, hand, schneider };
}

type SeatContract = Omit<Extract<SeatCommand, { type: "declare" }>, "type" | "discard">;

/** Lays the declarer's hand open by a claim that is turned down: the first that is not proved, and so is asked about. */
function showHand(progress: Progress, declarer: Seat): Progress {
  for (const level of [undefined, "schneider", "schwarz"] as const) {
    const { state, context } = progress;
    const decision = decide(state, declarer, { type: "claim", level }, context);
    const claimed = decision.ok ? logged(progress, decision.value) : null;
    const [first] = claimed?.state.deal ? seatsToAnswer(claimed.state.deal) : [];
    if (claimed && first !== undefined)
      return act(claimed, first, { type: "answer", accept: false });
  }
  throw new CodeError("no claim could have laid this hand open");
}

function ended(progress: Progress, end: EarlyEnd): Progress {
  if (end.type === "adjudicated") {
    return decided(progress, adjudicate(progress.state, end.by, progress.context));
  }
  const command: SeatCommand =
    end.type === "concession"
      ? { type: "concede" }
      : { type: "claim", level: end.level ?? undefined };
  let agreed = act(progress, end.by, command);
  for (;;) {
    const next = agreed.state.deal ? seatsToAnswer(agreed.state.deal)[0] : undefined;
    if (next === undefined) return agreed;
    agreed = act(agreed, next, { type: "answer", accept: true });
  }
}

function turnOf({ state }: Progress): Seat {
  const { deal, phase } = state;
  if (!deal) throw new CodeError("the deal is over before its end");
  if (phase === "playing") return seatToPlay(deal);
  const { auction } = deal;
  const caller = auction.asked ? auction.holder : (auction.bidder ?? auction.holder);
  const seat = phase === "bidding" ? caller : deal.declarer;
  if (seat === null) throw new CodeError("nobody is to act");
  return seat;
}

function act(progress: Progress, seat: Seat, command: SeatCommand): Progress {
  return decided(progress, decide(progress.state, seat, command, progress.context));
}

function decided(progress: Progress, decision: Decision): Progress {
  if (!decision.ok) throw new CodeError(decision.refusal.message);
  return logged(progress, decision.value);
}

function logged(progress: Progress, news: readonly TableEvent[]): Progress {
  const { seq } = progress.state;
  const events = news.map((event, n) => ({ ...event, seq: seq + n + 1, at: 0, v: 1 }));
  return {
    ...progress,
    state: fold(progress.state, events),
    events: [...progress.events, ...events],
  };
}
