import type { Game } from "../skat/games.ts";
import type { Layout } from "../solver/layout.ts";
import type { Position } from "../solver/position.ts";
import { createSolver, type Solver } from "../solver/solver.ts";
import { bitsOf } from "./masks.ts";
import type { ByPlace, Situation } from "./situation.ts";

/** Cards as bits of a layout, as `cardIndex` bits. */
export function packOf(mask: number, layout: Layout): number {
  let pack = 0;
  for (const bit of bitsOf(mask)) pack |= 1 << (layout.cardOf[bit] as number);
  return pack;
}

/** A situation with all hands open, for the solver; its seats are the places. */
export function openPosition({ layout, leader, trick }: Situation, hands: ByPlace): Position {
  return {
    declarer: 0,
    leader,
    hands: [packOf(hands[0], layout), packOf(hands[1], layout), packOf(hands[2], layout)],
    trick: trick.map((bit) => layout.cardOf[bit] as number),
  };
}

const solvers = new Map<Game, Solver>();

/**
 * The solver of a game, made once. What it remembers never changes an answer, but it changes how many nodes one costs:
 * whoever counts nodes has to `forget` first.
 */
export function solverFor(game: Game): Solver {
  const known = solvers.get(game);
  if (known) return known;
  const solver = createSolver(game);
  solvers.set(game, solver);
  return solver;
}
