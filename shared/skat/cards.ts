/** The four suits, highest first (RULES.md 1). */
export const SUITS = ["C", "S", "H", "D"] as const;
/** The eight ranks in the order in which the pack is laid out before shuffling (INTERFACE.md). */
const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7"] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
/** Suit then rank, e.g. `CJ`, `HT`. */
export type Card = `${Suit}${Rank}`;

/** All 32 cards: C S H D, each A K Q J T 9 8 7. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${suit}${rank}`),
);

const INDEX: ReadonlyMap<string, number> = new Map(PACK.map((card, index) => [card, index]));

const POINTS: Readonly<Record<Rank, number>> = {
  A: 11,
  T: 10,
  K: 4,
  Q: 3,
  J: 2,
  "9": 0,
  "8": 0,
  "7": 0,
};

/** The card points of the whole pack. */
export const ALL_POINTS = 120;

export function isCard(value: unknown): value is Card {
  return typeof value === "string" && INDEX.has(value);
}

export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

export function rankOf(card: Card): Rank {
  return card[1] as Rank;
}

/** The card's place in {@link PACK}, 0 to 31. */
export function cardIndex(card: Card): number {
  return INDEX.get(card) as number;
}

/** The card points ("eyes") of one card, 0 to 11 (RULES.md 1). */
export function cardPoints(card: Card): number {
  return POINTS[rankOf(card)];
}

/** The card points of several cards together. */
export function pointsOf(cards: readonly Card[]): number {
  let points = 0;
  for (const card of cards) points += cardPoints(card);
  return points;
}
