import type { Seat } from "../../../shared/skat/seats.ts";
import { act, found, opened } from "../game.ts";
import { dealer, type KitState, ME, MIAS, MINE, plan, reach, toAct } from "../reach.ts";

/** From the first link to whoever has won the auction. */
export const AUCTION_STATES: readonly KitState[] = [
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
];
