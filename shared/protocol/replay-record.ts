import { type Card, PACK } from "../skat/cards.ts";
import { sortedFor } from "../skat/order.ts";
import { accepted, assertNever, type Result } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import { adjudicate } from "../table/adjudicate.ts";
import type { SeatCommand } from "../table/commands.ts";
import type { TableContext } from "../table/context.ts";
import { decide } from "../table/decide.ts";
import type { Decision } from "../table/decision.ts";
import { DEFAULT_RULES } from "../table/default-rules.ts";
import type { TableEvent } from "../table/events.ts";
import { fold } from "../table/evolve.ts";
import { openTable, startSeries } from "../table/opening.ts";
import { initialState, type TableState } from "../table/state.ts";
import { defendersOf, seatsToAnswer } from "../table/to-act.ts";
import { errorOf, type RecordErrorCode } from "./errors.ts";
import type { IssRecord } from "./iss.ts";
import type { IssMove, MaybeCard, Place } from "./iss-moves.ts";
import { contextOf } from "./record-context.ts";
import { ENDING_PROPERTY, readEnding, type TableEnding } from "./record-ending.ts";
import {
  type RecordEnding,
  type RecordResult,
  resultOfDeal,
  unfinishedResult,
} from "./record-result.ts";
import { replayLinkOf } from "./replay-link.ts";

/** A record played through the rules at a table whose seats 0, 1, 2 are forehand, middlehand, rearhand. */
export interface RecordReplay {
  /** From `tableOpened` on. */
  readonly events: readonly (TableEvent & { readonly seq: number })[];
  readonly state: TableState;
  readonly isOver: boolean;
  readonly ending: RecordEnding;
  readonly result: RecordResult;
}

type Announcement = IssMove & { readonly type: "announce" };

/** How far a record has been replayed. */
interface Progress {
  readonly context: TableContext;
  readonly state: TableState;
  readonly events: RecordReplay["events"];
  /** An announcement whose two cards follow as a move of their own. */
  readonly announced: Announcement | null;
  /** Who has resigned; whether that counts, or is a note beside an ending of our own. */
  readonly resigned: readonly Place[];
  readonly resigningCounts: boolean;
  readonly ending: RecordEnding;
}

type Step = Result<Progress>;

const RULES = { ...DEFAULT_RULES, deals: 1 };
const PLACES: readonly Place[] = [0, 1, 2];

function refusedAs(code: RecordErrorCode | "GAME_OVER", detail: Readonly<Record<string, unknown>>) {
  return { ok: false as const, refusal: errorOf(code, detail) };
}

/**
 * Plays a record, move by move, through the rules that judge every command at a table. What is illegal, contradicts
 * itself or cannot be known is refused with `move`, its number in the list from 0.
 */
export function replayRecord(record: IssRecord): Result<RecordReplay> {
  const ending = endingOf(record);
  if (!ending.ok) return ending;
  const [deal, ...moves] = record.moves;
  const dealt = dealtBy(deal);
  if (!dealt.ok) return dealt;
  let progress: Progress = { ...dealt.value, resigningCounts: ending.value === null };
  for (const [n, move] of moves.entries()) {
    const next = step(progress, move);
    if (!next.ok) return { ok: false, refusal: { ...next.refusal, move: n + 1 } };
    progress = next.value;
  }
  if (ending.value) {
    const ended = endAs(progress, ending.value);
    if (!ended.ok) return ended;
    progress = ended.value;
  }
  return accepted(replayOf(progress));
}

function endingOf({ facts }: IssRecord): Result<TableEnding | null> {
  const text = facts.get(ENDING_PROPERTY);
  if (text === undefined) return accepted(null);
  const ending = readEnding(text);
  return ending ? accepted(ending) : refusedAs("RECORD_MALFORMED", { property: ENDING_PROPERTY });
}

function replayOf({ state, events, ending }: Progress): RecordReplay {
  const { deal, last } = state;
  if (deal) return { events, state, isOver: false, ending, result: unfinishedResult(deal) };
  if (!last) throw new Error("a record was replayed without a deal");
  const brokenOff = events.find((event) => event.type === "adjudicated" && event.restTo === null);
  const by = brokenOff?.type === "adjudicated" ? (brokenOff.by as Place) : null;
  const result = resultOfDeal(last, (seat) => seat as Place, by, replayLinkOf(events, RULES));
  return { events, state, isOver: true, ending, result };
}

function dealtBy(move: IssMove | undefined): Step {
  if (move?.type !== "deal") return refusedAs("RECORD_ORDER_WRONG", { move: 0 });
  const [forehand, middlehand, rearhand] = move.hands.map(known);
  const skat = known(move.skat);
  if (!forehand || !middlehand || !rearhand || !skat) {
    return refusedAs("RECORD_CARDS_UNKNOWN", { move: 0 });
  }
  const all = new Set([...forehand, ...middlehand, ...rearhand, ...skat]);
  if (all.size !== PACK.length) return refusedAs("RECORD_CARDS_WRONG", { move: 0 });
  const context = contextOf({ forehand, middlehand, rearhand, skat });
  const seated = PLACES.map((seat) => ({ seat, person: "", kind: "human" as const, nonce: "" }));
  const progress: Progress = {
    context,
    state: initialState(),
    events: [],
    announced: null,
    resigned: [],
    resigningCounts: true,
    ending: { left: null, timeout: null, resigned: false },
  };
  const opened = withEvents(progress, openTable("record", RULES, seated, context));
  return applied(opened, startSeries(opened.state, context));
}

/** The cards, or null if one of them is not told. */
function known(cards: readonly MaybeCard[]): readonly Card[] | null {
  const told = cards.filter((card) => card !== null);
  return told.length === cards.length ? told : null;
}

function withEvents(progress: Progress, news: readonly TableEvent[]): Progress {
  const { seq } = progress.state;
  const logged = news.map((event, n) => ({ ...event, seq: seq + n + 1 }));
  return {
    ...progress,
    state: fold(progress.state, logged),
    events: [...progress.events, ...logged],
  };
}

function applied(progress: Progress, decision: Decision): Step {
  return decision.ok ? accepted(withEvents(progress, decision.value)) : decision;
}

function commanded(progress: Progress, seat: Seat, command: SeatCommand): Step {
  const { state, context } = progress;
  if (!state.deal) return refusedAs("GAME_OVER", {});
  return applied(progress, decide(state, seat, command, context));
}

function step(progress: Progress, move: IssMove): Step {
  switch (move.type) {
    case "deal":
      return refusedAs("RECORD_ORDER_WRONG", {});
    case "bid":
      return commanded(progress, move.by, { type: "bid", value: move.value });
    case "hold":
    case "pass":
    case "take-skat":
      return commanded(progress, move.by, { type: move.type });
    case "skat":
      return withSkatShown(progress, move.cards);
    case "announce":
      return announce(progress, move);
    case "discard":
      return discard(progress, move.by, move.cards);
    case "play":
      return commanded(progress, move.by, { type: "play", card: move.card });
    case "show":
      return show(progress, move.by);
    case "resign":
      return resign(progress, move.by);
    case "timeout":
    case "left":
      return brokenOff(progress, move.type, move.by);
    case "hidden":
      return accepted(progress);
    default:
      return assertNever(move);
  }
}

/** The server shows the skat to the declarer: it has to be the one dealt, as far as it is told. */
function withSkatShown(progress: Progress, cards: readonly MaybeCard[]): Step {
  const dealt = progress.state.deal?.skat ?? progress.state.last?.skat ?? [];
  const told = cards.filter((card) => card !== null);
  const isDealt = new Set(told).size === told.length && told.every((card) => dealt.includes(card));
  return isDealt ? accepted(progress) : refusedAs("RECORD_CARDS_WRONG", { cards });
}

function announce(progress: Progress, move: Announcement): Step {
  if (progress.announced) return refusedAs("RECORD_ORDER_WRONG", {});
  const putAway = move.cards.length === 2 || move.cards.length === 12 ? move.cards.slice(0, 2) : [];
  if (!move.hand && putAway.length === 0) return accepted({ ...progress, announced: move });
  return declare(progress, move, putAway);
}

function discard(progress: Progress, by: Place, cards: readonly MaybeCard[]): Step {
  const { announced } = progress;
  if (announced?.by !== by) return refusedAs("RECORD_ORDER_WRONG", {});
  return declare({ ...progress, announced: null }, announced, cards);
}

function declare(progress: Progress, move: Announcement, putAway: readonly MaybeCard[]): Step {
  const cards = known(putAway);
  if (!cards) return refusedAs("RECORD_CARDS_UNKNOWN", {});
  const { game, hand, schneider, schwarz, ouvert } = move;
  const declared = commanded(progress, move.by, {
    type: "declare",
    ...{ game, hand, schneider, schwarz, ouvert },
    discard: cards,
  });
  if (!declared.ok || move.cards.length < 10) return declared;
  const open = move.cards.slice(-10);
  const hands = declared.value.state.deal?.hands[move.by] ?? [];
  const isHeld = open.every((card) => card === null || hands.includes(card));
  return isHeld ? declared : refusedAs("RECORD_CARDS_WRONG", { cards: open });
}

/** The declarer lays his hand open and plays on: a note that changes no result. */
function show(progress: Progress, by: Place): Step {
  const { deal } = progress.state;
  if (!deal?.contract || deal.declarer !== by || deal.open.includes(by)) return accepted(progress);
  const cards = sortedFor(deal.hands[by] ?? [], deal.contract.game);
  return accepted(withEvents(progress, [{ type: "handShown", seat: by, cards }]));
}

/** The declarer alone, or both defenders, end the deal by resigning; one defender's word stands until then. */
function resign(progress: Progress, by: Place): Step {
  const { deal } = progress.state;
  if (!progress.resigningCounts || !deal?.contract) return accepted(progress);
  const resigned = [...progress.resigned, by];
  const isEnough =
    deal.declarer === by || defendersOf(deal).every((seat) => resigned.includes(seat as Place));
  if (!isEnough) return accepted({ ...progress, resigned });
  const ending = { ...progress.ending, resigned: true };
  return applied(
    { ...progress, resigned, ending },
    adjudicate(progress.state, by, progress.context),
  );
}

function brokenOff(progress: Progress, how: "timeout" | "left", by: Place): Step {
  const ending = { ...progress.ending, [how]: progress.ending[how] ?? by };
  const noted = { ...progress, ending };
  // Whoever leaves after the deal is over has left all the same.
  if (!progress.state.deal) return accepted(noted);
  return applied(noted, adjudicate(progress.state, by, progress.context));
}

/** Ends a deal the way one of our own tables did; whoever had to agree agrees. */
function endAs(progress: Progress, ending: TableEnding): Step {
  const { deal } = progress.state;
  if (!deal || deal.declarer === null) return refusedAs("RECORD_ORDER_WRONG", {});
  switch (ending.type) {
    case "claim": {
      const { by, level } = ending;
      return agreed(commanded(progress, by, { type: "claim", level }));
    }
    case "concession":
      return agreed(commanded(progress, ending.by, { type: "concede" }));
    case "impossible-null": {
      const { game, hand } = ending;
      return commanded(progress, deal.declarer, { type: "concede", game, hand });
    }
    default:
      return assertNever(ending);
  }
}

function agreed(offered: Step): Step {
  let step = offered;
  while (step.ok && step.value.state.deal) {
    const [seat] = seatsToAnswer(step.value.state.deal);
    if (seat === undefined) return refusedAs("RECORD_ORDER_WRONG", {});
    step = commanded(step.value, seat, { type: "answer", accept: true });
  }
  return step;
}
