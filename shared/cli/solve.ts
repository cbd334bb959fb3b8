import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { type Card, PACK } from "../skat/cards.ts";
import type { Game } from "../skat/games.ts";
import { readPosition } from "../solver/position.ts";
import { createSolver, type Solver } from "../solver/solver.ts";

/**
 * `npm run -s solve -- [--cards] [FILE]`: one open position as JSON a line in, one JSON answer a line out, in order:
 * `{points}`, or `{won}` for Null; with `--cards` also the verdict of every legal card. A line that is no position gives
 * `{error}` and the run goes on; empty lines are skipped. Without FILE it reads standard input.
 */
const args = process.argv.slice(2);
const withCards = args.includes("--cards");
const files = args.filter((arg) => arg !== "--cards");

const solvers = new Map<Game, Solver>();

function solverFor(game: Game): Solver {
  const known = solvers.get(game);
  if (known) return known;
  const solver = createSolver(game);
  solvers.set(game, solver);
  return solver;
}

function answer(line: string): object {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return { error: { code: "BAD_REQUEST", message: "The line is not JSON." } };
  }
  const read = readPosition(input);
  if (!read.ok) return { error: read.refusal };
  const { game, position } = read.value;
  const solver = solverFor(game);
  if (solver.game === "N") {
    const won = solver.won(position);
    return withCards ? { won, cards: named(solver.verdicts(position)) } : { won };
  }
  const points = solver.points(position);
  return withCards ? { points, cards: named(solver.verdicts(position)) } : { points };
}

/** Verdicts with the cards by name. */
function named<T extends { readonly card: number }>(
  verdicts: readonly T[] | null,
): (Omit<T, "card"> & { readonly card: Card })[] {
  return (verdicts ?? []).map((verdict) => ({ ...verdict, card: PACK[verdict.card] as Card }));
}

if (files.length > 1 || files.some((file) => file.startsWith("-"))) {
  console.error("usage: npm run -s solve -- [--cards] [FILE]");
  process.exitCode = 2;
} else {
  const [file] = files;
  const input = file === undefined ? process.stdin : createReadStream(file, "utf8");
  input.on("error", (error: Error) => {
    console.error(error.message);
    process.exit(2);
  });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== "") console.log(JSON.stringify(answer(line)));
  }
}
