import { type Card, cardPoints } from "./cards.ts";
import type { Game } from "./games.ts";
import { cardsOfClass, classesOf, classOf, trumpsOf } from "./order.ts";

/**
 * The pack as bits 0 to 31, for searches: class by class, trumps at the top, and within a class the higher bit is the
 * higher card.
 */
export interface BitOrder {
  readonly cards: readonly Card[];
  readonly bitOf: ReadonlyMap<Card, number>;
  /** For each bit all the bits of its class. */
  readonly classMask: readonly number[];
  readonly points: readonly number[];
  readonly trumps: number;
}

function bitOrderOf(game: Game): BitOrder {
  const highToLow = classesOf(game).flatMap((one) => cardsOfClass(one, game));
  const cards = [...highToLow].reverse();
  const bitOf = new Map(cards.map((card, bit) => [card, bit]));
  const classMask = cards.map((card) => maskOf(cardsOfClass(classOf(card, game), game), { bitOf }));
  return {
    cards,
    bitOf,
    classMask,
    points: cards.map(cardPoints),
    trumps: maskOf(trumpsOf(game), { bitOf }),
  };
}

const ORDERS: Readonly<Record<Game, BitOrder>> = {
  C: bitOrderOf("C"),
  S: bitOrderOf("S"),
  H: bitOrderOf("H"),
  D: bitOrderOf("D"),
  G: bitOrderOf("G"),
  N: bitOrderOf("N"),
};

/** The bit order of a game. */
export function orderOf(game: Game): BitOrder {
  return ORDERS[game];
}

/** Several cards as one mask. */
export function maskOf(cards: readonly Card[], { bitOf }: Pick<BitOrder, "bitOf">): number {
  return cards.reduce((mask, card) => mask | (1 << (bitOf.get(card) as number)), 0);
}

/** The highest bit of a mask that is not empty. */
export function highestBit(mask: number): number {
  return 31 - Math.clz32(mask);
}

/** The bits of a mask, highest first. */
export function bitsDown(mask: number): number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= ~(1 << highestBit(rest))) bits.push(highestBit(rest));
  return bits;
}

/** How many cards a mask holds. */
export function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
