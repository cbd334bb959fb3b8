import { type Seeded, shuffle } from "../seeded.ts";

/** A random deal as masks by `cardIndex`: three hands of ten and the skat. */
export interface RandomDeal {
  readonly hands: readonly [number, number, number];
  readonly skat: number;
}

export function randomDeal(random: Seeded): RandomDeal {
  const cards = Array.from({ length: 32 }, (_, n) => n);
  shuffle(cards, random);
  const mask = (from: number, to: number): number =>
    cards.slice(from, to).reduce((sum, card) => sum | (1 << card), 0);
  return { hands: [mask(0, 10), mask(10, 20), mask(20, 30)], skat: mask(30, 32) };
}
