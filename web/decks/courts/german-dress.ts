import { disc, line, shape } from "../ink.ts";
import { SHOULDERS } from "./dress.ts";
import type { Palette } from "./palette.ts";

/* Garments of the German-suited courts, in figure coordinates (see dress.ts). */

/** A hussar's dolman, laced across the chest, with a fur collar. */
export function dolman(ink: Palette): string {
  const rows = [-96, -62, -28, 6];
  return (
    shape(ink.first, SHOULDERS) +
    line("M-116-110Q-124-40-112 80M122-110Q130-40 118 80", 4) +
    line(rows.map((y) => `M-84 ${y - 10}Q8 ${y + 14} 96 ${y - 10}`).join(""), 12, ink.gold) +
    rows
      .map(
        (y) =>
          disc(ink.gold, -84, y - 10, 9) + disc(ink.gold, 96, y - 10, 9) + disc(ink.paper, 8, y, 9),
      )
      .join("") +
    shape(
      ink.paper,
      "M-76-140Q-84-156-66-162Q-58-178-40-172H52Q72-178 80-160Q98-154 88-138Q84-120 64-128Q46-112 28-122Q8-110-12-122Q-30-112-48-126Q-68-120-76-140Z",
    ) +
    line("M-58-152L-50-138M-28-140L-22-126M6-138V-124M38-140L34-126M68-152L60-138", 4)
  );
}

/** A laced coat with lapels over a waistcoat, and a cravat. */
export function coat(ink: Palette): string {
  return (
    shape(ink.first, SHOULDERS) +
    line("M-136-112Q-160-40-150 80M142-112Q166-40 156 80", 4) +
    shape(ink.second, "M-44-148L-40 90H58L60-148Z") +
    line("M8-80V90", 4) +
    [-64, -30, 4].map((y) => disc(ink.gold, 24, y, 7)).join("") +
    shape(
      ink.gold,
      "M-64-150L-96-96L-62-84L-70 90H-46L-36-148ZM80-150L112-96L78-84L86 90H62L52-148Z",
    ) +
    shape(ink.paper, "M-40-172H56L64-140L8-120L-48-140ZM8-126L-30-96V-62L8-78L46-62V-96Z") +
    shape(ink.lips, "M8-132C-14-156-44-152-46-134S-14-108 8-126C30-108 60-116 62-134S30-156 8-132Z")
  );
}

/** A fool's motley, parted down the middle, with a dagged collar and bells. */
export function motley(ink: Palette): string {
  const points = [-112, -56, 8, 72, 128];
  const bells = [-84, -24, 40, 100].map((x, i) =>
    disc(ink.gold, x, i === 0 || i === 3 ? -62 : -46, 11),
  );
  return (
    shape(ink.first, SHOULDERS) +
    shape(ink.second, "M8-152H56C124-134 180-112 200-64V90H8Z") +
    line("M-116-96Q-124-40-112 80M122-96Q130-40 118 80", 4) +
    points
      .slice(1, 4)
      .map((x) => shape(ink.gold, `M${x} -6l14 18l-14 18l-14-18z`))
      .join("") +
    shape(
      ink.lips,
      "M-34-172H50C90-164 120-150 138-124L100-66L70-104L40-50L8-100L-24-50L-54-104L-84-66L-122-124C-104-150-74-164-34-172Z",
    ) +
    line("M-20-160L-66-92M-2-160L-24-72M18-160L40-72M36-160L84-92", 4) +
    bells.join("")
  );
}

/** A king's throne behind his shoulders: a cloth of estate between two posts. */
export function throne(ink: Palette): string {
  return (
    shape(ink.second, "M-108 0V-196C-108-250-60-272 8-272S124-250 124-196V0Z") +
    line("M-84-120V-200M100-120V-200", 4, ink.gold) +
    shape(ink.gold, "M-126 0V-212H-100V0ZM116 0V-212H142V0Z") +
    disc(ink.gold, -113, -226, 17) +
    disc(ink.gold, 129, -226, 17)
  );
}
