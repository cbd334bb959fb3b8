import { type Card, pointsOf } from "../../shared/skat/cards.ts";
import { endingOf, type PlayEnding } from "../../shared/skat/ending.ts";
import { checkPlay } from "../../shared/skat/following.ts";
import type { Contract } from "../../shared/skat/games.ts";
import { type RuleRefusalCode, refused } from "../../shared/skat/rule-refusals.ts";
import { type DealRoles, type Seat, seatAfter } from "../../shared/skat/seats.ts";
import { type Play, type Trick, trickOf, trickPoints } from "../../shared/skat/trick.ts";

/** A declared deal, played card by card with nothing but the rules; for tests. */
export interface PlayedDeal {
  readonly roles: DealRoles;
  readonly declarer: Seat;
  readonly contract: Contract;
  readonly hands: Record<Seat, readonly Card[]>;
  /** The two cards that count for the declarer without being a trick. */
  readonly putAway: readonly Card[];
  readonly tricks: readonly Trick[];
  readonly trick: readonly Play[];
  readonly toPlay: Seat;
}

export function declaredDeal(
  roles: DealRoles,
  declarer: Seat,
  contract: Contract,
  hands: Record<Seat, readonly Card[]>,
  putAway: readonly Card[],
): PlayedDeal {
  const toPlay = roles.forehand;
  return { roles, declarer, contract, hands, putAway, tricks: [], trick: [], toPlay };
}

export function endOf(deal: PlayedDeal): PlayEnding | null {
  const own = declarerTricks(deal).length;
  return endingOf(deal.contract, own, deal.tricks.length - own);
}

function declarerTricks({ tricks, declarer }: PlayedDeal): readonly Trick[] {
  return tricks.filter((trick) => trick.winner === declarer);
}

/** The declarer's points with the put-away cards, his tricks, and the defenders' of both. */
export function takenIn(deal: PlayedDeal): {
  points: number;
  tricks: number;
  defenderPoints: number;
  defenderTricks: number;
} {
  const sum = (tricks: readonly Trick[]): number =>
    tricks.reduce((points, trick) => points + trickPoints(trick), 0);
  const own = declarerTricks(deal);
  return {
    points: sum(own) + pointsOf(deal.putAway),
    tricks: own.length,
    defenderPoints: sum(deal.tricks) - sum(own),
    defenderTricks: deal.tricks.length - own.length,
  };
}

/** The deal after one more card, or the code with which the rules refuse it. */
export function playCard(deal: PlayedDeal, { seat, card }: Play): PlayedDeal | RuleRefusalCode {
  if (endOf(deal)) return refused("GAME_OVER").refusal.code;
  if (deal.toPlay !== seat) return refused("NOT_YOUR_TURN").refusal.code;
  const hand = deal.hands[seat];
  const checked = checkPlay(hand, deal.trick, deal.contract.game, card);
  if (!checked.ok) return checked.refusal.code;
  const hands = { ...deal.hands, [seat]: hand.filter((own) => own !== card) };
  const trick = [...deal.trick, { seat, card }];
  if (trick.length < 3) return { ...deal, hands, trick, toPlay: seatAfter(seat, deal.roles) };
  const full = trickOf(trick, deal.contract.game);
  return { ...deal, hands, trick: [], tricks: [...deal.tricks, full], toPlay: full.winner };
}

export function playAll(deal: PlayedDeal, plays: readonly Play[]): PlayedDeal | RuleRefusalCode {
  let now = deal;
  for (const play of plays) {
    const next = playCard(now, play);
    if (typeof next === "string") return next;
    now = next;
  }
  return now;
}
