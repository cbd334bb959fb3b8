import { seatToCall } from "../skat/bidding.ts";
import { bidsAbove, LOWEST_BID } from "../skat/bids.ts";
import type { Card, Suit } from "../skat/cards.ts";
import { classOf } from "../skat/order.ts";
import type { Seat } from "../skat/seats.ts";
import { legalCards } from "../skat/trick.ts";
import type { GameCommand } from "./commands.ts";
import type { TableEvent } from "./events.ts";
import { isPlayed, type PlayedDeal } from "./standing.ts";
import type { DealState, TableState } from "./state.ts";
import { seatToPlay } from "./to-act.ts";

/** What must be led for a planned card to be played; "any" holds for an own lead too. */
export const LEADS = ["C", "S", "H", "D", "trump", "any"] as const;
export type Lead = (typeof LEADS)[number];

/** A card for the next turn. */
interface PlannedCard {
  readonly card: Card;
  readonly lead: Lead;
}

/** As many conditions as there are things that can be led. */
export const MOST_PLANNED_CARDS = LEADS.length;

/**
 * What somebody wants done on his turn without being asked. It belongs to the person, for one deal, is no event, and nothing
 * that others see depends on it until it is used.
 */
export interface Plans {
  /** The deal it is for, by its number among all dealt. */
  readonly k: number;
  /** In the auction: bid or hold up to this number and then pass; 0 is to pass whatever comes. Null to be asked. */
  readonly upTo: number | null;
  /** For the next card, the first that fits. */
  readonly cards: readonly PlannedCard[];
  /** Whether a card that is the only legal one is played at once. It lasts for the series: it tells others that there was no choice. */
  readonly forced: boolean;
  /** How many cards the person held when planned cards came to nothing; missing if they did not, or were used. */
  readonly withdrawnAt?: number;
}

export const NO_PLANS: Plans = { k: 0, upTo: null, cards: [], forced: false };

/** What the plans lead to now: a command to give, nothing yet, or the planned cards have come to nothing. */
export type Planned =
  | { readonly kind: "act"; readonly command: GameCommand }
  | { readonly kind: "wait" }
  | { readonly kind: "cancelled" };

const WAIT: Planned = { kind: "wait" };

/**
 * What somebody's plans say about the moment.
 * @param seen the state as that seat knows it
 */
export function plannedAct(seen: TableState, seat: Seat, plans: Plans): Planned {
  const { deal, phase } = seen;
  if (!deal || deal.sitsOut === seat) return WAIT;
  if (phase === "bidding" && deal.k === plans.k) return plannedCall(deal, seat, plans.upTo);
  if (phase === "playing" && isPlayed(deal)) return plannedPlay(deal, seat, plans);
  return WAIT;
}

function plannedCall({ auction }: DealState, seat: Seat, upTo: number | null): Planned {
  if (upTo === null || seatToCall(auction) !== seat) return WAIT;
  if (auction.asked) return act({ type: auction.bid <= upTo ? "hold" : "pass" });
  const value = auction.stage === "forehand" ? LOWEST_BID : bidsAbove(auction.bid, 1)[0];
  return act(value !== undefined && value <= upTo ? { type: "bid", value } : { type: "pass" });
}

function plannedPlay(deal: PlayedDeal, seat: Seat, plans: Plans): Planned {
  if (deal.offer?.kind === "claim" || seatToPlay(deal) !== seat) return WAIT;
  const { game } = deal.contract;
  const legal = legalCards(deal.hands[seat] ?? [], deal.trick, game);
  const cards = deal.k === plans.k ? plans.cards : [];
  const fitting = cards.find(({ card, lead }) => fits(deal, lead) && legal.includes(card));
  if (fitting) return act({ type: "play", card: fitting.card });
  const [only] = legal;
  if (plans.forced && only && legal.length === 1) return act({ type: "play", card: only });
  return cards.length > 0 ? { kind: "cancelled" } : WAIT;
}

function fits({ trick, contract }: PlayedDeal, lead: Lead): boolean {
  if (lead === "any") return true;
  const [led] = trick;
  const wanted: Suit | "trump" = lead;
  return led !== undefined && classOf(led.card, contract.game) === wanted;
}

function act(command: GameCommand): Planned {
  return { kind: "act", command };
}

/** The plans after they were followed once: a card is planned for one turn. */
export function afterUse(plans: Plans, command: GameCommand): Plans {
  if (command.type !== "play") return plans;
  const { withdrawnAt: _, ...kept } = plans;
  return { ...kept, cards: [] };
}

/** What nobody planning a card could reckon with: then no planned card is played. */
const UNEXPECTED: Readonly<Record<TableEvent["type"], boolean>> = {
  ...{ handShown: true, claimed: true, conceded: true, answered: true, adjudicated: true },
  ...{ timedOut: true, seatLeft: true, paused: true, takenBack: true, seriesEnded: true },
  dealEnded: true,
  ...{ tableOpened: false, seated: false, nonceGiven: false, chainOpened: false, dealt: false },
  ...{ bid: false, held: false, passed: false, skatTaken: false, declared: false, played: false },
  ...{ zoneSet: false, vacationTaken: false, stoodIn: false, voteCalled: false, voted: false },
  ...{ voteEnded: false, returned: false, resumed: false, expiryWarned: false, tableKept: false },
};

export function isUnexpected({ type }: TableEvent): boolean {
  return UNEXPECTED[type];
}

/**
 * The plans after something unexpected: the cards are off; how far to go in the auction stands until the deal is over.
 * @param held how many cards the person holds
 */
export function afterSurprise(plans: Plans, held: number): Plans {
  return plans.cards.length === 0 ? plans : { ...plans, cards: [], withdrawnAt: held };
}
