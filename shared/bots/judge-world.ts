import { countCards } from "../solver/layout.ts";
import type { NullSolver, PointSolver, Solver } from "../solver/solver.ts";
import { bitsOf } from "./masks.ts";
import { openPosition } from "./open-position.ts";
import { pointsIn, type Situation } from "./situation.ts";
import type { World } from "./worlds.ts";

/** What is gained beside the game itself, as a share of it. */
const SCHNEIDER = 0.15;
const PER_POINT = 1 / 800;
/** With so few cards every world is played out to the exact points. */
const EXACT_CARDS = 6;

/** What playing a card comes to in one world. */
export interface WorldVerdict {
  /** The bit of the card. */
  readonly card: number;
  /** Whether the declarer reaches what he undertook. */
  readonly won: boolean;
  /** What it is worth to the declarer, Schneider and points included; comparable within one world. */
  readonly worth: number;
}

/** Every legal card in one world, with open cards and best play; null when the budget of nodes does not suffice. */
export function judgeWorld(
  solver: Solver,
  situation: Situation,
  world: World,
  budget: number,
): readonly WorldVerdict[] | null {
  return solver.game === "N"
    ? judgeNull(solver, situation, world, budget)
    : judgePoints(solver, situation, world, budget);
}

function judgeNull(
  solver: NullSolver,
  situation: Situation,
  world: World,
  budget: number,
): WorldVerdict[] | null {
  const verdicts = solver.verdicts(openPosition(situation, world.hands), budget);
  const { bitOf } = situation.layout;
  if (!verdicts) return null;
  return verdicts.map(({ card, won }) => ({
    card: bitOf[card] as number,
    won,
    worth: Number(won),
  }));
}

function judgePoints(
  solver: PointSolver,
  situation: Situation,
  world: World,
  budget: number,
): WorldVerdict[] | null {
  const { layout, declarerPoints, contract, needsSchneider, hand } = situation;
  const position = openPosition(situation, world.hands);
  const soFar = declarerPoints + pointsIn(world.skat, layout);
  const line = contract.schneider || needsSchneider ? 90 : 61;
  if (countCards(hand) <= EXACT_CARDS) {
    const verdicts = solver.verdicts(position, budget);
    if (!verdicts) return null;
    return verdicts.map(({ card, points }) => ({
      card: layout.bitOf[card] as number,
      won: soFar + points >= line,
      worth: worthOf(soFar + points, line),
    }));
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
): WorldVerdict[] | null {
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
    return cards.map((card) => {
      const won = isIn(card, winning);
      return { card, won: won === 1, worth: won };
    });
  }
  const base = wins === 0 ? 0 : 1;
  const further = making(nextLine(soFar, wins === 0));
  return cards.map((card) => ({
    card,
    won: wins > 0,
    worth: base + (further === null ? 0 : SCHNEIDER * isIn(card, further)),
  }));
}

/** The line to tell cards apart by when the game is safe, or lost. */
function nextLine(soFar: number, isLost: boolean): number {
  if (isLost) return soFar >= 31 ? 46 : 31;
  return 90;
}
