import type { Suit } from "../../shared/skat/cards.ts";
import type { DeckName } from "./deck.ts";

/** The outlines of the French suits, about 100 units high, centred on the origin. */
export const FRENCH_OUTLINES: Readonly<Record<Suit, string>> = {
  C: "M-5 8C-12 24-25 30-37 24C-52 17-53-3-41-12C-34-17-25-16-18-12C-27-20-30-30-26-39C-19-56 19-56 26-39C30-30 27-20 18-12C25-16 34-17 41-12C53-3 52 17 37 24C25 30 12 24 5 8C6 28 10 40 21 51H-21C-10 40-6 28-5 8Z",
  S: "M0-54C8-36 46-16 46 14C46 32 35 40 24 40C14 40 7 34 4 26C5 37 10 45 20 52H-20C-10 45-5 37-4 26C-7 34-14 40-24 40C-35 40-46 32-46 14C-46-16-8-36 0-54Z",
  H: "M0 52C-9 31-49 10-49-21C-49-40-36-49-24-49C-12-49-3-41 0-30C3-41 12-49 24-49C36-49 49-40 49-21C49 10 9 31 0 52Z",
  D: "M0-54Q15-24 40 0Q15 24 0 54Q-15 24-40 0Q-15-24 0-54Z",
};

/** The outlines of the German signs in one piece, for printing in one ink. */
export const GERMAN_OUTLINES: Readonly<Record<Suit, string>> = {
  C: "M-5-56H6C6-50 8-46 4-42C30-40 42-22 40-4C36-2 34-2 32-3C32 24 18 40 0 54C-18 40-32 24-32-3C-34-2-36-2-40-4C-42-22-30-40-4-42Z",
  S: "M0-54C14-30 46-24 46 6C46 28 26 34 8 24C6 34 8 46 16 54H4C-4 46-4 34-4 24C-26 34-46 28-46 6C-46-24-14-30 0-54Z",
  H: FRENCH_OUTLINES.H,
  D: "M0-50A16 16 0 0 1 12-40A44 44 0 1 1-12-40A16 16 0 0 1 0-50ZM-42 0V8H-5V38H5V8H42V0Z",
};

/** A suit's sign in one ink, as that deck draws it. */
export function outlineOf(suit: Suit, deck: DeckName): string {
  return (deck === "german" ? GERMAN_OUTLINES : FRENCH_OUTLINES)[suit];
}
