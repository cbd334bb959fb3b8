import { afterCall, type Call, openAuction } from "../skat/bidding.ts";
import type { Card } from "../skat/cards.ts";
import { assertNever } from "../skat/refusal.ts";
import { type PlayerCount, rolesOf, type Seat } from "../skat/seats.ts";
import { trickOf } from "../skat/trick.ts";
import type { AroundEvent } from "./around-events.ts";
import type {
  Answered,
  CardPlayed,
  Claimed,
  Dealt,
  Declared,
  HandShown,
  Hands,
  SkatTaken,
  TableEvent,
} from "./events.ts";
import type { DealState } from "./state.ts";

/** The events that happen inside one deal. */
export type DealEvent = Exclude<
  TableEvent,
  | AroundEvent
  | {
      readonly type:
        | "tableOpened"
        | "seated"
        | "nonceGiven"
        | "chainOpened"
        | "dealt"
        | "dealEnded";
    }
>;

/** A deal freshly dealt, as far as the event tells of its cards. */
export function openDeal(event: Dealt, players: PlayerCount): DealState {
  const roles = rolesOf(event.dealer, players);
  return {
    ...roles,
    n: event.n,
    k: event.k,
    nonces: event.nonces,
    dealt: event.hands,
    hands: event.hands,
    counts: event.counts,
    skat: event.skat ?? null,
    said: [],
    auction: openAuction(roles),
    declarer: null,
    pickedUp: false,
    contract: null,
    discard: null,
    open: [],
    leader: roles.forehand,
    trick: [],
    tricks: [],
    offer: null,
    claimRefusedIn: null,
  };
}

/** The deal after one more event of it. */
export function evolveDeal(deal: DealState, event: DealEvent): DealState {
  switch (event.type) {
    case "bid":
      return afterSaying(deal, event.seat, { type: "bid", value: event.value });
    case "held":
      return afterSaying(deal, event.seat, { type: "hold" });
    case "passed":
      return afterSaying(deal, event.seat, { type: "pass" });
    case "skatTaken":
      return afterTaking(deal, event);
    case "declared":
      return afterDeclaring(deal, event);
    case "played":
      return afterPlaying(deal, event);
    case "handShown":
      return afterShowing(deal, event);
    case "claimed":
      return afterClaiming(deal, event);
    case "conceded":
      return deal.contract
        ? { ...deal, offer: { kind: "concession", by: event.seat, answers: {} } }
        : deal;
    case "answered":
      return afterAnswering(deal, event);
    case "adjudicated":
      return deal;
    default:
      return assertNever(event);
  }
}

function withHand(hands: Hands, seat: Seat, cards: readonly Card[]): Hands {
  return { ...hands, [seat]: cards };
}

function withCount(counts: readonly number[], seat: Seat, change: number): readonly number[] {
  const changed = [...counts];
  changed[seat] = (changed[seat] ?? 0) + change;
  return changed;
}

function afterSaying(deal: DealState, seat: Seat, call: Call): DealState {
  const auction = afterCall(deal.auction, deal, call);
  return { ...deal, said: [...deal.said, { seat, ...call }], auction, declarer: auction.declarer };
}

function afterTaking(deal: DealState, { seat, cards }: SkatTaken): DealState {
  const hand = deal.hands[seat];
  return {
    ...deal,
    pickedUp: true,
    skat: cards ?? null,
    hands: hand && cards ? withHand(deal.hands, seat, [...hand, ...cards]) : deal.hands,
    counts: withCount(deal.counts, seat, 2),
  };
}

function afterDeclaring(deal: DealState, event: Declared): DealState {
  const { seat, game, hand, schneider, schwarz, ouvert, discard, open } = event;
  const contract = { game, hand, schneider, schwarz, ouvert };
  const held = deal.hands[seat];
  const kept = open ?? (held && discard ? held.filter((card) => !discard.includes(card)) : held);
  return {
    ...deal,
    contract,
    discard: discard ?? null,
    hands: kept ? withHand(deal.hands, seat, kept) : deal.hands,
    counts: hand ? deal.counts : withCount(deal.counts, seat, -2),
    open: open ? [...deal.open, seat] : deal.open,
  };
}

function afterPlaying(deal: DealState, { seat, card }: CardPlayed): DealState {
  const { contract } = deal;
  if (!contract) return deal;
  const held = deal.hands[seat];
  const trick = [...deal.trick, { seat, card }];
  // A card of a defender turns a pending claim down; a concession stands until the trick ends (RULES.md 15).
  const refusesClaim = deal.offer?.kind === "claim" && seat !== deal.offer.by;
  const played: DealState = {
    ...deal,
    trick,
    hands: held
      ? withHand(
          deal.hands,
          seat,
          held.filter((own) => own !== card),
        )
      : deal.hands,
    counts: withCount(deal.counts, seat, -1),
    offer: refusesClaim ? null : deal.offer,
    claimRefusedIn: refusesClaim ? deal.tricks.length : deal.claimRefusedIn,
  };
  if (trick.length < 3) return played;
  const finished = trickOf(trick, contract.game);
  const offer = played.offer?.kind === "concession" ? null : played.offer;
  return {
    ...played,
    trick: [],
    tricks: [...deal.tricks, finished],
    leader: finished.winner,
    offer,
  };
}

function afterShowing(deal: DealState, { seat, cards }: HandShown): DealState {
  return { ...deal, hands: withHand(deal.hands, seat, cards), open: [...deal.open, seat] };
}

function afterClaiming(deal: DealState, { seat, level, proved }: Claimed): DealState {
  if (proved) return deal;
  const offer = { kind: "claim" as const, by: seat, answers: {} };
  return { ...deal, offer: level ? { ...offer, level } : offer };
}

function afterAnswering(deal: DealState, { seat, accept }: Answered): DealState {
  const { offer } = deal;
  if (!offer) return deal;
  if (offer.kind === "claim" && !accept) {
    return { ...deal, offer: null, claimRefusedIn: deal.tricks.length };
  }
  const answers = { ...offer.answers, [seat]: accept };
  // The declarer's concession needs one of the two defenders: it is off only when both have said no.
  const refusals = Object.values(answers).filter((answer) => !answer).length;
  const asked = offer.by === deal.declarer ? 2 : 1;
  return { ...deal, offer: refusals === asked ? null : { ...offer, answers } };
}
