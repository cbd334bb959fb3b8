import type { Card, Suit } from "../../shared/skat/cards.ts";
import { type Game, isSuitGame } from "../../shared/skat/games.ts";
import { type CardClass, classesOf, classOf, sortedFor } from "../../shared/skat/order.ts";

/** How somebody wants a hand to lie. */
export interface Sorting {
  readonly trumps: "left" | "right";
  /** Within trumps and within each suit. */
  readonly order: "falling" | "rising";
  readonly suits: "fixed" | "alternating";
}

/**
 * A copy of a hand as its holder wants it to lie in a game: Null in Null's own order, jacks with the trumps elsewhere
 * (RULES.md 1). With alternating suits no two neighbours are of one colour as long as the suits held allow it.
 */
export function sortedBy(sorting: Sorting, hand: readonly Card[], game: Game): Card[] {
  const fallen = sortedFor(hand, game);
  const cards = sorting.order === "falling" ? fallen : fallen.reverse();
  const held = classesOf(game).filter((each) => hand.some((card) => classOf(card, game) === each));
  const laid = layOut(sorting, held, game);
  return laid.flatMap((each) => cards.filter((card) => classOf(card, game) === each));
}

function layOut(
  { trumps, suits }: Sorting,
  held: readonly CardClass[],
  game: Game,
): readonly CardClass[] {
  const plain = held.filter((each) => each !== "trump");
  const hasTrumps = plain.length < held.length;
  const laid =
    suits === "fixed" ? plain : alternating(plain, hasTrumps && isSuitGame(game) ? game : null);
  if (!hasTrumps) return laid;
  return trumps === "left" ? ["trump", ...laid] : [...[...laid].reverse(), "trump"];
}

const isRed = (suit: Suit): boolean => suit === "H" || suit === "D";

/** The order with the fewest neighbours of one colour, beside the trumps too; of several the one nearest to the usual. */
function alternating(suits: readonly Suit[], trump: Suit | null): readonly Suit[] {
  const clashes = (order: readonly Suit[]): number =>
    order.filter((suit, i) => {
      const before = i === 0 ? trump : order[i - 1];
      return before != null && isRed(before) === isRed(suit);
    }).length;
  return orders(suits).reduce((best, order) => (clashes(order) < clashes(best) ? order : best));
}

/** All orders of some suits, the given one first. */
function orders(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  if (suits.length === 0) return [[]];
  return suits.flatMap((first) =>
    orders(suits.filter((suit) => suit !== first)).map((rest) => [first, ...rest]),
  );
}
