import { countCards } from "../solver/layout.ts";
import type { Solver } from "../solver/solver.ts";
import { judgeByPlay } from "./judge-by-play.ts";
import { judgeWorld, type WorldVerdict } from "./judge-world.ts";
import { type LikelyWorld, likelyWorlds, type WorldEffort } from "./likely-worlds.ts";
import { bitsOf } from "./masks.ts";
import { solverFor } from "./open-position.ts";
import { cardByRules, scoreOf } from "./play-card.ts";
import type { Situation } from "./situation.ts";

/** How hard a level thinks about a card. */
export interface Effort extends WorldEffort {
  /** With more cards in hand than that the rules of play decide. */
  readonly fromCards: number;
  /** With so many cards or fewer each world is also judged with open cards. */
  readonly openFrom: number;
  /** Positions visited by the solver, over all worlds, before the answer has to stand. */
  readonly nodes: number;
  /** Whether each world is also played to its end by the rules of play. */
  readonly playsOn: boolean;
  /** What a unit of the rules' score is worth beside a game, where not all worlds were looked at. */
  readonly rules: number;
}

/** A legal card given what the player can know. */
interface JudgedCard {
  /** The bit of the card. */
  readonly card: number;
  /** The share of worlds in which the declarer reaches what he undertook, with open cards where they were looked at so. */
  readonly won: number;
  /** The mean worth to the declarer, Schneider and points included. */
  readonly worth: number;
}

interface Judgement {
  /** Whether these are all the worlds there are, not a sample. */
  readonly isComplete: boolean;
  /** How many worlds were looked at: all there are, or as many as the effort allowed. */
  readonly worlds: number;
  readonly cards: readonly JudgedCard[];
}

/** How often what open cards say counts beside what playing on says, once. */
const OPEN_CARDS = 2;

/** Verdicts of several worlds added up, card by card. */
interface Sums {
  /** How much this opinion counts beside another. */
  readonly counts: number;
  worlds: number;
  weight: number;
  readonly won: number[];
  readonly worth: number[];
}

function emptySums(counts: number, cards: readonly number[]): Sums {
  const zeros = (): number[] => cards.map(() => 0);
  return { counts, worlds: 0, weight: 0, won: zeros(), worth: zeros() };
}

function add(sums: Sums, verdicts: readonly WorldVerdict[], weight: number): void {
  sums.worlds++;
  sums.weight += weight;
  for (const [n, { won, worth }] of verdicts.entries()) {
    sums.won[n] = (sums.won[n] as number) + weight * Number(won);
    sums.worth[n] = (sums.worth[n] as number) + weight * worth;
  }
}

/**
 * Every legal card over the worlds that fit what the player knows: played out with open cards, by the rules of play, or
 * both, open cards then counting for two thirds. Null when the effort did not suffice for a single world. Depends on the situation,
 * the effort and the seed alone.
 */
export function judgeCards(situation: Situation, effort: Effort, seed: number): Judgement | null {
  const cards = bitsOf(situation.legal);
  const { worlds, isComplete } = likelyWorlds(situation, effort, seed);
  const opinions: Sums[] = [];
  if (countCards(situation.hand) <= effort.openFrom) {
    opinions.push(openCards(situation, worlds, effort.nodes, cards));
  }
  if (effort.playsOn) {
    const played = emptySums(1, cards);
    for (const world of worlds) add(played, judgeByPlay(situation, world), world.weight);
    opinions.push(played);
  }
  const heard = opinions.filter(({ weight }) => weight > 0);
  const [first] = heard;
  if (!first) return null;
  const all = heard.reduce((sum, { counts }) => sum + counts, 0);
  const mean = (n: number): number =>
    heard.reduce(
      (sum, { worth, weight, counts }) => sum + (counts * (worth[n] as number)) / weight,
      0,
    ) / all;
  return {
    isComplete: isComplete && first.worlds === worlds.length,
    worlds: first.worlds,
    cards: cards.map((card, n) => ({
      ...{ card, won: (first.won[n] as number) / first.weight, worth: mean(n) },
    })),
  };
}

function openCards(
  situation: Situation,
  worlds: readonly LikelyWorld[],
  nodes: number,
  cards: readonly number[],
): Sums {
  const sums = emptySums(OPEN_CARDS, cards);
  const solver: Solver = solverFor(situation.layout.game);
  solver.forget();
  const end = solver.visited() + nodes;
  for (const world of worlds) {
    const budget = end - solver.visited();
    const verdicts = budget > 0 ? judgeWorld(solver, situation, world, budget) : null;
    if (!verdicts) break;
    const inOrder = cards.map((card) => verdicts.find((one) => one.card === card) as WorldVerdict);
    add(sums, inOrder, world.weight);
  }
  return sums;
}

/** When all worlds were looked at, the rules only decide between cards that come to the same. */
const RULES_WHEN_COMPLETE = 1 / 50_000;

/**
 * The card that wins most worlds, Schneider and points counted in, with the rules of play as a second opinion. With more
 * cards than the effort is meant for, the rules alone decide.
 */
export function cardBySearch(situation: Situation, effort: Effort, seed: number): number {
  const { legal, hand, contract, me } = situation;
  const isForced = (legal & (legal - 1)) === 0;
  const isEarly = countCards(hand) > effort.fromCards;
  // Who has announced Schwarz plays on until the first trick against him: there is nothing to weigh up.
  const judged =
    isForced || isEarly || contract.schwarz ? null : judgeCards(situation, effort, seed);
  if (!judged) return cardByRules(situation);
  const rules = judged.isComplete ? RULES_WHEN_COMPLETE : effort.rules;
  const scored = judged.cards.map(({ card, worth }) => ({
    card,
    score: (me === 0 ? worth : -worth) + rules * scoreOf(situation, card),
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).card;
}
