import { writeFileSync } from "node:fs";
import type { PointGame } from "../../shared/skat/games.ts";
import { STEP } from "../../shared/solver/board.ts";
import { layoutOf, toLayout } from "../../shared/solver/layout.ts";
import { handOf, positionOf } from "../../shared/solver/position.ts";
import { createSearch, type Search } from "../../shared/solver/search.ts";
import { createPointSolver } from "../../shared/solver/solver.ts";
import { GRAND_WEIGHTS } from "../../shared/solver/weights-grand.ts";
import { SUIT_WEIGHTS } from "../../shared/solver/weights-suit.ts";
import { fractions, type SolverDeal, solverDeals } from "./solver-deals.ts";

/**
 * Hill climbing on the order of cards: `node test/bench/solver-tune.ts suit|grand SECONDS FILE SEED` changes the weights
 * of a group of situations by a random step, keeps the change when the questions cost no more positions over the training
 * deals, and writes the weights found to FILE as JSON. Half of the questions are "does the declarer make 61", the others
 * whether he makes the exact value of the deal, or a point more. SEED picks the deals; they are not those of the bench.
 */
const TRAINING_SEED = 31337;
/** Only questions that cost something and do not drown the rest. */
const COST = { from: 1500, to: 60000 } as const;
const QUESTIONS = 200;
/** A change is given up once part of the questions cost so much more. */
const GIVEN_UP = 1.003;
/** Where leads, second and third cards begin, in situations, and how many each player has of them (ordering.ts). */
const PARTS = [
  { from: 0, perPlayer: 32 },
  { from: 96, perPlayer: 32 },
  { from: 192, perPlayer: 16 },
] as const;
const STEPS = [1, 2, 3, 5, 8, 13, 25, 50] as const;

const [which, seconds, file, seed = TRAINING_SEED] = process.argv.slice(2);
const grand = which === "grand";
const weights = (grand ? GRAND_WEIGHTS : SUIT_WEIGHTS).slice();
const next = fractions(5);

/** A deal and how many points the declarer is asked to make. */
interface Question {
  readonly deal: SolverDeal;
  readonly need: number;
}

/** Searches with the weights as they are now, and what a question costs them. */
function coster(): (question: Question) => number {
  const now = weights.slice();
  const searches = new Map<string, Search>();
  return ({ deal, need }) => {
    const layout = layoutOf(deal.game);
    const search = searches.get(deal.game) ?? createSearch(layout, 16, now);
    searches.set(deal.game, search);
    search.forget();
    const before = search.visited();
    const hand = (place: number) =>
      toLayout(handOf(deal.hands[(deal.declarer + place) % 3] ?? []), layout);
    const who = (deal.leader - deal.declarer + 3) % 3;
    search.bound([hand(0), hand(1), hand(2)], who, [], need, 0x7fffffff);
    return search.visited() - before;
  };
}

function questions(): Question[] {
  const deals = grand
    ? solverDeals("Grand to bid on", 400, Number(seed))
    : [
        ...solverDeals("suit to bid on", 250, Number(seed)),
        ...solverDeals("random suit", 70, Number(seed)),
      ];
  const cost = coster();
  const dear = (question: Question) => {
    const positions = cost(question);
    return positions > COST.from && positions < COST.to;
  };
  const winning = deals.map((deal) => ({ deal, need: 61 - deal.discarded })).filter(dear);
  const exact = deals.flatMap((deal, at) => {
    const position = positionOf(deal.declarer, deal.leader, deal.hands);
    const points = createPointSolver(deal.game as PointGame).points(position) as number;
    return { deal, need: points + (at % 2) };
  });
  const half = QUESTIONS / 2;
  return [...winning.slice(0, half), ...exact.filter(dear).slice(0, half)].sort(() => next() - 0.5);
}

function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(next() * list.length)] as T;
}

/** Some of the situations of one player in one place of the trick, and one of their five numbers: where they stand. */
function randomGroup(): number[] {
  const { from, perPlayer } = oneOf(PARTS);
  const first = from + Math.floor(next() * 3) * perPlayer;
  const fixed = next() < 0.35 ? perPlayer - 1 : Math.floor(next() * perPlayer);
  const wanted = Math.floor(next() * perPlayer) & fixed;
  const number = Math.floor(next() * STEP);
  return Array.from({ length: perPlayer }, (_, situation) => situation)
    .filter((situation) => (situation & fixed) === wanted)
    .map((situation) => (first + situation) * STEP + number);
}

/** What the questions cost one after the other, summed up; null once they cost clearly more than `best` says. */
function sums(all: readonly Question[], best: readonly number[] | null): number[] | null {
  const cost = coster();
  const reached: number[] = [];
  let sum = 0;
  for (const [at, question] of all.entries()) {
    sum += cost(question);
    reached.push(sum);
    if (best && at > all.length / 4 && sum > GIVEN_UP * (best[at] as number)) return null;
  }
  return best && sum > (best.at(-1) as number) ? null : reached;
}

function climb(all: readonly Question[], until: number): void {
  let best = sums(all, null) as number[];
  console.log(`${all.length} questions, ${best.at(-1)} positions`);
  let trials = 0;
  for (; performance.now() < until; trials++) {
    const step = oneOf(STEPS) * (next() < 0.5 ? 1 : -1);
    const group = randomGroup();
    for (const at of group) weights[at] = (weights[at] as number) + step;
    const found = sums(all, best);
    if (!found) for (const at of group) weights[at] = (weights[at] as number) - step;
    else best = found;
  }
  console.log(`${best.at(-1)} positions after ${trials} changes`);
}

if (import.meta.main) {
  climb(questions(), performance.now() + Number(seconds) * 1000);
  writeFileSync(file ?? "weights.json", JSON.stringify([...weights]));
}
