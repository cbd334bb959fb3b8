import { type Card, PACK, rankOf, SUITS, type Suit, suitOf } from "./cards.ts";
import { GAMES, type Game, isSuitGame, JACKS } from "./games.ts";

/** What has to be followed: the trumps, or one plain suit (RULES.md 6). */
export type CardClass = "trump" | Suit;

/** Plain-suit order in suit games and Grand, lowest first. */
const POINT_RANKS = "789QKTA";
/** Null's own order, lowest first: the ten drops below the jack (RULES.md 1). */
const NULL_RANKS = "789TJQKA";

interface Standing {
  readonly cardClass: CardClass;
  /** Higher beats lower within one class. */
  readonly strength: number;
}

function standingIn(game: Game, card: Card): Standing {
  const suit = suitOf(card);
  const rank = rankOf(card);
  if (game === "N") return { cardClass: suit, strength: NULL_RANKS.indexOf(rank) };
  if (rank === "J") {
    return {
      cardClass: "trump",
      strength: POINT_RANKS.length + JACKS.length - SUITS.indexOf(suit),
    };
  }
  return { cardClass: suit === game ? "trump" : suit, strength: POINT_RANKS.indexOf(rank) };
}

// Asked several times for every card played, in replays by the thousand: looked up, not reckoned.
const STANDINGS = Object.fromEntries(
  GAMES.map((game) => [
    game,
    Object.fromEntries(PACK.map((card) => [card, standingIn(game, card)])),
  ]),
) as Readonly<Record<Game, Readonly<Record<Card, Standing>>>>;

/** The class a card belongs to in a game: a jack is a trump and never of its printed suit, except in Null. */
export function classOf(card: Card, game: Game): CardClass {
  return STANDINGS[game][card].cardClass;
}

/** How high a card stands within its class in a game; comparable only between cards of one class. */
export function strengthOf(card: Card, game: Game): number {
  return STANDINGS[game][card].strength;
}

/** Whether `card`, played later, takes the trick from `best`, the card winning it so far. */
export function beats(card: Card, best: Card, game: Game): boolean {
  const challenger = STANDINGS[game][card];
  const holder = STANDINGS[game][best];
  if (challenger.cardClass === holder.cardClass) return challenger.strength > holder.strength;
  return challenger.cardClass === "trump";
}

/** All cards of one class in a game, highest first. */
export function cardsOfClass(cardClass: CardClass, game: Game): readonly Card[] {
  return PACK.filter((card) => classOf(card, game) === cardClass).sort(
    (a, b) => strengthOf(b, game) - strengthOf(a, game),
  );
}

/** The trumps of a suit game (eleven) or Grand (four), highest first; none in Null. */
export function trumpsOf(game: Game): readonly Card[] {
  return cardsOfClass("trump", game);
}

/** The classes of a game in the order a hand is sorted: trumps first, then the suits from clubs down. */
export function classesOf(game: Game): readonly CardClass[] {
  if (game === "N") return SUITS;
  return ["trump", ...SUITS.filter((suit) => !isSuitGame(game) || suit !== game)];
}

/** A copy of `cards` sorted by class, then highest first: how an open hand is laid down (RULES.md 5). */
export function sortedFor(cards: readonly Card[], game: Game): Card[] {
  const classes = classesOf(game);
  return [...cards].sort(
    (a, b) =>
      classes.indexOf(classOf(a, game)) - classes.indexOf(classOf(b, game)) ||
      strengthOf(b, game) - strengthOf(a, game),
  );
}
