import { disc, shape } from "../ink.ts";
import type { Palette } from "./palette.ts";

/* Sashes cover the seam of a double-ended court; they look the same from both ends. */

/** The sash of each rank. */
export const SASHES = { K: lozengeSash, Q: discSash, J: ropeSash } as const;

const BAND = "M-260-24H260V24H-260Z";

/** A gold sash with lozenges. */
function lozengeSash(ink: Palette): string {
  const row = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => `M${i * 52} -15l18 15l-18 15l-18-15z`);
  return shape(ink.gold, BAND) + shape(ink.second, row.join(""));
}

/** A light sash with discs. */
function discSash(ink: Palette): string {
  const row = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) => disc(ink.gold, i * 44, 0, 11));
  return shape(ink.second, BAND) + row.join("");
}

/** A sash of slanting stripes. */
function ropeSash(ink: Palette): string {
  const row = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(
    (i) => `M${i * 44} -24h22l-16 48h-22z`,
  );
  return shape(ink.paper, BAND) + shape(ink.first, row.join(""));
}

/** The German bar: a straight gold band between two rules, with a row of the suit's leaves. */
export function ruledBar(ink: Palette): string {
  const row = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
    (i) => `M${i * 60} -9q18 0 24 9q-6 9-24 9q-18 0-24-9q6-9 24-9z`,
  );
  return shape(ink.gold, "M-300-19H300V19H-300Z") + shape(ink.second, row.join(""));
}
