import type { Seat } from "../../shared/skat/seats.ts";
import { act, found, opened } from "./game.ts";
import {
  dealer,
  dealsDone,
  isBarred,
  type KitState,
  lastResult,
  ME,
  MIAS,
  MINE,
  plan,
  played,
  plays,
  reach,
  toAct,
} from "./reach.ts";

/** What happens at a table from the first link to the end of a series. */
export const TABLE_STATES: readonly KitState[] = [
  {
    name: "connecting",
    make: () => opened(1, {}, 2),
    viewer: ME,
    plan: MINE,
    set: (board) => {
      board.view = undefined;
      board.connection = "connecting";
    },
  },
  {
    name: "seating-opener",
    make: () => opened(1, {}, 2),
    viewer: ME,
    plan: MINE,
    set: (board) => {
      board.opener = true;
      board.invites = [1, 2].map((seat) => ({
        seat: seat as Seat,
        url: `https://fernskat.example/t/kit#invite=k3Vw8sQ1xYb${seat}`,
      }));
      board.watch = "https://fernskat.example/t/kit";
    },
  },
  { name: "seating-guest", make: () => opened(1, { players: 4 }, 1), viewer: 1, plan: MINE },
  {
    name: "auction-open",
    make: reach(MINE, toAct(ME, "bidding"), dealer(1)),
    viewer: ME,
    plan: MINE,
  },
  {
    name: "auction-above",
    make: reach(
      plan([60, 48, 0]),
      toAct(ME, "bidding", (s) => s.deal?.auction.bid === 45 || s.deal?.auction.bid === 46),
      dealer(1),
    ),
    viewer: ME,
    plan: MINE,
  },
  {
    name: "auction-asked",
    make: reach(
      MIAS,
      toAct(ME, "bidding", (s) => s.deal?.auction.asked === true),
      dealer(2),
    ),
    viewer: ME,
    plan: MIAS,
  },
  {
    name: "auction-jump",
    make: () => {
      const game = found((seed) => opened(seed), dealer(2));
      return act(game, 1, { type: "bid", value: 264 });
    },
    viewer: ME,
    plan: MIAS,
  },
  {
    name: "auction-list",
    make: reach(MINE, toAct(ME, "bidding"), dealer(1)),
    viewer: ME,
    plan: MINE,
    taps: ["skat-auction .values .button[aria-haspopup]"],
  },
  {
    name: "auction-forehand",
    make: reach(plan([0, 0, 0]), (s) => s.deal?.auction.stage === "forehand", dealer(2)),
    viewer: ME,
    plan: plan([18, 0, 0]),
  },
  {
    name: "auction-others",
    make: reach(
      MIAS,
      toAct(1, "bidding", (s) => s.deal?.auction.bid === 20),
      dealer(0),
    ),
    viewer: ME,
    plan: MIAS,
    set: (board) => {
      board.speech = { seat: 2, text: "Einen Moment, bitte." };
    },
  },
  { name: "skat-or-hand", make: reach(MINE, toAct(ME, "skat")), viewer: ME, plan: MINE },
  {
    name: "skat-others",
    make: reach(MIAS, (s) => s.phase === "declaring"),
    viewer: ME,
    plan: MIAS,
  },
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
