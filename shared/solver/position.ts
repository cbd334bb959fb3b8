import { type Card, cardIndex, isCard, PACK } from "../skat/cards.ts";
import { type Game, isGame } from "../skat/games.ts";
import { accepted, type Result } from "../skat/refusal.ts";
import type { Play } from "../skat/trick.ts";
import { countCards } from "./layout.ts";

/** The three seats that hold cards, clockwise. At a table of four the caller leaves out the one that sits out. */
export type SolverSeat = 0 | 1 | 2;

/** A hand as one integer: bit `cardIndex(card)` is set for each card held. */
export type Hand = number;

/** All hands open, before or in the middle of a trick. */
export interface Position {
  readonly declarer: SolverSeat;
  /** Who leads the next trick, or led the one under way. */
  readonly leader: SolverSeat;
  /** The cards still held, by seat. */
  readonly hands: readonly [Hand, Hand, Hand];
  /** The cards of the trick under way as `cardIndex`, from the leader's on: none, one or two. */
  readonly trick: readonly number[];
}

export function handOf(cards: readonly Card[]): Hand {
  let hand = 0;
  for (const card of cards) hand |= 1 << cardIndex(card);
  return hand;
}

export function cardsOf(hand: Hand): Card[] {
  return PACK.filter((_, index) => (hand >>> index) & 1);
}

/** A position from its cards by name, for a caller that knows it to be sound. */
export function positionOf(
  declarer: SolverSeat,
  leader: SolverSeat,
  hands: readonly [readonly Card[], readonly Card[], readonly Card[]],
  trick: readonly Card[] = [],
): Position {
  const [first, second, third] = hands;
  return {
    declarer,
    leader,
    hands: [handOf(first), handOf(second), handOf(third)],
    trick: trick.map(cardIndex),
  };
}

function seatAfterInPlay(seat: SolverSeat, places: number): SolverSeat {
  return ((seat + places) % 3) as SolverSeat;
}

export type PositionRefusalCode =
  | "BAD_REQUEST"
  | "UNKNOWN_GAME"
  | "UNKNOWN_SEAT"
  | "UNKNOWN_CARD"
  | "CARD_TWICE"
  | "HANDS_UNEVEN"
  | "TRICK_OUT_OF_TURN";

export interface OpenGame {
  readonly game: Game;
  readonly position: Position;
}

/**
 * Reads `{game, declarer, leader, hands:[[card],[card],[card]], trick?:[{seat, card}]}`, anything at all.
 * Refuses what no deal can come to: unknown games, seats or cards, a card in two places, hands whose sizes do not fit the
 * trick under way, a trick that does not start with the leader and go clockwise.
 */
export function readPosition(input: unknown): Result<OpenGame, PositionRefusalCode> {
  if (!isRecord(input)) return refuse("BAD_REQUEST", "A position is a JSON object.");
  const { game, declarer, leader } = input;
  if (!isGame(game)) return refuse("UNKNOWN_GAME", "The game is one of C, S, H, D, G and N.");
  if (!isSeat(declarer) || !isSeat(leader)) {
    return refuse("UNKNOWN_SEAT", "Declarer and leader are seats: 0, 1 or 2.");
  }
  const cards = readCards(input["hands"], input["trick"]);
  if (!cards.ok) return cards;
  const { hands, trick } = cards.value;
  if (trick.some((play, place) => play.seat !== seatAfterInPlay(leader, place))) {
    return refuse("TRICK_OUT_OF_TURN", "The trick starts with its leader and goes clockwise.");
  }
  const position = positionOf(
    declarer,
    leader,
    hands,
    trick.map((play) => play.card),
  );
  const size = (place: number) =>
    countCards(position.hands[seatAfterInPlay(leader, place)]) + (place < trick.length ? 1 : 0);
  if (size(0) !== size(1) || size(0) !== size(2) || size(0) > 10) {
    return refuse(
      "HANDS_UNEVEN",
      "The three hands do not fit together: each has at most ten cards, as many as the others.",
    );
  }
  return accepted({ game, position });
}

type Hands = readonly [readonly Card[], readonly Card[], readonly Card[]];

function readCards(
  hands: unknown,
  trick: unknown,
): Result<{ hands: Hands; trick: readonly Play[] }, PositionRefusalCode> {
  if (!Array.isArray(hands) || hands.length !== 3 || !hands.every(Array.isArray)) {
    return refuse("BAD_REQUEST", "There are three hands, each a list of cards.");
  }
  const plays: unknown = trick ?? [];
  if (!Array.isArray(plays) || plays.length > 2 || !plays.every(isRecord)) {
    return refuse(
      "BAD_REQUEST",
      "A trick under way is a list of one or two cards with their seats.",
    );
  }
  const all: unknown[] = [...hands.flat(), ...plays.map((play) => play["card"])];
  const strange = all.find((card) => !isCard(card));
  if (strange !== undefined || all.includes(undefined)) {
    return refuse("UNKNOWN_CARD", "Cards are written as suit and rank, CJ or HT.", {
      card: strange,
    });
  }
  const twice = all.find((card, place) => all.indexOf(card) !== place);
  if (twice !== undefined) {
    return refuse("CARD_TWICE", "A card is in two places.", { card: twice });
  }
  return accepted({ hands: hands as unknown as Hands, trick: plays as unknown as Play[] });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSeat(value: unknown): value is SolverSeat {
  return value === 0 || value === 1 || value === 2;
}

function refuse(
  code: PositionRefusalCode,
  message: string,
  detail: Readonly<Record<string, unknown>> = {},
): { readonly ok: false; readonly refusal: { code: PositionRefusalCode; message: string } } {
  return { ok: false, refusal: { code, message, ...detail } };
}
