import type { Game } from "../skat/games.ts";
import { countCards } from "../solver/layout.ts";
import { packPoints } from "./masks.ts";

/** The kinds of games whose chances are judged by tables of their own. */
export type ChanceKind = "suit" | "grand" | "null" | "null ouvert";
export const CHANCE_KINDS: readonly ChanceKind[] = ["suit", "grand", "null", "null ouvert"];

/** The ten cards a declarer plays with, and what else his chances depend on. Hands are masks by `cardIndex`. */
export interface Undertaking {
  readonly game: Game;
  readonly ouvert: boolean;
  readonly ten: number;
  /** Card points put away, or null in a Hand game. */
  readonly putAway: number | null;
  readonly isForehand: boolean;
}

/** What the cards put away, by `cardIndex` bits, count in an undertaking: in Null nothing. */
export function putAwayIn(game: Game, discard: number): number {
  return game === "N" ? 0 : packPoints(discard);
}

const JACK_BITS = 0x08080808;
const SUIT_LETTERS = "CSHD";
const PACK_RANKS = "AKQJT987";
const PLAIN_CLASSES = 64;
const NULL_PATTERNS = 256;
const MOST_PUT_AWAY = 7;

/** By the eight bits of a suit: which of A K Q T it holds and how many of 9 8 7, as one number below 64. */
const PLAIN_CLASS: Uint8Array = Uint8Array.from({ length: 256 }, (_, suit) => {
  const high = (suit & 7) | ((suit >>> 1) & 8);
  return high | (countCards(suit >>> 5) << 4);
});

/** The names of the traits of each kind, in the order of their weights: the rows of the tables. */
export const TRAIT_NAMES: Readonly<Record<ChanceKind, readonly string[]>> = {
  suit: [
    "any hand",
    "forehand",
    ...names(16, (n) => `jacks ${jackName(n)}`),
    ...names(12, (n) => `${n} trumps`),
    ...names(4, (n) => `trump ${n & 1 ? "A" : "-"}${n & 2 ? "T" : "-"}`),
    ...names(PLAIN_CLASSES, (n) => `plain ${plainName(n)}`),
    ...names(48, (n) => `${n >>> 2} trumps, ${n & 3} plain aces`),
    ...names(MOST_PUT_AWAY + 1, putAwayName),
    "skat unseen",
    ...names(4, (n) => `${n} plain suits void`),
  ],
  grand: [
    "any hand",
    "forehand",
    ...names(16, (n) => `jacks ${jackName(n)}`),
    ...names(5, (n) => `forehand with ${n} jacks`),
    ...names(PLAIN_CLASSES, (n) => `plain ${plainName(n)}`),
    ...names(25, (n) => `${Math.floor(n / 5)} jacks, ${n % 5} plain aces`),
    ...names(MOST_PUT_AWAY + 1, putAwayName),
    "skat unseen",
  ],
  null: nullNames(),
  "null ouvert": nullNames(),
};

function names(count: number, name: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, n) => name(n));
}

function nullNames(): string[] {
  return [
    "any hand",
    "forehand",
    ...names(NULL_PATTERNS, (n) => `suit ${rankName(n)}`),
    ...names(5, (n) => `${n} suits in danger`),
    "skat unseen",
  ];
}

function jackName(n: number): string {
  return n === 0 ? "none" : [...SUIT_LETTERS].filter((_, i) => (n >>> i) & 1).join("");
}

function plainName(n: number): string {
  const high = [..."AKQT"].filter((_, i) => (n >>> i) & 1).join("");
  return `${high}${"x".repeat(n >>> 4)}` || "void";
}

function rankName(n: number): string {
  return [...PACK_RANKS].filter((_, i) => (n >>> i) & 1).join("") || "void";
}

function putAwayName(n: number): string {
  return `${3 * n} to ${3 * n + 2} points put away`;
}

export function chanceKindOf(game: Game, ouvert: boolean): ChanceKind {
  if (game === "N") return ouvert ? "null ouvert" : "null";
  return game === "G" ? "grand" : "suit";
}

/** Whether the lowest cards of a Null suit (bits A K Q J T 9 8 7) can be forced to take a trick. */
const IN_DANGER: Uint8Array = Uint8Array.from({ length: 256 }, (_, suit) => {
  const order = "789TJQKA";
  const held = [...PACK_RANKS].filter((_, i) => (suit >>> i) & 1);
  const strengths = held.map((rank) => order.indexOf(rank)).sort((a, b) => a - b);
  return strengths.some((strength, n) => strength > 2 * n) ? 1 : 0;
});

/** Writes the numbers of the traits an undertaking has into `out` and gives how many there are. */
export function traitsOf(undertaking: Undertaking, out: Int16Array): number {
  switch (chanceKindOf(undertaking.game, undertaking.ouvert)) {
    case "suit":
      return suitTraits(undertaking, out);
    case "grand":
      return grandTraits(undertaking, out);
    default:
      return nullTraits(undertaking, out);
  }
}

function jacksOf(ten: number): number {
  return ((ten >>> 3) & 1) | ((ten >>> 10) & 2) | ((ten >>> 17) & 4) | ((ten >>> 24) & 8);
}

function putAwayTrait(putAway: number | null): number {
  if (putAway === null) return MOST_PUT_AWAY + 1;
  return Math.min(MOST_PUT_AWAY, Math.floor(putAway / 3));
}

function suitTraits({ game, ten, putAway, isForehand }: Undertaking, out: Int16Array): number {
  const trumpSuit = SUIT_LETTERS.indexOf(game);
  const jacks = jacksOf(ten);
  const trump = (ten >>> (8 * trumpSuit)) & 0xf7;
  const trumps = countCards(trump) + countCards(jacks);
  let n = 0;
  out[n++] = 0;
  if (isForehand) out[n++] = 1;
  out[n++] = 2 + jacks;
  out[n++] = 18 + trumps;
  out[n++] = 30 + (trump & 1) + ((trump >>> 3) & 2);
  let aces = 0;
  let voids = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (suit === trumpSuit) continue;
    const plain = (ten >>> (8 * suit)) & 0xf7;
    aces += plain & 1;
    if (plain === 0) voids++;
    out[n++] = 34 + (PLAIN_CLASS[plain] as number);
  }
  out[n++] = 98 + trumps * 4 + aces;
  out[n++] = 146 + putAwayTrait(putAway);
  out[n++] = 155 + voids;
  return n;
}

function grandTraits({ ten, putAway, isForehand }: Undertaking, out: Int16Array): number {
  const jacks = jacksOf(ten);
  const count = countCards(ten & JACK_BITS);
  let n = 0;
  out[n++] = 0;
  if (isForehand) {
    out[n++] = 1;
    out[n++] = 18 + count;
  }
  out[n++] = 2 + jacks;
  let aces = 0;
  for (let suit = 0; suit < 4; suit++) {
    const plain = (ten >>> (8 * suit)) & 0xf7;
    aces += plain & 1;
    out[n++] = 23 + (PLAIN_CLASS[plain] as number);
  }
  out[n++] = 87 + count * 5 + aces;
  out[n++] = 112 + putAwayTrait(putAway);
  return n;
}

function nullTraits({ ten, putAway, isForehand }: Undertaking, out: Int16Array): number {
  let n = 0;
  let danger = 0;
  out[n++] = 0;
  if (isForehand) out[n++] = 1;
  for (let suit = 0; suit < 4; suit++) {
    const held = (ten >>> (8 * suit)) & 0xff;
    danger += IN_DANGER[held] as number;
    out[n++] = 2 + held;
  }
  out[n++] = 258 + danger;
  if (putAway === null) out[n++] = 263;
  return n;
}

/** The most traits an undertaking can have. */
export const MOST_TRAITS = 16;
