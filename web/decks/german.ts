import type { Suit } from "../../shared/skat/cards.ts";
import type { DeckArt } from "./art.ts";
import { doubleEnded, frame } from "./courts/court.ts";
import { GERMAN_COURTS } from "./courts/german.ts";
import { GERMAN_ROBES } from "./courts/palette.ts";
import { ruledBar } from "./courts/sash.ts";
import { FOUR_COLOURS } from "./deck.ts";
import { at, element, group, HALF_TURN, place, shape } from "./ink.ts";
import { GERMAN_OUTLINES } from "./outlines.ts";
import { germanSuit } from "./suits.ts";

/** The German-suited deck in the double-ended Prussian pattern: a straight bar over the seam, signs up for Ober and down for Unter. */
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
    const figure = at(0, 54, GERMAN_COURTS[card](ink), 1.22);
    const down = card[1] === "J";
    const signs = down ? at(112, 368, place(sign), 1.15) : at(482, 96, place(sign), 1.04);
    const id = `${half}-sign`;
    return (
      element("rect", { ...WINDOW, fill: ink.gold, "fill-opacity": 0.14 }) +
      doubleEnded(figure, { window: WINDOW, slope: 0, band: ruledBar(ink) }, ink, half) +
      frame(WINDOW, ink.line) +
      group({ id, class: down ? "skat-sign-low" : "skat-sign-right" }, signs) +
      place(id, HALF_TURN)
    );
  },
};

const WINDOW = { x: 50, y: 30, width: 490, height: 850 } as const;

/** The Daus: two large signs foot to foot on one scrolling stem. */
function daus(_suit: Suit, sign: string): string {
  return (
    group(
      {
        fill: "#3F8A45",
        stroke: "#1F1B18",
        "stroke-width": 5,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      },
      scroll() + group({ transform: HALF_TURN }, scroll()),
    ) +
    at(295, 245, place(sign), 2.1) +
    at(295, 665, place(sign), -2.1, -2.1)
  );
}

/** Half of the stem: from the upper sign to the middle, with a tendril and two leaves. */
function scroll(): string {
  return (
    shape(
      "none",
      "M295 335C300 385 372 380 368 425C365 448 334 455 295 455M368 425C374 396 416 394 424 420C430 442 406 454 396 438",
    ) +
    shape(
      "#3F8A45",
      "M312 374C296 356 270 358 258 376C276 390 298 388 312 374ZM346 382C346 360 366 348 388 354C384 374 366 386 346 382Z",
    )
  );
}
