import type { Suit } from "../../../shared/skat/cards.ts";
import { PAPER } from "../ink.ts";

/** The inks a court card is printed with: a black line and four flat colours on the paper. */
export interface Palette {
  readonly line: string;
  readonly paper: string;
  readonly skin: string;
  /** The ink of the main garment. */
  readonly first: string;
  /** The ink of linings and sleeves. */
  readonly second: string;
  /** Steel: a light tint of the blue. */
  readonly steel: string;
  /** Lips and cheeks. */
  readonly lips: string;
  /** Gold: crowns, trimmings, hair. */
  readonly gold: string;
}

const LINE = "#1F1B18";
const SKIN = "#F3D3B3";
const RED = "#C8372C";
const GREEN = "#44834A";
const BLUE = "#2F5D8C";
const GOLD = "#EDB43C";

const CLASSIC = {
  line: LINE,
  paper: PAPER,
  skin: SKIN,
  gold: GOLD,
  lips: RED,
  steel: "#C9D6DE",
} as const;

/** Robes mostly blue. */
export const BLUE_ROBES: Palette = { ...CLASSIC, first: BLUE, second: RED };
/** Robes mostly red. */
export const RED_ROBES: Palette = { ...CLASSIC, first: RED, second: BLUE };

/** Robes of the German-suited courts: the old four inks with green for leaf and acorn. */
export const GERMAN_ROBES: Readonly<Record<Suit, Palette>> = {
  C: { ...CLASSIC, first: GREEN, second: "#B4652D" },
  S: { ...CLASSIC, first: RED, second: GREEN },
  H: { ...CLASSIC, first: BLUE, second: RED },
  D: { ...CLASSIC, first: "#E2902A", second: BLUE },
};

/** Robes in a suit's own ink and a light screen of it, as the tournament deck prints them. */
export function suitRobes(first: string, second: string): Palette {
  return { ...CLASSIC, first, second };
}
