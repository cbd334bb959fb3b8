import { type BitOrder, bitsDown, highestBit, orderOf } from "./bits.ts";
import type { Card } from "./cards.ts";
import {
  fits,
  inPlay,
  keyOf,
  otherFollows,
  otherPlayed,
  type Place,
  type Position,
  placeOf,
  startOf,
  turnOf,
} from "./claim-position.ts";
import type { ClaimGoal, ClaimView } from "./claim-view.ts";

export interface ClaimProof {
  readonly proved: boolean;
  /** When it is proved and the claimant's turn: the card that keeps it so. */
  readonly card: Card | null;
  /** Positions looked at. */
  readonly nodes: number;
}

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
  const start = startOf(view, goal);
  if (!start) return { proved: false, card: null, nodes: 0 };
  return search(start, goal, orderOf(view.game), placeOf(view, view.declarer));
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
