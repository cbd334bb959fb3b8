import type { CourtCard, DeckArt } from "./art.ts";
import { doubleEnded, FRAME, frame, sashed } from "./courts/court.ts";
import { FRENCH_COURTS } from "./courts/french.ts";
import { BLUE_ROBES, RED_ROBES } from "./courts/palette.ts";
import { SASHES } from "./courts/sash.ts";
import { TWO_COLOURS } from "./deck.ts";
import { at, element, group, HALF_TURN, line, place } from "./ink.ts";
import { FRENCH_OUTLINES } from "./outlines.ts";
import type { Pip } from "./pips.ts";
import { frenchSuit } from "./suits.ts";

/** The classic French-suited deck: two colours, framed courts in red and blue. */
export const FRENCH: DeckArt = {
  inks: TWO_COLOURS,
  corners: 2,
  sign: frenchSuit,
  outlines: FRENCH_OUTLINES,
  pip: frenchPip,
  ace: (_suit, sign) => at(295, 455, place(sign), 2.3) + ACE_FLOURISHES,
  court(card, half, sign) {
    const rank = card[1] as "K" | "Q" | "J";
    const ink = ROBES[card];
    return (
      doubleEnded(FRENCH_COURTS[card](ink), sashed(SASHES[rank](ink)), ink, half) +
      frame(FRAME, ink.line) +
      courtSigns(sign)
    );
  },
};

const ROBES: Readonly<Record<CourtCard, typeof BLUE_ROBES>> = {
  CK: BLUE_ROBES,
  CQ: RED_ROBES,
  CJ: BLUE_ROBES,
  SK: RED_ROBES,
  SQ: BLUE_ROBES,
  SJ: RED_ROBES,
  HK: RED_ROBES,
  HQ: BLUE_ROBES,
  HJ: RED_ROBES,
  DK: BLUE_ROBES,
  DQ: RED_ROBES,
  DJ: BLUE_ROBES,
};

/** French pips in the lower half stand on their heads. */
export function frenchPip(pip: Pip, sign: string, scale = 0.98): string {
  return at(pip.x, pip.y, place(sign), pip.turned ? -scale : scale, pip.turned ? -scale : scale);
}

/** The suit's sign beside the person's head, twice. */
export function courtSigns(sign: string): string {
  return group(
    { class: "skat-sign-left" },
    at(164, 104, place(sign), 0.7),
    at(426, 806, place(sign), -0.7, -0.7),
  );
}

/** Two penman's flourishes above and below the ace. */
const ACE_FLOURISHES = flourish("") + flourish(HALF_TURN);

function flourish(transform: string): string {
  return group(
    {
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 5,
      "stroke-linecap": "round",
      transform: transform || undefined,
    },
    line(
      "M295 290C295 262 262 248 240 262C222 274 234 298 252 290M295 290C295 262 328 248 350 262C368 274 356 298 338 290M240 262C206 250 184 270 190 292C194 308 214 306 214 292M350 262C384 250 406 270 400 292C396 308 376 306 376 292",
    ),
    element("circle", { cx: 295, cy: 252, r: 7, fill: "currentColor", stroke: "none" }),
  );
}
