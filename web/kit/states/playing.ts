import { act } from "../game.ts";
import {
  dealer,
  isBarred,
  type KitState,
  ME,
  MIAS,
  MINE,
  plan,
  played,
  plays,
  reach,
  toAct,
} from "../reach.ts";

/** Tricks, what shortens them, and those who look on. */
export const PLAYING_STATES: readonly KitState[] = [
  {
    name: "play-lead",
    make: reach(MINE, (s) => toAct(ME, "playing")(s) && played(3, 0)(s)),
    viewer: ME,
    plan: MINE,
  },
  {
    name: "play-follow",
    make: reach(MIAS, (s) => toAct(ME, "playing")(s) && played(2, 2)(s), isBarred),
    viewer: ME,
    plan: MIAS,
  },
  {
    name: "play-barred",
    make: reach(MIAS, (s) => toAct(ME, "playing")(s) && played(2, 2)(s), isBarred),
    viewer: ME,
    plan: MIAS,
    taps: [".hand .card[data-barred]"],
  },
  {
    name: "play-trick-lies",
    make: reach(MIAS, (s) => played(4, 0)(s) && s.deal?.leader === 1),
    viewer: ME,
    plan: MIAS,
  },
  {
    name: "play-null-ouvert",
    make: reach(
      plan([18, 23, 0], plays("N", { ouvert: true })),
      (s) => toAct(ME, "playing")(s) && played(1, 1)(s),
    ),
    viewer: ME,
    plan: MIAS,
  },
  {
    name: "play-grand-ouvert-mine",
    make: reach(plan([24, 20, 0], plays("G", { hand: true, ouvert: true })), toAct(ME, "playing")),
    viewer: ME,
    plan: MIAS,
  },
  {
    name: "play-tricks",
    make: reach(MIAS, played(5, 1)),
    viewer: ME,
    plan: MIAS,
    taps: [".tricks-tool"],
  },
  {
    name: "play-last-trick",
    make: reach(MIAS, played(5, 1), undefined, { memory: "last-trick" }),
    viewer: ME,
    plan: MIAS,
    taps: [".tricks-tool"],
  },
  {
    name: "more",
    make: reach(MINE, (s) => toAct(ME, "playing")(s) && played(3, 0)(s)),
    viewer: ME,
    plan: MINE,
    taps: [".tools .button:last-child"],
  },
  {
    name: "concede-confirm",
    make: reach(MINE, (s) => toAct(ME, "playing")(s) && played(3, 0)(s)),
    viewer: ME,
    plan: MINE,
    taps: [".tools .button:last-child", ".dialog-body .row:last-of-type .button:last-child"],
  },
  {
    name: "offer-claim",
    make: () => {
      const game = reach(MIAS, (s) => toAct(1, "playing")(s) && played(4, 0)(s))();
      return act(game, 1, { type: "claim" });
    },
    viewer: ME,
    plan: MIAS,
  },
  {
    name: "offer-concession",
    make: () => {
      const game = reach(plan([18, 20, 24]), (s) => toAct(1, "playing")(s) && played(4, 1)(s))();
      return act(game, 1, { type: "concede" });
    },
    viewer: ME,
    plan: MIAS,
  },
  {
    name: "four-playing",
    make: reach(
      plan([24, 20, 18, 18]),
      (s) => toAct(ME, "playing")(s) && played(2, 2)(s),
      undefined,
      { players: 4 },
      dealer(2),
    ),
    viewer: ME,
    plan: MIAS,
  },
  {
    name: "four-sitting-out",
    make: reach(plan([0, 24, 20, 18]), played(3, 2), undefined, { players: 4 }, dealer(0)),
    viewer: ME,
    plan: MIAS,
  },
  { name: "spectator", make: reach(MIAS, played(3, 2)), viewer: "public", plan: MIAS },
  {
    name: "spectator-auction",
    make: reach(MIAS, (s) => s.deal?.auction.bid === 20),
    viewer: "public",
    plan: MIAS,
  },
  {
    name: "connection-lost",
    make: reach(MIAS, (s) => toAct(ME, "playing")(s) && played(2, 1)(s)),
    viewer: ME,
    plan: MIAS,
    set: (board) => {
      board.connection = "reconnecting";
    },
  },
  {
    name: "refused",
    make: reach(MIAS, (s) => toAct(ME, "playing")(s) && played(2, 1)(s)),
    viewer: ME,
    plan: MIAS,
    set: (board) => {
      board.refusal = { code: "SEQ_STALE", message: "" };
    },
  },
];
