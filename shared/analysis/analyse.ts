import type { Card } from "../skat/cards.ts";
import type { Seat } from "../skat/seats.ts";
import { legalCards } from "../skat/trick.ts";
import { createSolver } from "../solver/solver.ts";
import type { DealEnded } from "../table/events.ts";
import { isPlayed, twelveOf } from "../table/standing.ts";
import { type Aim, aimOf } from "./aim.ts";
import { type BidVerdict, judgeBid } from "./bid.ts";
import { type Course, courseOf, type FinishedDeal } from "./course.ts";
import { type DiscardEffort, type DiscardVerdict, judgeDiscard } from "./discard.ts";
import { type KnownEffort, type KnownVerdict, knownVerdict } from "./known.ts";
import { type OpenCards, type OpenValue, openCards } from "./open-cards.ts";

/** How hard a deal is looked at. */
export interface AnalysisEffort {
  readonly known: KnownEffort;
  readonly discard: DiscardEffort;
}

/** What a laptop does in a few seconds. */
const LAPTOP: AnalysisEffort = {
  known: { worlds: 40, drawnPerWorld: 10, nodes: 2_000_000 },
  discard: { deals: 24, candidates: 5, nodes: 8_000_000 },
};

/** A card as it was played, with both verdicts about it. */
export interface JudgedCard {
  /** The number of its event. */
  readonly seq: number;
  readonly seat: Seat;
  readonly card: Card;
  /** Whether it was the only one that might be played. */
  readonly isForced: boolean;
  /** With open cards: before and after it, and which cards would have kept the value. */
  readonly open: {
    readonly before: OpenValue;
    readonly after: OpenValue;
    readonly bestCards: readonly Card[];
    /** Card points it cost its own side; 0 in Null. */
    readonly lost: number;
    /** Whether the game belonged to the other side after it. */
    readonly turned: boolean;
  };
  /** Given what its player could know; null when he had no choice, or before it has been judged. */
  readonly known: KnownVerdict | null;
}

/** Where a deal stood when it ended before all cards were played, beside how it was settled. */
interface EarlyEnd {
  readonly ending: DealEnded["ending"];
  readonly value: OpenValue;
  /** How it was settled. */
  readonly won: boolean;
}

/** What one player gave away. */
interface Loss {
  readonly seat: Seat;
  /** Card points, with open cards; 0 in Null. */
  readonly points: number;
  /** How often his card gave the game to the other side, with open cards. */
  readonly turned: number;
  /** Cards that were worse than another as far as he could know, and not by chance of the sample. */
  readonly unsound: number;
}

/** A deal looked at afterwards. Parts that have not been looked at yet, or that there are not, are null or empty. */
export interface Analysis {
  readonly declarer: Seat | null;
  readonly aim: Aim | null;
  readonly cards: readonly JudgedCard[];
  readonly losses: readonly Loss[];
  readonly early: EarlyEnd | null;
  readonly bid: BidVerdict | null;
  readonly discard: DiscardVerdict | null;
}

export interface Progress {
  /** Steps done, of so many. */
  readonly done: number;
  readonly of: number;
  /** As far as it has come. */
  readonly analysis: Analysis;
}

const NOTHING: Analysis = {
  ...{ declarer: null, aim: null, early: null, bid: null, discard: null },
  ...{ cards: [], losses: [] },
};

/** About as many steps as there are discards that differ. */
const DISCARD_STEPS = 50;

/**
 * Looks at a finished deal, step by step; whoever has seen enough stops asking. The same deal, effort and seed give the same
 * analysis on every machine. A deal that was passed in, or broken off before a game was declared, has its auction judged
 * and nothing else.
 */
export function* analyse(
  deal: FinishedDeal,
  effort: AnalysisEffort = LAPTOP,
  seed = 0,
): Generator<Progress, Analysis> {
  const course = courseOf(deal);
  if (!course) return NOTHING;
  const ended = deal.events.find((event) => event.type === "dealEnded");
  const first = course.cards[0]?.deal ?? course.end.deal;
  if (!first) return NOTHING;
  let analysis: Analysis = { ...NOTHING, bid: judgeBid(course.end.deal ?? first, seed) };
  const { contract } = first;
  if (!isPlayed(first) || !contract) return analysis;
  const aim = aimOf(contract, first.auction.bid, twelveOf(first));
  analysis = { ...analysis, declarer: first.declarer, aim };
  const of = 2 * course.cards.length + 1 + DISCARD_STEPS;
  let done = 1;
  const step = (): Progress => ({ done: Math.min(done++, of), of, analysis });
  yield step();

  const solver = createSolver(contract.game);
  const open = openCards(solver, aim);
  for (const cards of judgeOpen(course, open)) {
    analysis = { ...analysis, cards, losses: lossesIn(cards, course) };
    yield step();
  }
  analysis = { ...analysis, early: earlyEnd(course, open, ended ?? null) };

  for (const [n, played] of course.cards.entries()) {
    const known = knownVerdict(solver, played, effort.known, seed);
    const cards = analysis.cards.map((each, at) => (at === n ? { ...each, known } : each));
    analysis = { ...analysis, cards, losses: lossesIn(cards, course) };
    yield step();
  }

  const start = analysis.cards[0]?.open.before ?? open.value(first);
  const judging = judgeDiscard(solver, first, aim, start, effort.discard, seed);
  let next = judging.next();
  for (; !next.done; next = judging.next()) yield step();
  analysis = { ...analysis, discard: next.value };
  return analysis;
}

/** Looks at a whole deal without a pause. */
export function analyseAtOnce(
  deal: FinishedDeal,
  effort?: AnalysisEffort,
  seed?: number,
): Analysis {
  const steps = analyse(deal, effort, seed);
  let next = steps.next();
  while (!next.done) next = steps.next();
  return next.value;
}

/** The cards one after the other with open cards: each time all those judged so far. */
function* judgeOpen(course: Course, open: OpenCards): Generator<readonly JudgedCard[]> {
  let judged: readonly JudgedCard[] = [];
  let before: OpenValue | undefined;
  for (const [n, { event, deal }] of course.cards.entries()) {
    const value: OpenValue = before ?? open.value(deal);
    const next = course.cards[n + 1]?.deal ?? endOf(course);
    const after: OpenValue = next ? open.value(next, value) : value;
    const { seat, card, seq } = event;
    const hand = deal.hands[seat] ?? [];
    judged = [
      ...judged,
      {
        ...{ seq, seat, card, known: null },
        isForced: legalCards(hand, deal.trick, deal.contract.game).length === 1,
        open: {
          ...{ before: value, after, bestCards: open.bestCards(deal, value) },
          lost: Math.abs((after.points ?? 0) - (value.points ?? 0)),
          turned: after.won !== value.won,
        },
      },
    ];
    before = after;
    yield judged;
  }
}

function endOf({ end }: Course) {
  return end.deal && isPlayed(end.deal) ? end.deal : null;
}

function earlyEnd(course: Course, open: OpenCards, ended: DealEnded | null): EarlyEnd | null {
  const deal = endOf(course);
  if (!deal || !ended?.settlement) return null;
  const { ending, settlement } = ended;
  if (ending !== "claim" && ending !== "concession" && ending !== "adjudicated") return null;
  return { ending, value: open.value(deal), won: settlement.won };
}

function lossesIn(cards: readonly JudgedCard[], { dealt }: Course): readonly Loss[] {
  const { deal } = dealt;
  const seats = deal ? [deal.forehand, deal.middlehand, deal.rearhand] : [];
  return seats.map((seat): Loss => {
    const own = cards.filter((each) => each.seat === seat);
    return {
      seat,
      points: own.reduce((sum, { open }) => sum + open.lost, 0),
      turned: own.filter(({ open }) => open.turned).length,
      unsound: own.filter(({ known }) => known?.isClear === true).length,
    };
  });
}
