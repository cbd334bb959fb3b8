import type { Suit } from "../../shared/skat/cards.ts";
import type { DeckArt } from "./art.ts";
import { doubleEnded, FRAME, frame, sashed } from "./courts/court.ts";
import { FRENCH_COURTS } from "./courts/french.ts";
import { type Palette, suitRobes } from "./courts/palette.ts";
import { SASHES } from "./courts/sash.ts";
import { FOUR_COLOURS } from "./deck.ts";
import { courtSigns, frenchPip } from "./french.ts";
import { at, element, place } from "./ink.ts";
import { FRENCH_OUTLINES } from "./outlines.ts";
import { frenchSuit } from "./suits.ts";

/** The tournament deck (Turnierbild): French suits in the four German colours, each court printed in its suit's ink. */
export const TOURNAMENT: DeckArt = {
  inks: FOUR_COLOURS,
  corners: 4,
  sign: frenchSuit,
  outlines: FRENCH_OUTLINES,
  pip: (pip, sign) => frenchPip(pip, sign, 1.08),
  ace: (_suit, sign) => at(295, 455, place(sign), 3),
  court(card, half, sign) {
    const suit = card[0] as Suit;
    const rank = card[1] as "K" | "Q" | "J";
    const ink = ROBES[suit];
    return (
      element("rect", { ...FRAME, fill: GROUND[suit], "fill-opacity": 0.13 }) +
      doubleEnded(FRENCH_COURTS[card](ink), sashed(SASHES[rank](ink)), ink, half) +
      frame(FRAME, "none") +
      courtSigns(sign)
    );
  },
};

/** Black robes are screened, or their folds would not show; orange ones are lighter than the orange that must be read as text. */
const ROBES: Readonly<Record<Suit, Palette>> = {
  C: suitRobes("#57504A", "#D8D2C6"),
  S: suitRobes("currentColor", "#BFDCC3"),
  H: suitRobes("currentColor", "#F4C6BC"),
  D: suitRobes("#E2902A", "#FBE0B0"),
};

/** The ink of the tint behind the figures. */
const GROUND: Readonly<Record<Suit, string>> = {
  C: "#6B5D48",
  S: "currentColor",
  H: "currentColor",
  D: "#F0A020",
};
