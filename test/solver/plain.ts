import { type Card, pointsOf } from "../../shared/skat/cards.ts";
import type { Game } from "../../shared/skat/games.ts";
import { legalCards, type Play, winningPlace } from "../../shared/skat/trick.ts";

/**
 * Open-card play without any cleverness, straight from the rules of the table: no bits, no tables, no bounds. It is what
 * the solver has to agree with.
 */
export interface PlainPosition {
  readonly game: Game;
  readonly declarer: 0 | 1 | 2;
  readonly leader: 0 | 1 | 2;
  readonly hands: readonly [readonly Card[], readonly Card[], readonly Card[]];
  readonly trick: readonly Play[];
}

/** What a finished trick is worth to the declarer. */
type Worth = (cards: readonly Card[], byDeclarer: boolean) => number;

/** The card points the declarer still wins, by plain minimax over every legal card. */
export function plainPoints(position: PlainPosition): number {
  return minimax(position, (cards, byDeclarer) => (byDeclarer ? pointsOf(cards) : 0));
}

/** The number of tricks the declarer still takes, when he wants as many as he can or as few. */
export function plainTricks(position: PlainPosition, wants: "most" | "fewest"): number {
  const each = wants === "most" ? 1 : -1;
  return each * minimax(position, (_, byDeclarer) => (byDeclarer ? each : 0));
}

/** Every position one card further, with that card and what the declarer won by it. */
export function plainPlays(
  position: PlainPosition,
): { readonly card: Card; readonly next: PlainPosition; readonly trick: readonly Card[] | null }[] {
  const { game, leader, hands, trick } = position;
  const seat = ((leader + trick.length) % 3) as 0 | 1 | 2;
  return legalCards(hands[seat], trick, game).map((card) => {
    const left = hands.map((hand, at) => (at === seat ? hand.filter((c) => c !== card) : hand));
    const plays = [...trick, { seat, card }];
    const cards = plays.map((play) => play.card);
    const done = plays.length === 3;
    const next: PlainPosition = {
      ...position,
      hands: left as unknown as PlainPosition["hands"],
      leader: done ? (((leader + winningPlace(cards, game)) % 3) as 0 | 1 | 2) : leader,
      trick: done ? [] : plays,
    };
    return { card, next, trick: done ? cards : null };
  });
}

function minimax(position: PlainPosition, worthOf: Worth): number {
  const plays = plainPlays(position);
  const seat = (position.leader + position.trick.length) % 3;
  const outcomes = plays.map(({ next, trick }) => {
    const worth = trick === null ? 0 : worthOf(trick, next.leader === position.declarer);
    return worth + minimax(next, worthOf);
  });
  if (outcomes.length === 0) return 0;
  return seat === position.declarer ? Math.max(...outcomes) : Math.min(...outcomes);
}

/**
 * Whether the declarer can still win `need` points, for full deals that plain minimax could not finish: the same game,
 * but it stops looking once the question is answered and remembers positions by the names of their cards. Slow, and
 * independent of everything in the solver.
 */
export function slowMakes(position: PlainPosition, need: number): boolean {
  const known = new Map<string, { made: number; missed: number }>();
  const makes = (at: PlainPosition, points: number): boolean => {
    if (points <= 0) return true;
    const inPlay = [...at.hands.flat(), ...at.trick.map((play) => play.card)];
    if (points > pointsOf(inPlay)) return false;
    const key = at.trick.length === 0 ? inPlay.join("") + at.leader : null;
    const bounds = (key === null ? null : known.get(key)) ?? { made: 0, missed: 121 };
    if (points <= bounds.made) return true;
    if (points >= bounds.missed) return false;
    // Whoever can takes the trick first, with points; else the lowest card: any order is right, this one is quicker.
    const plays = plainPlays(at).toSorted((a, b) => eagerness(b.card, at) - eagerness(a.card, at));
    const mine = (at.leader + at.trick.length) % 3 === at.declarer;
    const reached = ({ next, trick }: (typeof plays)[number]) => {
      const won = trick !== null && next.leader === at.declarer ? pointsOf(trick) : 0;
      return makes(next, points - won);
    };
    const made = mine ? plays.some(reached) : plays.every(reached);
    if (made) bounds.made = points;
    else bounds.missed = points;
    if (key !== null) known.set(key, bounds);
    return made;
  };
  return makes(position, need);
}

function eagerness(card: Card, at: PlainPosition): number {
  const cards = at.trick.map((play) => play.card);
  const wins = winningPlace([...cards, card], at.game) === cards.length;
  return wins ? pointsOf([card]) : -pointsOf([card]) - 1;
}
