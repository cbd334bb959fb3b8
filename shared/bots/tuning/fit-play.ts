import { countCards, layoutOf } from "../../solver/layout.ts";
import { plansFor } from "../discarding.ts";
import type { ChanceTables } from "../evaluate-hand.ts";
import { bitsOf } from "../masks.ts";
import { openPosition, solverFor } from "../open-position.ts";
import {
  adviceFor,
  cardByRules,
  type GameKind,
  kindOf,
  roleOf,
  type Weights,
} from "../play-card.ts";
import { type Decision, playOut, type Undertaken } from "../play-out.ts";
import { type Seeded, seeded, shuffle } from "../seeded.ts";
import type { Place } from "../situation.ts";
import { descend } from "./fit.ts";
import { randomDeal } from "./self-play.ts";

/** A decision with what the rules say of every legal card and how good each was with all cards open. */
export interface Lesson {
  readonly role: string;
  readonly rules: number;
  /** Rule by rule for each legal card in turn. */
  readonly said: Float32Array;
  /** By legal card: how well the deal goes on for the side to play, 0 to about 1.5. */
  readonly worth: Float32Array;
}

function steep(points: number, line: number): number {
  return 1 / (1 + Math.exp((line - 0.5 - points) / 5));
}

/** What so many points are worth to the declarer: the game above all, then Schneider either way, then points. */
function worthOf(points: number): number {
  return steep(points, 61) + 0.1 * (steep(points, 90) + steep(points, 31)) + points / 400;
}

/** With many cards left exact values are dear: the share of these lines that is still reached stands for them. */
const LINES = [53, 61, 61, 69] as const;
const EXACT_CARDS = 8;

/** The open-card worth of every legal card to the side that plays, lowest bit first. */
function worths({ situation, hands }: Decision, aside: number): number[] {
  const { layout, me, legal, declarerPoints, contract } = situation;
  const solver = solverFor(layout.game);
  const position = openPosition(situation, hands);
  const soFar = declarerPoints + (me === 0 && !contract.hand ? 0 : aside);
  const byCard = new Map<number, number>();
  const add = (card: number, worth: number): void => {
    byCard.set(card, (byCard.get(card) ?? 0) + worth);
  };
  if (solver.game === "N") {
    for (const { card, won } of solver.verdicts(position) ?? []) add(card, won ? 1 : 0);
  } else if (countCards(situation.hand) <= EXACT_CARDS) {
    for (const { card, points } of solver.verdicts(position) ?? [])
      add(card, worthOf(soFar + points));
  } else {
    for (const line of LINES) {
      const making = solver.cardsMaking(position, Math.max(1, line - soFar)) ?? 0;
      for (const card of bitsOf(making)) add(card, 1 / LINES.length);
    }
  }
  return bitsOf(legal).map(
    (bit) => (me === 0 ? 1 : -1) * (byCard.get(layout.cardOf[bit] as number) ?? 0),
  );
}

/** Plays random deals by the rules so far and notes a lesson at every choice that matters. */
export function gatherLessons(
  deals: number,
  kind: GameKind,
  seed: number,
  tables: ChanceTables,
  weights: Weights,
): Lesson[] {
  const random = seeded(seed);
  const lessons: Lesson[] = [];
  for (let played = 0; played < deals; ) {
    const deal = undertake(kind, random, tables);
    if (!deal) continue;
    played++;
    solverFor(deal.contract.game).forget();
    const layout = layoutOf(deal.contract.game);
    const aside = bitsOf(deal.aside).reduce(
      (sum, card) => sum + (layout.points[layout.bitOf[card] as number] as number),
      0,
    );
    playOut(deal, (decision) => {
      const { legal, hand } = decision.situation;
      if (countCards(hand) < 10 || random.below(2) === 0) {
        const worth = worths(decision, aside);
        if (Math.max(...worth) - Math.min(...worth) > 0.001)
          lessons.push(lessonOf(decision, worth));
      }
      const cards = bitsOf(legal);
      if (random.below(8) === 0) return cards[random.below(cards.length)] as number;
      return cardByRules(decision.situation, weights);
    });
  }
  return lessons;
}

function lessonOf({ situation }: Decision, worth: readonly number[]): Lesson {
  const { rules, weigh } = adviceFor(situation);
  const said = new Float32Array(worth.length * rules.length);
  const out = new Float64Array(64);
  for (const [n, card] of bitsOf(situation.legal).entries()) {
    weigh(situation, card, out);
    said.set(out.subarray(0, rules.length), n * rules.length);
  }
  return { role: roleOf(situation), rules: rules.length, said, worth: Float32Array.from(worth) };
}

/** How hopeful a game has to look for a lesson: harder ones teach nothing. */
const HOPE: Readonly<Record<GameKind, number>> = { suit: 0.35, grand: 0.35, null: 0.12 };

/** A deal with a game of the kind that somebody might play on it, or null. */
function undertake(kind: GameKind, random: Seeded, tables: ChanceTables): Undertaken | null {
  const { hands, skat } = randomDeal(random);
  const leader = random.below(3) as Place;
  const twelve = hands[0] | skat;
  const ouvert = kind === "null" && random.below(4) === 0;
  const plans = plansFor(twelve, leader === 0, 18, tables).filter(
    (plan) => kindOf(plan.game) === kind && plan.win > HOPE[kind] && plan.ouvert === ouvert,
  );
  const [first, ...others] = plans;
  if (!first) return null;
  const plan = others.reduce((best, next) => (next.score > best.score ? next : best), first);
  const { game, discard } = plan;
  const contract = { game, hand: false, schneider: false, schwarz: false, ouvert };
  return {
    ...{ contract, bid: 18, hands: [twelve & ~discard, hands[1], hands[2]] as const },
    ...{ aside: discard, leader },
  };
}

/**
 * Weighs the rules so that the card they choose is worth most on average with open cards: the best single choice for a
 * player who does not see them, as far as the rules can tell situations apart. Chooses by softmax while learning.
 */
export function fitPlay(lessons: readonly Lesson[], before: Weights): Map<string, Float64Array> {
  const fitted = new Map<string, Float64Array>();
  for (const [role, start] of before) {
    const own = lessons.filter((lesson) => lesson.role === role);
    const weights = Float64Array.from(start);
    fitted.set(role, weights);
    if (own.length < 50) continue;
    const order = (pass: number): number[] => {
      const sequence = own.map((_, n) => n);
      shuffle(sequence, seeded(pass + 17));
      return sequence;
    };
    const terms = { passes: 20, batch: 32, rate: 0.05, decay: 0.00002 };
    descend(
      weights,
      own.length,
      order,
      (n, from, out) => addGradient(own[n] as Lesson, from, out),
      terms,
    );
  }
  return fitted;
}

function chancesOfChoice(lesson: Lesson, weights: Float64Array): Float64Array {
  const { rules, said, worth } = lesson;
  const scores = new Float64Array(worth.length);
  let most = Number.NEGATIVE_INFINITY;
  for (let card = 0; card < worth.length; card++) {
    let score = 0;
    for (let n = 0; n < rules; n++)
      score += (weights[n] as number) * (said[card * rules + n] as number);
    scores[card] = score;
    most = Math.max(most, score);
  }
  let sum = 0;
  for (let card = 0; card < scores.length; card++) {
    scores[card] = Math.exp((scores[card] as number) - most);
    sum += scores[card] as number;
  }
  for (let card = 0; card < scores.length; card++) scores[card] = (scores[card] as number) / sum;
  return scores;
}

function addGradient(lesson: Lesson, weights: Float64Array, out: Float64Array): void {
  const { rules, said, worth } = lesson;
  const chances = chancesOfChoice(lesson, weights);
  let mean = 0;
  for (let card = 0; card < worth.length; card++) {
    mean += (chances[card] as number) * (worth[card] as number);
  }
  for (let card = 0; card < worth.length; card++) {
    const pull = (chances[card] as number) * ((worth[card] as number) - mean);
    for (let n = 0; n < rules; n++) {
      out[n] = (out[n] as number) - pull * (said[card * rules + n] as number);
    }
  }
}

/** What the choice by the rules falls short of the best open card, on average, role by role. */
export function shortfalls(
  lessons: readonly Lesson[],
  weights: Weights,
): readonly {
  readonly role: string;
  readonly lessons: number;
  readonly lost: number;
  readonly random: number;
}[] {
  return [...weights].map(([role, own]) => {
    const mine = lessons.filter((lesson) => lesson.role === role);
    let [lost, random] = [0, 0];
    for (const lesson of mine) {
      const chances = chancesOfChoice(lesson, own);
      const chosen = chances.indexOf(Math.max(...chances));
      const best = Math.max(...lesson.worth);
      lost += best - (lesson.worth[chosen] as number);
      random += best - lesson.worth.reduce((sum, worth) => sum + worth, 0) / lesson.worth.length;
    }
    const count = Math.max(1, mine.length);
    return { role, lessons: mine.length, lost: lost / count, random: random / count };
  });
}
