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

/** The outlines of the German signs in one piece, for printing in one ink. */
export const GERMAN_OUTLINES: Readonly<Record<Suit, string>> = {
  C: "M-5-56H6C6-50 8-46 4-42C30-40 42-22 40-4C36-2 34-2 32-3C32 24 18 40 0 54C-18 40-32 24-32-3C-34-2-36-2-40-4C-42-22-30-40-4-42Z",
  S: "M0-54C14-30 46-24 46 6C46 28 26 34 8 24C6 34 8 46 16 54H4C-4 46-4 34-4 24C-26 34-46 28-46 6C-46-24-14-30 0-54Z",
  H: FRENCH_OUTLINES.H,
  D: "M0-50A16 16 0 0 1 12-40A44 44 0 1 1-12-40A16 16 0 0 1 0-50Z",
};

const PEN = {
  fill: "none",
  stroke: "#1F1B18",
  "stroke-width": 5,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;

/** A German suit sign in its own colours: acorn, leaf, heart or bell. */
export function germanSuit(suit: Suit): string {
  return group(PEN, germanDrawing(suit));
}

function germanDrawing(suit: Suit): string {
  switch (suit) {
    case "C":
      return (
        line("M0-40C0-50-4-54-10-58", 8) +
        shape("#C98A2B", "M-32-8C-34 24-18 40 0 55C18 40 34 24 32-8Z") +
        flat("#E7B765", "M-20 0C-20 18-14 28-6 36C-12 20-12 10-10 0Z") +
        shape("#4B7A35", "M-42-4C-46-34-22-44 0-44S46-34 42-4Q0 8-42-4Z") +
        line("M-30-32L-14 0M-8-42L16 2M16-42L36-4M30-32L14 0M8-42L-16 2M-16-42L-36-4", 3)
      );
    case "S":
      return (
        line("M0 20C-2 38 2 48 12 56", 8) +
        shape(
          "#3F8A45",
          "M0-56C12-30 48-24 48 6C48 28 24 36 0 20C-24 36-48 28-48 6C-48-24-12-30 0-56Z",
        ) +
        line("M0-36V20M0 8L-30 6M0 8L30 6M0-12L-22-14M0-12L22-14", 3)
      );
    case "H":
      return (
        shape("currentColor", FRENCH_OUTLINES.H) +
        flat("#F0A69A", "M-34-18C-34-30-28-36-20-36C-26-30-28-22-26-10C-32-10-34-14-34-18Z")
      );
    case "D":
      return (
        shape("#EDB43C", "M0 0M-9-42A9 9 0 1 1 9-42M0-42A46 46 0 1 1-1-42Z") +
        shape("#C8372C", "M-46-3Q0 12 46-3V12Q0 28-46 12Z") +
        line("M0 24V42M-30-18Q-22-30-10-34", 5) +
        shape("#1F1B18", "M-5 42A5 5 0 1 0 5 42A5 5 0 1 0-5 42Z")
      );
  }
}
