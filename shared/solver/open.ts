import { highest, type Layout, toLayout } from "./layout.ts";
import { leads, seconds, thirds } from "./ordering.ts";
import type { Position } from "./position.ts";
import { distinct } from "./runs.ts";

/** A position in the bits of a layout, seats counted from the declarer. */
export interface Open {
  readonly hands: readonly [number, number, number];
  readonly who: number;
  readonly trick: readonly number[];
}

export function inLayout(position: Position, layout: Layout): Open {
  const { declarer, leader, hands, trick } = position;
  return {
    hands: [
      toLayout(hands[declarer], layout),
      toLayout(hands[((declarer + 1) % 3) as 0 | 1 | 2], layout),
      toLayout(hands[((declarer + 2) % 3) as 0 | 1 | 2], layout),
    ],
    who: (leader - declarer + 3) % 3,
    trick: trick.map((card) => layout.bitOf[card] as number),
  };
}

export function pointsIn(open: Open, layout: Layout): number {
  let points = 0;
  for (const card of open.trick) points += layout.points[card] as number;
  for (const card of bitsOf(open.hands[0] | open.hands[1] | open.hands[2])) {
    points += layout.points[card] as number;
  }
  return points;
}

/** The bits of a hand, highest first. */
function bitsOf(hand: number): number[] {
  const list: number[] = [];
  for (let left = hand; left !== 0; ) {
    const card = highest(left);
    left ^= 1 << card;
    list.push(card);
  }
  return list;
}

/** The bits of the cards that may be played now. */
export function legalBits(open: Open, layout: Layout): number[] {
  const hand = open.hands[(open.who + open.trick.length) % 3] as number;
  const led = open.trick[0];
  const following = led === undefined ? 0 : hand & (layout.classMask[led] as number);
  return bitsOf(following !== 0 ? following : hand);
}

/** What comes of playing a card: the next position, who took a finished trick, and what the declarer won by it. */
export interface After {
  readonly open: Open;
  readonly taken?: boolean;
  readonly won: number;
}

export function play(open: Open, card: number, layout: Layout): After {
  const seat = (open.who + open.trick.length) % 3;
  const hands = open.hands.map((hand, at) => (at === seat ? hand ^ (1 << card) : hand));
  const [a, b, c] = hands as [number, number, number];
  const trick = [...open.trick, card];
  if (trick.length < 3) return { open: { hands: [a, b, c], who: open.who, trick }, won: 0 };
  let place = 0;
  for (let i = 1; i < 3; i++) {
    const best = trick[place] as number;
    if (((layout.beaters[best] as number) >>> (trick[i] as number)) & 1) place = i;
  }
  const who = (open.who + place) % 3;
  const taken = who === 0;
  const sum = trick.reduce((points, bit) => points + (layout.points[bit] as number), 0);
  return { open: { hands: [a, b, c], who, trick: [] }, taken, won: taken ? sum : 0 };
}

const list = new Int32Array(12);

/** One legal card of each run of equal ones, the most promising first. The board must be that of the layout. */
export function promisingFirst(open: Open, layout: Layout): number[] {
  const { hands, who, trick } = open;
  const inTurn = (place: number) => hands[(who + place) % 3] as number;
  const [x, y, z] = [inTurn(0), inTurn(1), inTurn(2)];
  const [led, followed] = trick;
  const own = inTurn(trick.length);
  const others = trick.reduce((cards, card) => cards | (1 << card), x | y | z) & ~own;
  const legal = legalBits(open, layout).reduce((cards, card) => cards | (1 << card), 0);
  const cards = distinct(legal, others);
  let count: number;
  if (led === undefined) count = leads(list, 0, cards, -1, x, y, z, who);
  else if (followed === undefined) count = seconds(list, 0, cards, y, led, z, who);
  else {
    const winning = ((layout.beaters[led] as number) >>> followed) & 1 ? followed : led;
    const lies = (layout.points[led] as number) + (layout.points[followed] as number);
    count = thirds(list, 0, cards, z, led, winning, lies, who);
  }
  const scored = Array.from(list.subarray(0, count));
  return scored.sort((a, b) => b - a).map((entry) => entry & 31);
}
