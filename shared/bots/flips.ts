import type { Game } from "../skat/games.ts";
import { layoutOf } from "../solver/layout.ts";
import type { Position } from "../solver/position.ts";
import { packPoints } from "./masks.ts";
import { solverFor } from "./open-position.ts";
import { type ByPlace, nextPlace, type Place, winningOf } from "./situation.ts";

/** A game as it was played, hands by place and cards by `cardIndex`. */
export interface PlayedGame {
  readonly game: Game;
  readonly hands: ByPlace;
  /** What the declarer put away, or the untouched skat. */
  readonly aside: number;
  readonly leader: Place;
  /** The cards in the order in which they fell. */
  readonly plays: readonly number[];
}

/** How often each side's card turned a game that was won for it with open cards into a lost one. */
export interface Flips {
  readonly declarer: number;
  readonly defenders: number;
}

/**
 * Counts the cards after which, with all hands open and best play, the game belongs to the other side. The measure of a
 * player who cannot see the hands is how few of them he needs: none at all is not to be had.
 */
export function flipsOf({ game, hands, aside, leader, plays }: PlayedGame): Flips {
  const layout = layoutOf(game);
  const solver = solverFor(game);
  solver.forget();
  const left: [number, number, number] = [hands[0], hands[1], hands[2]];
  let points = packPoints(aside);
  let lead = leader;
  let trick: number[] = [];
  let isBroken = false;
  const flips = { declarer: 0, defenders: 0 };
  let before = isWon();
  for (const card of plays) {
    const me = [lead, nextPlace(lead), nextPlace(nextPlace(lead))][trick.length] as Place;
    left[me] &= ~(1 << card);
    trick = [...trick, card];
    if (trick.length === 3) finish();
    const after = isWon();
    if (me === 0 && before && !after) flips.declarer++;
    if (me !== 0 && !before && after) flips.defenders++;
    before = after;
  }
  return flips;

  function isWon(): boolean {
    if (isBroken) return false;
    const hold: ByPlace = [left[0], left[1], left[2]];
    const position: Position = { declarer: 0, leader: lead, hands: hold, trick };
    if (solver.game === "N") return solver.won(position) === true;
    return points >= 61 || solver.makes(position, 61 - points) === true;
  }

  function finish(): void {
    const bits = trick.map((one) => layout.bitOf[one] as number);
    lead = ((lead + bits.indexOf(winningOf(bits, layout))) % 3) as Place;
    if (lead === 0) {
      points += trick.reduce((sum, one) => sum + packPoints(1 << one), 0);
      isBroken ||= game === "N";
    }
    trick = [];
  }
}
