import { countOf, maskOf, orderOf } from "./bits.ts";
import type { Card } from "./cards.ts";
import { CLAIM_TRICKS, type ClaimGoal, type ClaimView, type UnseenHand } from "./claim-view.ts";
import { cardsOfClass } from "./order.ts";
import type { Seat } from "./seats.ts";

/** Seats as the search counts them: the claimant, the next player, the one after. */
export type Place = 0 | 1 | 2;

/** One point of the search; cards are bit masks, pairs belong to the two others. */
export interface Position {
  readonly hand: number;
  /** The cards that are not placed yet: each may be with either of the others, or in the skat. */
  readonly pool: number;
  readonly known: readonly [number, number];
  /** How many cards of the pool each of the others holds. */
  readonly drawn: readonly [number, number];
  /** What each of the others cannot hold any more. */
  readonly barred: readonly [number, number];
  readonly trick: readonly number[];
  readonly leader: Place;
  /** Card points the defenders may still take. */
  readonly allowed: number;
}

/** Where a seat is, counted from the claimant. */
export function placeOf(view: ClaimView, seat: Seat): Place {
  if (seat === view.claimant) return 0;
  return seat === view.others[0].seat ? 1 : 2;
}

/** Whether everybody has the same number of cards, the trick under way counted, and no card is in two places. */
function isWhole(view: ClaimView): boolean {
  const { hand, others, trick, unseen } = view;
  if (hand.length > CLAIM_TRICKS) return false;
  const before = (seat: Seat, count: number): number =>
    count + trick.filter((play) => play.seat === seat).length;
  const tricks = before(view.claimant, hand.length);
  if (others.some((other) => before(other.seat, other.count) !== tricks)) return false;
  const placed = [...hand, ...unseen, ...others.flatMap((other) => other.known)];
  const all = [...placed, ...trick.map((play) => play.card)];
  const inTurn = trick.every(
    (play, n) => placeOf(view, play.seat) === (placeOf(view, view.leader) + n) % 3,
  );
  return tricks <= CLAIM_TRICKS && inTurn && trick.length < 3 && new Set(all).size === all.length;
}

/**
 * Where the search of a claim begins; null when the view contradicts itself or holds more than five tricks, or when the
 * claim is broken already.
 */
export function startOf(view: ClaimView, goal: ClaimGoal): Position | null {
  if (!isWhole(view)) return null;
  const order = orderOf(view.game);
  const [next, last] = view.others;
  const mask = (cards: readonly Card[]): number => maskOf(cards, order);
  const barred = (other: UnseenHand): number =>
    mask(other.voids.flatMap((one) => cardsOfClass(one, view.game)));
  const start: Position = {
    hand: mask(view.hand),
    pool: mask(view.unseen),
    known: [mask(next.known), mask(last.known)],
    drawn: [next.count - next.known.length, last.count - last.known.length],
    barred: [barred(next), barred(last)],
    trick: view.trick.map((play) => order.bitOf.get(play.card) as number),
    leader: placeOf(view, view.leader),
    allowed: goal.type === "points" ? goal.defendersAtMost : 0,
  };
  return start.allowed >= 0 && fits(start) ? start : null;
}

/** Whether some distribution of the pool fits: each of the others finds his cards, the rest lies in the skat. */
export function fits(position: Position): boolean {
  const { pool, drawn, barred } = position;
  const [first, second] = drawn;
  const open: readonly [number, number] = [pool & ~barred[0], pool & ~barred[1]];
  return (
    first >= 0 &&
    second >= 0 &&
    first <= countOf(open[0]) &&
    second <= countOf(open[1]) &&
    first + second <= countOf(open[0] | open[1])
  );
}

/** All cards that are not in a trick taken, the one under way counted, and what may lie in the skat. */
export function inPlay(position: Position): number {
  const { hand, pool, known, trick } = position;
  return trick.reduce((mask, bit) => mask | (1 << bit), hand | pool | known[0] | known[1]);
}

/** Whose turn it is. */
export function turnOf(position: Position): Place {
  return ((position.leader + position.trick.length) % 3) as Place;
}

/** Whether, of the two others, the one not on turn still has to play to this trick. */
export function otherFollows({ trick }: Position, turn: 1 | 2): boolean {
  return trick.length === 0 || (trick.length === 1 && turn === 1);
}

/** Names a position between tricks; positions that are worth the same have the same name. */
export function keyOf({ hand, pool, known, barred, leader, allowed }: Position): string {
  return `${hand},${pool},${known[0]},${known[1]},${barred[0]},${barred[1]},${leader},${allowed}`;
}

/**
 * The position after one of the two others has played.
 * @param who 0 the one after the claimant, 1 the other
 * @param isKnown whether the card was known to be his, or is one of the pool
 * @param barred what he cannot hold from then on
 */
export function otherPlayed(
  position: Position,
  who: number,
  bit: number,
  isKnown: boolean,
  barred: number,
): Position {
  const without = ~(1 << bit);
  const at = <T>(pair: readonly [T, T], value: T): readonly [T, T] =>
    who === 0 ? [value, pair[1]] : [pair[0], value];
  const trick = [...position.trick, bit];
  if (isKnown) {
    const known = at(position.known, (position.known[who] as number) & without);
    return { ...position, known, barred: at(position.barred, barred), trick };
  }
  const drawn = at(position.drawn, (position.drawn[who] as number) - 1);
  const pool = position.pool & without;
  return { ...position, pool, drawn, barred: at(position.barred, barred), trick };
}
