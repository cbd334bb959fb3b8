import type { Card } from "../../shared/skat/cards.ts";
import type { ClaimGoal, ClaimView, UnseenHand } from "../../shared/skat/claim-view.ts";
import { classOf } from "../../shared/skat/order.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { legalCards, type Play, trickOf, trickPoints } from "../../shared/skat/trick.ts";

/** The cards of the two others as they may really lie; a second, plain way to judge claims, for tests. */
export type World = readonly [readonly Card[], readonly Card[]];

/** Every way to give `count` of `cards` away. */
function choices(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, n) =>
    choices(cards.slice(n + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

/** Every distribution of the unseen cards that fits what the claimant knows. */
export function worldsOf(view: ClaimView): World[] {
  const [next, last] = view.others;
  const mayHold = (other: UnseenHand, card: Card): boolean =>
    !other.voids.includes(classOf(card, view.game));
  const drawn = (other: UnseenHand, from: readonly Card[]): Card[][] =>
    choices(
      from.filter((card) => mayHold(other, card)),
      other.count - other.known.length,
    ).map((cards) => [...other.known, ...cards]);
  return drawn(next, view.unseen).flatMap((first) =>
    drawn(
      last,
      view.unseen.filter((card) => !first.includes(card)),
    ).map((second): World => [first, second]),
  );
}

/** Who is to play. */
export function turnIn(view: ClaimView): Seat {
  const order = [view.claimant, view.others[0].seat, view.others[1].seat];
  const at = order.indexOf(view.leader) + view.trick.length;
  return order[at % 3] as Seat;
}

/** The claim after one more card: what the claimant sees then, what is left to promise; null when it is broken. */
export function afterCard(
  view: ClaimView,
  goal: ClaimGoal,
  card: Card,
): { view: ClaimView; goal: ClaimGoal } | null {
  const seat = turnIn(view);
  const trick: Play[] = [...view.trick, { seat, card }];
  const seen: ClaimView = {
    ...view,
    hand: view.hand.filter((own) => own !== card),
    unseen: view.unseen.filter((other) => other !== card),
    others: [
      seat === view.others[0].seat ? playedBy(view.others[0], card, view) : view.others[0],
      seat === view.others[1].seat ? playedBy(view.others[1], card, view) : view.others[1],
    ],
    trick,
  };
  if (trick.length < 3) return { view: seen, goal };
  const full = trickOf(trick, view.game);
  const kept = goalAfter(goal, full.winner === view.declarer, trickPoints(full));
  return kept && { view: { ...seen, trick: [], leader: full.winner }, goal: kept };
}

function playedBy(other: UnseenHand, card: Card, view: ClaimView): UnseenHand {
  const [lead] = view.trick;
  const led = lead && classOf(lead.card, view.game);
  const voids = led && led !== classOf(card, view.game) ? [...other.voids, led] : other.voids;
  const known = other.known.filter((own) => own !== card);
  return { ...other, count: other.count - 1, known, voids };
}

function goalAfter(goal: ClaimGoal, toDeclarer: boolean, points: number): ClaimGoal | null {
  switch (goal.type) {
    case "declarer-all":
      return toDeclarer ? goal : null;
    case "declarer-none":
      return toDeclarer ? null : goal;
    case "points": {
      if (toDeclarer) return goal;
      const defendersAtMost = goal.defendersAtMost - points;
      return defendersAtMost < 0 ? null : { ...goal, defendersAtMost };
    }
  }
}

function isPlayedOut(view: ClaimView): boolean {
  return view.hand.length === 0 && view.trick.length === 0;
}

function handIn(world: World, view: ClaimView, seat: Seat): readonly Card[] {
  return seat === view.others[0].seat ? world[0] : world[1];
}

function without(world: World, card: Card): World {
  return [world[0].filter((own) => own !== card), world[1].filter((own) => own !== card)];
}

/** What the claimant may play, or does play, on a view. */
export type Plan = (view: ClaimView, goal: ClaimGoal) => readonly Card[];

/** Any legal card: what to play is still to be found. */
export const anyCard: Plan = (view) => legalCards(view.hand, view.trick, view.game);

/**
 * Whether one way of playing within the plan, chosen by what the claimant sees, keeps the claim in all of these worlds
 * against others who know them: every card that some world allows is tried, in the worlds that allow it.
 */
export function holdsInAll(
  view: ClaimView,
  goal: ClaimGoal,
  worlds: readonly World[],
  plan: Plan,
): boolean {
  if (isPlayedOut(view)) return true;
  const seat = turnIn(view);
  const keeps = (card: Card, left: readonly World[]): boolean => {
    const next = afterCard(view, goal, card);
    return next !== null && holdsInAll(next.view, next.goal, left, plan);
  };
  if (seat === view.claimant) return plan(view, goal).some((card) => keeps(card, worlds));
  const plays = new Map<Card, World[]>();
  for (const world of worlds) {
    for (const card of legalCards(handIn(world, view, seat), view.trick, view.game)) {
      const left = plays.get(card) ?? [];
      left.push(without(world, card));
      plays.set(card, left);
    }
  }
  return [...plays].every(([card, left]) => keeps(card, left));
}
