import { BOARD } from "./board.ts";

const { classMask } = BOARD;

/** Bits with a card of equal points and class one, two and three bits above: 7 and 8, and the jacks on top. */
const ONE_BELOW = 0x7060c183;
const TWO_BELOW = 0x30204081;
const THREE_BELOW = 0x10000000;

/**
 * Leaves the highest card of each run of neighbours that count the same: playing either is the same. Only 7 8 9 and
 * the jacks do (keys.ts), so that neighbours stand one, two or three bits apart.
 */
export function distinct(hand: number, others: number): number {
  const higher = others >>> 1;
  const alike =
    ((hand >>> 1) & ONE_BELOW) |
    ((hand >>> 2) & ~higher & TWO_BELOW) |
    ((hand >>> 3) & ~(higher | (others >>> 2)) & THREE_BELOW);
  return hand & ~alike;
}

/** Whether two cards of one hand, the higher first, are of one class with no card of others between them. */
export function inOneRun(higher: number, lower: number, others: number): boolean {
  const between = ((1 << higher) - 1) & ~((2 << lower) - 1);
  return (((classMask[higher] as number) >>> lower) & 1) === 1 && (others & between) === 0;
}
