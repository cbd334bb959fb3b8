import { disc, flat, line, shape } from "../ink.ts";
import type { Palette } from "./palette.ts";

/*
 * Garments, in figure coordinates: the origin is the middle of the card, the shoulders are at y = -150,
 * and everything runs on below y = 0, where the sash cuts it off.
 */

/** The outline of the upper body. */
export const SHOULDERS = "M-200 90V-64C-180-112-120-134-50-152H56C124-134 180-112 200-64V90Z";

/** The neck. */
export function neck(ink: Palette): string {
  return shape(ink.skin, "M-24-190V-140H40V-190Z");
}

/** A king's mantle, woven with a figure, open in front, edged and collared with ermine. */
export function mantle(ink: Palette, figure: Woven): string {
  return (
    shape(ink.first, SHOULDERS) +
    woven(ink, figure) +
    shape(ink.second, "M-50-150V90H60V-150Z") +
    lozenges(ink, 5, -100) +
    shape(
      ink.paper,
      "M-76-130Q-62-40-66 90H-34Q-34-40-40-130ZM86-130Q70-40 74 90H42Q44-40 50-130Z",
    ) +
    shape(
      ink.paper,
      "M-122-130C-90-160-50-168-34-172H44C60-168 100-160 130-130C116-94 60-84 4-84S-108-94-122-130Z",
    ) +
    tails(
      ink.line,
      "-92-130 -60-112 -24-104 12-102 48-106 82-114 104-132 -54-68 -50-28 -52,12 62-68 58-28 60,12",
    )
  );
}

/** Ermine tails: one small dart at each of the places. */
function tails(fill: string, places: string): string {
  return flat(fill, scattered(places, "l6 20q-6 5-12 0z"));
}

/** The same small figure at each of the places, written as in path data. */
function scattered(places: string, figure: string): string {
  return places
    .split(" ")
    .map((place) => `M${place}${figure}`)
    .join("");
}

/** A woven figure strewn over the shoulders; each king has his own. */
const WOVEN = {
  trefoil: "m0-14a7 7 0 0 1 6 11a7 7 0 1 1-3 9l2 8h-10l2-8a7 7 0 1 1-3-9a7 7 0 0 1 6-11z",
  star: "m0-14l4 10l10 4l-10 4l-4 10l-4-10l-10-4l10-4z",
  ring: "m0-11a11 11 0 1 1-1 0m1 7a4 4 0 1 0 1 0z",
} as const;

/** The name of a woven figure. */
export type Woven = keyof typeof WOVEN;

function woven(ink: Palette, figure: Woven): string {
  return flat(
    ink.gold,
    scattered(
      "-112,-72 -150,-60 -128,-26 -168,-14 -102,20 -144,26 116,-72 154,-60 132,-26 172,-14 106,20 148,26",
      WOVEN[figure],
    ),
  );
}

/** A row of gold lozenges down the front. */
function lozenges(ink: Palette, x: number, top: number): string {
  const rows = [0, 1, 2, 3, 4].map((row) => `M${x} ${top + row * 36}l13 16l-13 16l-13-16z`);
  return shape(ink.gold, rows.join(""));
}

/** Armour: breastplate, gorget and shoulder pieces, with a chain of office. */
export function armour(ink: Palette): string {
  return (
    shape(ink.steel, "M-110-120Q-112-60-86 90H96Q122-60 120-120L56-152H-50Z") +
    line("M6-100V90M-78 0Q6 34 90 0", 4) +
    shape(
      ink.steel,
      "M-58-148C-130-146-196-110-200-40V90H-110C-124 30-70-60-58-148ZM68-148C140-146 200-110 204-40V90H118C132 30 80-60 68-148Z",
    ) +
    line(
      "M-198-40Q-150-20-104-46M-186-80Q-142-60-90-84M202-40Q154-20 112-46M190-80Q148-60 98-84M-200 0Q-150 16-112 0M204 0Q158 16 120 0",
      4,
    ) +
    shape(
      ink.gold,
      "M-72-142C-66-90-30-66 6-58C42-66 78-90 84-142L66-146C60-106 40-84 6-78C-26-84-48-106-54-146Z",
    ) +
    shape(ink.steel, "M-44-184H56L70-146Q6-116-58-146Z") +
    line("M-52-162Q6-134 64-162", 4) +
    disc(ink.second, 6, -52, 17)
  );
}

/** A furred coat that crosses over the chest, with frogs. */
export function kaftan(ink: Palette): string {
  const frogs = [-70, -30, 10].map((y) => `M-70 ${y}H60v12H-70z`).join("");
  return (
    shape(ink.first, SHOULDERS) +
    line("M-130-110Q-150-40-150 80M132-110Q152-40 152 80", 4) +
    shape(ink.second, "M-70-140L-80 90H80L84-140L8-40Z") +
    shape(ink.gold, frogs) +
    [-64, -24, 16].map((y) => disc(ink.paper, -5, y, 8)).join("") +
    shape(
      ink.paper,
      "M-116-134C-90-164-50-170-30-176L-10-150L8-112L28-150L44-176C64-170 104-164 124-134C118-100 96-70 66-30Q40-44 8-76Q-24-44-52-30C-82-70-110-100-116-134Z",
    ) +
    tails(
      ink.line,
      "-84-134 -58-140 -58-104 -34-112 -50-70 -20-84 94-134 70-140 70-104 46-112 62-70 32-84",
    )
  );
}

/** A gown with a low neck, a jewelled hem and puffed sleeves. */
export function gown(ink: Palette): string {
  return (
    shape(ink.first, SHOULDERS) +
    shape(
      ink.second,
      "M-200 90V-60C-184-110-140-130-104-130C-74-96-84-30-110 10L-120 90ZM200 90V-60C186-110 146-130 110-130C80-96 92-30 116 10L124 90Z",
    ) +
    line(
      "M-150-110Q-160-60-150-8M-124-116Q-130-70-124-20M154-110Q164-60 154-8M128-116Q136-70 130-20",
      4,
    ) +
    shape(ink.skin, "M-66-146C-58-104-30-84 8-84S66-104 76-146L40-168H-24Z") +
    shape(
      ink.gold,
      "M-82-146C-72-92-36-68 8-68S84-92 92-146L76-148C66-106 38-86 8-86S-56-106-66-148Z",
    ) +
    shape(ink.paper, "M-22-66L-30 90H48L38-66Q8-60-22-66Z") +
    line("M-26-40L40-14M42-40L-26-14M-28-4L44 22M44-4L-28 22", 4)
  );
}

/** A gown with a fur collar that runs to a point, and a broad belt. */
export function furredGown(ink: Palette): string {
  return (
    shape(ink.first, SHOULDERS) +
    line(
      "M-130-106Q-160-50-150 60M-96-90Q-120-30-112 80M134-106Q164-50 154 60M100-90Q124-30 116 80",
      4,
    ) +
    shape(ink.skin, "M-60-150L8-60L72-150L40-168H-24Z") +
    shape(ink.second, "M-36-104Q8-84 50-104L8-40Z") +
    shape(
      ink.paper,
      "M-112-128C-90-150-70-156-52-160L8-62L64-160C84-156 104-150 120-128C90-100 50-50 30-6H-16C-36-50-80-100-112-128Z",
    ) +
    tails(ink.line, "-84-132 -60-116 -36-84 -12-50 90-132 68-116 46-84 24-50") +
    shape(ink.gold, "M-110-8H116V24H-110Z")
  );
}

/** Pearls round the neck with a pendant. */
export function necklace(ink: Palette): string {
  const pearls = [
    [-22, -140],
    [-12, -128],
    [0, -121],
    [14, -121],
    [27, -127],
    [37, -139],
  ] as const;
  return pearls.map(([x, y]) => disc(ink.paper, x, y, 6)).join("") + disc(ink.gold, 7, -108, 9);
}

/** A pleated ruff. */
export function ruff(ink: Palette): string {
  return (
    shape(
      ink.paper,
      "M-70-152Q-84-160-72-170Q-74-184-56-182Q-44-196-28-186H46Q62-196 74-182Q92-184 88-170Q100-160 86-152Q86-138 70-140Q60-126 46-134Q34-122 22-132Q8-120-4-132Q-18-122-28-134Q-44-126-52-140Q-70-138-70-152Z",
    ) + line("M-50-160L-36-172M-28-146L-18-166M8-142V-164M44-146L34-166M66-160L52-172", 4)
  );
}

/** A doublet buttoned down the front, with slashed sleeves. */
export function doublet(ink: Palette): string {
  return (
    shape(ink.first, SHOULDERS) +
    shape(
      ink.second,
      "M-200 90V-60C-184-112-140-132-96-138Q-116-60-108 90ZM200 90V-60C186-112 146-132 104-138Q122-60 116 90Z",
    ) +
    shape(
      ink.paper,
      "M-168-80q18-8 24-26q6 36-4 60q-20-6-20-34zM-150-4q18-8 20-26q8 40-2 66q-20-8-18-40zM172-80q-18-8-24-26q-6 36 4 60q20-6 20-34zM156-4q-18-8-20-26q-8 40 2 66q20-8 18-40z",
    ) +
    line("M8-140V90M-60-140Q-40-60-46 80M76-140Q56-60 62 80", 4) +
    [-100, -66, -32, 2].map((y) => disc(ink.gold, 8, y, 7)).join("")
  );
}

/** A jerkin with a wide falling collar and a baldric. */
export function jerkin(ink: Palette): string {
  return (
    shape(ink.first, SHOULDERS) +
    shape(
      ink.second,
      "M-200 90V-60C-184-112-140-132-100-138L-92 90ZM200 90V-60C186-112 146-132 106-138L100 90Z",
    ) +
    line(
      "M-170-90Q-150-84-116-92M-176-50Q-150-40-110-48M-180-8Q-150 2-106-6M176-90Q156-84 122-92M182-50Q156-40 116-48M186-8Q156 2 112-6",
      4,
    ) +
    shape(ink.gold, "M-98-130L-66-146L110 40V90Z") +
    shape(ink.paper, "M-88-128L-34-172H50L104-128L62-96L8-140L-46-96Z")
  );
}
