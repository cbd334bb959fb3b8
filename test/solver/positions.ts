import { type Card, PACK } from "../../shared/skat/cards.ts";
import { GAMES, type Game } from "../../shared/skat/games.ts";
import { type Position, positionOf } from "../../shared/solver/position.ts";
import { fractions, shuffled } from "../bench/solver-deals.ts";
import { type PlainPosition, plainPlays } from "./plain.ts";

type ThreeHands = PlainPosition["hands"];

/** A random position of a game with `tricks` tricks to go and `played` cards (0 to 2) of the first on the table. */
function randomPosition(
  next: () => number,
  game: Game,
  tricks: number,
  played: number,
): PlainPosition {
  const pack = shuffled(next);
  const seat = () => Math.floor(next() * 3) as 0 | 1 | 2;
  const hands = [0, 1, 2].map((at) => pack.slice(at * tricks, (at + 1) * tricks));
  let position: PlainPosition = {
    game,
    declarer: seat(),
    leader: seat(),
    hands: hands as unknown as ThreeHands,
    trick: [],
  };
  for (let i = 0; i < played; i++) {
    const plays = plainPlays(position);
    position = (plays[Math.floor(next() * plays.length)] as (typeof plays)[number]).next;
  }
  return position;
}

/** `count` random positions in turn over all games, with `tricks` to go, by a seed. */
export function randomPositions(
  count: number,
  tricks: { readonly from: number; readonly to: number },
  seed: number,
): PlainPosition[] {
  const next = fractions(seed);
  return Array.from({ length: count }, (_, i) => {
    const left = tricks.from + Math.floor(next() * (tricks.to - tricks.from + 1));
    return randomPosition(next, GAMES[i % 6] as Game, left, Math.floor(next() * 3));
  });
}

export function solverPosition(position: PlainPosition): Position {
  const { declarer, leader, hands, trick } = position;
  return positionOf(
    declarer,
    leader,
    hands,
    trick.map((play) => play.card),
  );
}

export function cardNamed(index: number): Card {
  return PACK[index] as Card;
}
