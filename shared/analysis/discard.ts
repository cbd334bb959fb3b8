import { sampleDeals } from "../bots/declare-by-play.ts";
import { discardsOf } from "../bots/discarding.ts";
import { oddsOf } from "../bots/evaluate-hand.ts";
import { bitsOf, packCards, packMask, packPoints } from "../bots/masks.ts";
import { mixedSeed, seeded } from "../bots/seeded.ts";
import { putAwayIn } from "../bots/traits.ts";
import type { Card } from "../skat/cards.ts";
import { layoutOf } from "../solver/layout.ts";
import type { Position } from "../solver/position.ts";
import type { Solver } from "../solver/solver.ts";
import { type PlayedDeal, twelveOf } from "../table/standing.ts";
import type { Aim } from "./aim.ts";
import { seatsFrom } from "./course.ts";
import type { OpenValue } from "./open-cards.ts";

/** How hard the analysis looks at the discard. */
export interface DiscardEffort {
  /** Deals of the other twenty cards the promising discards are tried on. */
  readonly deals: number;
  /** How many promising discards are tried beside the one made. */
  readonly candidates: number;
  /** Positions the solver may visit with the hands as they lay, the most promising discards first; as many over sampled hands. */
  readonly nodes: number;
}

/** Two cards put away, with all hands open. */
interface OpenDiscard {
  readonly cards: readonly Card[];
  readonly value: OpenValue;
}

/** Two cards put away, over sampled hands of the others. */
interface LikelyDiscard {
  readonly cards: readonly Card[];
  /** The share of the sampled deals (0 to 1) that are won with open cards. */
  readonly won: number;
}

/** What was put away and what could have been, for the game that was played. */
export interface DiscardVerdict {
  /** With the hands as they lay: nobody could know. */
  readonly open: {
    readonly made: OpenDiscard;
    /** One that comes to the most; the one made if nothing does better. */
    readonly best: OpenDiscard;
    /** How many discards win, of those looked at: all 66, unless the effort ran out before the less promising ones. */
    readonly winning: number;
    readonly of: number;
  };
  /** With what the declarer could know: his twelve cards. Null when the effort did not suffice. */
  readonly likely: {
    readonly deals: number;
    readonly made: LikelyDiscard;
    readonly best: LikelyDiscard;
    /** Whether the best is better by more than chance may show (two standard errors of the paired deals). */
    readonly isClear: boolean;
  } | null;
}

/** A declaration with its twelve cards, in numbers. */
interface Declared {
  readonly solver: Solver;
  readonly deal: PlayedDeal;
  readonly aim: Aim;
  readonly twelve: number;
  readonly made: number;
  readonly leader: 0 | 1 | 2;
}

/**
 * Judges the discard of a game played with the skat. Every step is one discard looked at; the answer comes last. Null in a
 * Hand game.
 * @param value what the deal comes to with the discard made
 */
export function* judgeDiscard(
  solver: Solver,
  deal: PlayedDeal,
  aim: Aim,
  value: OpenValue,
  effort: DiscardEffort,
  seed: number,
): Generator<void, DiscardVerdict | null> {
  const made = deal.discard && packMask(deal.discard);
  if (!made) return null;
  const leader = seatsFrom(deal).indexOf(deal.forehand) as 0 | 1 | 2;
  const twelve = packMask(twelveOf(deal));
  const declared: Declared = { solver, deal, aim, twelve, made, leader };
  const open = yield* withOpenCards(declared, value, effort.nodes);
  const likely = yield* overDeals(declared, packMask(open.best.cards), effort, seed);
  return { open, likely };
}

function* withOpenCards(
  declared: Declared,
  value: OpenValue,
  nodes: number,
): Generator<void, DiscardVerdict["open"]> {
  const { solver, deal, twelve, made, leader } = declared;
  const [, next, last] = seatsFrom(deal);
  const others = [packMask(deal.hands[next] ?? []), packMask(deal.hands[last] ?? [])] as const;
  const kinds = alike(promising(declared), declared);
  let best = { discard: made, value };
  let winning = 0;
  let of = 0;
  const end = solver.visited() + nodes;
  // The one made costs nothing any more.
  for (const kind of kinds.toSorted((a, b) => +b.includes(made) - +a.includes(made))) {
    const discard = kind.includes(made) ? made : (kind[0] as number);
    const hands = [twelve & ~discard, others[0], others[1]] as const;
    const position: Position = { declarer: 0, leader, hands, trick: [] };
    const judged =
      discard === made ? value : besideBest(declared, position, discard, best.value, end);
    if (judged === null) break;
    of += kind.length;
    if (judged.won) winning += kind.length;
    if (isBetter(judged, best.value)) best = { discard, value: judged };
    yield;
  }
  const open = ({ discard, value: own }: typeof best): OpenDiscard => ({
    cards: packCards(discard),
    value: own,
  });
  return { made: open({ discard: made, value }), best: open(best), winning, of };
}

/**
 * Discards that come to the same, put together: cards of the same points that no card of another hand stands between are one
 * as good as the other, whether they are played or put away.
 */
function alike(discards: readonly number[], { deal, twelve }: Declared): readonly number[][] {
  const { bitOf, cardOf, classMask, points } = layoutOf(deal.contract.game);
  const own = (bit: number): boolean => ((twelve >>> (cardOf[bit] as number)) & 1) === 1;
  const lowest = (bit: number): number => {
    const below = bit - 1;
    const joins =
      bit > 0 &&
      own(below) &&
      points[below] === points[bit] &&
      (((classMask[bit] as number) >>> below) & 1) === 1;
    return joins ? lowest(below) : bit;
  };
  const kinds = new Map<string, number[]>();
  for (const discard of discards) {
    const runs = bitsOf(discard).map((card) => lowest(bitOf[card] as number));
    const key = runs.sort((a, b) => a - b).join(" ");
    kinds.set(key, [...(kinds.get(key) ?? []), discard]);
  }
  return [...kinds.values()];
}

function isBetter(a: OpenValue, b: OpenValue): boolean {
  if (a.won !== b.won) return a.won;
  return (a.points ?? 0) > (b.points ?? 0);
}

/**
 * A discard beside the best so far: its value where it is worth more; otherwise only whether it wins counts, and its points
 * stay those of the best. Null when the effort is spent.
 */
function besideBest(
  declared: Declared,
  position: Position,
  discard: number,
  best: OpenValue,
  end: number,
): OpenValue | null {
  const { solver, aim } = declared;
  const left = (): number => Math.max(0, end - solver.visited());
  if (left() === 0) return null;
  const won = wins(declared, position, discard, left());
  if (won === null) return null;
  if (solver.game === "N" || best.points === null) return { points: null, won };
  const aside = packPoints(discard);
  const more = best.points + 1 - aside;
  // What does not win where the best does is worth less: that need not be asked.
  const isLess = aim.kind === "points" && best.won && !won;
  const isMore = !isLess && (more <= 0 || solver.makes(position, more, left()));
  if (isMore === null) return null;
  if (!isMore) return { points: best.points, won };
  const points = solver.points(position, left(), Math.max(0, more));
  return points === null ? null : { points: aside + points, won };
}

function wins(
  { solver, aim }: Declared,
  position: Position,
  discard: number,
  budget: number,
): boolean | null {
  if (solver.game === "N") return solver.won(position, budget);
  if (aim.kind === "all-tricks") return solver.forcesSchwarz(position, "declarer", budget);
  if (aim.kind !== "points") return false;
  const need = aim.points - packPoints(discard);
  return need <= 0 || solver.makes(position, need, budget);
}

function* overDeals(
  declared: Declared,
  bestOpen: number,
  { deals: count, candidates, nodes }: DiscardEffort,
  seed: number,
): Generator<void, DiscardVerdict["likely"]> {
  const { solver, twelve, made, leader } = declared;
  const tried = [...new Set([made, bestOpen, ...promising(declared).slice(0, candidates)])];
  const end = solver.visited() + nodes;
  /** For each deal, which of the discards win. */
  const won: boolean[][] = [];
  for (const [next, last] of sampleDeals(twelve, count, seeded(mixedSeed(seed, twelve)))) {
    const answers = tried.map((discard) => {
      const hands = [twelve & ~discard, next, last] as const;
      const position: Position = { declarer: 0, leader, hands, trick: [] };
      return wins(declared, position, discard, Math.max(0, end - solver.visited()));
    });
    if (answers.includes(null)) break;
    won.push(answers.map((answer) => answer === true));
    yield;
  }
  if (won.length === 0) return null;
  const counts = tried.map((_, n) => won.filter((answers) => answers[n]).length);
  // Of equals the first, which is the one made.
  const best = counts.indexOf(Math.max(...counts));
  const likely = (n: number): LikelyDiscard => ({
    cards: packCards(tried[n] as number),
    won: (counts[n] as number) / won.length,
  });
  const differing = won.filter((answers) => answers[0] !== answers[best]).length;
  const gain = (counts[best] as number) - (counts[0] as number);
  return {
    deals: won.length,
    ...{ made: likely(0), best: likely(best) },
    isClear: gain > 2 * Math.sqrt(differing),
  };
}

/** All discards, those the tables of experience hold most of first. */
function promising({ deal, twelve, leader }: Declared): readonly number[] {
  const { game, ouvert } = deal.contract;
  const odds = (discard: number): number =>
    oddsOf({
      ...{ game, ouvert, ten: twelve & ~discard, isForehand: leader === 0 },
      putAway: putAwayIn(game, discard),
    });
  return discardsOf(twelve)
    .map((discard) => ({ discard, odds: odds(discard) }))
    .sort((a, b) => b.odds - a.odds)
    .map(({ discard }) => discard);
}
