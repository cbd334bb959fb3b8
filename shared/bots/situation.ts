import { type Card, cardIndex, PACK } from "../skat/cards.ts";
import { BASE_VALUE, type Contract } from "../skat/games.ts";
import { othersOf, type Seat } from "../skat/seats.ts";
import { multiplierOf } from "../skat/value.ts";
import { countCards, type Layout, layoutOf } from "../solver/layout.ts";
import type { DealView, SeatView } from "../table/view.ts";
import { lowestBit } from "./masks.ts";

/** Seats counted from the declarer: 0 the declarer, 1 the defender after him, 2 the defender before him. */
export type Place = 0 | 1 | 2;
/** One hand, number or mask for each place. */
export type ByPlace = readonly [number, number, number];

/**
 * The card play as one player knows it. Cards are bits of the game's layout, so that "beats", "same class" and "how many
 * are left" are single operations.
 */
export interface Situation {
  readonly contract: Contract;
  readonly bid: number;
  readonly layout: Layout;
  readonly me: Place;
  /** Who leads, or led, the trick under way. */
  readonly leader: Place;
  readonly hand: number;
  readonly legal: number;
  /** Bits of the cards on the table, from the leader's on. */
  readonly trick: readonly number[];
  /** The cards nobody has shown: each lies in one of the other hands or, if any is hidden, in the skat. */
  readonly pool: number;
  /** Cards known to be in another player's hand, because it lies open. */
  readonly known: ByPlace;
  /** Cards a player has shown not to hold, by not following. */
  readonly barred: ByPlace;
  readonly counts: ByPlace;
  /** How many cards of the pool lie in the skat. */
  readonly hidden: number;
  /** The declarer's card points so far, with what he put away if the player knows it. */
  readonly declarerPoints: number;
  readonly defenderPoints: number;
  readonly declarerTricks: number;
  readonly defenderTricks: number;
  /** For the declarer: whether only a Schneider lifts his game to the bid (RULES.md 8.4). The others cannot know. */
  readonly needsSchneider: boolean;
  /** Finished tricks as cards in playing order, each with its leader's place: what there is to infer from. */
  readonly past: readonly PastTrick[];
}

export interface PastTrick {
  readonly leader: Place;
  readonly cards: readonly number[];
  readonly winner: Place;
}

function maskOf(cards: readonly Card[], layout: Layout): number {
  let mask = 0;
  for (const card of cards) mask |= 1 << (layout.bitOf[cardIndex(card)] as number);
  return mask;
}

export function cardAt(bit: number, layout: Layout): Card {
  return PACK[layout.cardOf[bit] as number] as Card;
}

export function pointsIn(mask: number, layout: Layout): number {
  let points = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    points += layout.points[lowestBit(left)] as number;
  }
  return points;
}

export function nextPlace(place: Place): Place {
  return ((place + 1) % 3) as Place;
}

/** The legal cards of a hand when `led` is the bit of the card led, or undefined when a card is to be led. */
export function legalOf(hand: number, led: number | undefined, layout: Layout): number {
  if (led === undefined) return hand;
  const following = hand & (layout.classMask[led] as number);
  return following === 0 ? hand : following;
}

/** The bit of the card that wins so far. */
export function winningOf(trick: readonly number[], layout: Layout): number {
  let best = trick[0] as number;
  for (const card of trick) {
    if (((layout.beaters[best] as number) >>> card) & 1) best = card;
  }
  return best;
}

/** The situation of a seat in the card play, from what it sees; null when no card play is under way. */
export function situationOf(view: SeatView): Situation | null {
  const { deal } = view.state;
  if (!deal?.contract || deal.declarer === null || view.viewer === "public") return null;
  const seats: readonly Seat[] = [deal.declarer, ...othersOf(deal.declarer, deal)];
  const placeOf = (seat: Seat): Place => seats.indexOf(seat) as Place;
  if (placeOf(view.viewer) < 0) return null;
  return readSituation(view, deal, deal.contract, seats, placeOf);
}

function readSituation(
  view: SeatView,
  deal: DealView,
  contract: Contract,
  seats: readonly Seat[],
  placeOf: (seat: Seat) => Place,
): Situation {
  const layout = layoutOf(contract.game);
  const me = placeOf(view.viewer as Seat);
  const past = deal.tricks.map(
    (trick): PastTrick => ({
      leader: placeOf(trick.leader),
      cards: trick.cards.map((card) => layout.bitOf[cardIndex(card)] as number),
      winner: placeOf(trick.winner),
    }),
  );
  const trick = deal.trick.map((play) => layout.bitOf[cardIndex(play.card)] as number);
  const hand = maskOf(view.hand, layout);
  const openHands = seats.map((seat, place) =>
    place === me ? 0 : maskOf(deal.open[seat] ?? [], layout),
  );
  const putAway = maskOf(view.discard ?? [], layout);
  const counts = seats.map((seat) => deal.counts[seat] ?? 0);
  const leader = leaderOf(deal, placeOf);
  const known = openHands as unknown as ByPlace;
  let placed = hand | putAway | known[0] | known[1] | known[2];
  for (const card of [...trick, ...past.flatMap((one) => one.cards)]) placed |= 1 << card;
  const pool = ~placed;
  const inHands = [0, 1, 2].reduce(
    (sum, place) =>
      place === me ? sum : sum + (counts[place] as number) - countCards(known[place] as number),
    0,
  );
  const taken = takenIn(past, layout);
  return {
    contract,
    bid: deal.bid,
    layout,
    me,
    leader,
    hand,
    legal: legalOf(hand, trick[0], layout),
    trick,
    pool,
    known,
    barred: barredBy(past, { leader, cards: trick }, layout),
    counts: counts as unknown as ByPlace,
    hidden: countCards(pool) - inHands,
    ...taken,
    declarerPoints: taken.declarerPoints + pointsIn(putAway, layout),
    needsSchneider: me === 0 && isOverbid(contract, deal.bid, ownCards(view, deal)),
    past,
  };
}

/** The declarer's cards as he first had them, as far as he knows them: his hand, what he put away, what he played. */
function ownCards({ hand, discard, viewer }: SeatView, deal: DealView): Card[] {
  const tricks = deal.tricks.map(({ leader, cards }) => {
    const seats = [leader, ...othersOf(leader, deal)];
    return cards[seats.indexOf(viewer as Seat)] as Card;
  });
  const onTable = deal.trick.filter((play) => play.seat === viewer).map((play) => play.card);
  return [...hand, ...(discard ?? []), ...tricks, ...onTable];
}

function isOverbid(contract: Contract, bid: number, cards: readonly Card[]): boolean {
  const { game } = contract;
  if (game === "N") return false;
  const levels = { schneider: contract.schneider, schwarz: contract.schwarz };
  return BASE_VALUE[game] * multiplierOf(contract, cards, levels) < bid;
}

function leaderOf(deal: DealView, placeOf: (seat: Seat) => Place): Place {
  const led = deal.trick[0];
  if (led) return placeOf(led.seat);
  const last = deal.tricks.at(-1);
  return placeOf(last ? last.winner : deal.forehand);
}

function takenIn(
  past: readonly PastTrick[],
  layout: Layout,
): Pick<Situation, "declarerPoints" | "defenderPoints" | "declarerTricks" | "defenderTricks"> {
  const taken = { declarerPoints: 0, defenderPoints: 0, declarerTricks: 0, defenderTricks: 0 };
  for (const { cards, winner } of past) {
    const points = cards.reduce((sum, card) => sum + (layout.points[card] as number), 0);
    if (winner === 0) {
      taken.declarerPoints += points;
      taken.declarerTricks++;
    } else {
      taken.defenderPoints += points;
      taken.defenderTricks++;
    }
  }
  return taken;
}

function barredBy(
  past: readonly PastTrick[],
  current: { readonly leader: Place; readonly cards: readonly number[] },
  layout: Layout,
): ByPlace {
  const barred: [number, number, number] = [0, 0, 0];
  for (const { leader, cards } of [...past, current]) {
    const led = cards[0];
    if (led === undefined) continue;
    const cardClass = layout.classMask[led] as number;
    for (const [n, card] of cards.entries()) {
      if ((cardClass >>> card) & 1) continue;
      barred[((leader + n) % 3) as Place] |= cardClass;
    }
  }
  return barred;
}
