import { type Card, pointsOf } from "./cards.ts";
import type { Game } from "./games.ts";
import { beats, type CardClass, classOf } from "./order.ts";
import type { DealRoles, Seat } from "./seats.ts";

/** One card played by one seat. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

/** A finished trick: its cards in the order in which they fell, from the leader on. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
}

/** Who played which card of a finished trick, in the order in which they fell. */
export function playsOf(
  trick: Pick<Trick, "leader" | "cards">,
  { forehand, middlehand, rearhand }: Pick<DealRoles, "forehand" | "middlehand" | "rearhand">,
): readonly Play[] {
  const order: readonly Seat[] = [forehand, middlehand, rearhand];
  const first = order.indexOf(trick.leader);
  return trick.cards.map((card, i) => ({ seat: order[(first + i) % 3] as Seat, card }));
}

/** The place (0 for the card led) of the winning card among the cards of a trick, finished or not (RULES.md 6). */
export function winningPlace(cards: readonly Card[], game: Game): number {
  let best = 0;
  for (let place = 1; place < cards.length; place++) {
    if (beats(cards[place] as Card, cards[best] as Card, game)) best = place;
  }
  return best;
}

/** The finished trick three plays make. */
export function trickOf(plays: readonly Play[], game: Game): Trick {
  const cards = plays.map((play) => play.card);
  const winner = plays[winningPlace(cards, game)] as Play;
  return { leader: (plays[0] as Play).seat, cards, winner: winner.seat };
}

export function trickPoints(trick: Trick): number {
  return pointsOf(trick.cards);
}

/** What has to be followed in a trick under way, or null when a card is to be led. */
export function classLed(trick: readonly Play[], game: Game): CardClass | null {
  const lead = trick[0];
  return lead ? classOf(lead.card, game) : null;
}

/** The cards of `hand` that may be played: the led class if there is one in hand, else any (RULES.md 6). */
export function legalCards(
  hand: readonly Card[],
  trick: readonly Play[],
  game: Game,
): readonly Card[] {
  const led = classLed(trick, game);
  if (led === null) return hand;
  const following = hand.filter((card) => classOf(card, game) === led);
  return following.length > 0 ? following : hand;
}
