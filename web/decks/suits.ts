import type { Suit } from "../../shared/skat/cards.ts";
import { element, flat, group, line, shape } from "./ink.ts";
import { FRENCH_OUTLINES } from "./outlines.ts";

/** A French suit sign in the ink of whatever it is placed in. */
export function frenchSuit(suit: Suit): string {
  return element("path", { d: FRENCH_OUTLINES[suit] });
}

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
