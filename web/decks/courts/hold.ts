import { at, disc, flat, line, shape } from "../ink.ts";
import type { Palette } from "./palette.ts";

/* Arms and what they hold. The origin is the fist; the arm comes from below and outside (the viewer's right). */

/** A sleeved forearm that rises to the fist. */
function forearm(ink: Palette, fill: string): string {
  return (
    shape(fill, "M-34 190C-40 110-34 60-24 20L26 14C56 50 76 100 84 190Z") +
    line("M-8 50Q-12 90-8 130M24 50Q36 90 38 130", 4) +
    shape(ink.gold, "M-30 14Q0 20 30 6L36 30Q4 46-30 38Z")
  );
}

/** A fist that grips something upright. */
function fist(ink: Palette): string {
  return (
    shape(
      ink.skin,
      "M-20-12Q-22-26-8-25L14-24Q25-22 23-12Q28-7 24-1Q28 5 23 11Q24 24 10 24H-6Q-20 22-21 8Z",
    ) + line("M2-12H22M2 0H23M2 12H22M-20-4Q-6-14 2-5", 4)
  );
}

/** A halberd. */
export function halberd(ink: Palette): string {
  return (
    shape(ink.gold, "M-6-300H6V130H-6Z") +
    shape(
      ink.steel,
      "M-5-262L-4-330L0-346L4-330L5-262ZM6-280Q30-290 46-300Q54-262 46-222Q30-234 6-240ZM-6-270L-40-262L-6-246Z",
    ) +
    flat(ink.line, "M-9-244H9V-234H-9Z")
  );
}

/** A broad sword held upright. */
export function sword(ink: Palette): string {
  return (
    shape(ink.steel, "M-11-52V-270L0-300L11-270V-52Z") +
    line("M0-268V-60", 4) +
    shape(ink.gold, "M-42-40Q-50-52-40-58L0-52L40-58Q50-52 42-40Q0-34-42-40Z") +
    disc(ink.gold, 0, 40, 13)
  );
}

/** A sceptre with a lily at its head. */
export function sceptre(ink: Palette): string {
  return (
    shape(ink.gold, "M-6-200H6V120H-6Z") +
    shape(
      ink.gold,
      "M-12-200c-30 8-44-24-22-36c10-4 18 2 16 14c8-8 6-26 4-36q2-16 14-30q12 14 14 30c-2 10-4 28 4 36c-2-12 6-18 16-14c22 12 8 44-22 36z",
    ) +
    shape(ink.second, "M-16-204H16V-190H-16Z")
  );
}

/** A battle axe. */
export function axe(ink: Palette): string {
  return (
    shape(ink.gold, "M-7-272H7V120H-7Z") +
    shape(
      ink.steel,
      "M7-262Q40-262 56-284Q74-224 56-166Q40-190 7-194ZM-7-244L-34-252V-206L-7-212Z",
    ) +
    line("M44-268Q56-226 44-180", 4)
  );
}

/** An orb with a cross; it lies in an open hand. */
export function orb(ink: Palette): string {
  return (
    line("M0-98V-138M-16-122H16", 10) +
    disc(ink.gold, 0, -54, 44) +
    shape(ink.lips, "M-43-62Q0-48 43-62V-46Q0-32-43-46ZM-8-98H8V-54H-8Z") +
    shape(
      ink.skin,
      "M-50-24Q-54-42-42-34Q-20-10 4-10Q30-12 44-34Q56-40 52-22C44 6 20 22 0 22S-40 6-50-24Z",
    ) +
    line("M-20-2Q-14 8-4 10M4-4Q10 6 20 4", 4)
  );
}

/** A flower on its stalk: a rose, seen from the side. */
export function rose(ink: Palette): string {
  return (
    line("M0 60Q-4-30 0-90", 7) +
    shape(
      ink.second,
      "M0-40C16-62 36-62 46-56C38-38 20-32 0-32ZM-2-20C-18-42-36-42-46-36C-38-18-22-12-2-12Z",
    ) +
    shape(ink.lips, "M0-84C-34-84-46-112-36-134Q-20-150 0-142Q20-150 36-134C46-112 34-84 0-84Z") +
    line(
      "M-24-104Q-24-126-4-126Q14-124 12-110Q6-100-4-108M-34-128Q-22-140-4-138M34-130Q30-104 6-94",
      4,
    )
  );
}

/** A tall lily with three bells. */
export function lily(ink: Palette): string {
  return (
    line("M0 80V-150M0-90Q24-100 34-124M0-70Q-24-80-34-104", 7) +
    shape(
      ink.paper,
      "M0-150C-20-166-24-194-16-208Q-8-200 0-214Q8-200 16-208C24-194 20-166 0-150ZM36-120C20-134 18-158 26-170Q34-162 42-172Q46-160 56-164C58-142 52-126 36-120ZM-36-100C-52-108-58-128-54-144Q-44-140-40-152Q-32-142-24-150C-16-132-20-112-36-100Z",
    ) +
    line("M0-158V-184M36-128L38-146M-36-108L-38-126", 4)
  );
}

/** An open fan. */
export function fan(ink: Palette): string {
  return (
    shape(ink.gold, "M0 10L-74-72Q-70-96-50-112Q-30-130 0-132T50-112Q70-96 74-72Z") +
    shape(ink.second, "M0 10L-44-38Q-28-66 0-68T44-38Z") +
    line("M0 10L-56-104M0 10L-30-124M0 10V-132M0 10L30-124M0 10L56-104", 4)
  );
}

/** A hand mirror. */
export function mirror(ink: Palette): string {
  return (
    shape(ink.gold, "M-7 60V-60H7V60Z") +
    `<ellipse fill="${ink.gold}" cx="0" cy="-112" rx="44" ry="56"/>` +
    `<ellipse fill="${ink.paper}" cx="0" cy="-112" rx="29" ry="41"/>` +
    line("M-12-96L10-136M2-92L16-116", 4)
  );
}

/** A longbow, its string towards the archer. */
export function bow(ink: Palette): string {
  return (
    line("M-22-250L-22 120", 3) +
    shape(
      ink.gold,
      "M-24-256C-10-250 8-180 10-60C8 60-10 120-24 126C-6 100-8 40-8-60S-6-220-24-256Z",
    )
  );
}

/** A curved hunting horn. */
export function horn(ink: Palette): string {
  return (
    shape(
      ink.gold,
      "M-96-66C-60-20-10 6 24-30C44-52 46-84 38-116L82-122C92-70 80-16 44 14C0 46-70 20-104-58Z",
    ) +
    shape(ink.paper, "M32-116Q60-134 88-122Q62-104 32-116Z") +
    line("M-46-24L-58-6M20-28L44 14", 7)
  );
}

/** A lance with a forked pennant. */
export function lance(ink: Palette): string {
  return (
    shape(ink.lips, "M-6-262C-40-280-60-246-100-262L-82-230L-104-200C-66-186-40-214-6-196Z") +
    shape(ink.gold, "M-6-280H6V130H-6Z") +
    shape(ink.steel, "M-12-280Q-14-306 0-336Q14-306 12-280Z")
  );
}

/** An arm on the viewer's right (or, mirrored, on the left) that holds an upright thing at (x, y). */
export function holding(
  ink: Palette,
  x: number,
  y: number,
  thing: string,
  options: HoldOptions = {},
): string {
  const { sleeve = ink.second, turn = 0, left = false, open = false } = options;
  return (
    at(x, y, forearm(ink, sleeve), left ? -1 : 1, 1) +
    at(x, y, thing, 1, 1, turn) +
    (open ? "" : at(x, y, fist(ink), left ? -1 : 1, 1))
  );
}

/** How an arm holds: its sleeve's ink, the tilt of the thing in degrees, on which side, and whether the thing brings its own hand. */
export interface HoldOptions {
  readonly sleeve?: string;
  readonly turn?: number;
  readonly left?: boolean;
  readonly open?: boolean;
}
