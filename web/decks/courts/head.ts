import { element, flat, line, shape } from "../ink.ts";
import type { Palette } from "./palette.ts";

/*
 * Heads look to the viewer's right; a person who looks left is mirrored as a whole head.
 * The origin lies between the eyes; the hairline is at y = -46, the chin at y = 72.
 */

/** How a man's brows and mouth are drawn. */
export type Mood = "calm" | "stern" | "merry";

const MOODS: Readonly<Record<Mood, { readonly brows: string; readonly mouth: string }>> = {
  calm: {
    brows: "M-27-22Q-10-34 6-22Q11-2 24 15Q27 24 12 23M20-25Q32-32 42-23",
    mouth: "M-7 41Q12 45 32 39M8 59Q14 56 21 59",
  },
  stern: {
    brows: "M-28-26Q-10-30 7-17Q11-2 25 15Q27 26 11 23M19-19Q30-29 42-27M11-30V-40",
    mouth: "M-7 43Q12 38 32 42M6 58Q14 54 23 58",
  },
  merry: {
    brows: "M-27-20Q-12-38 6-24Q11-2 22 14Q26 24 11 22M20-26Q32-37 42-22",
    mouth: "M-12 35Q10 52 36 32M-16 31V38M38 28L38 35M8 60Q14 57 21 60",
  },
};

/** A face seen three-quarters: one line runs from the brow along the nose, as woodcutters did it. */
export function face(ink: Palette, mood: Mood = "calm"): string {
  const { brows, mouth } = MOODS[mood];
  return (
    shape(
      ink.skin,
      "M-46-46C-49-6-46 26-34 46C-22 62-4 73 12 72C30 70 42 48 45 24C48 6 44-4 45-16L44-48Z",
    ) +
    flat(ink.paper, "M-22-6Q-9-19 4-5Q-9 3-22-6ZM20-6Q30-17 40-7Q30 2 20-6Z") +
    flat(ink.line, "M-13-11H-2V-1Q-7 2-13-2ZM27-12H36V-1Q31 2 27-2Z") +
    line(`M-23-6Q-9-19 5-5M19-6Q30-17 41-7${brows}`, 5) +
    flat(ink.lips, "M-4 41Q7 32 14 38Q20 34 29 40Q16 54-4 41Z") +
    line(mouth, 4)
  );
}

/** A woman's face: the same hand, a finer line, lashes and a smaller mouth. */
export function ladyFace(ink: Palette): string {
  return (
    shape(
      ink.skin,
      "M-46-46C-50-4-46 22-34 42C-22 60-6 71 10 71C27 70 40 48 44 22C47 6 43-4 44-16V-48Z",
    ) +
    flat(ink.paper, "M-23-4Q-10-19 4-4Q-9 5-23-4ZM20-5Q30-18 40-6Q30 4 20-5Z") +
    flat(ink.line, "M-14-11H-2V0Q-8 4-14-1ZM27-12H36V0Q31 3 27-1Z") +
    line("M-26-3Q-10-20 5-4M19-5Q30-19 42-8", 6) +
    line("M-24-24Q-10-33 5-25Q11-2 20 14Q22 21 12 21M21-26Q32-32 40-26", 3.5) +
    flat(ink.lips, "M2 40Q9 32 14 37Q19 33 26 39Q15 55 2 40Z") +
    line("M0 40Q14 43 28 39", 3) +
    blush(ink, -24)
  );
}

/** A face in profile. */
export function profile(ink: Palette): string {
  return (
    shape(
      ink.skin,
      "M-40-48H30C36-36 28-26 33-16C38-4 48 4 54 14Q55 22 41 23L43 31Q50 35 42 40Q49 45 41 50C43 58 40 69 27 72C6 75-18 62-28 46C-38 30-42-20-40-48Z",
    ) +
    flat(ink.paper, "M6-6Q18-19 30-8L27 2Q14 4 6-6Z") +
    flat(ink.line, "M17-13H28L26 1Q20 3 17 1Z") +
    flat(ink.lips, "M43 31Q50 35 42 40Q49 45 41 50L28 43Q34 34 43 31Z") +
    line("M4-5Q18-20 31-8M2-22Q16-34 32-22", 5) +
    line("M46 40Q36 38 27 43M39 15Q30 21 33 12M-22-2Q-34-14-34 2Q-32 18-22 16M-27 3Q-24 6-26 10", 4)
  );
}

/** A woman's face in profile. */
export function ladyProfile(ink: Palette): string {
  return (
    shape(
      ink.skin,
      "M-40-48H28C35-36 30-26 34-16C37-4 44 2 49 11Q50 18 39 20L41 28Q49 33 41 38Q47 44 39 48C41 57 36 66 24 69C4 72-16 60-26 46C-36 30-42-20-40-48Z",
    ) +
    flat(ink.paper, "M5-5Q17-19 30-7L27 3Q13 5 5-5Z") +
    flat(ink.line, "M17-12H28L26 2Q20 4 17 2Z") +
    line("M0-2Q16-21 31-7", 6) +
    line("M4-24Q18-34 31-24M37 13Q30 18 32 11M42 38Q35 37 28 40", 3.5) +
    flat(ink.lips, "M41 28Q49 33 41 38Q47 44 39 48L29 40Q34 32 41 28Z") +
    blush(ink, 2)
  );
}

/** A soft blush on the cheek. */
function blush(ink: Palette, cx: number): string {
  return element("circle", {
    fill: ink.lips,
    "fill-opacity": 0.3,
    stroke: "none",
    cx,
    cy: 26,
    r: 11,
  });
}
