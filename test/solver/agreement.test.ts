import { describe, expect, it } from "vitest";
import { pointsOf } from "../../shared/skat/cards.ts";
import { GAMES, type Game, type PointGame } from "../../shared/skat/games.ts";
import {
  createNullSolver,
  createPointSolver,
  type PointSolver,
} from "../../shared/solver/solver.ts";
import { type DealKind, type SolverDeal, solverDeals } from "../bench/solver-deals.ts";
import { type PlainPosition, plainPlays, plainPoints, plainTricks, slowMakes } from "./plain.ts";
import { cardNamed, randomPositions, solverPosition } from "./positions.ts";

// More of everything on demand, e.g. SOLVER_TIMES=10 npx vitest run --project rules test/solver
const TIMES = Number(process.env["SOLVER_TIMES"] ?? 1);

const POINT_GAMES = GAMES.filter((game): game is PointGame => game !== "N");
const pointSolvers = new Map(POINT_GAMES.map((game) => [game, createPointSolver(game)]));
const nullSolver = createNullSolver();

function pointSolver(game: Game): PointSolver {
  return pointSolvers.get(game as PointGame) as PointSolver;
}

function plainPointVerdicts(position: PlainPosition) {
  return plainPlays(position).map(({ card, next, trick }) => {
    const won = trick !== null && next.leader === position.declarer ? pointsOf(trick) : 0;
    return { card, points: won + plainPoints(next) };
  });
}

function plainNullVerdicts(position: PlainPosition) {
  return plainPlays(position).map(({ card, next, trick }) => {
    const taken = trick !== null && next.leader === position.declarer;
    return { card, won: !taken && plainTricks(next, "fewest") === 0 };
  });
}

/** The verdicts by name, in the order of the names. */
function byName<T extends { readonly card: number | string }>(verdicts: readonly T[] | null) {
  return (verdicts ?? [])
    .map((verdict) => ({
      ...verdict,
      card: typeof verdict.card === "number" ? cardNamed(verdict.card) : verdict.card,
    }))
    .toSorted((a, b) => (a.card < b.card ? -1 : 1));
}

function checkAgreement(position: PlainPosition) {
  const open = solverPosition(position);
  const name = JSON.stringify(position);
  if (position.game === "N") {
    const verdicts = plainNullVerdicts(position);
    expect(byName(nullSolver.verdicts(open)), name).toEqual(byName(verdicts));
    expect(nullSolver.won(open), name).toBe(plainTricks(position, "fewest") === 0);
    return;
  }
  const solver = pointSolver(position.game);
  const verdicts = plainPointVerdicts(position);
  const points = plainPoints(position);
  expect(solver.points(open), name).toBe(points);
  expect(solver.makes(open, points), name).toBe(true);
  expect(solver.makes(open, points + 1), name).toBe(false);
  expect(byName(solver.verdicts(open)), name).toEqual(byName(verdicts));
}

function checkSchwarz(position: PlainPosition) {
  const solver = pointSolver(position.game);
  const open = solverPosition(position);
  const tricks = position.hands.reduce((sum, hand) => sum + hand.length, position.trick.length) / 3;
  const name = JSON.stringify(position);
  const most = plainTricks(position, "most");
  expect(solver.forcesSchwarz(open, "declarer"), name).toBe(most === tricks);
  expect(solver.forcesSchwarz(open, "defenders"), name).toBe(most === 0);
}

describe("the solver against plain minimax", { timeout: 600_000 }, () => {
  it("agrees on every card of random positions of up to four tricks, in all games, in the middle of tricks too", () => {
    for (const position of randomPositions(3000 * TIMES, { from: 1, to: 4 }, 1)) {
      checkAgreement(position);
    }
  });

  it("agrees on every card of random positions of five tricks", () => {
    for (const position of randomPositions(48 * TIMES, { from: 5, to: 5 }, 2)) {
      checkAgreement(position);
    }
  });

  it("lets the defenders smear on a trick before the declarer comes on lead", () => {
    // What falls under the declarer's sure cards is thrown away, points and all, on a trick he does not take.
    checkAgreement({
      game: "D",
      declarer: 1,
      leader: 1,
      hands: [
        ["S9", "SQ", "HK", "HQ"],
        ["D7", "C7", "HA"],
        ["S7", "CK", "H7"],
      ],
      trick: [
        { seat: 1, card: "DK" },
        { seat: 2, card: "HJ" },
      ],
    });
  });

  it("agrees on who can be made Schwarz", () => {
    for (const position of randomPositions(1500 * TIMES, { from: 1, to: 3 }, 3)) {
      if (position.game !== "N") checkSchwarz(position);
    }
  });

  it("finds the same with fresh tables as with tables that have seen other deals", () => {
    for (const position of randomPositions(300 * TIMES, { from: 5, to: 7 }, 4)) {
      if (position.game === "N") continue;
      const used = pointSolver(position.game);
      const fresh = createPointSolver(position.game, { tableBits: 12 });
      const open = solverPosition(position);
      expect(used.verdicts(open), JSON.stringify(position)).toEqual(fresh.verdicts(open));
    }
  });

  it("finds the value that is made and cannot be bettered, with a guess however wrong and without one", () => {
    for (const [at, position] of randomPositions(300 * TIMES, { from: 6, to: 8 }, 5).entries()) {
      if (position.game === "N") continue;
      const solver = pointSolver(position.game);
      const open = solverPosition(position);
      const name = JSON.stringify(position);
      solver.forget();
      const points = solver.points(open) as number;
      solver.forget();
      expect(solver.makes(open, points), name).toBe(true);
      expect(solver.makes(open, points + 1), name).toBe(false);
      expect(solver.points(open, undefined, (at * 7) % 120), name).toBe(points);
    }
  });
});

/** The deals that cost the solver least: what takes it a millisecond takes the slow one many seconds. */
function easiest(deals: readonly SolverDeal[], count: number): SolverDeal[] {
  const costs = deals.map((deal) => {
    const solver = createPointSolver(deal.game as PointGame);
    solver.points(solverPosition({ ...deal, trick: [] }));
    return { deal, cost: solver.visited() };
  });
  const sorted = costs.toSorted((a, b) => a.cost - b.cost);
  return sorted.slice(0, count).map(({ deal }) => deal);
}

describe("the solver against an independent slow one", { timeout: 600_000 }, () => {
  const kinds: readonly DealKind[] = ["suit to bid on", "random suit", "Grand to bid on"];
  it.each(kinds)("agrees on full deals: %s", (kind) => {
    for (const deal of easiest(solverDeals(kind, 12 * TIMES, 99), TIMES)) {
      const position: PlainPosition = { ...deal, trick: [] };
      const points = pointSolver(deal.game).points(solverPosition(position)) as number;
      expect(slowMakes(position, points), JSON.stringify(deal)).toBe(true);
      expect(slowMakes(position, points + 1), JSON.stringify(deal)).toBe(false);
    }
  });
});
