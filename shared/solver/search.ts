import { BOARD, setUp } from "./board.ts";
import { sumOf } from "./bounds.ts";
import { BY_POINTS, createKeys, keyOne, keyTwo } from "./keys.ts";
import { fromSureTricks, narrowed } from "./known.ts";
import { countCards, highest, type Layout } from "./layout.ts";
import { leads, seconds, thirds } from "./ordering.ts";
import { distinct, inOneRun } from "./runs.ts";
import { createTable, entryAt, find, highOf, lowOf, moveOf, store } from "./table.ts";
import { lastTrick, mayFollow } from "./tricks.ts";

/**
 * Alpha-beta with a zero window over card points: "can the declarer still win `need` points from here?"
 *
 * Three functions, one for each place in a trick, call each other in turn. Hands travel as arguments in playing order, so
 * the leader's is always the first; `who` says who that is: 0 the declarer, 1 the defender after him, 2 the one before.
 * `rest` are the card points in play. A value at or above `need` is a lower bound on what the declarer can still win,
 * a value below it an upper bound.
 */
export interface Search {
  /** How many positions have been visited since it was made. */
  visited(): number;
  /**
   * One zero-window search; null when more than `budget` positions would have to be visited.
   * @param hands in the layout's bits: the declarer's, then clockwise
   * @param who the leader, counted from the declarer
   * @param trick bits of the cards on the table, from the leader's on
   */
  bound(
    hands: readonly [number, number, number],
    who: number,
    trick: readonly number[],
    need: number,
    budget: number,
  ): number | null;
  /** To be told the hands before many questions about what comes of them, whose keys need not be made anew then. */
  prepare(hands: readonly [number, number, number]): void;
  forget(): void;
}

/** Places for the cards of one move list; ten cards at most. */
const LIST = 12;
const STOP = 0x7fffffff;
const UNKNOWN = -1;
const NO_CARD = -1;

const { points, beaters } = BOARD;
const keys = createKeys(BY_POINTS);
const moves = new Int32Array(LIST * 32);
const values = new Int32Array(LIST * 32);

// What the search under way belongs to; only one is under way at a time.
let table = createTable(0);
let nodes = 0;
let limit = STOP;
/** The card that settled the last question put to `tryEach`. */
let decided = NO_CARD;

/** @param weights the order in which cards are tried; that of the game when left out */
export function createSearch(layout: Layout, tableBits: number, weights?: Int16Array): Search {
  const memory = createTable(tableBits);
  let visited = 0;
  const prepare: Search["prepare"] = (hands) => {
    setUp(layout, weights);
    keys.deal(hands[0], hands[1], hands[2]);
  };
  return {
    visited: () => visited,
    prepare,
    forget: () => memory.forget(),
    bound(hands, who, trick, need, budget) {
      const x = hands[who] as number;
      const y = hands[(who + 1) % 3] as number;
      const z = hands[(who + 2) % 3] as number;
      prepare(hands);
      table = memory;
      nodes = 0;
      limit = budget;
      let rest = sumOf(x | y | z);
      for (const card of trick) rest += points[card] as number;
      const [led, followed] = trick;
      let value: number;
      if (led === undefined) value = lead(x, y, z, who, need, rest, 0);
      else if (followed === undefined) value = second(x, y, z, who, need, rest, 0, led);
      else value = third(x, y, z, who, need, rest, 0, led, followed);
      visited += nodes;
      return nodes > limit ? null : value;
    },
  };
}

function lead(
  x: number,
  y: number,
  z: number,
  who: number,
  need: number,
  rest: number,
  base: number,
): number {
  if (need <= 0 || nodes > limit) return 0;
  if (need > rest) return rest;
  nodes++;
  if ((x & (x - 1)) === 0) return lastTrick(x, y, z, who, rest);
  const all = x | y | z;
  const key1 = keyOne(keys, all);
  const key2 = keyTwo(keys, all);
  const place = find(table, key1, key2, who);
  const known = place >= 0 ? entryAt(table, place) : fromSureTricks(x, y, z, who, need, rest);
  if (lowOf(known) >= need) return lowOf(known);
  if (highOf(known) < need) return highOf(known);
  const value = leadEach(x, y, z, who, need, rest, base, place >= 0 ? moveOf(known) : NO_CARD);
  if (nodes > limit) return value;
  const entry = narrowed(known, value, need, who, decided);
  store(table, key1, key2, entry, countCards(x));
  return value;
}

/** Tries the leads, `hint` first if it is held, and leaves the best in `decided`. */
function leadEach(
  x: number,
  y: number,
  z: number,
  who: number,
  need: number,
  rest: number,
  base: number,
  hint: number,
): number {
  const max = who === 0;
  const others = y | z;
  const count = leads(moves, base, distinct(x, others), hint, x, y, z, who);
  return tryEach(0, count, x, y, z, who, max, others, need, rest, base, 0, 0, 0);
}

/**
 * Tries the cards listed until one settles the question, and leaves the best of them in `decided`. One loop for all
 * places in a trick is a little faster than one for each.
 * @param place 0 for leads, 1 and 2 for the cards after them
 * @param others the cards that come between two of the hand's
 */
function tryEach(
  place: number,
  count: number,
  x: number,
  y: number,
  z: number,
  who: number,
  max: boolean,
  others: number,
  need: number,
  rest: number,
  base: number,
  led: number,
  winning: number,
  lay: number,
): number {
  let best = max ? 0 : rest;
  let bestCard = NO_CARD;
  for (let i = 0; i < count; i++) {
    const card = pick(base, i, count);
    const bit = 1 << card;
    let value = i === 0 ? UNKNOWN : fromNeighbours(others, card, base, i, max, need);
    if (value === UNKNOWN) {
      const next = base + LIST;
      if (place === 0) value = second(x ^ bit, y, z, who, need, rest, next, card);
      else if (place === 1) value = third(x, y ^ bit, z, who, need, rest, next, led, card);
      else value = takeIn(x, y, z ^ bit, who, need, rest, next, led, winning, lay, card);
    }
    values[base + i] = value;
    if (bestCard === NO_CARD || better(value, best, max)) {
      best = value;
      bestCard = card;
    }
    if (best >= need === max) break;
  }
  decided = bestCard;
  return best;
}

function second(
  x: number,
  y: number,
  z: number,
  who: number,
  need: number,
  rest: number,
  base: number,
  led: number,
): number {
  nodes++;
  const legal = mayFollow(y, led);
  const max = who === 2;
  const others = x | z | (1 << led);
  const kept = distinct(legal, others);
  if ((kept & (kept - 1)) === 0) {
    return third(x, y ^ kept, z, who, need, rest, base, led, highest(kept));
  }
  const count = seconds(moves, base, kept, y, led, z, who);
  return tryEach(1, count, x, y, z, who, max, others, need, rest, base, led, 0, 0);
}

function third(
  x: number,
  y: number,
  z: number,
  who: number,
  need: number,
  rest: number,
  base: number,
  led: number,
  followed: number,
): number {
  nodes++;
  const legal = mayFollow(z, led);
  const winning = ((beaters[led] as number) >>> followed) & 1 ? followed : led;
  const lay = (points[led] as number) + (points[followed] as number);
  const max = who === 1;
  const others = x | y | (1 << led) | (1 << followed);
  const kept = distinct(legal, others);
  if ((kept & (kept - 1)) === 0) {
    return takeIn(x, y, z ^ kept, who, need, rest, base, led, winning, lay, highest(kept));
  }
  const count = thirds(moves, base, kept, z, led, winning, lay, who);
  return tryEach(2, count, x, y, z, who, max, others, need, rest, base, led, winning, lay);
}

/** Takes the trick in and goes on with its winner's lead. */
function takeIn(
  x: number,
  y: number,
  z: number,
  who: number,
  need: number,
  rest: number,
  base: number,
  led: number,
  winning: number,
  lay: number,
  last: number,
): number {
  const trick = lay + (points[last] as number);
  const left = rest - trick;
  if (((beaters[winning] as number) >>> last) & 1) {
    if (who === 1) return trick + lead(z, x, y, 0, need - trick, left, base);
    return lead(z, x, y, who === 0 ? 2 : 1, need, left, base);
  }
  if (winning !== led) {
    if (who === 2) return trick + lead(y, z, x, 0, need - trick, left, base);
    return lead(y, z, x, who + 1, need, left, base);
  }
  if (who === 0) return trick + lead(x, y, z, 0, need - trick, left, base);
  return lead(x, y, z, who, need, left, base);
}

/** Brings the best card not yet tried to place `from` of a list. */
function pick(base: number, from: number, count: number): number {
  let at = base + from;
  let top = moves[at] as number;
  for (let i = at + 1; i < base + count; i++) {
    const entry = moves[i] as number;
    if (entry > top) {
      top = entry;
      at = i;
    }
  }
  moves[at] = moves[base + from] as number;
  moves[base + from] = top;
  return top & 31;
}

/**
 * What the cards already tried say about a neighbour of theirs. Two cards of one run take the same tricks, so swapping
 * them changes the outcome by no more than their difference in points: enough, often, to know that the second fails too.
 */
function fromNeighbours(
  others: number,
  card: number,
  base: number,
  tried: number,
  max: boolean,
  need: number,
): number {
  for (let i = base; i < base + tried; i++) {
    const other = (moves[i] as number) & 31;
    const neighbours = other > card ? inOneRun(other, card, others) : inOneRun(card, other, others);
    if (!neighbours) continue;
    const gap = Math.abs((points[card] as number) - (points[other] as number));
    const value = values[i] as number;
    if (max && value + gap < need) return value + gap;
    if (!max && value - gap >= need) return value - gap;
  }
  return UNKNOWN;
}

function better(value: number, best: number, max: boolean): boolean {
  return max ? value > best : value < best;
}
