import { CARD, element, group, place, within } from "../ink.ts";
import type { Palette } from "./palette.ts";

/** The window a court card is drawn in. */
export const FRAME = { x: 118, y: 50, width: 354, height: 810, rx: 14 } as const;

/** The slope of the sash, in degrees; the right hand of the person stays in the picture. */
const SLOPE = 12;

/** Draws one person down to the waist, in figure coordinates (see dress.ts). */
export type Portrait = (ink: Palette) => string;

/**
 * A double-ended court: the person cut off along the sash, the same person upside down, the sash over the seam.
 * `half` is the id given to the upper half.
 */
export function doubleEnded(figure: string, sash: string, ink: Palette, half: string): string {
  const upper = group(
    { id: half, transform: `rotate(${SLOPE})` },
    within(-320, -480, 640, 480, group({ transform: `rotate(${-SLOPE})` }, figure)),
  );
  return within(
    FRAME.x,
    FRAME.y,
    FRAME.width,
    FRAME.height,
    group(
      { ...pen(ink), transform: `translate(${CARD.width / 2} ${CARD.height / 2})` },
      upper,
      place(half, "rotate(180)"),
      group({ transform: `rotate(${SLOPE})` }, sash),
    ),
  );
}

/** The pen all figures are drawn with. */
export function pen(ink: Palette): Record<string, string | number> {
  return {
    fill: "none",
    stroke: ink.line,
    "stroke-width": 6,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  };
}

/** The outline of the window. */
export function frame(ink: Palette): string {
  return element("rect", { ...FRAME, fill: "none", stroke: ink.line, "stroke-width": 5 });
}
