import { line, shape } from "../ink.ts";

/* Hair and beards, in head coordinates. Each function takes the ink it is printed in. */

/** A page's bob with the ends rolled inwards, worn behind the face. */
export function bob(fill: string): string {
  return (
    shape(
      fill,
      "M-34-60C-70-56-76-10-72 30C-72 60-50 66-40 50L-36 30V-40H42V34C44 52 66 50 66 26C70-10 68-52 40-58Z",
    ) + line("M-58-30Q-62 6-58 40M-48-20Q-51 10-47 40M56-26Q58 4 55 32", 4)
  );
}

/** Long curls that fall on the shoulders. */
export function longCurls(fill: string): string {
  return (
    shape(
      fill,
      "M-30-62C-66-60-74-30-70-8C-86 4-84 26-74 34C-88 46-84 70-70 76C-76 96-58 106-44 96C-34 90-34 60-38 40L-36-40H42L44 44C40 70 44 92 56 94C70 98 82 84 74 72C86 62 82 42 72 36C80 22 76 4 66-6C70-34 62-62 34-60Z",
    ) +
    line(
      "M-54-30Q-62 0-54 10Q-64 24-56 42Q-64 58-54 78M56-24Q62 0 56 12Q64 26 58 42Q66 58 58 76",
      4,
    )
  );
}

/** A woman's long hair, parted and waved. */
export function longHair(fill: string): string {
  return (
    shape(
      fill,
      "M0-74C-52-76-76-40-72 0C-84 40-70 70-84 104C-80 140-50 150-36 132L-30 60L-36-20H44L38 64L46 128C62 144 88 132 86 104C74 72 86 40 70 0C74-40 50-76 0-74Z",
    ) +
    line(
      "M-58-16Q-66 30-60 62Q-72 90-64 122M-48 10Q-54 50-48 78Q-56 104-50 130M60-12Q66 28 60 62Q72 90 66 122",
      4,
    )
  );
}

/** Hair parted over a woman's brow, drawn over the face. */
export function parting(fill: string): string {
  return (
    shape(
      fill,
      "M10-66C-34-74-66-50-62 6C-58 26-50 34-42 36C-44 0-34-30 12-44C34-36 42-16 44 14C54 6 60-8 58-24C56-52 36-66 10-66Z",
    ) + line("M12-46Q6-58 10-66M-44-4Q-40-32-8-50M50-8Q46-34 30-46", 4)
  );
}

/** A broad, square-cut beard with its moustache. */
export function squareBeard(fill: string): string {
  return (
    shape(
      fill,
      "M-47-2C-42 20-34 28-20 30Q0 22 14 32Q26 22 40 30C44 22 45 10 46-4C58 40 56 92 46 122Q8 138-30 122C-48 92-54 40-47-2Z",
    ) +
    line(
      "M-34 40Q-32 84-24 112M-14 62Q-12 96-6 118M12 66V120M34 62Q32 96 30 116M46 40Q46 80 42 108",
      4,
    ) +
    mustacheLip(fill)
  );
}

function mustacheLip(fill: string): string {
  return shape(
    fill,
    "M14 29C2 24-14 30-28 46C-10 50 4 46 14 38C24 46 34 46 46 42C38 28 24 24 14 29Z",
  );
}

/** A long beard that parts into two curled points. */
export function forkedBeard(fill: string): string {
  return (
    shape(
      fill,
      "M-47-2C-40 22-34 30-18 31Q2 24 14 32Q26 24 40 30C44 22 45 10 46-4C58 30 62 84 58 108C66 126 52 142 38 134C46 124 34 100 12 92C-4 104-16 126-8 138C-26 144-38 128-32 110C-48 84-54 30-47-2Z",
    ) +
    line("M-36 40Q-34 70-24 96M-14 58Q-16 76-20 92M12 62V88M34 58Q36 76 46 96", 4) +
    mustacheLip(fill)
  );
}

/** A moustache with upturned ends. */
export function moustache(fill: string): string {
  return shape(
    fill,
    "M14 28C2 24-10 34-22 34C-32 34-36 26-34 20C-46 30-38 48-22 48C-6 48 4 44 14 37C22 44 34 46 46 44C58 42 60 28 50 22C50 30 46 33 40 33C32 33 24 24 14 28Z",
  );
}

/** A pointed chin beard with moustache, for a face in profile. */
export function goatee(fill: string): string {
  return (
    shape(
      fill,
      "M46 26Q34 26 20 40Q14 50 20 58C6 60 4 66 6 72C20 76 34 96 52 104C60 90 50 70 42 52Q34 46 28 48Q40 38 50 42Q56 34 46 26Z",
    ) + line("M24 66Q36 76 44 90", 4)
  );
}

/** Hair at the nape, for a head in profile. */
export function nape(fill: string): string {
  return (
    shape(
      fill,
      "M30-62C-30-84-70-60-74-14C-74 20-76 34-90 48C-74 70-44 66-30 48C-22 36-26 22-28 12C-34-2-24-16-18-24L-8-44H34Z",
    ) + line("M-20-48Q-56-30-56 8Q-54 32-64 48M-34-18Q-44 8-40 40", 4)
  );
}

/** A powdered wig with two rolls over each ear. */
export function wig(fill: string): string {
  const roll = (x: number, y: number): string => `M${x - 22} ${y}q0-18 22-18t22 18t-22 18t-22-18z`;
  return (
    shape(
      fill,
      "M-30-66C-74-60-76 10-64 48C-58 70-36 74-30 56L-40-40H44L40 56C52 70 62 62 64 44C74 6 72-58 36-66Z",
    ) +
    shape(fill, roll(-60, -8) + roll(-58, 28) + roll(60, -8) + roll(56, 28)) +
    line("M-66-8q8-8 12 0M-64 28q8-8 12 0M56-8q8-8 12 0M52 28q8-8 12 0", 4)
  );
}
