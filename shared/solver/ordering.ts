import { countCards, type Layout } from "./layout.ts";

/**
 * How promising a card looks before it is searched. The better the guess, the fewer cards are tried: a search needs one
 * good card to refute, not the best one.
 *
 * A card falls into one of a few dozen situations (who plays it, whether it is a trump, who wins then, what the players
 * still to come can do), and each situation has its own small linear score (weights.ts).
 */

/**
 * Words per situation: a base, and what is added for each card point of the card, each unit of context, each card of its
 * class below it and each card of its class in the hand.
 */
export const STEP = 5;
const LEAD = 0;
const SECOND = LEAD + 96 * STEP;
const THIRD = SECOND + 96 * STEP;

/** What a player still to come can do against the card that is winning. */
const CANNOT_BEAT = 0;
const CAN_BEAT = 1;
const DISCARDS = 2;
const CAN_RUFF = 3;

/** @param led the bit of the card led, `winning` the bit of the card that wins so far */
function answerOf(hand: number, led: number, winning: number, layout: Layout): number {
  const following = hand & (layout.classMask[led] as number);
  const beating = layout.beaters[winning] as number;
  if (following !== 0) return (following & beating) === 0 ? CANNOT_BEAT : CAN_BEAT;
  return (hand & beating) === 0 ? DISCARDS : CAN_RUFF;
}

function isTrump(card: number, layout: Layout): number {
  return (layout.trumps >>> card) & 1;
}

function weigh(
  weights: Int16Array,
  at: number,
  card: number,
  context: number,
  length: number,
  layout: Layout,
): number {
  return (
    (weights[at] as number) +
    (weights[at + 1] as number) * (layout.points[card] as number) +
    (weights[at + 2] as number) * context +
    (weights[at + 3] as number) * (layout.height[card] as number) +
    (weights[at + 4] as number) * length
  );
}

/**
 * The score of leading `card`.
 * @param own the leader's hand, `second` and `third` those of the players after him
 * @param who the leader: 0 the declarer, 1 the defender after him, 2 the defender before him
 */
export function scoreLead(
  weights: Int16Array,
  card: number,
  own: number,
  second: number,
  third: number,
  who: number,
  layout: Layout,
): number {
  const situation =
    who * 32 +
    isTrump(card, layout) * 16 +
    answerOf(second, card, card, layout) * 4 +
    answerOf(third, card, card, layout);
  const cards = layout.classMask[card] as number;
  const against = who === 0 ? second | third : who === 1 ? third : second;
  const theirs = countCards(against & cards);
  return weigh(weights, LEAD + situation * STEP, card, theirs, countCards(own & cards), layout);
}

/** The score of playing `card` second; `who` is the leader, `third` the hand still to come. */
export function scoreSecond(
  weights: Int16Array,
  card: number,
  own: number,
  led: number,
  third: number,
  who: number,
  layout: Layout,
): number {
  const wins = ((layout.beaters[led] as number) >>> card) & 1;
  const follows = ((layout.classMask[led] as number) >>> card) & 1;
  const situation =
    who * 32 +
    isTrump(card, layout) * 16 +
    wins * 8 +
    follows * 4 +
    answerOf(third, led, wins === 1 ? card : led, layout);
  const length = countCards(own & (layout.classMask[card] as number));
  const at = SECOND + situation * STEP;
  return weigh(weights, at, card, layout.points[led] as number, length, layout);
}

/** The score of playing `card` last, when `winning` wins so far and `table` card points lie there. */
export function scoreThird(
  weights: Int16Array,
  card: number,
  own: number,
  led: number,
  winning: number,
  table: number,
  who: number,
  layout: Layout,
): number {
  const wins = ((layout.beaters[winning] as number) >>> card) & 1;
  const follows = ((layout.classMask[led] as number) >>> card) & 1;
  const secondWins = winning === led ? 0 : 1;
  const situation = who * 16 + isTrump(card, layout) * 8 + wins * 4 + follows * 2 + secondWins;
  const length = countCards(own & (layout.classMask[card] as number));
  return weigh(weights, THIRD + situation * STEP, card, table, length, layout);
}
