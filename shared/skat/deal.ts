import { type Card, PACK } from "./cards.ts";

/** The cards as they lie after dealing. */
export interface DealtCards {
  readonly forehand: readonly Card[];
  readonly middlehand: readonly Card[];
  readonly rearhand: readonly Card[];
  readonly skat: readonly Card[];
}

/** Each packet of a cut has at least this many cards (RULES.md 2). */
export const SMALLEST_PACKET = 4;
/** In how many places the pack may be cut. */
export const CUT_PLACES = PACK.length - 2 * SMALLEST_PACKET + 1;

/**
 * Cuts the pack: `fromTop` cards go from top to bottom, so the lower packet lies on top.
 * @throws RangeError when a packet would be smaller than four cards: whoever cuts has to see to that.
 */
export function cut(pack: readonly Card[], fromTop: number): Card[] {
  const smaller = Math.min(fromTop, pack.length - fromTop);
  if (!Number.isInteger(fromTop) || smaller < SMALLEST_PACKET) {
    throw new RangeError(`each packet needs at least ${SMALLEST_PACKET} cards: ${fromTop}`);
  }
  return [...pack.slice(fromTop), ...pack.slice(0, fromTop)];
}

/** Deals a shuffled and cut pack from the top: 3 each, 2 to the skat, 4 each, 3 each, from forehand (RULES.md 2). */
export function dealOut(pack: readonly Card[]): DealtCards {
  const hand = (place: number): Card[] => [
    ...pack.slice(3 * place, 3 * place + 3),
    ...pack.slice(11 + 4 * place, 15 + 4 * place),
    ...pack.slice(23 + 3 * place, 26 + 3 * place),
  ];
  return { forehand: hand(0), middlehand: hand(1), rearhand: hand(2), skat: pack.slice(9, 11) };
}
