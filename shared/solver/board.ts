import type { Layout } from "./layout.ts";
import { GRAND_WEIGHTS } from "./weights-grand.ts";
import { SUIT_WEIGHTS } from "./weights-suit.ts";

const COUNTS = [0, 2, 3, 4, 10, 11] as const;
export const WORTHS = COUNTS.length;

/**
 * What the search over card points looks up at every position, for the game it is at: one set of arrays for all solvers,
 * filled anew when a solver of another kind of game is asked (`setUp`). Engines make much better code from arrays that
 * never change place than from arrays that come with each solver; only the memory of a search (table.ts) does that.
 */
export const BOARD = {
  /** By bit, as in `Layout`. Words, like all others: engines keep very small arrays elsewhere. */
  points: new Int32Array(32),
  classMask: new Int32Array(32),
  beaters: new Int32Array(32),
  /** The masks of the classes, trumps first; 0 where a game has fewer. */
  classes: new Int32Array(32),
  /** The `WORTHS` numbers of points a card can count, from 0 up, and for each of them the cards that do. */
  worths: Int32Array.from({ length: 32 }, (_, at) => COUNTS[at] ?? 0),
  ofWorth: new Int32Array(32),
  /** The points of every eight neighbouring bits: four tables of 256. */
  sums: new Int32Array(4 * 256),
  /** By situation and bit: what of a card's score depends on nothing else (ordering.ts). */
  fixed: new Int32Array(32 * 240),
  /** By situation: what each unit of context and each card of the same class in the hand add to a score. */
  perContext: new Int32Array(240),
  perLength: new Int32Array(240),
};

/** How many classes `BOARD.classes` holds at most: trumps and four suits. */
export const CLASSES = 5;
/**
 * Words of weight per situation: a base, and what is added for each card point of the card, each unit of context, each
 * card of its class below it and each card of its class in the hand.
 */
export const STEP = 5;

let current: Layout | null = null;
let currentWeights: Int16Array | null = null;

/**
 * Makes the board that of a game. The four suit games share theirs: they differ only in which card is which bit.
 * @param weights the order of cards; that of the game when left out
 */
export function setUp(layout: Layout, weights = weightsOf(layout)): void {
  if (currentWeights === weights && current?.trumps === layout.trumps) return;
  current = layout;
  currentWeights = weights;
  const { points, classMask, beaters, trumps, suits } = layout;
  BOARD.points.set(points);
  BOARD.classMask.set(classMask);
  BOARD.beaters.set(beaters);
  BOARD.classes.fill(0).set([trumps, ...suits]);
  for (const [at, worth] of COUNTS.entries()) {
    BOARD.ofWorth[at] = points.reduce(
      (mask, each, bit) => (each === worth ? mask | (1 << bit) : mask),
      0,
    );
  }
  for (let slot = 0; slot < BOARD.sums.length; slot++) {
    let sum = 0;
    for (let bit = 0; bit < 8; bit++) {
      if ((slot >>> bit) & 1) sum += points[(slot >>> 8) * 8 + bit] as number;
    }
    BOARD.sums[slot] = sum;
  }
  weigh(layout, weights);
}

function weightsOf(layout: Layout): Int16Array {
  return layout.game === "G" ? GRAND_WEIGHTS : SUIT_WEIGHTS;
}

function weigh({ points, height }: Layout, weights: Int16Array): void {
  for (let situation = 0; situation < BOARD.perContext.length; situation++) {
    const [base, perPoint, context, perHeight, length] = weights.subarray(situation * STEP);
    BOARD.perContext[situation] = context as number;
    BOARD.perLength[situation] = length as number;
    for (let card = 0; card < 32; card++) {
      BOARD.fixed[situation * 32 + card] =
        (base as number) +
        (perPoint as number) * (points[card] as number) +
        (perHeight as number) * (height[card] as number);
    }
  }
}
