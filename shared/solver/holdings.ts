import { highest } from "./layout.ts";

/** The bits strictly above the highest card of a hand; all bits when it is empty. */
export function above(hand: number): number {
  return hand === 0 ? -1 : ~((2 << highest(hand)) - 1);
}

/** A hand without its `count` lowest cards. */
export function withoutLowest(hand: number, count: number): number {
  let left = hand;
  for (let i = 0; i < count && left !== 0; i++) left &= left - 1;
  return left;
}

/** The `count` highest cards of a hand, or all of them. */
export function highestOf(hand: number, count: number): number {
  let left = hand;
  for (let i = 0; i < count && left !== 0; i++) left ^= 1 << highest(left);
  return hand ^ left;
}

/**
 * How many trumps of `mine` win a trick whatever happens: every one of them is played in the end, in a trick of its own,
 * and loses only to a higher one of `theirs`, which is gone then.
 */
export function winningTrumps(mine: number, theirs: number): number {
  let higher = 0;
  let sure = 0;
  for (let left = mine | theirs; left !== 0; ) {
    const card = highest(left);
    left ^= 1 << card;
    if ((theirs >>> card) & 1) higher++;
    else if (higher > 0) higher--;
    else sure++;
  }
  return sure;
}
