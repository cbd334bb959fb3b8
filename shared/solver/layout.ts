import { cardIndex, cardPoints, PACK } from "../skat/cards.ts";
import type { Game } from "../skat/games.ts";
import { beats, classesOf, classOf, strengthOf } from "../skat/order.ts";

/**
 * How a game lays the pack out over the 32 bits of a hand: class after class, trumps at the top, and within a class the
 * stronger card on the higher bit. Searching then needs no names: a higher bit of the same class wins.
 */
export interface Layout {
  readonly game: Game;
  /** The bit of each card of the pack, by `cardIndex`. */
  readonly bitOf: Uint8Array;
  /** The way back: the `cardIndex` of each bit. */
  readonly cardOf: Uint8Array;
  /** Card points by bit; all 0 in Null. */
  readonly points: Uint8Array;
  /** By bit: how many cards of its class stand below the card. */
  readonly height: Uint8Array;
  /** By bit: all cards of the same class, the card itself included. */
  readonly classMask: Int32Array;
  /** By bit: every card that takes the trick from this one. */
  readonly beaters: Int32Array;
  /** All trumps; 0 in Null. */
  readonly trumps: number;
  /** The masks of the plain suits. */
  readonly suits: readonly number[];
  /** Each suit of the pack, 8 bits as in `PACK`, to its bits in this layout: four tables of 256. */
  readonly spread: Int32Array;
}

const layouts = new Map<Game, Layout>();

/** The layout of a game, made once. */
export function layoutOf(game: Game): Layout {
  const known = layouts.get(game);
  if (known) return known;
  const layout = makeLayout(game);
  layouts.set(game, layout);
  return layout;
}

function makeLayout(game: Game): Layout {
  // In Grand a plain suit must fill the bits under the jacks: then trumps are "jacks, and what follows" in every game
  // of points, and one shape of canonical key serves them all (keys.ts).
  const order = classesOf(game).toReversed();
  const cards = PACK.toSorted(
    (a, b) =>
      order.indexOf(classOf(a, game)) - order.indexOf(classOf(b, game)) ||
      strengthOf(a, game) - strengthOf(b, game),
  );
  const bitOf = new Uint8Array(32);
  const cardOf = new Uint8Array(32);
  const points = new Uint8Array(32);
  const height = new Uint8Array(32);
  const classMask = new Int32Array(32);
  const beaters = new Int32Array(32);
  const masks = new Map<string, number>();
  for (const [bit, card] of cards.entries()) {
    bitOf[cardIndex(card)] = bit;
    cardOf[bit] = cardIndex(card);
    points[bit] = game === "N" ? 0 : cardPoints(card);
    const cardClass = classOf(card, game);
    masks.set(cardClass, (masks.get(cardClass) ?? 0) | (1 << bit));
  }
  for (const [bit, card] of cards.entries()) {
    const own = masks.get(classOf(card, game)) as number;
    classMask[bit] = own;
    height[bit] = countCards(own & ((1 << bit) - 1));
    for (const [other, challenger] of cards.entries()) {
      if (beats(challenger, card, game)) beaters[bit] = (beaters[bit] as number) | (1 << other);
    }
  }
  const trumps = masks.get("trump") ?? 0;
  masks.delete("trump");
  return {
    game,
    bitOf,
    cardOf,
    points,
    height,
    classMask,
    beaters,
    trumps,
    suits: [...masks.values()],
    spread: spreadOf(bitOf),
  };
}

function spreadOf(bitOf: Uint8Array): Int32Array {
  const spread = new Int32Array(4 * 256);
  for (let slot = 0; slot < spread.length; slot++) {
    const suit = slot >> 8;
    for (let rank = 0; rank < 8; rank++) {
      if ((slot >> rank) & 1) {
        spread[slot] = (spread[slot] as number) | (1 << (bitOf[suit * 8 + rank] as number));
      }
    }
  }
  return spread;
}

/** A hand given by `cardIndex` bits, in the bits of a layout. */
export function toLayout(hand: number, layout: Layout): number {
  const { spread } = layout;
  return (
    (spread[hand & 255] as number) |
    (spread[256 + ((hand >>> 8) & 255)] as number) |
    (spread[512 + ((hand >>> 16) & 255)] as number) |
    (spread[768 + (hand >>> 24)] as number)
  );
}

/** How many cards a hand has. */
export function countCards(hand: number): number {
  const pairs = hand - ((hand >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The bit of the highest card of a hand that is not empty. */
export function highest(hand: number): number {
  return 31 - Math.clz32(hand);
}
