import { type BitOrder, bitsDown, countOf, highestBit, maskOf, orderOf } from "./bits.ts";
import type { Card } from "./cards.ts";
import type { Game } from "./games.ts";
import { type CardClass, cardsOfClass } from "./order.ts";
import type { Seat } from "./seats.ts";
import type { Play } from "./trick.ts";

/** What a claim promises (RULES.md 15). */
export type ClaimGoal =
  /** The defenders take at most so many more card points, the trick under way included. */
  | { readonly type: "points"; readonly defendersAtMost: number }
  | { readonly type: "declarer-all" }
  | { readonly type: "declarer-none" };

/** What a claimant knows of another player's hand. */
export interface UnseenHand {
  readonly seat: Seat;
  readonly count: number;
  /** The cards he knows to be there: all of them when the hand lies open. */
  readonly known: readonly Card[];
  /** The classes the player has shown not to hold, by not following; in the trick under way, too. */
  readonly voids: readonly CardClass[];
}

/** Where the play stands, as one player sees it. */
export interface ClaimView {
  readonly game: Game;
  readonly declarer: Seat;
  readonly claimant: Seat;
  readonly hand: readonly Card[];
  /** The two other players, in playing order after the claimant. */
  readonly others: readonly [UnseenHand, UnseenHand];
  /** The cards he cannot place: more than the others hold as long as he does not know the skat. */
  readonly unseen: readonly Card[];
  readonly leader: Seat;
  readonly trick: readonly Play[];
}

export interface ClaimProof {
  readonly proved: boolean;
  /** When it is proved and the claimant's turn: the card that keeps it so. */
  readonly card: Card | null;
  /** Positions looked at. */
  readonly nodes: number;
}

/** A claim is searched only over so many last tricks. */
export const CLAIM_TRICKS = 5;
/**
 * Positions looked at before a claim counts as not proved. Counted, not timed, so that every machine gives the same
 * verdict; sized so that the worst claim stays in the range of ten milliseconds on a desktop machine.
 */
export const CLAIM_NODE_BUDGET = 20_000;

/**
 * Whether a claim holds for every distribution of the cards the claimant cannot see that fits the shown voids, and for
 * any play by the two others, a defender's partner included. Sound, and exact within the node budget: the others choose
 * their cards from the unseen ones as they play, and only such plays count as leave a distribution that fits.
 * A view that contradicts itself, or one of more than five tricks, is not proved.
 */
export function proveClaim(view: ClaimView, goal: ClaimGoal): ClaimProof {
  const start = isWhole(view) ? startOf(view, goal) : null;
  if (!start) return { proved: false, card: null, nodes: 0 };
  return search(start, goal, orderOf(view.game), placeOf(view, view.declarer));
}

/** Seats as the search counts them: the claimant, the next player, the one after. */
type Place = 0 | 1 | 2;

/** One point of the search; cards are bit masks, pairs belong to the two others. */
interface Position {
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

function placeOf(view: ClaimView, seat: Seat): Place {
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

function startOf(view: ClaimView, goal: ClaimGoal): Position | null {
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
function fits(position: Position): boolean {
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

function inPlay(position: Position): number {
  const { hand, pool, known, trick } = position;
  return trick.reduce((mask, bit) => mask | (1 << bit), hand | pool | known[0] | known[1]);
}

function search(start: Position, goal: ClaimGoal, order: BitOrder, declarer: Place): ClaimProof {
  let nodes = 0;
  const verdicts = new Map<string, boolean>();
  const byPoints = goal.type === "points";
  // A declarer who claims every trick is beaten by either of the others: it is all one by which.
  const partnersCompared = !(goal.type === "declarer-all" && declarer === 0);

  function holds(position: Position): boolean {
    // Out of budget: "no" is always safe, and what was proved before stays proved.
    if (nodes >= CLAIM_NODE_BUDGET) return false;
    nodes++;
    if (position.hand === 0 && position.trick.length === 0) return true;
    if (byPoints && pointsIn(inPlay(position)) <= position.allowed) return true;
    if (position.trick.length > 0) return judge(position);
    const key = keyOf(position);
    const before = verdicts.get(key);
    if (before !== undefined) return before;
    const verdict = judge(position);
    verdicts.set(key, verdict);
    return verdict;
  }

  function judge(position: Position): boolean {
    const turn = turnOf(position);
    return turn === 0
      ? ownCards(position).some((bit) => keeps(ownPlayed(position, bit)))
      : otherPlays(position, turn).every(keeps);
  }

  function keeps(played: Position): boolean {
    const next = played.trick.length < 3 ? played : afterTrick(played);
    return next !== null && holds(next);
  }

  /** The position after a full trick, or null when the trick breaks the claim. */
  function afterTrick(full: Position): Position | null {
    const winner = ((full.leader + winningTurn(full.trick)) % 3) as Place;
    const toDeclarer = winner === declarer;
    const next = { ...full, trick: [], leader: winner };
    if (goal.type === "declarer-all") return toDeclarer ? next : null;
    if (goal.type === "declarer-none") return toDeclarer ? null : next;
    if (toDeclarer) return next;
    const points = full.trick.reduce((sum, bit) => sum + (order.points[bit] as number), 0);
    return points > full.allowed ? null : { ...next, allowed: full.allowed - points };
  }

  function winningTurn(trick: readonly number[]): number {
    let best = 0;
    for (let n = 1; n < trick.length; n++) {
      const bit = trick[n] as number;
      const holder = trick[best] as number;
      const sameClass = ((classOfBit(holder) >> bit) & 1) === 1;
      if (sameClass ? bit > holder : ((order.trumps >> bit) & 1) === 1) best = n;
    }
    return best;
  }

  function classOfBit(bit: number): number {
    return order.classMask[bit] as number;
  }

  function classLedIn(position: Position): number {
    const [lead] = position.trick;
    return lead === undefined ? 0 : classOfBit(lead);
  }

  function ownCards(position: Position): number[] {
    const following = position.hand & classLedIn(position);
    return distinct(following === 0 ? position.hand : following, position);
  }

  function ownPlayed(position: Position, bit: number): Position {
    return { ...position, hand: position.hand & ~(1 << bit), trick: [...position.trick, bit] };
  }

  /** Everything one of the others may play that leaves a distribution that fits. */
  function otherPlays(position: Position, turn: 1 | 2): Position[] {
    const who = turn - 1;
    const known = position.known[who] as number;
    const barred = position.barred[who] as number;
    const led = classLedIn(position);
    const pool = position.drawn[who] === 0 ? 0 : position.pool & ~barred;
    const must = led === 0 ? -1 : led;
    const meets = partnersCompared && otherFollows(position, turn);
    const plays = (cards: number, isKnown: boolean, nowBarred: number): Position[] =>
      distinct(cards, position, meets && !isKnown).map((bit) =>
        otherPlayed(position, who, bit, isKnown, nowBarred),
      );
    const following = [...plays(known & must, true, barred), ...plays(pool & must, false, barred)];
    if (led === 0 || (known & led) !== 0) return following.filter(fits);
    // Not following shows a void for the rest of the deal.
    const shown = barred | led;
    const other = [...plays(known & ~led, true, shown), ...plays(pool & ~led, false, shown)];
    return [...following, ...other].filter(fits);
  }

  /**
   * Of each run of cards worth the same with nothing in play between them, the highest: the others would change nothing.
   * When the run may still meet one of its own in this trick, the lowest as well, for who of the two wins it. Where only
   * tricks count, so do not the points.
   */
  function distinct(cards: number, position: Position, bothEnds = false): number[] {
    const live = inPlay(position);
    const alike = (bit: number, neighbour: number): boolean =>
      ((cards >> neighbour) & 1) === 1 &&
      (!byPoints || order.points[neighbour] === order.points[bit]);
    return bitsDown(cards).filter((bit) => {
      const ofClass = live & classOfBit(bit);
      const above = ofClass & (-2 << bit);
      const isHighest = above === 0 || !alike(bit, highestBit(above & -above));
      if (isHighest || !bothEnds) return isHighest;
      const below = ofClass & ((1 << bit) - 1);
      return below === 0 || !alike(bit, highestBit(below));
    });
  }

  function pointsIn(mask: number): number {
    return bitsDown(mask).reduce((sum, bit) => sum + (order.points[bit] as number), 0);
  }

  const proof = (proved: boolean, bit?: number): ClaimProof => ({
    proved,
    card: bit === undefined ? null : (order.cards[bit] as Card),
    nodes,
  });
  if (turnOf(start) !== 0) return proof(holds(start));
  const bit = ownCards(start).find((own) => keeps(ownPlayed(start, own)));
  return proof(bit !== undefined, bit);
}

function turnOf(position: Position): Place {
  return ((position.leader + position.trick.length) % 3) as Place;
}

/** Whether, of the two others, the one not on turn still has to play to this trick. */
function otherFollows({ trick }: Position, turn: 1 | 2): boolean {
  return trick.length === 0 || (trick.length === 1 && turn === 1);
}

function keyOf({ hand, pool, known, barred, leader, allowed }: Position): string {
  return `${hand},${pool},${known[0]},${known[1]},${barred[0]},${barred[1]},${leader},${allowed}`;
}

function otherPlayed(
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
