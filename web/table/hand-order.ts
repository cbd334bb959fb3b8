import type { Card } from "../../shared/skat/cards.ts";

/**
 * A hand as its holder has laid it, or as it was sorted when it holds a card that was not laid: cards leave an arrangement,
 * and a new deal (or the skat) ends it.
 */
export function arrangedBy(laid: readonly Card[] | null, sorted: readonly Card[]): readonly Card[] {
  return isArranged(laid, sorted) ? laid.filter((card) => sorted.includes(card)) : sorted;
}

/** Whether an arrangement still holds for these cards. */
export function isArranged(
  laid: readonly Card[] | null,
  cards: readonly Card[],
): laid is readonly Card[] {
  return laid !== null && cards.every((card) => laid.includes(card));
}

/** The cards with one moved to another place, 0 being the first. */
export function movedTo(cards: readonly Card[], card: Card, place: number): readonly Card[] {
  const others = cards.filter((each) => each !== card);
  return [...others.slice(0, place), card, ...others.slice(place)];
}
