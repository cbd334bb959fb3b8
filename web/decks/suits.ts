import type { Suit } from "../../shared/skat/cards.ts";
import { element, flat, group, line, shape } from "./ink.ts";

/** The outlines of the French suits, about 100 units high, centred on the origin. */
export const FRENCH_OUTLINES: Readonly<Record<Suit, string>> = {
  C: "M-5 8C-12 24-25 30-37 24C-52 17-53-3-41-12C-34-17-25-16-18-12C-27-20-30-30-26-39C-19-56 19-56 26-39C30-30 27-20 18-12C25-16 34-17 41-12C53-3 52 17 37 24C25 30 12 24 5 8C6 28 10 40 21 51H-21C-10 40-6 28-5 8Z",
  S: "M0-54C8-36 46-16 46 14C46 32 35 40 24 40C14 40 7 34 4 26C5 37 10 45 20 52H-20C-10 45-5 37-4 26C-7 34-14 40-24 40C-35 40-46 32-46 14C-46-16-8-36 0-54Z",
  H: "M0 52C-9 31-49 10-49-21C-49-40-36-49-24-49C-12-49-3-41 0-30C3-41 12-49 24-49C36-49 49-40 49-21C49 10 9 31 0 52Z",
  D: "M0-54Q15-24 40 0Q15 24 0 54Q-15 24-40 0Q-15-24 0-54Z",
};

/** A French suit sign in the ink of whatever it is placed in. */
export function frenchSuit(suit: Suit): string {
  return element("path", { d: FRENCH_OUTLINES[suit] });
}
