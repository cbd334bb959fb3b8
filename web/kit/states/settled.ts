import { act } from "../game.ts";
import {
  dealsDone,
  type KitState,
  lastResult,
  ME,
  MIAS,
  MINE,
  plan,
  plays,
  reach,
  toAct,
} from "../reach.ts";

/** What a deal and a series come to. */
export const SETTLED_STATES: readonly KitState[] = [
  {
    name: "settled-won",
    make: reach(
      MIAS,
      dealsDone(1),
      lastResult((last) => last.settlement?.won === true),
    ),
    viewer: ME,
    plan: MIAS,
  },
  {
    name: "settled-lost-seeger",
    make: reach(
      MINE,
      dealsDone(1),
      lastResult((last) => last.settlement?.won === false),
      {
        sheet: "seeger",
      },
    ),
    viewer: ME,
    plan: MINE,
  },
  {
    name: "settled-overbid",
    make: reach(
      plan([40, 36, 0], plays("D")),
      dealsDone(1),
      lastResult((last) => last.settlement?.overbid === true),
      { sheet: "bierlachs" },
    ),
    viewer: ME,
    plan: MINE,
  },
  {
    name: "settled-hand-schneider",
    make: reach(
      plan([24, 20, 0], plays("C", { hand: true, schneider: true })),
      dealsDone(1),
      lastResult((last) => last.settlement !== null),
    ),
    viewer: ME,
    plan: MINE,
  },
  {
    name: "settled-impossible-null",
    make: () => {
      const game = reach(plan([60, 59, 0]), toAct(ME, "declaring"))();
      return act(game, ME, { type: "concede", game: "C" });
    },
    viewer: ME,
    plan: MINE,
  },
  { name: "settled-passed-in", make: reach(plan([0, 0, 0]), dealsDone(1)), viewer: ME, plan: MINE },
  {
    name: "sheet",
    make: reach(MIAS, dealsDone(7), undefined, { deals: 36 }),
    viewer: ME,
    plan: MIAS,
    set: (board) => {
      board.seen = 1000;
    },
    taps: [".sheet-tool"],
  },
  {
    name: "series-end",
    make: reach(MIAS, dealsDone(12)),
    viewer: ME,
    plan: MIAS,
    set: (board) => {
      board.seen = 1000;
    },
  },
  {
    name: "series-end-bierlachs",
    make: reach(MIAS, (s) => s.phase === "finished", undefined, { sheet: "bierlachs", limit: 301 }),
    viewer: ME,
    plan: MIAS,
    set: (board) => {
      board.seen = 1000;
    },
  },
];
