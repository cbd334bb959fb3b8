import type { Suit } from "../../shared/skat/cards.ts";
import type { DeckArt } from "./art.ts";
import { type Cut, doubleEnded } from "./courts/court.ts";
import { GERMAN_COURTS } from "./courts/german.ts";
import { GERMAN_ROBES } from "./courts/palette.ts";
import { ruledBar } from "./courts/sash.ts";
import { FOUR_COLOURS } from "./deck.ts";
import { at, group, HALF_TURN, line, place } from "./ink.ts";
import { GERMAN_OUTLINES, germanSuit } from "./suits.ts";

/** The German-suited deck in the double-ended Prussian pattern: no frame, a straight bar, signs up for Ober and down for Unter. */
export const GERMAN: DeckArt = {
  inks: FOUR_COLOURS,
  corners: 2,
  sign: germanSuit,
  outlines: GERMAN_OUTLINES,
  pip: (pip, sign) => at(pip.x, pip.y, place(sign), 1.1, 1.1, pip.turned ? 180 : 0),
  ace: daus,
  court(card, half, sign) {
    const ink = GERMAN_ROBES[card[0] as Suit];
    // The figure is larger than a framed one and stands lower, so that it fills the card below the indices.
    const figure = at(0, 44, GERMAN_COURTS[card](ink), 1.22);
    const down = card[1] === "J";
    const signs = down ? at(96, 372, place(sign), 1.2) : at(492, 118, place(sign), 1.3);
    const id = `${half}-sign`;
    return (
      doubleEnded(figure, { ...CUT, band: ruledBar(ink) }, ink, half) +
      group({ id }, signs) +
      place(id, HALF_TURN)
    );
  },
};

const CUT: Omit<Cut, "band"> = {
  window: { x: 16, y: 16, width: 558, height: 878 },
  slope: 0,
};

/** The Daus: two large signs foot to foot on one curling stem. */
function daus(_suit: Suit, sign: string): string {
  return (
    group(
      { fill: "none", stroke: "#1F1B18", "stroke-width": 7, "stroke-linecap": "round" },
      line("M295 330C295 400 380 400 380 455S295 510 295 580M380 455C430 440 450 400 420 384C400 376 388 396 404 408M210 455C160 470 140 510 170 526C190 534 202 514 186 502"),
    ) +
    at(295, 250, place(sign), 2.1) +
    at(295, 660, place(sign), -2.1, -2.1)
  );
}
