import { type Card, PACK, pointsOf, rankOf, SUITS, suitOf } from "../../shared/skat/cards.ts";
import type { Game, SuitGame } from "../../shared/skat/games.ts";
import { classOf, strengthOf } from "../../shared/skat/order.ts";

/** A dealt, declared game before the first card. */
export interface SolverDeal {
  readonly game: Game;
  readonly declarer: 0 | 1 | 2;
  readonly leader: 0 | 1 | 2;
  readonly hands: readonly [readonly Card[], readonly Card[], readonly Card[]];
  /** The card points put away, which count for the declarer. */
  readonly discarded: number;
}

/** A stream of fractions in [0, 1) from a seed (mulberry32). */
export function fractions(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The pack, shuffled. */
export function shuffled(next: () => number): Card[] {
  const pack = [...PACK];
  for (let i = 31; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [pack[i], pack[j]] = [pack[j] as Card, pack[i] as Card];
  }
  return pack;
}

/**
 * What a hand is worth as a suit game or Grand, in tricks as players count them at the table: trumps, and the aces and
 * guarded tens beside them. Suit: a trump each, half a trick more for each of the two high jacks. Grand: a jack one and a
 * half, a ten beside its ace three quarters.
 */
function strength(hand: readonly Card[], game: Game): number {
  let sum = 0;
  for (const card of hand) {
    const rank = rankOf(card);
    if (classOf(card, game) === "trump") {
      const high = card === "CJ" || card === "SJ";
      sum += game === "G" ? 1.5 : high ? 1.5 : 1;
    } else if (rank === "A") sum += 1;
    else if (rank === "T" && hand.includes(`${suitOf(card)}A`)) sum += 0.75;
    else if (rank === "T" && hand.some((c) => c !== card && classOf(c, game) === suitOf(card)))
      sum += 0.25;
  }
  return sum;
}

/** From here on a hand of ten is one to bid on. */
const SUIT_BID = 7.5;
const GRAND_BID = 7.5;

function bestSuit(hand: readonly Card[]): SuitGame {
  return SUITS.reduce((best, suit) => (strength(hand, suit) > strength(hand, best) ? suit : best));
}

/**
 * Puts two of twelve cards away: never a trump or an ace; first bare tens, then the cards of the shortest suits, higher
 * points first.
 */
function discard(twelve: readonly Card[], game: Game): readonly [Card[], Card[]] {
  const length = (card: Card) =>
    twelve.filter((c) => classOf(c, game) === classOf(card, game)).length;
  const cost = (card: Card): number => {
    if (classOf(card, game) === "trump") return 1000 + strengthOf(card, game);
    if (rankOf(card) === "A") return 500;
    const guarded = twelve.includes(`${suitOf(card)}A`);
    const bareTen = rankOf(card) === "T" && !guarded && length(card) <= 2;
    return (bareTen ? -50 : 0) + 10 * length(card) - pointsOf([card]) + (guarded ? 8 : 0);
  };
  const sorted = twelve.toSorted((a, b) => cost(a) - cost(b));
  return [sorted.slice(2), sorted.slice(0, 2)];
}

function settle(
  pack: readonly Card[],
  declarer: 0 | 1 | 2,
  choose: (twelve: readonly Card[]) => Game,
): SolverDeal {
  const twelve = [...pack.slice(declarer * 10, declarer * 10 + 10), ...pack.slice(30)];
  const game = choose(twelve);
  const [ten, away] = discard(twelve, game);
  const hands = [0, 1, 2].map((seat) =>
    seat === declarer ? ten : pack.slice(seat * 10, seat * 10 + 10),
  );
  return {
    game,
    declarer,
    leader: 0,
    hands: hands as unknown as SolverDeal["hands"],
    discarded: game === "N" ? 0 : pointsOf(away),
  };
}

/** The kinds of deal the bench measures. */
export const DEAL_KINDS = [
  "suit to bid on",
  "random suit",
  "Grand to bid on",
  "random Null",
] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/**
 * The first `count` deals of a kind, from a seed. Seat 0 leads.
 *
 * - *suit to bid on*: the seat with the strongest ten cards for its best suit, if they reach `SUIT_BID`, takes the skat,
 *   names the best suit of the twelve and discards as above; deals where nobody reaches it are passed over.
 * - *Grand to bid on*: the same with Grand and `GRAND_BID`.
 * - *random suit*, *random Null*: a random seat takes the skat and plays a random suit, or Null.
 */
export function solverDeals(kind: DealKind, count: number, seed: number): SolverDeal[] {
  const next = fractions(seed);
  const deals: SolverDeal[] = [];
  while (deals.length < count) {
    const pack = shuffled(next);
    const deal = dealOf(kind, pack, next);
    if (deal) deals.push(deal);
  }
  return deals;
}

function dealOf(kind: DealKind, pack: readonly Card[], next: () => number): SolverDeal | null {
  const seats = [0, 1, 2] as const;
  const seat = seats[Math.floor(next() * 3)] as 0 | 1 | 2;
  const suit = SUITS[Math.floor(next() * 4)] as SuitGame;
  switch (kind) {
    case "random suit":
      return settle(pack, seat, () => suit);
    case "random Null":
      return settle(pack, seat, () => "N");
    case "suit to bid on":
      return bidOn(pack, (hand) => strength(hand, bestSuit(hand)), SUIT_BID, bestSuit);
    case "Grand to bid on":
      return bidOn(
        pack,
        (hand) => strength(hand, "G"),
        GRAND_BID,
        () => "G",
      );
  }
}

function bidOn(
  pack: readonly Card[],
  worth: (hand: readonly Card[]) => number,
  threshold: number,
  choose: (twelve: readonly Card[]) => Game,
): SolverDeal | null {
  const seats = [0, 1, 2] as const;
  const worths = seats.map((seat) => worth(pack.slice(seat * 10, seat * 10 + 10)));
  const best = seats.reduce((a, b) => ((worths[b] as number) > (worths[a] as number) ? b : a));
  return (worths[best] as number) >= threshold ? settle(pack, best, choose) : null;
}
