import { BOARD } from "./board.ts";
import { countCards, highest } from "./layout.ts";

/*
 * How promising a card looks before it is searched. The better the guess, the fewer cards are tried: a search needs one
 * good card to refute, not the best one.
 *
 * A card falls into one of a few dozen situations (who plays it, whether it is a trump, who wins then, what the players
 * still to come can do), and each situation has its own small linear score (weights-*.ts).
 */

const { points, classMask, beaters, classes, fixed, perContext, perLength } = BOARD;

// Where the situations of each place in the trick begin.
const LEAD = 0;
const SECOND = LEAD + 96;
const THIRD = SECOND + 96;

/** What a player still to come can do against the card that is winning. */
const CANNOT_BEAT = 0;
const CAN_BEAT = 1;
const DISCARDS = 2;
const CAN_RUFF = 3;

const HINTED = 1 << 20;

function scoreOf(at: number, card: number, context: number, length: number): number {
  return (
    (fixed[at * 32 + card] as number) +
    (perContext[at] as number) * context +
    (perLength[at] as number) * length
  );
}

/**
 * Lists leads, `score * 32 + card` for each, and says how many there are.
 * @param moves where the list goes, from the place `base` on
 * @param cards the cards to be listed
 * @param hint the bit of a card to be listed before all others, or -1
 * @param own the leader's hand, `second` and `third` those of the players after him
 * @param who the leader: 0 the declarer, 1 the defender after him, 2 the defender before him
 */
export function leads(
  moves: Int32Array,
  base: number,
  cards: number,
  hint: number,
  own: number,
  second: number,
  third: number,
  who: number,
): number {
  const trumps = classes[0] as number;
  const against = who === 0 ? second | third : who === 1 ? third : second;
  let count = 0;
  for (let left = cards; left !== 0; ) {
    const suit = classMask[highest(left)] as number;
    const ruffing = suit === trumps ? 0 : trumps;
    const situation =
      LEAD +
      who * 32 +
      (suit === trumps ? 16 : 0) +
      withoutSuit(second, suit, ruffing) * 4 +
      withoutSuit(third, suit, ruffing);
    const theirs = countCards(against & suit);
    const length = countCards(own & suit);
    for (let ofSuit = left & suit; ofSuit !== 0; count++) {
      const card = highest(ofSuit);
      ofSuit ^= 1 << card;
      const at = situation + canBeat(second & suit, card) * 4 + canBeat(third & suit, card);
      const score = scoreOf(at, card, theirs, length);
      moves[base + count] = ((card === hint ? HINTED : score) << 5) | card;
    }
    left &= ~suit;
  }
  return count;
}

/** The same for the second player, who holds `own`; `third` is the hand still to come. */
export function seconds(
  moves: Int32Array,
  base: number,
  cards: number,
  own: number,
  led: number,
  third: number,
  who: number,
): number {
  const trumps = classes[0] as number;
  const suit = classMask[led] as number;
  const beating = beaters[led] as number;
  const follows = (cards & suit) !== 0;
  const context = points[led] as number;
  const first = SECOND + who * 32 + (follows ? 4 : 0);
  let count = 0;
  for (let left = cards; left !== 0; count++) {
    const card = highest(left);
    left ^= 1 << card;
    const wins = (beating >>> card) & 1;
    const over = beaters[wins === 0 ? led : card] as number;
    const at = first + ((trumps >>> card) & 1) * 16 + wins * 8 + answerOf(third, suit, over);
    const length = countCards(own & (classMask[card] as number));
    moves[base + count] = (scoreOf(at, card, context, length) << 5) | card;
  }
  return count;
}

/** The same for the last player, when `winning` wins so far and `table` card points lie there. */
export function thirds(
  moves: Int32Array,
  base: number,
  cards: number,
  own: number,
  led: number,
  winning: number,
  table: number,
  who: number,
): number {
  const trumps = classes[0] as number;
  const beating = beaters[winning] as number;
  const follows = (cards & (classMask[led] as number)) !== 0;
  const first = THIRD + who * 16 + (follows ? 2 : 0) + (winning === led ? 0 : 1);
  let count = 0;
  for (let left = cards; left !== 0; count++) {
    const card = highest(left);
    left ^= 1 << card;
    const at = first + ((trumps >>> card) & 1) * 8 + ((beating >>> card) & 1) * 4;
    const length = countCards(own & (classMask[card] as number));
    moves[base + count] = (scoreOf(at, card, table, length) << 5) | card;
  }
  return count;
}

/** What a hand can do against the cards in `over` when `suit` was led. */
function answerOf(hand: number, suit: number, over: number): number {
  if ((hand & suit) === 0) return (hand & over) === 0 ? DISCARDS : CAN_RUFF;
  return (hand & suit & over) === 0 ? CANNOT_BEAT : CAN_BEAT;
}

/** The answer of a hand to a lead it cannot follow; nothing to add when it can. */
function withoutSuit(hand: number, suit: number, ruffing: number): number {
  if ((hand & suit) !== 0) return CANNOT_BEAT;
  return (hand & ruffing) === 0 ? DISCARDS : CAN_RUFF;
}

/** What is added to `CANNOT_BEAT` for a hand with such cards of the suit led. */
function canBeat(following: number, card: number): number {
  return following >>> card === 0 ? CANNOT_BEAT : CAN_BEAT;
}
