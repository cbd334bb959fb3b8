import { type Card, SUITS, type Suit } from "./cards.ts";

/** Clubs, Spades, Hearts, Diamonds, Grand, Null. */
export const GAMES = ["C", "S", "H", "D", "G", "N"] as const;
export type Game = (typeof GAMES)[number];
/** The games that are won by card points and valued by matadors. */
export type PointGame = Exclude<Game, "N">;
export type SuitGame = Suit;

/** What the declarer has undertaken; the levels are the *announced* ones. */
export interface Contract {
  readonly game: Game;
  readonly hand: boolean;
  readonly schneider: boolean;
  readonly schwarz: boolean;
  readonly ouvert: boolean;
}

/** Base values of the games that are multiplied (RULES.md 8.2). */
export const BASE_VALUE: Readonly<Record<PointGame, number>> = { D: 9, H: 10, S: 11, C: 12, G: 24 };

/** The jacks, highest first: trumps in every suit game and in Grand. */
export const JACKS: readonly Card[] = SUITS.map((suit): Card => `${suit}J`);

export function isGame(value: unknown): value is Game {
  return typeof value === "string" && (GAMES as readonly string[]).includes(value);
}

export function isSuitGame(game: Game): game is SuitGame {
  return (SUITS as readonly string[]).includes(game);
}

/** The fixed value of a Null: 23, 35 Hand, 46 Ouvert, 59 Ouvert Hand (RULES.md 9). */
export function nullValue(hand: boolean, ouvert: boolean): 23 | 35 | 46 | 59 {
  if (ouvert) return hand ? 59 : 46;
  return hand ? 35 : 23;
}
