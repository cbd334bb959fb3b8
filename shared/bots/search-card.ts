import { countCards } from "../solver/layout.ts";
import type { NullSolver, PointSolver } from "../solver/solver.ts";
import { beliefIn } from "./belief.ts";
import { bitsOf } from "./masks.ts";
import { openPosition, solverFor } from "./open-position.ts";
import { cardByRules, scoreOf } from "./play-card.ts";
import { mixedSeed, seeded } from "./seeded.ts";
import { pointsIn, type Situation } from "./situation.ts";
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

/** What is gained beside the game itself, as a share of it. */
const SCHNEIDER = 0.15;
const PER_POINT = 1 / 800;
/** With so few cards every world is played out to the exact points. */
const EXACT_CARDS = 6;

/**
 * The card that wins most of the worlds that fit what the player knows (RULES.md 6 to 9), each played out with open cards;
 * ties go by Schneider and by points, then to the card the rules of play prefer. Deterministic: it depends on the
 * situation and the seed.
 */
export function cardBySearch(situation: Situation, effort: Effort, seed: number): number {
  const { legal, layout, contract } = situation;
  const cards = bitsOf(legal);
  const isEarly = countCards(situation.hand) > effort.fromCards;
  if (isEarly || cards.length === 1 || contract.schwarz) return cardByRules(situation);
  const worlds = weighedWorlds(situation, effort, seed);
  const worth = new Float64Array(32);
  const solver = solverFor(layout.game);
  solver.forget();
  const end = solver.visited() + effort.nodes;
  let looked = 0;
  for (const world of worlds) {
    const budget = end - solver.visited();
    if (budget <= 0) break;
    const seen =
      solver.game === "N"
        ? judgeNull(solver, situation, world, budget)
        : judgePoints(solver, situation, world, budget);
    if (!seen) break;
    looked++;
    for (const [card, value] of seen) worth[card] = (worth[card] as number) + value;
  }
  if (looked === 0) return cardByRules(situation);
  return bestCard(situation, cards, worth, looked);
}

/** Within so much of the best, as a share of the worlds, the rules of play decide. */
const TOO_CLOSE = 0.004;

function bestCard(
  situation: Situation,
  cards: readonly number[],
  worth: Float64Array,
  looked: number,
): number {
  const sign = situation.me === 0 ? 1 : -1;
  const value = (card: number): number => (sign * (worth[card] as number)) / looked;
  const most = Math.max(...cards.map(value));
  const close = cards.filter((card) => value(card) >= most - TOO_CLOSE);
  return close.reduce((best, card) =>
    scoreOf(situation, card) > scoreOf(situation, best) ? card : best,
  );
}

type Verdicts = readonly (readonly [card: number, worthToDeclarer: number])[];

function judgeNull(
  solver: NullSolver,
  situation: Situation,
  world: World,
  budget: number,
): Verdicts | null {
  const verdicts = solver.verdicts(openPosition(situation, world.hands), budget);
  const { bitOf } = situation.layout;
  return verdicts?.map(({ card, won }) => [bitOf[card] as number, won ? 1 : 0]) ?? null;
}

function judgePoints(
  solver: PointSolver,
  situation: Situation,
  world: World,
  budget: number,
): Verdicts | null {
  const { layout, declarerPoints, contract, hand } = situation;
  const position = openPosition(situation, world.hands);
  const soFar = declarerPoints + pointsIn(world.skat, layout);
  const line = contract.schneider ? 90 : 61;
  if (countCards(hand) <= EXACT_CARDS) {
    const verdicts = solver.verdicts(position, budget);
    return (
      verdicts?.map(({ card, points }) => [
        layout.bitOf[card] as number,
        worthOf(soFar + points, line),
      ]) ?? null
    );
  }
  return judgeLines(solver, situation, position, soFar, line, budget);
}

/** What a result in points is worth to the declarer: the game above all. */
function worthOf(points: number, line: number): number {
  const levels = Number(points >= 90) + Number(points >= 31);
  return Number(points >= line) + SCHNEIDER * levels + points * PER_POINT;
}

/**
 * With many cards exact points are dear. The game itself is asked for; where it does not tell the cards apart, whether a
 * line further on is reached, or one further back.
 */
function judgeLines(
  solver: PointSolver,
  situation: Situation,
  position: Parameters<PointSolver["cardsMaking"]>[0],
  soFar: number,
  line: number,
  budget: number,
): Verdicts | null {
  const { layout } = situation;
  const cards = bitsOf(situation.legal);
  const end = solver.visited() + budget;
  const making = (points: number): number | null =>
    solver.cardsMaking(position, Math.max(1, points - soFar), end - solver.visited());
  const winning = soFar >= line ? -1 : making(line);
  if (winning === null) return null;
  const isIn = (card: number, mask: number): number =>
    (mask >>> (layout.cardOf[card] as number)) & 1;
  const wins = cards.filter((card) => isIn(card, winning) === 1).length;
  if (wins > 0 && wins < cards.length) {
    return cards.map((card) => [card, isIn(card, winning)]);
  }
  const base = wins === 0 ? 0 : 1;
  const further = making(nextLine(soFar, wins === 0));
  return further === null
    ? cards.map((card) => [card, base])
    : cards.map((card) => [card, base + SCHNEIDER * isIn(card, further)]);
}

/** The line to tell cards apart by when the game is safe, or lost. */
function nextLine(soFar: number, isLost: boolean): number {
  if (isLost) return soFar >= 31 ? 46 : 31;
  return 90;
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
