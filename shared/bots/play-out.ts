import type { Contract } from "../skat/games.ts";
import { countCards, type Layout, layoutOf, toLayout } from "../solver/layout.ts";
import { lowestBit } from "./masks.ts";
import { cardByRules } from "./play-card.ts";
import {
  type ByPlace,
  legalOf,
  type PastTrick,
  type Place,
  pointsIn,
  type Situation,
  winningOf,
} from "./situation.ts";
import type { World } from "./worlds.ts";

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
  /** The declarer's card points, what he put away included. */
  readonly points: number;
  readonly tricks: number;
}

/** One decision in the play, with all hands as they lay. */
export interface Decision {
  readonly situation: Situation;
  readonly hands: ByPlace;
}

/**
 * The card play of one deal with all cards known, leaner than a table: it is played by the hundred for one decision.
 * Cards are bits of the layout. Changed in place by {@link playCard}.
 */
export interface CardPlay {
  readonly contract: Contract;
  readonly bid: number;
  readonly layout: Layout;
  readonly hands: [number, number, number];
  readonly aside: number;
  readonly barred: [number, number, number];
  readonly past: PastTrick[];
  leader: Place;
  trick: number[];
  played: number;
  declarerPoints: number;
  defenderPoints: number;
  declarerTricks: number;
  defenderTricks: number;
}

function startPlay({ contract, bid, hands, aside, leader }: Undertaken): CardPlay {
  const layout = layoutOf(contract.game);
  const own = hands.map((hand) => toLayout(hand, layout)) as [number, number, number];
  return freshPlay({ contract, bid, layout, hands: own, aside: toLayout(aside, layout), leader });
}

type Start = Pick<CardPlay, "contract" | "bid" | "layout" | "hands" | "aside" | "leader">;

function freshPlay(start: Start): CardPlay {
  return {
    ...{ ...start, barred: [0, 0, 0], past: [], trick: [], played: 0 },
    ...{ declarerPoints: 0, defenderPoints: 0, declarerTricks: 0, defenderTricks: 0 },
  };
}

/** The play as a player takes it to stand if the cards lie as in `world`. */
export function resumePlay(situation: Situation, world: World): CardPlay {
  const { contract, bid, layout, me, barred, past, leader, trick } = situation;
  const isMine = me === 0 && !contract.hand;
  const [own, next, last] = world.hands;
  const held = own | next | last;
  // What is neither in a hand nor unseen has been played, or is the declarer's own discard.
  const aside = isMine ? asideOf(situation) : world.skat;
  return {
    ...{ contract, bid, layout, aside, hands: [own, next, last] },
    barred: [barred[0], barred[1], barred[2]],
    ...{ past: [...past], leader, trick: [...trick] },
    played: ~(held | aside),
    declarerPoints: situation.declarerPoints - (isMine ? pointsIn(aside, layout) : 0),
    defenderPoints: situation.defenderPoints,
    declarerTricks: situation.declarerTricks,
    defenderTricks: situation.defenderTricks,
  };
}

/** The play from its first card on, as it would have stood if the cards lay as in `world`. */
export function replay(situation: Situation, world: World): CardPlay {
  const { contract, bid, layout, past, leader, trick } = situation;
  const { hands, aside } = resumePlay(situation, world);
  for (const one of [...past, { leader, cards: trick }]) {
    for (const [n, card] of one.cards.entries())
      hands[((one.leader + n) % 3) as Place] |= 1 << card;
  }
  return freshPlay({ contract, bid, layout, hands, aside, leader: past[0]?.leader ?? leader });
}

/** What the declarer knows he put away: all that he neither holds, nor misses, nor saw played. */
function asideOf({ hand, pool, known, past, trick }: Situation): number {
  let placed = hand | pool | known[1] | known[2];
  for (const { cards } of past) for (const card of cards) placed |= 1 << card;
  for (const card of trick) placed |= 1 << card;
  return ~placed;
}

/** What the player at `me` sees of the play. */
export function seenFrom(play: CardPlay, me: Place): Situation {
  const { contract, bid, layout, hands, aside, barred, past, leader, trick } = play;
  const hand = hands[me];
  const knowsAside = me === 0 && !contract.hand;
  const own = hand | (knowsAside ? aside : 0);
  const open = contract.ouvert && me !== 0 ? hands[0] : 0;
  return {
    ...{ contract, bid, layout, me, leader, hand },
    legal: legalOf(hand, trick[0], layout),
    trick,
    pool: ~(own | play.played | open),
    known: [open, 0, 0],
    barred,
    counts: [countCards(hands[0]), countCards(hands[1]), countCards(hands[2])],
    hidden: knowsAside ? 0 : 2,
    declarerPoints: play.declarerPoints + (knowsAside ? pointsIn(aside, layout) : 0),
    defenderPoints: play.defenderPoints,
    declarerTricks: play.declarerTricks,
    defenderTricks: play.defenderTricks,
    needsSchneider: false,
    past,
  };
}

export function inTurn({ leader, trick }: CardPlay): Place {
  return ((leader + trick.length) % 3) as Place;
}

/** Plays a card for whoever is in turn, and puts a full trick away. */
export function playCard(play: CardPlay, card: number): void {
  const { layout, hands, barred, trick } = play;
  const me = inTurn(play);
  const led = trick[0];
  if (led !== undefined) {
    const cardClass = layout.classMask[led] as number;
    if (((cardClass >>> card) & 1) === 0) barred[me] |= cardClass;
  }
  hands[me] &= ~(1 << card);
  play.played |= 1 << card;
  const cards = [...trick, card];
  play.trick = cards;
  if (cards.length === 3) putAway(play, cards);
}

function putAway(play: CardPlay, cards: readonly number[]): void {
  const { layout, leader } = play;
  const winner = ((leader + cards.indexOf(winningOf(cards, layout))) % 3) as Place;
  let points = 0;
  for (const card of cards) points += layout.points[card] as number;
  play.past.push({ leader, cards, winner });
  if (winner === 0) {
    play.declarerPoints += points;
    play.declarerTricks++;
  } else {
    play.defenderPoints += points;
    play.defenderTricks++;
  }
  play.leader = winner;
  play.trick = [];
}

/** Whether nothing is left to play for: no cards, or a Null with a trick. */
function isPlayedOut({ hands, trick, contract, declarerTricks }: CardPlay): boolean {
  if (trick.length > 0) return false;
  return hands[0] === 0 || (contract.game === "N" && declarerTricks > 0);
}

/** Plays to the end, everybody seeing only what he may; a card without choice is not asked for. */
export function playOn(
  play: CardPlay,
  choose: (decision: Decision) => number = ({ situation }) => cardByRules(situation),
): Played {
  while (!isPlayedOut(play)) {
    const situation = seenFrom(play, inTurn(play));
    const { legal } = situation;
    const isForced = (legal & (legal - 1)) === 0;
    const { hands } = play;
    const card = isForced
      ? lowestBit(legal)
      : choose({ situation, hands: [hands[0], hands[1], hands[2]] });
    playCard(play, card);
  }
  return {
    points: play.declarerPoints + pointsIn(play.aside, play.layout),
    tricks: play.declarerTricks,
  };
}

/** Plays a deal from its first card to its end. */
export function playOut(deal: Undertaken, choose?: (decision: Decision) => number): Played {
  return playOn(startPlay(deal), choose);
}
