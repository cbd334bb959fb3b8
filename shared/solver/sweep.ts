import {
  BY_TRICKS_IN_GRAND,
  BY_TRICKS_IN_NULL,
  BY_TRICKS_IN_SUIT,
  createKeys,
  keyOne,
  keyTwo,
} from "./keys.ts";
import { countCards, highest, type Layout } from "./layout.ts";
import { createTable, entryAt, find, lowOf, packEntry, store } from "./table.ts";

/**
 * Aims counted in tricks: whether the declarer can take *none* of the tricks left (Null), *all* of them (the defenders
 * Schwarz), or at least *one* (else he is Schwarz himself). One trick that goes the wrong way, or the right one, ends the
 * line, so the search stays small.
 */
export type SweepAim = "none" | "all" | "one";

export interface Sweep {
  /** How many positions have been visited since it was made. */
  visited(): number;
  /**
   * Whether the declarer reaches the aim; null when more than `budget` positions would have to be visited.
   * @param hands in the layout's bits: the declarer's, then clockwise
   * @param who the leader, counted from the declarer
   * @param trick bits of the cards on the table, from the leader's on
   */
  reaches(
    hands: readonly [number, number, number],
    who: number,
    trick: readonly number[],
    budget: number,
  ): boolean | null;
  forget(): void;
}

const LIST = 12;
const STOP = 0x7fffffff;

export function createSweep(layout: Layout, aim: SweepAim, tableBits: number): Sweep {
  const { beaters, classMask, height, suits } = layout;
  const table = createTable(tableBits);
  const shapes = { N: BY_TRICKS_IN_NULL, G: BY_TRICKS_IN_GRAND } as const;
  const keys = createKeys(
    layout.game === "N" || layout.game === "G" ? shapes[layout.game] : BY_TRICKS_IN_SUIT,
  );
  const takes = aim !== "none";
  const moves = new Int32Array(LIST * 32);
  let nodes = 0;
  let limit = STOP;

  /** Hands in playing order from the leader; `who` is the leader: 0 declarer, 1 the one after him, 2 the one before. */
  function lead(x: number, y: number, z: number, who: number, base: number): boolean {
    if (x === 0) return aim !== "one";
    nodes++;
    if (nodes > limit || outOfDanger(x, y, z, who)) return true;
    const all = x | y | z;
    const key1 = keyOne(keys, all);
    const key2 = keyTwo(keys, all);
    const place = find(table, key1, key2, who);
    if (place >= 0) return lowOf(entryAt(table, place)) === 1;
    const forDeclarer = who === 0;
    const count = list(x, y | z, base, (card) => leadScore(card, y, z, who));
    let reached = !forDeclarer;
    for (let i = 0; i < count && reached !== forDeclarer; i++) {
      const card = pick(base, i, count);
      reached = second(x ^ (1 << card), y, z, who, base + LIST, card);
    }
    if (nodes <= limit) {
      store(table, key1, key2, packEntry(Number(reached), 0, who, 0), countCards(x));
    }
    return reached;
  }

  function second(
    x: number,
    y: number,
    z: number,
    who: number,
    base: number,
    led: number,
  ): boolean {
    nodes++;
    const forDeclarer = who === 2;
    const count = list(legal(y, led), x | z | (1 << led), base, (card) =>
      followScore(card, led, forDeclarer),
    );
    let reached = !forDeclarer;
    for (let i = 0; i < count && reached !== forDeclarer; i++) {
      const card = pick(base, i, count);
      reached = third(x, y ^ (1 << card), z, who, base + LIST, led, card);
    }
    return reached;
  }

  function third(
    x: number,
    y: number,
    z: number,
    who: number,
    base: number,
    led: number,
    followed: number,
  ): boolean {
    nodes++;
    const forDeclarer = who === 1;
    const secondWins = ((beaters[led] as number) >>> followed) & 1;
    const winning = secondWins === 1 ? followed : led;
    const others = x | y | (1 << led) | (1 << followed);
    const count = list(legal(z, led), others, base, (card) =>
      followScore(card, winning, forDeclarer),
    );
    let reached = !forDeclarer;
    for (let i = 0; i < count && reached !== forDeclarer; i++) {
      const card = pick(base, i, count);
      const left = z ^ (1 << card);
      if (((beaters[winning] as number) >>> card) & 1) {
        reached = goOn(left, x, y, (who + 2) % 3, base + LIST);
      } else if (secondWins === 1) reached = goOn(y, left, x, (who + 1) % 3, base + LIST);
      else reached = goOn(x, y, left, who, base + LIST);
    }
    return reached;
  }

  /** After a trick that `winner` took. */
  function goOn(x: number, y: number, z: number, winner: number, base: number): boolean {
    if (aim === "one" && winner === 0) return true;
    if (aim !== "one" && (winner === 0) !== takes) return false;
    return lead(x, y, z, winner, base);
  }

  function legal(hand: number, led: number): number {
    const following = hand & (classMask[led] as number);
    return following !== 0 ? following : hand;
  }

  /** Lists one card of each run of neighbours, each with its score. */
  function list(
    hand: number,
    others: number,
    base: number,
    score: (card: number) => number,
  ): number {
    let count = 0;
    let above = -1;
    for (let left = hand; left !== 0; ) {
      const card = highest(left);
      left ^= 1 << card;
      const sameClass = above >= 0 && (((classMask[card] as number) >>> above) & 1) === 1;
      const between = ((1 << above) - 1) & ~((2 << card) - 1);
      if (!(sameClass && (others & between) === 0)) {
        moves[base + count] = (score(card) << 5) | card;
        count++;
      }
      above = card;
    }
    return count;
  }

  function pick(base: number, from: number, count: number): number {
    let at = base + from;
    for (let i = at + 1; i < base + count; i++) {
      if ((moves[i] as number) > (moves[at] as number)) at = i;
    }
    const chosen = moves[at] as number;
    moves[at] = moves[base + from] as number;
    moves[base + from] = chosen;
    return chosen & 31;
  }

  /** High for leads after which the side on lead probably has its way. */
  function leadScore(card: number, y: number, z: number, who: number): number {
    const own = height[card] as number;
    if (who !== 0) return takes ? -own : dangerOf(card, who === 1 ? z : y) - own;
    if (takes) return own + (((y | z) & (beaters[card] as number)) === 0 ? 100 : 0);
    return (mustBeat(y, card) || mustBeat(z, card) ? 100 : 0) - own;
  }

  /** How a lead threatens a declarer who wants no trick: at once, or by wearing a long suit down. */
  function dangerOf(led: number, declarer: number): number {
    const length = countCards(declarer & (classMask[led] as number));
    if (length === 0) return -20;
    return 4 * length + (mustBeat(declarer, led) ? 100 : 0);
  }

  /** Whether a hand has to follow to a card led, and only with higher ones. */
  function mustBeat(hand: number, led: number): boolean {
    const following = hand & (classMask[led] as number);
    return following !== 0 && (following & ~(beaters[led] as number)) === 0;
  }

  /** For a declarer who wants no trick the highest that stays under the winner; else the least that wins. */
  function followScore(card: number, winning: number, forDeclarer: boolean): number {
    const wins = (((beaters[winning] as number) >>> card) & 1) === 1;
    const own = height[card] as number;
    if (takes) return (wins ? 100 : 0) - own;
    if (forDeclarer) return (wins ? -100 : 0) + own;
    return (wins ? 0 : 20) + (wins ? own : -own);
  }

  /** Whether a declarer who wants no trick is not on lead and safe in every suit. */
  function outOfDanger(x: number, y: number, z: number, who: number): boolean {
    if (takes || who === 0 || layout.trumps !== 0) return false;
    const declarer = who === 1 ? z : y;
    const others = who === 1 ? x | y : x | z;
    for (const suit of suits) {
      if (!staysUnder(declarer & suit, others & suit)) return false;
    }
    return true;
  }

  return {
    visited: () => nodes,
    forget: () => table.forget(),
    reaches(hands, who, trick, budget) {
      const cards = (place: number) => hands[(who + place) % 3] as number;
      keys.deal(hands[0], hands[1], hands[2]);
      limit = Math.min(STOP, nodes + budget);
      const [led, followed] = trick;
      let reached: boolean;
      if (led === undefined) reached = lead(cards(0), cards(1), cards(2), who, 0);
      else if (followed === undefined) reached = second(cards(0), cards(1), cards(2), who, 0, led);
      else reached = third(cards(0), cards(1), cards(2), who, 0, led, followed);
      return nodes > limit ? null : reached;
    },
  };
}

/**
 * Whether, in one suit, the k-th lowest card of a holding is below the k-th lowest of the others, for every k. Then there
 * is always a card under the one that wins, and playing the highest such card keeps it so.
 */
function staysUnder(mine: number, theirs: number): boolean {
  let own = mine;
  let other = theirs;
  while (own !== 0 && other !== 0) {
    const low = own & -own;
    const bar = other & -other;
    if (low >>> 0 > bar >>> 0) return false;
    own ^= low;
    other ^= bar;
  }
  return true;
}
