import type { PointGame } from "../skat/games.ts";
import { sortedFor } from "../skat/order.ts";
import { accepted } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import {
  type ClaimLevel,
  claimedByDeclarer,
  claimedByDefender,
  concededByDeclarer,
  concededByDefenders,
} from "../skat/shorten.ts";
import { isClaimProved, mayClaim } from "./claiming.ts";
import type { TableContext } from "./context.ts";
import type { Decision } from "./decision.ts";
import type { TableEvent } from "./events.ts";
import { isConcessionFree, mayJoinConcession } from "./legal.ts";
import { refuse } from "./refusal.ts";
import { seenBy } from "./seen.ts";
import { after, settleImpossibleNull, settleShortened } from "./settle.ts";
import { isPlayed, type PlayedDeal, standingOf } from "./standing.ts";
import type { TableState } from "./state.ts";
import { seatsToAnswer } from "./to-act.ts";

/**
 * A claim (RULES.md 15): the declarer's hand goes open, then it is settled if it is proved from what he may know, else put
 * to the defenders. A defender's claim is settled if it is proved, and otherwise shows nothing.
 */
export function decideClaim(
  state: TableState,
  seat: Seat,
  level: ClaimLevel | null,
  context: TableContext,
): Decision {
  const deal = seenBy(state, seat).deal;
  if (!deal || !isPlayed(deal)) return refuse("NOT_NOW");
  if (deal.offer) return refuse("OFFER_PENDING");
  if (level && deal.contract.game === "N") return refuse("NULL_HAS_NO_LEVELS");
  if (!mayClaim(deal, seat, level)) return refuse("CLAIM_NOT_PROVED");
  const proved = isClaimProved(deal, deal.auction.bid, seat, level);
  if (!proved && seat !== deal.declarer) return refuse("CLAIM_NOT_PROVED");
  const shown: TableEvent[] = deal.open.includes(seat)
    ? []
    : [{ type: "handShown", seat, cards: sortedFor(deal.hands[seat] ?? [], deal.contract.game) }];
  const claimed: TableEvent = { type: "claimed", seat, ...(level && { level }), proved };
  const events = [...shown, claimed];
  if (!proved) return accepted(events);
  return accepted([...events, ...settledClaim(afterAll(state, events), seat, level, context)]);
}

/**
 * Giving up (RULES.md 9, 15): the declarer before the declaration as a game that covers his bid, with at least nine cards
 * in hand at once, later with the consent of one defender; defenders only both together.
 */
export function decideConcession(
  state: TableState,
  seat: Seat,
  said: { readonly game?: PointGame | undefined; readonly hand?: boolean | undefined },
  context: TableContext,
): Decision {
  const { deal, phase } = state;
  if (phase === "skat" || phase === "declaring") {
    return concedeUndeclared(state, seat, said, context);
  }
  if (!deal || !isPlayed(deal)) return refuse("NOT_NOW");
  if (said.game || said.hand) return refuse("NOT_NOW");
  const { offer } = deal;
  if (mayJoinConcession(deal, seat)) return decideAnswer(state, seat, true, context);
  if (offer) return refuse("OFFER_PENDING");
  const conceded: TableEvent = { type: "conceded", seat };
  if (!isConcessionFree(deal, seat)) return accepted([conceded]);
  return accepted([conceded, ...settledConcession(after(state, conceded), seat, context)]);
}

function concedeUndeclared(
  state: TableState,
  seat: Seat,
  {
    game,
    hand = false,
  }: { readonly game?: PointGame | undefined; readonly hand?: boolean | undefined },
  context: TableContext,
): Decision {
  const { deal } = state;
  if (!deal || deal.declarer !== seat) return refuse("NOT_YOUR_TURN");
  if (hand && deal.pickedUp) return refuse("HAND_AFTER_PICKUP");
  const conceded: TableEvent = { type: "conceded", seat, ...(game && { game }), hand };
  const settled = settleImpossibleNull(after(state, conceded), hand, game, context);
  return accepted([conceded, ...settled]);
}

/** An answer to a claim or a concession; the last one needed settles it. */
export function decideAnswer(
  state: TableState,
  seat: Seat,
  accept: boolean,
  context: TableContext,
): Decision {
  const { deal } = state;
  const offer = deal?.offer;
  if (!deal || !offer || !isPlayed(deal) || !seatsToAnswer(deal).includes(seat)) {
    return refuse("NOTHING_TO_ANSWER");
  }
  const answered: TableEvent = { type: "answered", seat, accept };
  const next = after(state, answered);
  if (!accept) return accepted([answered]);
  if (offer.kind === "concession") {
    return accepted([answered, ...settledConcession(next, offer.by, context)]);
  }
  const allAgree = next.deal !== null && seatsToAnswer(next.deal).length === 0;
  if (!allAgree) return accepted([answered]);
  return accepted([answered, ...settledClaim(next, offer.by, offer.level ?? null, context)]);
}

function settledClaim(
  state: TableState,
  claimant: Seat,
  level: ClaimLevel | null,
  context: TableContext,
): readonly TableEvent[] {
  const deal = playedDeal(state);
  const standing = standingOf(deal, deal.auction.bid);
  const shortened =
    claimant === deal.declarer ? claimedByDeclarer(standing, level) : claimedByDefender(standing);
  if (!shortened.ok) throw new Error(`a claim was let through: ${shortened.refusal.code}`);
  return settleShortened(state, "claim", shortened.value, context);
}

function settledConcession(
  state: TableState,
  by: Seat,
  context: TableContext,
): readonly TableEvent[] {
  const deal = playedDeal(state);
  const standing = standingOf(deal, deal.auction.bid);
  const shortened =
    by === deal.declarer ? concededByDeclarer(standing) : concededByDefenders(standing);
  return settleShortened(state, "concession", shortened, context);
}

function playedDeal(state: TableState): PlayedDeal {
  if (!state.deal || !isPlayed(state.deal)) throw new Error("no contract to settle");
  return state.deal;
}

function afterAll(state: TableState, events: readonly TableEvent[]): TableState {
  return events.reduce(after, state);
}
