import { disc, flat, line, shape } from "../ink.ts";
import type { Palette } from "./palette.ts";

/* Arms and emblems of the German-suited courts; the origin is the fist (see hold.ts). */

/** A curved sabre with a knuckle guard. */
export function sabre(ink: Palette): string {
  return (
    shape(ink.steel, "M-10-34C-14-130-4-220 50-290C44-200 26-120 12-34Z") +
    line("M0-50C2-120 12-190 36-244", 4) +
    shape(ink.gold, "M-30-34Q0-46 30-34L28-22C40 0 34 30 8 44L2 34C22 22 24 2 16-20H-28Z")
  );
}

/** A small sword with a shell guard. */
export function rapier(ink: Palette): string {
  return (
    shape(ink.steel, "M-6-40L-2-310H2L6-40Z") +
    shape(ink.gold, "M-34-40Q-30-60 0-58Q30-60 34-40Q0-22-34-40Z") +
    line("M-24-40C-40-10-24 24 0 34", 6) +
    disc(ink.gold, 0, 40, 11)
  );
}

/** A commander's baton. */
export function baton(ink: Palette): string {
  return (
    shape(ink.second, "M-13-170H13V74H-13Z") +
    shape(ink.gold, "M-17-184H17V-152H-17ZM-17 56H17V86H-17Z") +
    flat(ink.gold, "M0-132l8 12l-8 12l-8-12zM0-92l8 12l-8 12l-8-12z")
  );
}

/** A mace with flanges. */
export function mace(ink: Palette): string {
  return (
    shape(ink.gold, "M-7-190H7V110H-7Z") +
    shape(ink.steel, "M-10-184C-50-200-50-256-10-272H10C50-256 50-200 10-184Z") +
    line("M-18-192Q-30-228-14-266M18-192Q30-228 14-266M0-184V-272", 4) +
    disc(ink.gold, 0, -284, 12)
  );
}

/** A morning star: a spiked ball on a staff. */
export function morningStar(ink: Palette): string {
  return (
    shape(ink.gold, "M-7-190H7V130H-7Z") +
    shape(
      ink.steel,
      "M0-300l10 28l26-14l-10 28l28 12l-28 12l10 28l-26-12l-10 28l-10-28l-26 12l10-28l-28-12l28-12l-10-28l26 14z",
    ) +
    disc(ink.steel, 0, -246, 26)
  );
}

/** A partisan: a broad blade with two side points and a tassel. */
export function partisan(ink: Palette): string {
  return (
    shape(ink.gold, "M-6-230H6V130H-6Z") +
    shape(
      ink.steel,
      "M0-340C22-300 20-270 12-252Q30-250 40-268Q40-232 8-224H-8Q-40-232-40-268Q-30-250-12-252C-20-270-22-300 0-340Z",
    ) +
    line("M0-318V-240", 4) +
    shape(ink.second, "M-10-222H10L20-180L8-188L0-174L-8-188L-20-180Z")
  );
}

/** A banner with stripes and a ragged tail. */
export function banner(ink: Palette): string {
  return (
    shape(ink.paper, "M-6-306C-40-326-70-290-120-310L-104-260L-124-206C-80-190-44-216-6-196Z") +
    shape(ink.second, "M-6-272C-44-290-72-258-109-276L-104-260L-110-238C-76-226-44-252-6-232Z") +
    shape(ink.gold, "M-6-310H6V130H-6ZM0-346L12-310H-12Z")
  );
}

/** A fool's bauble: a little laughing head on a stick. */
export function bauble(ink: Palette): string {
  return (
    shape(ink.gold, "M-6-140H6V100H-6Z") +
    shape(ink.second, "M-26-150C-34-200-20-226 0-230C20-226 34-200 28-150Z") +
    shape(
      ink.first,
      "M-24-206C-50-226-70-200-62-176C-50-190-36-190-26-178ZM26-206C52-226 72-200 64-176C52-190 38-190 28-178Z",
    ) +
    disc(ink.skin, 0, -172, 22) +
    line("M-10-178V-174M10-178V-174M-10-164Q0-154 10-164", 4) +
    shape(ink.paper, "M-28-148Q-18-158 0-148Q18-158 28-148L20-132L8-140L0-128L-8-140L-20-132Z") +
    disc(ink.gold, -62, -170, 9) +
    disc(ink.gold, 64, -170, 9)
  );
}
