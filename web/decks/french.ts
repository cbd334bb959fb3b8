import type { Suit } from "../../shared/skat/cards.ts";
import type { CourtCard, DeckArt } from "./art.ts";
import { doubleEnded, frame } from "./courts/court.ts";
import { FRENCH_COURTS } from "./courts/french.ts";
import { BLUE_ROBES, RED_ROBES } from "./courts/palette.ts";
import { discSash, lozengeSash, ropeSash } from "./courts/sash.ts";
import { TWO_COLOURS } from "./deck.ts";
import { at, place } from "./ink.ts";
import type { Pip } from "./pips.ts";
import { frenchSuit } from "./suits.ts";

const SASHES = { K: lozengeSash, Q: discSash, J: ropeSash } as const;

/** The classic French-suited deck: two colours, framed courts in red and blue. */
export const FRENCH: DeckArt = {
  inks: TWO_COLOURS,
  corners: 2,
  sign: frenchSuit,
  pip: frenchPip,
  ace: (_suit, sign) => at(295, 455, place(sign), 2.2),
  court(card, half, sign) {
    const rank = card[1] as "K" | "Q" | "J";
    const ink = ROBES[card];
    return (
      doubleEnded(FRENCH_COURTS[card](ink), SASHES[rank](ink), ink, half) +
      frame(ink)
    );
  },
};

const ROBES: Readonly<Record<CourtCard, typeof BLUE_ROBES>> = {
  CK: BLUE_ROBES, CQ: RED_ROBES, CJ: BLUE_ROBES,
  SK: RED_ROBES, SQ: BLUE_ROBES, SJ: RED_ROBES,
  HK: RED_ROBES, HQ: BLUE_ROBES, HJ: RED_ROBES,
  DK: BLUE_ROBES, DQ: RED_ROBES, DJ: BLUE_ROBES,
};

/** French pips in the lower half stand on their heads. */
export function frenchPip(pip: Pip, sign: string, scale = 0.92): string {
  return at(pip.x, pip.y, place(sign), pip.turned ? -scale : scale, pip.turned ? -scale : scale);
}
