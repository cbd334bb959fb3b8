import { type Card, PACK, pointsOf } from "../skat/cards.ts";
import type { Contract } from "../skat/games.ts";
import type { Seat } from "../skat/seats.ts";
import type { DealStanding } from "../skat/shorten.ts";
import { trickPoints } from "../skat/trick.ts";
import type { DealState } from "./state.ts";

/** A deal that has a declarer and a contract. */
export type PlayedDeal = DealState & { readonly declarer: Seat; readonly contract: Contract };

export function isPlayed(deal: DealState): deal is PlayedDeal {
  return deal.declarer !== null && deal.contract !== null;
}

/** The tricks and card points of one side so far, the skat and the discard apart. */
export function takenBy(
  deal: PlayedDeal,
  side: "declarer" | "defenders",
): { readonly tricks: number; readonly points: number } {
  const own = deal.tricks.filter(
    (trick) => (trick.winner === deal.declarer) === (side === "declarer"),
  );
  return { tricks: own.length, points: own.reduce((sum, trick) => sum + trickPoints(trick), 0) };
}

/** The declarer's ten dealt cards and the dealt skat, as far as the reader knows them. */
export function twelveOf(deal: PlayedDeal): readonly Card[] {
  return [...(deal.dealt[deal.declarer] ?? []), ...(deal.skat ?? [])];
}

/** What the settlement of a deal depends on, as far as the reader knows it. */
export function standingOf(deal: PlayedDeal, bid: number): DealStanding {
  const declarer = takenBy(deal, "declarer");
  const defenders = takenBy(deal, "defenders");
  const putAway = deal.contract.hand ? deal.skat : deal.discard;
  return {
    contract: deal.contract,
    bid,
    twelve: twelveOf(deal),
    points: declarer.points + pointsOf(putAway ?? []),
    tricks: declarer.tricks,
    defenderPoints: defenders.points,
    defenderTricks: defenders.tricks,
  };
}

/** The cards a seat cannot place: not its own, not open, not played, not put away by itself. */
export function unseenBy(seen: DealState): readonly Card[] {
  const placed = new Set<Card>([
    ...Object.values(seen.hands).flat(),
    ...seen.trick.map((play) => play.card),
    ...seen.tricks.flatMap((trick) => trick.cards),
    ...(seen.contract ? (seen.discard ?? []) : []),
  ]);
  return PACK.filter((card) => !placed.has(card));
}
