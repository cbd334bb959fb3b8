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
interface JudgedCard {
  /** The bit of the card. */
  readonly card: number;
  /** The share of worlds in which the declarer reaches what he undertook, with best play from here. */
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
  const { worlds, isComplete } = weighedWorlds(situation, effort, seed);
  for (const world of worlds) {
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
  return { isComplete: isComplete && looked === worlds.length, worlds: looked, cards: judged };
}

/**
 * How many units of the rules' score one world more or less is worth. A sample errs by chance, and open cards flatter
 * plans that need to see them: the fewer worlds were looked at, the more the rules have to say.
 */
const SCORE_PER_WORLD = 3;
/** The declarer needs the second opinion less: he alone knows the skat, and has no partner whose hand open cards would show. */
const SCORE_PER_WORLD_AS_DECLARER = 15;
/** When all worlds were looked at, the rules only decide between cards that come to the same. */
const SCORE_WHEN_COMPLETE = 1000;

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
  const { isComplete, worlds, cards } = judged;
  const perWorld = me === 0 ? SCORE_PER_WORLD_AS_DECLARER : SCORE_PER_WORLD;
  const perWorth = (me === 0 ? 1 : -1) * worlds * (isComplete ? SCORE_WHEN_COMPLETE : perWorld);
  const scored = cards.map(({ card, worth }) => ({
    card,
    score: perWorth * worth + scoreOf(situation, card),
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).card;
}

/** Worlds to look at for a player: all of them if they are few, otherwise drawn at random and kept by how likely they are. */
export function weighedWorlds(
  situation: Situation,
  effort: Pick<Effort, "worlds" | "drawnPerWorld">,
  seed: number,
): { readonly worlds: readonly World[]; readonly isComplete: boolean } {
  const few = everyWorld(situation, effort.worlds);
  if (few) return { worlds: few, isComplete: true };
  const { hand, pool, trick, past } = situation;
  const random = seeded(mixedSeed(seed, hand, pool, past.length * 4 + trick.length));
  const drawn: World[] = [];
  const isPlain = situation.me === 0;
  const wanted = isPlain ? effort.worlds : effort.worlds * effort.drawnPerWorld;
  for (let n = 0; n < wanted; n++) {
    const world = sampleWorld(situation, random);
    if (world) drawn.push(world);
  }
  if (isPlain || effort.drawnPerWorld === 1) return { worlds: drawn, isComplete: false };
  const weights = drawn.map((world) => beliefIn(situation, world));
  return { worlds: kept(drawn, weights, effort.worlds), isComplete: false };
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
