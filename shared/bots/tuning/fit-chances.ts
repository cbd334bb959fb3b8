import { GAMES, type Game } from "../../skat/games.ts";
import { type Plan, plansFor } from "../discarding.ts";
import { type ChanceTables, oddsOf } from "../evaluate-hand.ts";
import { bitsOf, packPoints } from "../masks.ts";
import { cardByRules, type Weights } from "../play-card.ts";
import { playOut } from "../play-out.ts";
import { type Seeded, seeded, shuffle } from "../seeded.ts";
import type { Place } from "../situation.ts";
import {
  CHANCE_KINDS,
  type ChanceKind,
  chanceKindOf,
  MOST_TRAITS,
  TRAIT_NAMES,
  traitsOf,
} from "../traits.ts";
import { descend } from "./fit.ts";
import { type RandomDeal, randomDeal } from "./self-play.ts";

/** One game played by itself: what it looked like beforehand, and how it went. */
export interface Sample {
  readonly kind: ChanceKind;
  readonly traits: Int16Array;
  readonly won: boolean;
  readonly schneider: boolean;
}

const FLOOR: Readonly<Record<ChanceKind, number>> = {
  suit: 0.25,
  grand: 0.25,
  null: 0.2,
  "null ouvert": 0.2,
};

/** Plays games on random deals, declared more boldly and put away more loosely than one would at a table. */
export function sampleGames(
  count: number,
  seed: number,
  tables: ChanceTables,
  weights: Weights,
): Sample[] {
  const random = seeded(seed);
  const samples: Sample[] = [];
  while (samples.length < count) {
    const deal = randomDeal(random);
    const forehand = random.below(3) as Place;
    const twelve = deal.hands[0] | deal.skat;
    for (const plan of plansFor(twelve, forehand === 0, 18, tables)) {
      if (plan.win < FLOOR[chanceKindOf(plan.game, plan.ouvert)] || random.below(3) === 0) continue;
      samples.push(playSample(deal, plan, forehand, random, weights));
    }
    if (random.below(4) === 0) handSample(deal, forehand, random, tables, weights, samples);
  }
  return samples;
}

function playSample(
  deal: RandomDeal,
  plan: Plan,
  leader: Place,
  random: Seeded,
  weights: Weights,
): Sample {
  const twelve = deal.hands[0] | deal.skat;
  let discard = plan.discard;
  if (random.below(3) === 0) {
    // Another card instead of one of the two, so that worse discards are known to be worse.
    const kept = bitsOf(twelve & ~discard);
    const dropped = 1 << (bitsOf(discard)[random.below(2)] as number);
    discard = (discard & ~dropped) | (1 << (kept[random.below(kept.length)] as number));
  }
  return play(deal, plan.game, plan.ouvert, discard, leader, false, weights);
}

function handSample(
  deal: RandomDeal,
  leader: Place,
  random: Seeded,
  tables: ChanceTables,
  weights: Weights,
  samples: Sample[],
): void {
  const games: readonly Game[] = GAMES;
  for (const game of games) {
    const ten = deal.hands[0];
    const seen = { game, ouvert: false, ten, putAway: null, isForehand: leader === 0 };
    if (oddsOf(seen, tables) > -0.8 && random.below(2) === 0) {
      samples.push(play(deal, game, false, deal.skat, leader, true, weights));
    }
  }
}

function play(
  deal: RandomDeal,
  game: Game,
  ouvert: boolean,
  aside: number,
  leader: Place,
  hand: boolean,
  weights: Weights,
): Sample {
  const ten = (deal.hands[0] | deal.skat) & ~aside;
  const contract = { game, hand, schneider: false, schwarz: false, ouvert };
  const hands = [ten, deal.hands[1], deal.hands[2]] as const;
  const { points, tricks } = playOut({ contract, bid: 18, hands, aside, leader }, ({ situation }) =>
    cardByRules(situation, weights),
  );
  const traits = new Int16Array(MOST_TRAITS);
  const putAway = hand ? null : packPoints(aside);
  const used = traitsOf({ game, ouvert, ten, putAway, isForehand: leader === 0 }, traits);
  const won = game === "N" ? tricks === 0 : points >= 61;
  return {
    kind: chanceKindOf(game, ouvert),
    traits: traits.slice(0, used),
    won,
    schneider: won && points >= 90 && game !== "N",
  };
}

export type NamedTables = Record<
  ChanceKind,
  { readonly schneider: readonly [number, number]; readonly traits: Record<string, number> }
>;

/** Log-odds per trait by logistic regression, starting from the tables so far; prints nothing, returns the loss too. */
export function fitChances(samples: readonly Sample[], before: ChanceTables): NamedTables {
  const fitKind = (kind: ChanceKind): NamedTables[ChanceKind] => {
    const own = samples.filter((sample) => sample.kind === kind);
    const weights = Float64Array.from(before[kind].weights);
    const oddsFrom = (sample: Sample, from: Float64Array): number =>
      sample.traits.reduce((sum, trait) => sum + (from[trait] as number), 0);
    regress(own.length, weights, (n, from, out) => {
      const sample = own[n] as Sample;
      const miss = 1 / (1 + Math.exp(-oddsFrom(sample, from))) - Number(sample.won);
      for (const trait of sample.traits) out[trait] = (out[trait] as number) + miss;
    });
    const line = Float64Array.from(before[kind].schneider);
    regress(own.length, line, (n, from, out) => {
      const sample = own[n] as Sample;
      const odds = oddsFrom(sample, weights);
      const said = (from[0] as number) + (from[1] as number) * odds;
      const miss = 1 / (1 + Math.exp(-said)) - Number(sample.schneider);
      out[0] = (out[0] as number) + miss;
      out[1] = (out[1] as number) + miss * odds;
    });
    const traits = TRAIT_NAMES[kind].map((name, n) => [name, rounded(weights[n] as number)]);
    return {
      schneider: [rounded(line[0] as number), rounded(line[1] as number)],
      traits: Object.fromEntries(traits) as Record<string, number>,
    };
  };
  return Object.fromEntries(CHANCE_KINDS.map((kind) => [kind, fitKind(kind)])) as NamedTables;
}

function regress(
  count: number,
  weights: Float64Array,
  gradient: (n: number, from: Float64Array, out: Float64Array) => void,
): void {
  if (count === 0) return;
  const order = (pass: number): number[] => {
    const sequence = Array.from({ length: count }, (_, n) => n);
    shuffle(sequence, seeded(pass + 1));
    return sequence;
  };
  const terms = { passes: 12, batch: 64, rate: 0.02, decay: 0.0005 };
  descend(weights, count, order, gradient, terms);
}

/** In whole thousandths, as the tables hold them. */
function rounded(weight: number): number {
  return Math.round(weight * 1000);
}

/** How well the tables foretell games they were not fitted on: mean log loss, and wins foretold and seen. */
export function judgeChances(
  samples: readonly Sample[],
  tables: ChanceTables,
): readonly {
  readonly kind: ChanceKind;
  readonly games: number;
  readonly loss: number;
  readonly foretold: number;
  readonly seen: number;
}[] {
  return CHANCE_KINDS.map((kind) => {
    const own = samples.filter((sample) => sample.kind === kind);
    let [loss, foretold, seen] = [0, 0, 0];
    for (const sample of own) {
      const odds = sample.traits.reduce((sum, t) => sum + (tables[kind].weights[t] as number), 0);
      const chance = 1 / (1 + Math.exp(-odds));
      loss -= Math.log(sample.won ? chance : 1 - chance);
      foretold += chance;
      seen += Number(sample.won);
    }
    const games = Math.max(1, own.length);
    return {
      kind,
      games: own.length,
      loss: loss / games,
      foretold: foretold / games,
      seen: seen / games,
    };
  });
}
