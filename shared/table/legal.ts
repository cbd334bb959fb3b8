import { seatToCall } from "../skat/bidding.ts";
import { bidsAbove, LOWEST_BID } from "../skat/bids.ts";
import { contractFrom } from "../skat/declaration.ts";
import type { PointGame } from "../skat/games.ts";
import { assertNever } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import { type ClaimLevel, FREE_CONCESSION_CARDS } from "../skat/shorten.ts";
import { legalCards } from "../skat/trick.ts";
import { isClaimProved, mayClaim } from "./claiming.ts";
import type { DeclareCommand, SeatCommand } from "./commands.ts";
import { isPlayed, type PlayedDeal } from "./standing.ts";
import type { DealState, TableState } from "./state.ts";
import { seatsToAnswer, seatToPlay } from "./to-act.ts";

/** How many of the next bid values are listed; higher ones may be said all the same. */
const BIDS_LISTED = 10;
const POINT_GAMES: readonly PointGame[] = ["C", "S", "H", "D", "G"];
const CLAIM_LEVELS: readonly (ClaimLevel | null)[] = [null, "schneider", "schwarz"];

/**
 * Everything a seat may do now, each a complete command ready to send; a declaration after picking up still wants its two
 * cards (INTERFACE.md, Shapes).
 * @param seen the state as that seat knows it
 */
export function legalCommands(seen: TableState, seat: Seat): readonly SeatCommand[] {
  const { deal, phase } = seen;
  if (!deal || deal.sitsOut === seat) return [];
  switch (phase) {
    case "bidding":
      return callsOf(deal, seat, seen.rules.duel);
    case "skat":
      return deal.declarer === seat ? withSkatUnseen(deal) : [];
    case "declaring":
      return deal.declarer === seat ? withSkatTaken(deal) : [];
    case "playing":
      return isPlayed(deal) ? inPlay(deal, seat) : [];
    case "seating":
    case "paused":
    case "finished":
      return [];
    default:
      return assertNever(phase);
  }
}

function callsOf({ auction }: DealState, seat: Seat, duel?: Seat): readonly SeatCommand[] {
  if (seatToCall(auction) !== seat) return [];
  if (seat === duel) return [{ type: "pass" }];
  if (auction.asked) return [{ type: "hold" }, { type: "pass" }];
  const values = auction.stage === "forehand" ? [LOWEST_BID] : bidsAbove(auction.bid, BIDS_LISTED);
  return [...values.map((value): SeatCommand => ({ type: "bid", value })), { type: "pass" }];
}

/** A level of announcement is listed once, as its highest flag. */
const HAND_DECLARATIONS: readonly DeclareCommand[] = [
  ...POINT_GAMES.flatMap((game): DeclareCommand[] => {
    const hand: DeclareCommand = { type: "declare", game, hand: true };
    return [
      hand,
      { ...hand, schneider: true },
      { ...hand, schwarz: true },
      { ...hand, ouvert: true },
    ];
  }),
  { type: "declare", game: "N", hand: true },
  { type: "declare", game: "N", hand: true, ouvert: true },
];

const PICKED_UP_DECLARATIONS: readonly DeclareCommand[] = [
  ...POINT_GAMES.map((game): DeclareCommand => ({ type: "declare", game, discard: null })),
  { type: "declare", game: "N", discard: null },
  { type: "declare", game: "N", ouvert: true, discard: null },
];

function allowed(
  declarations: readonly DeclareCommand[],
  pickedUp: boolean,
  bid: number,
): readonly DeclareCommand[] {
  return declarations.filter((declaration) => contractFrom(declaration, pickedUp, bid).ok);
}

function withSkatUnseen({ auction }: DealState): readonly SeatCommand[] {
  return [
    { type: "take-skat" },
    ...allowed(HAND_DECLARATIONS, false, auction.bid),
    ...POINT_GAMES.map((game): SeatCommand => ({ type: "concede", game })),
    ...POINT_GAMES.map((game): SeatCommand => ({ type: "concede", game, hand: true })),
  ];
}

function withSkatTaken({ auction }: DealState): readonly SeatCommand[] {
  return [
    ...allowed(PICKED_UP_DECLARATIONS, true, auction.bid),
    ...POINT_GAMES.map((game): SeatCommand => ({ type: "concede", game })),
  ];
}

function inPlay(deal: PlayedDeal, seat: Seat): readonly SeatCommand[] {
  return [
    ...answersOf(deal, seat),
    ...cardsOf(deal, seat),
    ...claimsOf(deal, seat),
    ...(mayConcede(deal, seat) ? [{ type: "concede" as const }] : []),
  ];
}

function answersOf(deal: PlayedDeal, seat: Seat): readonly SeatCommand[] {
  if (!seatsToAnswer(deal).includes(seat)) return [];
  return [
    { type: "answer", accept: true },
    { type: "answer", accept: false },
  ];
}

function cardsOf(deal: PlayedDeal, seat: Seat): readonly SeatCommand[] {
  const waitsForAnswers = deal.offer?.kind === "claim" && deal.offer.by === seat;
  if (seatToPlay(deal) !== seat || waitsForAnswers) return [];
  const hand = deal.hands[seat] ?? [];
  return legalCards(hand, deal.trick, deal.contract.game).map((card) => ({ type: "play", card }));
}

function claimsOf(deal: PlayedDeal, seat: Seat): readonly SeatCommand[] {
  const { contract, declarer } = deal;
  // The search behind a defender's claim is worth its time only near the end of a deal.
  const isOwn = seat === declarer;
  if (
    !isOwn &&
    (!mayClaim(deal, seat, null) || !isClaimProved(deal, deal.auction.bid, seat, null))
  ) {
    return [];
  }
  return CLAIM_LEVELS.filter((level) => {
    if (level && (contract.game === "N" || contract[level])) return false;
    return mayClaim(deal, seat, level);
  }).map((level) => (level ? { type: "claim", level } : { type: "claim" }));
}

function mayConcede(deal: PlayedDeal, seat: Seat): boolean {
  return deal.offer === null || mayJoinConcession(deal, seat);
}

/**
 * Whether giving up means giving up together with the partner who just did. A defender who gives up while the declarer
 * does so as well must not be taken to have accepted that: it would be the opposite.
 */
export function mayJoinConcession(deal: PlayedDeal, seat: Seat): boolean {
  const { offer, declarer } = deal;
  if (offer?.kind !== "concession" || offer.by === declarer) return false;
  return seatsToAnswer(deal).includes(seat);
}

/** Whether the declarer gives up without asking anybody: as long as he holds at least nine cards (RULES.md 15). */
export function isConcessionFree(deal: DealState, seat: Seat): boolean {
  return seat === deal.declarer && (deal.counts[seat] ?? 0) >= FREE_CONCESSION_CARDS;
}
