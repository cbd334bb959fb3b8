import { completePace } from "../../../shared/table/pace.ts";
import { act, type Game } from "../game.ts";
import { isBarred, type KitState, ME, MIAS, MINE, plan, played, reach, toAct } from "../reach.ts";
import { journalWith } from "../room.ts";

const DAYS = { pace: completePace({ kind: "days" }) };

/** Mia asks that somebody else takes the seat of the third. */
const asked = (make: () => Game) => (): Game =>
  act(make(), 1, { type: "call-vote", kind: "replace", about: 2 });

/** A table over days with what stands over it there, which takes of its room. */
export const BESIDE_STATES: readonly KitState[] = [
  {
    name: "beside-vote",
    make: asked(reach(plan([30, 27, 0]), toAct(ME, "declaring"), undefined, DAYS)),
    viewer: ME,
    plan: MINE,
    journal: journalWith(),
    taps: [".games .button:nth-child(6)"],
  },
  {
    name: "beside-plan-withdrawn",
    make: reach(MIAS, (s) => toAct(ME, "playing")(s) && played(2, 2)(s), isBarred, DAYS),
    viewer: ME,
    plan: MIAS,
    journal: journalWith({ plans: { upTo: null, cards: [], forced: false, withdrawn: true } }),
  },
];
