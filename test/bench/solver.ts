import type { PointGame } from "../../shared/skat/games.ts";
import { positionOf } from "../../shared/solver/position.ts";
import {
  createNullSolver,
  createPointSolver,
  type PointSolver,
} from "../../shared/solver/solver.ts";
import { DEAL_KINDS, type DealKind, type SolverDeal, solverDeals } from "./solver-deals.ts";

/** One question put to `deals` full deals: how often the declarer makes it, and milliseconds and positions a deal. */
export interface SolverFigures {
  readonly kind: DealKind;
  readonly question: "makes 61" | "exact points" | "won";
  readonly deals: number;
  readonly made: number;
  readonly ms: Spread;
  readonly nodes: Spread;
}

interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
}

/** Any number would do; a table tuned on other deals is measured on these. */
const SEED = 7;

/**
 * Measures the solver on full deals (solver-deals.ts says how they are chosen), each with an empty table. Times are
 * processor time of this process, so that a busy machine changes them little; every deal is run twice and the second
 * run counts, the code being warm.
 */
export function benchSolver(deals = 100): SolverFigures[] {
  return DEAL_KINDS.flatMap((kind) =>
    kind === "random Null"
      ? [measure(kind, "won", deals)]
      : [measure(kind, "makes 61", deals), measure(kind, "exact points", deals)],
  );
}

function measure(
  kind: DealKind,
  question: SolverFigures["question"],
  count: number,
): SolverFigures {
  const ask = asker();
  const deals = solverDeals(kind, count, SEED);
  for (const deal of deals) ask(deal, question);
  const answers = deals.map((deal) => ask(deal, question));
  return {
    kind,
    question,
    deals: count,
    made: answers.filter((answer) => answer.made).length,
    ms: spreadOf(answers.map((answer) => answer.ms)),
    nodes: spreadOf(answers.map((answer) => answer.nodes)),
  };
}

interface Answer {
  readonly made: boolean;
  readonly ms: number;
  readonly nodes: number;
}

function asker(): (deal: SolverDeal, question: SolverFigures["question"]) => Answer {
  const nullSolver = createNullSolver();
  const solvers = new Map<PointGame, PointSolver>();
  const solverOf = (game: PointGame) => {
    const solver = solvers.get(game) ?? createPointSolver(game);
    solvers.set(game, solver);
    return solver;
  };
  return (deal, question) => {
    const { game } = deal;
    const position = positionOf(deal.declarer, deal.leader, deal.hands);
    const need = 61 - deal.discarded;
    const solver = game === "N" ? nullSolver : solverOf(game);
    solver.forget();
    const visited = solver.visited();
    const start = process.cpuUsage();
    let made: boolean;
    if (solver.game === "N") made = solver.won(position) === true;
    else if (question === "makes 61") made = solver.makes(position, need) === true;
    else made = (solver.points(position) as number) >= need;
    const { user, system } = process.cpuUsage(start);
    return { made, ms: (user + system) / 1000, nodes: solver.visited() - visited };
  };
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] as number;
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    median: at(0.5),
    p95: at(0.95),
  };
}

/** The figures as a table to print. */
export function solverTable(figures: readonly SolverFigures[]): string {
  const lines = figures.map(({ kind, question, deals, made, ms, nodes }) => {
    const times = [ms.mean, ms.median, ms.p95].map((value) => value.toFixed(2)).join(" / ");
    const counts = [nodes.mean, nodes.median, nodes.p95].map(Math.round).join(" / ");
    const name = `${kind}, ${question}`.padEnd(34);
    return `  ${name}${`${made}/${deals}`.padStart(8)}   ${times.padEnd(24)}${counts}`;
  });
  const head = `  ${"".padEnd(34)}${"made".padStart(8)}   ${"ms mean / median / p95".padEnd(24)}nodes mean / median / p95`;
  return ["open-card solver, full deals, one thread, empty tables", head, ...lines].join("\n");
}

if (import.meta.main) console.log(solverTable(benchSolver()));
