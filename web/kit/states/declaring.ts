import { type KitState, ME, MINE, plan, reach, toAct } from "../reach.ts";

/** Two cards put away, a game chosen and announced. */
export const DECLARING_STATES: readonly KitState[] = [
  { name: "declare", make: reach(MINE, toAct(ME, "declaring")), viewer: ME, plan: MINE },
  {
    name: "declare-ready",
    make: reach(MINE, toAct(ME, "declaring")),
    viewer: ME,
    plan: MINE,
    taps: [
      ".hand li:nth-child(12) .card",
      ".hand li:nth-child(10) .card",
      ".games .button:nth-child(3)",
    ],
  },
  {
    name: "declare-out-of-reach",
    make: reach(plan([120, 108, 0]), toAct(ME, "declaring")),
    viewer: ME,
    plan: MINE,
    taps: [".hand li:nth-child(12) .card", ".games .button:nth-child(4)"],
  },
  {
    name: "declare-null-below",
    make: reach(plan([30, 27, 0]), toAct(ME, "declaring")),
    viewer: ME,
    plan: MINE,
    taps: [".games .button:nth-child(6)"],
  },
  {
    name: "declare-give-up",
    make: reach(plan([60, 59, 0]), toAct(ME, "declaring")),
    viewer: ME,
    plan: MINE,
    taps: [".games .button:nth-child(6)", ".declare .choices .button"],
  },
  {
    name: "declare-hand",
    make: reach(MINE, toAct(ME, "skat")),
    viewer: ME,
    plan: MINE,
    taps: [
      ".act .choices .button:nth-child(2)",
      ".games .button:nth-child(5)",
      ".levels .button:nth-child(2)",
    ],
  },
];
