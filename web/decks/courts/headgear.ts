import { at, disc, dot, flat, line, shape } from "../ink.ts";
import type { Palette } from "./palette.ts";

/* What people wear on their heads, in head coordinates: the brow is at y = -46, the crown of the skull near -78. */

/** The headband of a crown with its stones. */
function band(ink: Palette): string {
  return (
    shape(ink.gold, "M-58-40Q0-26 54-44L56-70Q-2-52-60-66Z") +
    shape(ink.lips, "M-12-46H8V-54H-12ZM28-48L40-51L39-59L27-56ZM-48-45L-34-42L-35-51L-48-54Z")
  );
}

/** An open crown of tall points with pearls. */
export function pointedCrown(ink: Palette): string {
  return (
    shape(ink.gold, "M-58-60L-80-128L-46-98L-32-148L-4-98L22-150L40-100L74-134L56-62Q0-46-58-60Z") +
    disc(ink.paper, -80, -132, 8) +
    disc(ink.paper, -32, -152, 8) +
    disc(ink.paper, 22, -154, 8) +
    disc(ink.paper, 75, -138, 8) +
    band(ink)
  );
}

/** A closed crown: two hoops over a cap, topped by orb and cross. */
export function archedCrown(ink: Palette): string {
  return (
    shape(ink.second, "M-54-58C-70-104-30-118 0-118S70-104 52-60Z") +
    shape(
      ink.gold,
      "M-58-56C-92-108-42-132 0-134C42-132 90-112 56-58L42-58C62-102 30-116 0-117C-32-116-66-102-44-56Z",
    ) +
    shape(ink.gold, "M-12-50Q-24-96-6-124H6Q22-94 10-50Z") +
    line("M0-138V-162M-11-152H11", 8) +
    disc(ink.gold, 0, -133, 11) +
    band(ink)
  );
}

/** A crown of three lilies. */
export function lilyCrown(ink: Palette): string {
  const lily = (x: number, y: number): string =>
    `M${x - 9} ${y}v-18c-16 6-26-4-22-16c4-10 18-10 22-2c0-14 0-24 9-38c9 14 9 24 9 38c4-8 18-8 22 2c4 12-6 22-22 16v18z`;
  return (
    shape(ink.gold, lily(-44, -62) + lily(42, -64)) + shape(ink.gold, lily(0, -58)) + band(ink)
  );
}

/** A wound turban with a small crown in front and a heron's feather. */
export function turban(ink: Palette): string {
  return (
    plume(ink.paper, -10, -96, 20, 0.62) +
    shape(
      ink.paper,
      "M-60-40C-88-62-72-108-30-108C0-118 48-114 58-88C76-72 66-46 46-38Q-4-28-60-40Z",
    ) +
    line(
      "M-58-42C-50-72-20-96 18-110M-30-36C-16-66 20-88 54-92M10-34C24-54 44-66 62-68M-66-78C-50-98-36-102-22-108",
      4,
    ) +
    shape(ink.gold, "M6-66L-2-104L16-88L30-112L42-88L60-102L54-64Q30-56 6-66Z") +
    dot(ink.lips, 31, -76, 7)
  );
}

/** A feather that rises from (x, y), bends forwards and curls; turned by so many degrees. */
export function plume(fill: string, x: number, y: number, turn = 0, scale = 1): string {
  return at(
    x,
    y,
    shape(
      fill,
      "M0 0C-14-30-10-66 20-86C46-100 74-84 70-62C60-70 54-68 50-62C58-56 58-46 50-42C44-48 36-46 34-40C40-34 38-24 28-22C22-28 16-26 16-18Q8-12 0 0Z",
    ) + line("M0 0Q4-44 44-72", 4),
    scale,
    scale,
    turn,
  );
}

/** A soft broad beret, worn aslant, with an ostrich plume that sweeps back over it. */
export function beret(ink: Palette): string {
  return (
    shape(
      ink.first,
      "M-52-44C-100-56-106-96-60-108C-20-126 60-118 82-88C92-70 70-52 48-46Q0-34-52-44Z",
    ) +
    line("M18-112Q18-76 14-46M50-102Q46-74 40-50", 4) +
    shape(
      ink.paper,
      "M-48-60C-60-84-52-124-10-138C30-150 74-134 84-112C66-122 58-116 56-108C46-118 36-116 32-104C22-112 12-108 10-96C0-102-12-96-12-86C-22-90-32-82-30-72Q-38-70-48-60Z",
    ) +
    line("M-46-64C-36-100-4-126 44-126", 4) +
    shape(ink.gold, "M-54-36Q0-24 50-40L50-54Q0-40-54-52Z") +
    disc(ink.gold, -46, -62, 12)
  );
}

/** A hunter's hat with a brim that runs to a beak in front, and a pheasant's feather. */
export function huntersHat(ink: Palette): string {
  return (
    shape(ink.paper, "M-34-70C-62-96-86-126-84-168C-52-158-18-124-8-84Z") +
    line("M-24-76Q-58-112-76-150", 4) +
    shape(ink.first, "M-52-58C-52-100-30-126 4-126C40-124 52-96 50-62Z") +
    shape(
      ink.second,
      "M-70-38C-66-58-54-72-30-70Q20-66 60-76Q88-74 108-40Q60-50 20-42Q-40-30-70-38Z",
    )
  );
}

/** A flat cap with a turned-up, notched brim. */
export function notchedCap(ink: Palette): string {
  return (
    shape(ink.first, "M-58-66C-70-110-40-124 0-122S66-112 56-68Z") +
    shape(ink.second, "M-62-40L-74-92L-40-78L-28-100L0-76L28-102L40-78L72-94L58-42Q0-24-62-40Z") +
    disc(ink.gold, 0, -56, 9)
  );
}

/** A foot soldier's round helmet with a comb. */
export function helmet(ink: Palette): string {
  return (
    shape(ink.gold, "M-20-112C0-150 40-150 62-104L44-92Z") +
    shape(ink.steel, "M-50-56C-56-108-28-128 0-128S56-108 50-58Z") +
    line("M0-126V-56M-30-116Q-38-90-36-56", 4) +
    shape(ink.gold, "M-84-36Q-60-62-30-64Q10-58 34-66Q64-66 84-42Q40-52 0-42Q-50-30-84-36Z") +
    flat(ink.line, "M-30-54h7v7h-7ZM-5-52h7v7h-7ZM22-55h7v7h-7Z")
  );
}

/** A tall cone with a veil that falls from its tip. */
export function hennin(ink: Palette): string {
  return (
    shape(ink.paper, "M-40-154C-88-140-86-50-100 30C-106 66-98 90-84 100C-68 70-72 10-50-40Z") +
    line("M-52-120Q-74-40-86 60", 4) +
    shape(ink.first, "M-50-38L-44-158Q-34-166-26-158L48-58Q0-70-50-38Z") +
    line("M-46-112Q-28-112-10-136M-48-74Q-18-76 14-104", 4) +
    shape(
      ink.paper,
      "M-54-18C-58-44-32-66 8-66Q44-64 54-30L46-22Q34-50 8-50Q-26-50-42 20Q-54 6-54-18Z",
    )
  );
}

/** A veil that frames the face, held by a small crown. */
export function crownedVeil(ink: Palette): string {
  return (
    shape(ink.gold, "M-46-70L-58-116L-32-98L-18-126L0-98L18-128L32-100L56-120L48-70Z") +
    shape(ink.gold, "M-54-56Q-4-76 52-58L50-76Q-4-94-52-74Z")
  );
}

/** A veil behind the head. */
export function veil(fill: string): string {
  return (
    shape(
      fill,
      "M0-84C-54-84-70-44-70 0C-76 50-94 80-98 124H-40V-30H46V124H100C96 80 76 50 70 0C70-44 54-84 0-84Z",
    ) + line("M-58 10Q-60 60-76 116M60 10Q62 60 78 116", 4)
  );
}

/** A wreath of five blossoms. */
export function wreath(ink: Palette): string {
  const blossom = (x: number, y: number): string =>
    shape(
      ink.lips,
      `M${x} ${y}m-5-6c-8-14 18-14 10 0c16-4 18 18 2 12c4 14-20 16-16 2c-16 4-14-18 4-14z`,
    ) + dot(ink.gold, x, y, 6);
  return (
    line("M-58-30Q0-84 54-34", 8) +
    blossom(-56, -32) +
    blossom(-34, -58) +
    blossom(0, -70) +
    blossom(32, -62) +
    blossom(54, -38)
  );
}

/** Hair gathered in a netted bag at the nape, under a padded roll with a jewel; for a head in profile. */
export function caul(ink: Palette, hair: string): string {
  return (
    shape(
      ink.second,
      "M-16-62C-60-92-112-64-112-14C-112 34-76 62-44 44C-24 30-26 8-28-4Q-30-30-16-62Z",
    ) +
    line(
      "M-104-38L-36 30M-108-4L-58 42M-88-64L-30-2M-60-72L-26-34M-48-70L-108-4M-24-58L-102 28M-28-22L-80 40M-32 10L-56 42",
      3,
    ) +
    dot(ink.gold, -66, -16, 8) +
    shape(hair, "M30-50C10-58-18-48-26-14C-32 0-28 12-24 20C-12 10-10-10 0-24C8-36 20-42 30-42Z") +
    shape(ink.first, "M38-44C48-70 20-104-24-100C-62-96-66-60-40-52C-16-46 4-66 38-44Z") +
    line("M14-92Q2-74 4-58M-24-100Q-30-76-24-54", 4) +
    disc(ink.gold, 24, -68, 13) +
    dot(ink.lips, 24, -68, 5)
  );
}
