import { BOARD } from "./board.ts";
import { highest } from "./layout.ts";

const { classMask, beaters } = BOARD;

/** The cards of a hand that may be played to `led`. */
export function mayFollow(hand: number, led: number): number {
  const following = hand & (classMask[led] as number);
  return following !== 0 ? following : hand;
}

/** What the declarer wins in the last trick, of the `rest` in play; the hands in playing order, `who` the leader. */
export function lastTrick(x: number, y: number, z: number, who: number, rest: number): number {
  if (x === 0) return 0;
  const led = highest(x);
  const followed = highest(y);
  const secondWins = ((beaters[led] as number) >>> followed) & 1;
  const thirdWins = ((beaters[secondWins ? followed : led] as number) >>> highest(z)) & 1;
  const winner = thirdWins ? who + 2 : who + secondWins;
  return winner % 3 === 0 ? rest : 0;
}
