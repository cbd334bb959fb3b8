import { type Card, cardIndex, cardPoints, PACK } from "../skat/cards.ts";

/** Sets of cards as one integer: bit `cardIndex(card)` for each card. */
export function packMask(cards: readonly Card[]): number {
  let mask = 0;
  for (const card of cards) mask |= 1 << cardIndex(card);
  return mask;
}

export function packCards(mask: number): Card[] {
  return PACK.filter((_, index) => (mask >>> index) & 1);
}

/** The places of the bits of a mask, lowest first. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) bits.push(lowestBit(left));
  return bits;
}

/** The place of the lowest bit of a mask that is not 0. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

const POINTS: Uint8Array = Uint8Array.from(PACK, cardPoints);

/** The card points of a mask by `cardIndex`. */
export function packPoints(mask: number): number {
  let points = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    points += POINTS[lowestBit(left)] as number;
  }
  return points;
}
