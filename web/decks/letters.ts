import type { IndexText } from "./deck.ts";
import { line } from "./ink.ts";

/**
 * The figures and letters of the corner indices: a condensed slab, 100 units high, centred on x = 0, standing between y = 0 and y = 100.
 * Drawn as strokes, so that a deck needs no font.
 */
interface Glyph {
  readonly stem: string;
  readonly serif?: string;
}

const GLYPHS: Readonly<Record<IndexText, Glyph>> = {
  A: { stem: "M-27 97L-2 6H2L27 97M-17 66H17", serif: "M-37 96H-15M15 96H37" },
  K: { stem: "M-21 4V96M23 5L-19 60M-6 44L24 96", serif: "M-33 4H-9M-33 96H-9M12 4H34M12 96H35" },
  Q: { stem: "M0 7C20 7 27 24 27 50S20 93 0 93S-27 76-27 50S-20 7 0 7ZM2 72L28 104" },
  J: { stem: "M12 4V68Q12 93-7 93Q-24 93-25 70", serif: "M-5 4H29" },
  D: { stem: "M-19 7H-6C17 7 26 24 26 50S17 93-6 93H-19M-18 4V96", serif: "M-31 4H-10M-31 96H-10" },
  B: {
    stem: "M-18 4V96M-19 7H1Q21 7 21 26T1 46H-16M1 46Q26 46 26 70T1 93H-19",
    serif: "M-31 4H-10M-31 96H-10",
  },
  O: { stem: "M0 7C20 7 27 24 27 50S20 93 0 93S-27 76-27 50S-20 7 0 7Z" },
  U: { stem: "M-22 4V62Q-22 93 0 93T22 62V4", serif: "M-34 4H-10M10 4H34" },
  10: { stem: "M-40 22Q-31 18-28 4V97M16 7C31 7 37 24 37 50S31 93 16 93S-5 76-5 50S1 7 16 7Z" },
  9: { stem: "M25 34C25 52 16 60 0 60S-25 50-25 34S-16 7 0 7S25 18 25 40C25 72 12 92-14 94" },
  8: {
    stem: "M0 46C-16 46-21 36-21 26S-14 7 0 7S21 16 21 26S16 46 0 46C-19 46-26 58-26 70S-18 93 0 93S26 82 26 70S19 46 0 46Z",
  },
  7: { stem: "M-25 20V8H26C8 36 0 64-3 97" },
};

/** The glyph's SVG text in the ink (`stroke`) of whatever it is placed in. */
export function glyph(text: IndexText): string {
  const { stem, serif } = GLYPHS[text];
  return line(stem, 14) + (serif === undefined ? "" : line(serif, 8));
}
