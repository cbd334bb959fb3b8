import { CARD, element, group, HALF_TURN, PAPER, place, within } from "../ink.ts";
import type { Palette } from "./palette.ts";

/** The window of a French court. */
export const FRAME = { x: 118, y: 50, width: 354, height: 810, rx: 14 } as const;

/** Draws one person down to the waist, in figure coordinates (see dress.ts). */
export type Portrait = (ink: Palette) => string;

/** A rectangle of the card; `rx` rounds its corners. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx?: number;
}

/** How a double-ended picture is cut: its window, the slope of the seam in degrees, and the band that covers the seam. */
export interface Cut {
  readonly window: Window;
  readonly slope: number;
  readonly band: string;
}

/** The upper half's figure, the same figure upside down, a band over the seam. `half` is the id given to the upper half. */
export function doubleEnded(figure: string, cut: Cut, ink: Palette, half: string): string {
  const { x, y, width, height } = cut.window;
  const upper = group(
    { id: half, transform: turned(cut.slope) },
    within(-320, -480, 640, 480, group({ transform: turned(-cut.slope) }, figure)),
  );
  return within(
    x,
    y,
    width,
    height,
    group(
      { ...pen(ink), transform: `translate(${CARD.width / 2} ${CARD.height / 2})` },
      upper,
      place(half, "rotate(180)"),
      group({ transform: turned(cut.slope) }, cut.band),
    ),
  );
}

function turned(degrees: number): string | undefined {
  return degrees === 0 ? undefined : `rotate(${degrees})`;
}

/** The pen all figures are drawn with. */
function pen(ink: Palette): Record<string, string | number> {
  return {
    fill: "none",
    stroke: ink.line,
    "stroke-width": 6,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  };
}

/** The slope of a French sash; it leaves the person's right hand in the picture. */
const SASH_SLOPE = 12;

/** The French cut: the frame, and a sash aslant over the seam. */
export function sashed(sash: string): Cut {
  return { window: FRAME, slope: SASH_SLOPE, band: sash };
}

/** The outline of a window, with notches of paper wherever the corner indices reach into it. */
export function frame(window: Window, stroke: string): string {
  const { x, y, width, height } = window;
  const edge = 3.5;
  const notch = element("path", {
    class: "skat-index skat-paper",
    fill: PAPER,
    d: "M-40-40H111V264H-40Z",
  });
  return group(
    { fill: "none", stroke, "stroke-width": 5 },
    element("rect", { ...window }),
    within(
      x - edge,
      y - edge,
      width + 2 * edge,
      height + 2 * edge,
      notch + group({ transform: HALF_TURN }, notch),
    ),
  );
}
