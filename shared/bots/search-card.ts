import { countCards } from "../solver/layout.ts";
import { beliefIn } from "./belief.ts";
import { judgeWorld } from "./judge-world.ts";
import { bitsOf } from "./masks.ts";
import { solverFor } from "./open-position.ts";
import { cardByRules, scoreOf } from "./play-card.ts";
import { mixedSeed, seeded } from "./seeded.ts";
import type { Situation } from "./situation.ts";
import { everyWorld, sampleWorld, type World } from "./worlds.ts";

/** How hard a level thinks about a card. */
export interface Effort {
  /** With more cards in hand than that the rules of play decide. */
  readonly fromCards: number;
  /** Worlds looked at; when there are no more than that, all of them are. */
  readonly worlds: number;
  /** Positions visited by the solver, over all worlds, before the answer has to stand. */
  readonly nodes: number;
  /** How many worlds are drawn for each one kept, the likelier ones being kept. */
  readonly drawnPerWorld: number;
}

/** A legal card given what the player can know. */
export interface JudgedCard {
  /** The bit of the card. */
  readonly card: number;
  /** The share of worlds in which the declarer reaches what he undertook, with best play from here. */
  readonly won: number;
  /** The mean worth to the declarer, Schneider and points included. */
  readonly worth: number;
}

export interface Judgement {
  /** How many worlds were looked at: all there are, or as many as the effort allowed. */
  readonly worlds: number;
  readonly cards: readonly JudgedCard[];
}

/**
 * Every legal card over the worlds that fit what the player knows, each played out with open cards. Null when the effort
 * did not suffice for a single world. Depends on the situation, the effort and the seed alone.
 */
export function judgeCards(situation: Situation, effort: Effort, seed: number): Judgement | null {
  const cards = bitsOf(situation.legal);
  const sums = new Map(cards.map((card) => [card, { won: 0, worth: 0 }]));
  const solver = solverFor(situation.layout.game);
  solver.forget();
  const end = solver.visited() + effort.nodes;
  let looked = 0;
  for (const world of weighedWorlds(situation, effort, seed)) {
    const budget = end - solver.visited();
    const verdicts = budget > 0 ? judgeWorld(solver, situation, world, budget) : null;
    if (!verdicts) break;
    looked++;
    for (const { card, won, worth } of verdicts) {
      const sum = sums.get(card);
      if (!sum) continue;
      sum.won += Number(won);
      sum.worth += worth;
    }
  }
  if (looked === 0) return null;
  const judged = [...sums].map(([card, { won, worth }]) => ({
    ...{ card, won: won / looked, worth: worth / looked },
  }));
  return { worlds: looked, cards: judged };
}

/** Within so much of the best, as a share of the worlds, the rules of play decide. */
const TOO_CLOSE = 0.004;

/**
 * The card that wins most worlds; ties go by Schneider and by points, then to the card the rules of play prefer. With more
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
  const sign = me === 0 ? 1 : -1;
  const most = Math.max(...judged.cards.map(({ worth }) => sign * worth));
  const close = judged.cards.filter(({ worth }) => sign * worth >= most - TOO_CLOSE);
  return close
    .map(({ card }) => card)
    .reduce((best, card) => (scoreOf(situation, card) > scoreOf(situation, best) ? card : best));
}

/** Worlds to look at: all of them if they are few, otherwise drawn at random and kept by how likely they are. */
function weighedWorlds(situation: Situation, effort: Effort, seed: number): World[] {
  const few = everyWorld(situation, effort.worlds);
  if (few) return few;
  const { hand, pool, trick, past } = situation;
  const random = seeded(mixedSeed(seed, hand, pool, past.length * 4 + trick.length));
  const drawn: World[] = [];
  const isPlain = situation.me === 0;
  const wanted = isPlain ? effort.worlds : effort.worlds * effort.drawnPerWorld;
  for (let n = 0; n < wanted; n++) {
    const world = sampleWorld(situation, random);
    if (world) drawn.push(world);
  }
  if (isPlain || effort.drawnPerWorld === 1) return drawn;
  return kept(
    drawn,
    drawn.map((world) => beliefIn(situation, world)),
    effort.worlds,
  );
}

/** `count` worlds at equal steps along the sum of the weights: a likely one may be kept more than once. */
function kept(worlds: readonly World[], weights: readonly number[], count: number): World[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const step = sum / count;
  const chosen: World[] = [];
  let reached = 0;
  for (const [n, world] of worlds.entries()) {
    reached += weights[n] as number;
    while (chosen.length < count && (chosen.length + 0.5) * step <= reached) chosen.push(world);
  }
  return chosen;
}
