import type { Contract } from "../../skat/games.ts";
import { countCards, layoutOf, toLayout } from "../../solver/layout.ts";
import { bitsOf } from "../masks.ts";
import { cardByRules } from "../play-card.ts";
import { type Seeded, shuffle } from "../seeded.ts";
import {
  type ByPlace,
  legalOf,
  type PastTrick,
  type Place,
  pointsIn,
  type Situation,
  winningOf,
} from "../situation.ts";

/** A random deal as masks by `cardIndex`: three hands of ten and the skat. */
export interface RandomDeal {
  readonly hands: readonly [number, number, number];
  readonly skat: number;
}

export function randomDeal(random: Seeded): RandomDeal {
  const cards = Array.from({ length: 32 }, (_, n) => n);
  shuffle(cards, random);
  const mask = (from: number, to: number): number =>
    cards.slice(from, to).reduce((sum, card) => sum | (1 << card), 0);
  return { hands: [mask(0, 10), mask(10, 20), mask(20, 30)], skat: mask(30, 32) };
}

/** A deal whose contract is made; hands by place, masks by `cardIndex`. */
export interface Undertaken {
  readonly contract: Contract;
  readonly bid: number;
  readonly hands: ByPlace;
  /** What the declarer put away, or the untouched skat of a Hand game. */
  readonly aside: number;
  readonly leader: Place;
}

export interface Played {
  readonly points: number;
  readonly tricks: number;
}

/** One decision in the play, with all hands as they lay. */
export interface Decision {
  readonly situation: Situation;
  readonly hands: ByPlace;
}

/**
 * Plays a deal to its end by a way of choosing cards, everybody seeing only what he may. Leaner than a table: it is for
 * tuning, by the thousand. Ends a Null at the declarer's first trick.
 */
export function playOut(
  deal: Undertaken,
  choose: (decision: Decision) => number = ({ situation }) => cardByRules(situation),
): Played {
  const layout = layoutOf(deal.contract.game);
  const isNull = deal.contract.game === "N";
  const hands = deal.hands.map((hand) => toLayout(hand, layout)) as [number, number, number];
  const aside = toLayout(deal.aside, layout);
  const knowsAside = !deal.contract.hand;
  const past: PastTrick[] = [];
  const barred: [number, number, number] = [0, 0, 0];
  let leader = deal.leader;
  let played = 0;
  let trick: number[] = [];
  const asidePoints = pointsIn(aside, layout);
  let [declarerPoints, defenderPoints, declarerTricks, defenderTricks] = [0, 0, 0, 0];

  const see = (me: Place): Situation => {
    const hand = hands[me];
    const own = hand | (me === 0 && knowsAside ? aside : 0);
    const open = deal.contract.ouvert && me !== 0 ? hands[0] : 0;
    return {
      contract: deal.contract,
      bid: deal.bid,
      layout,
      me,
      leader,
      hand,
      legal: legalOf(hand, trick[0], layout),
      trick,
      pool: ~(own | played | open),
      known: [open, 0, 0],
      barred: [barred[0], barred[1], barred[2]],
      counts: [countCards(hands[0]), countCards(hands[1]), countCards(hands[2])],
      hidden: me === 0 && knowsAside ? 0 : 2,
      declarerPoints: declarerPoints + (me === 0 && knowsAside ? asidePoints : 0),
      defenderPoints,
      declarerTricks,
      defenderTricks,
      needsSchneider: false,
      past,
    };
  };

  for (let n = 0; n < 10; n++) {
    trick = [];
    for (let turn = 0; turn < 3; turn++) {
      const me = ((leader + turn) % 3) as Place;
      const situation = see(me);
      const card =
        (situation.legal & (situation.legal - 1)) === 0
          ? (bitsOf(situation.legal)[0] as number)
          : choose({ situation, hands: [hands[0], hands[1], hands[2]] });
      const led = trick[0];
      if (led !== undefined && (((layout.classMask[led] as number) >>> card) & 1) === 0) {
        barred[me] |= layout.classMask[led] as number;
      }
      hands[me] &= ~(1 << card);
      played |= 1 << card;
      trick = [...trick, card];
    }
    const winner = ((leader + trick.indexOf(winningOf(trick, layout))) % 3) as Place;
    const points = trick.reduce((sum, card) => sum + (layout.points[card] as number), 0);
    past.push({ leader, cards: trick, winner });
    if (winner === 0) {
      declarerPoints += points;
      declarerTricks++;
      if (isNull) break;
    } else {
      defenderPoints += points;
      defenderTricks++;
    }
    leader = winner;
  }
  return { points: declarerPoints + asidePoints, tricks: declarerTricks };
}
