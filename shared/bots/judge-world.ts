import { POINTS_FOR_SCHNEIDER, POINTS_TO_WIN } from "../skat/value.ts";
import { countCards } from "../solver/layout.ts";
import type { Position } from "../solver/position.ts";
import type { NullSolver, PointSolver, Solver } from "../solver/solver.ts";
import { bitsOf } from "./masks.ts";
import { openPosition } from "./open-position.ts";
import { type ByPlace, pointsIn, type Situation, winningOf } from "./situation.ts";
import type { World } from "./worlds.ts";

/** What is gained beside the game itself, as a share of it. */
export const SCHNEIDER = 0.15;
export const PER_POINT = 1 / 800;
/** From so many points on the declarer is not Schneider himself (RULES.md 8.1). */
export const OUT_OF_SCHNEIDER = 31;
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
  const winning = winningCards(solver, situation, world, budget);
  if (winning === null) return null;
  return bitsOf(situation.legal).map((card) => {
    const won = (winning >>> card) & 1;
    return { card, won: won === 1, worth: won };
  });
}

/**
 * The legal cards after which the declarer reaches what he undertook, in one world with open cards and best play, as bits of
 * the layout; null when the budget of nodes does not suffice.
 */
export function winningCards(
  solver: Solver,
  situation: Situation,
  world: World,
  budget: number,
): number | null {
  const { layout, contract, declarerPoints, legal } = situation;
  const position = openPosition(situation, world.hands);
  const ofPack = (cards: readonly number[]): number =>
    cards.reduce((mask, card) => mask | (1 << (layout.bitOf[card] as number)), 0);
  if (solver.game === "N") {
    const verdicts = solver.verdicts(position, budget);
    return verdicts && ofPack(verdicts.filter(({ won }) => won).map(({ card }) => card));
  }
  if (contract.schwarz) return sweepingCards(solver, situation, world, budget);
  const soFar = declarerPoints + pointsIn(world.skat, layout);
  const line = lineOf(situation);
  if (soFar >= line) return legal;
  const making = solver.cardsMaking(position, line - soFar, budget);
  return making === null ? null : ofPack(bitsOf(making));
}

/** The cards after which an announced Schwarz can still be made. */
function sweepingCards(
  solver: PointSolver,
  situation: Situation,
  world: World,
  budget: number,
): number | null {
  if (situation.defenderTricks > 0) return 0;
  const end = solver.visited() + budget;
  let sweeping = 0;
  for (const card of bitsOf(situation.legal)) {
    const after = afterCard(situation, world.hands, card);
    if (after === "lost") continue;
    const made = solver.forcesSchwarz(after, "declarer", end - solver.visited());
    if (made === null) return null;
    if (made) sweeping |= 1 << card;
  }
  return sweeping;
}

/** The position after a card of the player to act, or "lost" when the defenders have won a trick by it. */
function afterCard(situation: Situation, hands: ByPlace, card: number): Position | "lost" {
  const { layout, leader, me, trick } = situation;
  const held = hands.map((hand, place) => (place === me ? hand & ~(1 << card) : hand));
  const left = held as unknown as ByPlace;
  const cards = [...trick, card];
  if (cards.length < 3) return openPosition({ ...situation, trick: cards }, left);
  const winner = (leader + cards.indexOf(winningOf(cards, layout))) % 3;
  return winner === 0 ? openPosition({ ...situation, leader: 0, trick: [] }, left) : "lost";
}

/** How many points the declarer has undertaken to make, as far as the player knows. */
export function lineOf({ contract, needsSchneider }: Situation): number {
  return contract.schneider || needsSchneider ? POINTS_FOR_SCHNEIDER : POINTS_TO_WIN;
}

function judgePoints(
  solver: PointSolver,
  situation: Situation,
  world: World,
  budget: number,
): WorldVerdict[] | null {
  const { layout, declarerPoints, hand } = situation;
  const soFar = declarerPoints + pointsIn(world.skat, layout);
  const line = lineOf(situation);
  if (countCards(hand) <= EXACT_CARDS) {
    const verdicts = solver.verdicts(openPosition(situation, world.hands), budget);
    if (!verdicts) return null;
    return verdicts.map(({ card, points }) => ({
      card: layout.bitOf[card] as number,
      won: soFar + points >= line,
      worth: worthOf(soFar + points, line),
    }));
  }
  return judgeLines(solver, situation, world, soFar, budget);
}

/** What a result in points is worth to the declarer: the game above all. */
function worthOf(points: number, line: number): number {
  const levels = Number(points >= POINTS_FOR_SCHNEIDER) + Number(points >= OUT_OF_SCHNEIDER);
  return Number(points >= line) + SCHNEIDER * levels + points * PER_POINT;
}

/**
 * With many cards exact points are dear. The game itself is asked for; where it does not tell the cards apart, whether a
 * line further on is reached, or one further back.
 */
function judgeLines(
  solver: PointSolver,
  situation: Situation,
  world: World,
  soFar: number,
  budget: number,
): WorldVerdict[] | null {
  const cards = bitsOf(situation.legal);
  const end = solver.visited() + budget;
  const winning = winningCards(solver, situation, world, budget);
  if (winning === null) return null;
  const isIn = (card: number, mask: number): number => (mask >>> card) & 1;
  const wins = cards.filter((card) => isIn(card, winning) === 1).length;
  if (wins > 0 && wins < cards.length) {
    return cards.map((card) => {
      const won = isIn(card, winning);
      return { card, won: won === 1, worth: won };
    });
  }
  const base = wins === 0 ? 0 : 1;
  const further = solver.cardsMaking(
    openPosition(situation, world.hands),
    Math.max(1, nextLine(soFar, wins === 0) - soFar),
    end - solver.visited(),
  );
  const { cardOf } = situation.layout;
  return cards.map((card) => ({
    card,
    won: wins > 0,
    worth: base + (further === null ? 0 : SCHNEIDER * isIn(cardOf[card] as number, further)),
  }));
}

/** The line to tell cards apart by when the game is safe, or lost. */
function nextLine(soFar: number, isLost: boolean): number {
  if (isLost) return soFar >= OUT_OF_SCHNEIDER ? 46 : OUT_OF_SCHNEIDER;
  return POINTS_FOR_SCHNEIDER;
}
