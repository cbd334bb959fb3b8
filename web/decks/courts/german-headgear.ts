import { disc, dot, line, shape } from "../ink.ts";
import { plume } from "./headgear.ts";
import type { Palette } from "./palette.ts";

/* Headgear of the German-suited courts, in head coordinates (see headgear.ts). */

/** A fur-brimmed crown with a jewelled dome and a cross. */
export function furCrown(ink: Palette): string {
  return (
    shape(ink.first, "M-52-66C-56-112-20-132 0-138C20-132 58-112 52-66Z") +
    shape(ink.gold, "M-12-62L-8-134H8L14-62ZM-46-78Q0-92 48-80V-94Q0-106-46-94Z") +
    line("M0-140V-160M-11-151H11", 8) +
    disc(ink.gold, 0, -140, 10) +
    shape(
      ink.paper,
      "M-58-34Q-70-42-62-54Q-68-70-52-72Q-42-84-28-76Q-14-86 0-76Q14-86 26-76Q40-84 50-72Q66-70 60-54Q66-40 54-36Q40-28 28-38Q14-30 0-40Q-14-30-28-38Q-44-26-58-34Z",
    ) +
    line("M-46-62L-42-48M-22-66L-20-50M4-66V-50M30-66L28-50", 4)
  );
}

/** A crown of oak leaves on a plain ring. */
export function leafCrown(ink: Palette): string {
  const leaf =
    "c-14-6-18-18-10-26c-10-8-6-22 4-24c-4-12 2-22 8-30c6 8 12 18 8 30c10 2 14 16 4 24c8 8 4 20-10 26z";
  return (
    shape(ink.gold, `M-46-62${leaf}M44-64${leaf}`) +
    shape(ink.gold, `M-2-62${leaf}`) +
    line("M-47-70V-104M-3-70V-106M43-72V-106", 4) +
    shape(ink.gold, "M-58-38Q0-24 54-42L56-66Q0-50-60-62Z") +
    dot(ink.lips, -34, -50, 7) +
    dot(ink.lips, 0, -46, 7) +
    dot(ink.lips, 32, -50, 7)
  );
}

/** A broad cavalier's hat, turned up on one side, with two plumes. */
export function cavalierHat(ink: Palette): string {
  return (
    shape(ink.first, "M-44-60C-50-104-30-126 2-126C34-126 50-104 44-62Z") +
    plume(ink.paper, -30, -66, -58, 0.95) +
    plume(ink.gold, -22, -70, -6, 0.8) +
    shape(
      ink.first,
      "M-96-58C-70-84-40-66 0-62C40-62 76-80 104-40C60-30 20-34-20-38C-56-34-100-22-96-58Z",
    ) +
    line("M-78-50Q-40-56 0-50Q40-48 84-46", 4) +
    disc(ink.gold, -30, -68, 11)
  );
}

/** A hussar's fur cap with a bag and a cockade. */
export function busby(ink: Palette): string {
  return (
    shape(ink.second, "M30-126C74-124 90-86 82-36L56-50C58-80 52-106 28-112Z") +
    shape(ink.line, "M-56-34C-62-74-58-116-44-124Q0-138 42-124C54-112 58-76 54-38Q0-22-56-34Z") +
    line(
      "M-40-52L-44-68M-20-50L-22-66M14-50L16-66M36-54L40-70M-34-88L-38-102M0-78V-92M32-88L36-102",
      4,
      ink.paper,
    ) +
    dot(ink.gold, -4, -110, 14) +
    dot(ink.lips, -4, -110, 7)
  );
}

/** A combed morion helmet with a plume at the back. */
export function morion(ink: Palette): string {
  return (
    plume(ink.lips, -44, -64, -66, 1) +
    shape(ink.gold, "M-58-74C-50-156 50-160 60-76L40-84C30-116-26-116-38-82Z") +
    shape(ink.steel, "M-52-58C-50-106-26-124 2-124C32-124 52-104 52-60Z") +
    line("M-26-110Q-20-84-22-60M30-110Q24-84 26-62", 4) +
    shape(
      ink.steel,
      "M-100-70C-70-50-40-64 0-64C40-64 74-54 106-74C86-40 50-34 0-38C-46-34-80-38-100-70Z",
    ) +
    disc(ink.gold, 2, -86, 9)
  );
}

/** A three-cornered hat with a laced edge. */
export function tricorne(ink: Palette): string {
  return (
    shape(
      ink.line,
      "M-104-56C-80-96-46-118 0-122C52-118 84-98 106-62C70-30 30-32 0-44C-34-30-76-26-104-56Z",
    ) +
    line("M-92-60C-66-44-32-46 0-60C32-46 66-48 94-64", 10, ink.gold) +
    line(
      "M-98-56C-66-38-32-40 0-54C32-40 66-42 100-60M-86-68C-64-52-32-54 0-68C32-54 64-56 88-72",
      4,
    ) +
    dot(ink.lips, -62, -78, 13) +
    dot(ink.paper, -62, -78, 6)
  );
}

/** A slouched cap with an oak leaf. */
export function slouchCap(ink: Palette): string {
  return (
    shape(
      ink.second,
      "M-54-52C-70-96-40-128 6-122C50-132 112-100 120-44C122-22 96-20 92-40C86-60 66-58 50-52Z",
    ) +
    line("M-28-116Q-30-84-22-60M30-118Q46-92 50-58M78-104Q92-84 92-62", 4) +
    shape(ink.first, "M-62-32Q0-18 58-38V-64Q0-46-64-60Z") +
    shape(
      ink.gold,
      "M-46-64c-16-4-24-16-18-26c-14-4-16-20-4-26c-4-12 4-20 14-28c6 12 14 18 10 30c12 2 16 16 6 24c8 8 4 20-8 26z",
    ) +
    line("M-46-60L-54-128", 4)
  );
}

/** A pointed forester's cap with a cock's feather. */
export function foresterCap(ink: Palette): string {
  return (
    shape(ink.paper, "M20-66C50-82 78-110 84-152C48-142 12-112 2-78Z") +
    line("M12-70Q50-104 74-136", 4) +
    shape(ink.first, "M-60-40C-64-84-40-120-104-150C-40-160 30-132 48-62Z") +
    line("M-66-140Q-30-120-30-64", 4) +
    shape(ink.second, "M-68-32C-60-56-20-66 0-64Q40-66 62-50L54-30Q0-46-68-32Z")
  );
}

/** A slashed, wide-brimmed foot soldier's beret with feathers all round. */
export function slashedBeret(ink: Palette): string {
  const scallops =
    "M-92-58q-6-26 20-28q2-26 28-22q12-22 34-10q18-18 36-2q24-10 32 14q26 0 24 26q22 8 8 30q-40 20-90 12q-50 8-92-20z";
  return (
    plume(ink.paper, 10, -100, 24, 0.6) +
    plume(ink.gold, -20, -100, -50, 0.66) +
    shape(ink.second, scallops) +
    shape(
      ink.gold,
      "M-66-66l12-24l10 26zM-24-62l8-34l14 34zM22-62l10-34l12 34zM64-60l6-26l14 24z",
    ) +
    line("M-56-34Q0-22 54-38", 6)
  );
}

/** A fool's cap: two ass's ears and a cock's comb, a bell on each. */
export function foolsCap(ink: Palette): string {
  const bell = (x: number, y: number): string =>
    disc(ink.gold, x, y, 14) + line(`M${x - 14} ${y}H${x + 14}M${x} ${y}v12`, 4);
  return (
    shape(
      ink.first,
      "M-52-36C-60-76-40-104-66-128C-92-144-116-116-112-84C-146-120-120-172-76-164C-36-158-20-124-4-96Z",
    ) +
    shape(
      ink.second,
      "M50-40C62-76 42-104 68-128C94-144 118-116 114-84C148-120 122-172 78-164C38-158 22-124 4-96Z",
    ) +
    shape(ink.gold, "M-20-56C-26-100-24-140 2-172C28-140 26-100 20-56Z") +
    shape(
      ink.paper,
      "M-60-30L-62-58L-40-46L-26-66L-12-46L2-68L16-46L30-66L44-48L62-60L58-34Q0-16-60-30Z",
    ) +
    bell(-112, -76) +
    bell(114, -76) +
    bell(2, -178)
  );
}
