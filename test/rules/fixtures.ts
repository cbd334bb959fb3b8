import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Card } from "../../shared/skat/cards.ts";
import type { Game } from "../../shared/skat/games.ts";
import type { Seat } from "../../shared/skat/seats.ts";

const FOLDER = new URL("../fixtures/rules/", import.meta.url);

/** One test vector; input and expectation are shaped by its kind. */
export interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
}

export const VECTORS: readonly Vector[] = (
  JSON.parse(readFileSync(new URL("vectors.json", FOLDER), "utf8")) as { vectors: Vector[] }
).vectors;

/**
 * For each kind of vector, what the rules answer to its input. Every field a vector expects is looked up in the answer,
 * so an answer may say more than one vector asks, but never less.
 */
export type Answer = Readonly<Record<string, unknown>>;
export type Check<Input> = (input: Input) => Answer;

/** A game XSkat played against itself; the hands are those after the discard. */
export interface XskatGame {
  readonly id: string;
  readonly forehand: Seat;
  readonly declarer: 0 | 1 | 2;
  readonly bid: number;
  readonly game: Game;
  readonly hand: boolean;
  readonly ouvert: boolean;
  readonly hands: readonly [readonly Card[], readonly Card[], readonly Card[]];
  readonly skat: readonly Card[];
  readonly discard: readonly Card[];
  readonly plays: readonly (readonly [Seat, Card])[];
  readonly expect: {
    readonly points: number;
    readonly tricks: number;
    readonly matadors: number;
    readonly value: number;
    readonly won: boolean;
    readonly score: number;
    readonly trick_winners: readonly Seat[];
  };
}

export const XSKAT_GAMES: readonly XskatGame[] = gunzipSync(
  readFileSync(new URL("xskat.jsonl.gz", FOLDER)),
)
  .toString("utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as XskatGame);
