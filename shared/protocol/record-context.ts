import { type Card, PACK } from "../skat/cards.ts";
import { type DealtCards, dealOut } from "../skat/deal.ts";
import type { PlayerCount, Seat } from "../skat/seats.ts";
import type { TableContext } from "../table/context.ts";
import type { EarlierAct } from "../table/earlier-act.ts";

/**
 * A context whose every deal has the given cards, forehand being seat 0: what replays a deal from elsewhere through the
 * rules.
 */
export function contextOf(cards: DealtCards, players: PlayerCount = 3): TableContext {
  const pack = packOf(cards);
  const lastSeat: Seat = players === 4 ? 3 : 2;
  return { deal: () => pack, link: () => "", commitment: () => "", firstDealer: () => lastSeat };
}

/**
 * A table's own context, but for the first deal, which has the given cards, forehand being seat 0.
 * @param earlier what was done in that deal when it was first played, for a table that plays it on
 */
export function againContext(
  own: TableContext,
  cards: DealtCards,
  players: PlayerCount,
  earlier: (cards: number) => readonly EarlierAct[],
): TableContext {
  const again = contextOf(cards, players);
  return {
    ...own,
    earlier,
    deal: (k, nonces) => (k === 1 ? again.deal(k, nonces) : own.deal(k, nonces)),
    firstDealer: again.firstDealer,
  };
}

/** The pack that deals out as `cards`: the inverse of {@link dealOut}. */
function packOf(cards: DealtCards): readonly Card[] {
  // Dealing out the pack itself shows where each of its places ends up.
  const places = dealOut(PACK);
  const cardAt = new Map<Card, Card>();
  const put = (to: readonly Card[], from: readonly Card[]): void => {
    for (const [n, place] of to.entries()) {
      const card = from[n];
      if (card) cardAt.set(place, card);
    }
  };
  put(places.forehand, cards.forehand);
  put(places.middlehand, cards.middlehand);
  put(places.rearhand, cards.rearhand);
  put(places.skat, cards.skat);
  return PACK.map((place) => cardAt.get(place) ?? place);
}
