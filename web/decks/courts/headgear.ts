import { disc, flat, line, shape } from "../ink.ts";
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
    shape(ink.second, "M-54-60C-72-118-30-136 0-136S72-120 52-62Z") +
    shape(ink.gold, "M-58-60C-90-124-40-148 0-150C40-148 88-128 56-62L42-62C62-112 30-130 0-132C-32-130-66-112-44-60Z") +
    shape(ink.gold, "M-12-54Q-24-110-6-140H6Q22-108 10-54Z") +
    line("M0-150V-180M-12-167H12", 8) +
    disc(ink.gold, 0, -146, 12) +
    band(ink)
  );
}

/** A crown of three lilies. */
export function lilyCrown(ink: Palette): string {
  const lily =
    "c-8-14-4-26 4-36c-10 2-18-2-18-12c0-14 16-16 22-4c0-18 6-26 12-38c6 12 12 20 12 38c6-12 22-10 22 4c0 10-8 14-18 12c8 10 12 22 4 36z";
  return (
    shape(ink.gold, `M-62-54${lily}M-20-50${lily}M22-56${lily}`) + band(ink)
  );
}

/** A wound turban that carries a small crown and a heron's feather. */
export function turban(ink: Palette): string {
  return (
    plume(ink.paper, -6, -120) +
    shape(ink.gold, "M-34-104L-42-146L-18-124L-2-152L16-124L40-148L32-102Z") +
    shape(ink.paper, "M-60-44C-84-66-70-112-30-112C0-122 48-118 58-92C76-76 66-50 46-42Q-4-32-60-44Z") +
    line("M-58-46C-50-76-20-100 18-114M-30-40C-16-70 20-92 54-96M10-38C24-58 44-70 62-72M-64-84C-50-100-36-106-22-112", 4)
  );
}

/** A feather that rises from (x, y) and bends back. */
export function plume(fill: string, x: number, y: number, turn = 0): string {
  return `<g transform="translate(${x} ${y})${turn === 0 ? "" : `rotate(${turn})`}">${
    shape(fill, "M0 0C-14-30-10-66 20-86C46-100 74-84 70-62C60-70 54-68 50-62C58-56 58-46 50-42C44-48 36-46 34-40C40-34 38-24 28-22C22-28 16-26 16-18Q8-12 0 0Z") +
    line("M0 0Q4-44 44-72", 4)
  }</g>`;
}

/** A soft broad beret, worn aslant, with a big ostrich plume. */
export function beret(ink: Palette): string {
  return (
    plume(ink.paper, -40, -70, -58) +
    shape(ink.first, "M-52-44C-100-56-106-96-60-112C-20-134 60-124 82-90C92-70 70-52 48-46Q0-34-52-44Z") +
    line("M-54-100Q-40-72-34-48M-4-116Q0-80 0-46M46-108Q40-76 34-50", 4) +
    shape(ink.gold, "M-54-36Q0-24 50-40L50-56Q0-40-54-52Z") +
    disc(ink.gold, -46, -66, 12)
  );
}

/** A hunter's hat with a brim that runs to a beak in front, and a pheasant's feather. */
export function huntersHat(ink: Palette): string {
  return (
    shape(ink.lips, "M-30-84C-66-110-110-124-128-160C-92-160-44-138-10-96Z") +
    line("M-20-90Q-70-124-110-148", 4) +
    shape(ink.first, "M-52-58C-52-100-30-126 4-126C40-124 52-96 50-62Z") +
    shape(ink.second, "M-70-38C-66-58-54-72-30-70Q20-66 60-76Q88-74 108-40Q60-50 20-42Q-40-30-70-38Z")
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
    shape(ink.paper, "M-50-56C-56-108-28-128 0-128S56-108 50-58Z") +
    line("M0-126V-56M-30-116Q-38-90-36-56", 4) +
    shape(ink.gold, "M-84-36Q-60-62-30-64Q10-58 34-66Q64-66 84-42Q40-52 0-42Q-50-30-84-36Z") +
    flat(ink.line, "M-30-54h7v7h-7ZM-5-52h7v7h-7ZM22-55h7v7h-7Z")
  );
}

/** A tall cone with a veil that falls from its tip. */
export function hennin(ink: Palette): string {
  return (
    shape(ink.paper, "M-58-158C-104-120-92-40-104 34C-108 70-96 96-84 104C-70 70-74 10-56-36Z") +
    shape(ink.first, "M-52-36L-66-166Q-56-176-46-168L46-56Q0-70-52-36Z") +
    line("M-60-112Q-40-112-24-134M-56-76Q-24-76 6-104", 4) +
    shape(ink.gold, "M-58-28Q-46-64 8-66Q42-66 56-36L48-28Q30-52 6-52Q-34-50-50-20Z")
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
    shape(fill, "M0-84C-54-84-70-44-70 0C-76 50-94 80-98 124H-40V-30H46V124H100C96 80 76 50 70 0C70-44 54-84 0-84Z") +
    line("M-58 10Q-60 60-76 116M60 10Q62 60 78 116", 4)
  );
}

/** A wreath of five blossoms. */
export function wreath(ink: Palette): string {
  const blossom = (x: number, y: number): string =>
    shape(ink.lips, `M${x} ${y}m-5-6c-8-14 18-14 10 0c16-4 18 18 2 12c4 14-20 16-16 2c-16 4-14-18 4-14z`) +
    disc(ink.gold, x, y, 5);
  return line("M-58-30Q0-84 54-34", 8) + blossom(-56, -32) + blossom(-34, -58) + blossom(0, -70) + blossom(32, -62) + blossom(54, -38);
}

/** Hair gathered in two horns under a net, with a jewelled fillet. */
export function hornedNet(ink: Palette): string {
  return (
    shape(ink.second, "M-36-40C-84-20-112-52-102-86C-92-118-54-112-36-84Q0-104 34-86C56-114 94-116 102-84C110-48 80-22 44-40Q4-64-36-40Z") +
    line("M-96-92L-50-36M-72-104L-36-60M-100-64L-60-98M-84-40L-40-88M94-90L52-36M72-104L38-60M100-64L60-98M84-42L42-86", 3) +
    shape(ink.gold, "M-40-36Q4-64 46-36L42-52Q4-80-38-52Z") +
    disc(ink.lips, 4, -62, 8)
  );
}
