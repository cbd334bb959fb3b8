import { writeFileSync } from "node:fs";
import { layoutOf, toLayout } from "../../shared/solver/layout.ts";
import { STEP } from "../../shared/solver/ordering.ts";
import { handOf } from "../../shared/solver/position.ts";
import { createSearch, type Search } from "../../shared/solver/search.ts";
import { GRAND_WEIGHTS } from "../../shared/solver/weights-grand.ts";
import { SUIT_WEIGHTS } from "../../shared/solver/weights-suit.ts";
import { fractions, type SolverDeal, solverDeals } from "./solver-deals.ts";

/**
 * Hill climbing on the order of cards: `node test/bench/solver-tune.ts suit|grand SECONDS FILE` changes the weights of a
 * group of situations by a random step, keeps the change when "does the declarer make 61" costs no more positions over
 * the training deals, and writes the weights found to FILE as JSON. The training deals are not those of the bench.
 */
const TRAINING_SEED = 31337;
/** Only deals that cost something and do not drown the rest. */
const COST = { from: 1200, to: 14000 } as const;
/** Where leads, second and third cards begin, in situations, and how many each player has of them (ordering.ts). */
const PARTS = [
  { from: 0, perPlayer: 32 },
  { from: 96, perPlayer: 32 },
  { from: 192, perPlayer: 16 },
] as const;
const STEPS = [1, 2, 3, 5, 8, 13, 25, 50] as const;

const [which, seconds, file] = process.argv.slice(2);
const grand = which === "grand";
const weights = (grand ? GRAND_WEIGHTS : SUIT_WEIGHTS).slice();
const next = fractions(5);
const searches = new Map<string, Search>();

function costOf(deal: SolverDeal): number {
  const layout = layoutOf(deal.game);
  const search = searches.get(deal.game) ?? createSearch(layout, 17, weights);
  searches.set(deal.game, search);
  search.forget();
  const before = search.visited();
  const hand = (place: number) =>
    toLayout(handOf(deal.hands[(deal.declarer + place) % 3] ?? []), layout);
  const who = (deal.leader - deal.declarer + 3) % 3;
  search.bound([hand(0), hand(1), hand(2)], who, [], 61 - deal.discarded, 0x7fffffff);
  return search.visited() - before;
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

function climb(deals: readonly SolverDeal[], until: number): void {
  const total = () => deals.reduce((sum, deal) => sum + costOf(deal), 0);
  let best = total();
  console.log(`${deals.length} deals, ${best} positions`);
  while (performance.now() < until) {
    const step = oneOf(STEPS) * (next() < 0.5 ? 1 : -1);
    const group = randomGroup();
    for (const at of group) weights[at] = (weights[at] as number) + step;
    const cost = total();
    if (cost > best) for (const at of group) weights[at] = (weights[at] as number) - step;
    else best = cost;
  }
  console.log(`${best} positions`);
}

if (import.meta.main) {
  const all = grand
    ? solverDeals("Grand to bid on", 200, TRAINING_SEED)
    : [
        ...solverDeals("suit to bid on", 130, TRAINING_SEED),
        ...solverDeals("random suit", 40, TRAINING_SEED),
      ];
  const deals = all.filter((deal) => {
    const cost = costOf(deal);
    return cost > COST.from && cost < COST.to;
  });
  climb(deals, performance.now() + Number(seconds) * 1000);
  writeFileSync(file ?? "weights.json", JSON.stringify([...weights]));
}
