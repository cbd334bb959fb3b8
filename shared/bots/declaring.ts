import type { Card } from "../skat/cards.ts";
import type { DeclareCommand, SeatCommand } from "../table/commands.ts";
import type { SeatView } from "../table/view.ts";
import { outlookOf } from "./bidding.ts";
import { type DeclaringEffort, planByPlay } from "./declare-by-play.ts";
import { bestPlan, plansFor } from "./discarding.ts";
import { packCards, packMask } from "./masks.ts";
import type { Place } from "./situation.ts";

/** Skat or Hand: whichever promises more with the skat unseen (RULES.md 4). */
export function chooseSkatOrHand(
  view: SeatView,
  effort: DeclaringEffort | null,
  seed: number,
): SeatCommand {
  const { deal } = view.state;
  const bid = deal?.bid ?? 0;
  const outlook = outlookOf(packMask(view.hand), leaderFor(view), seed, effort);
  const hand = outlook.bestHand(bid);
  if (hand.score <= outlook.pickUpScore(bid)) return { type: "take-skat" };
  const { game, schneider, ouvert } = hand;
  return {
    ...{ type: "declare", game, hand: true },
    ...(schneider && { schneider }),
    ...(ouvert && { ouvert }),
  };
}

/**
 * The game and the two cards to put away: by the tables, over all 66 discards of every game that may be declared, or with
 * the most promising of them tried out.
 */
export function chooseDeclaration(
  view: SeatView,
  effort: DeclaringEffort | null,
  seed: number,
): DeclareCommand {
  const { deal } = view.state;
  const twelve = packMask(view.hand);
  const bid = deal?.bid ?? 0;
  const leader = leaderFor(view);
  const plan = effort
    ? planByPlay(twelve, leader, bid, effort, seed)
    : bestPlan(plansFor(twelve, leader === 0, bid));
  const { game, ouvert, discard } = plan;
  const cards: readonly Card[] = packCards(discard);
  return { type: "declare", game, ...(ouvert && { ouvert }), discard: cards };
}

/** Forehand's place, counted from the viewer as declarer. */
export function leaderFor({ viewer, state }: SeatView): Place {
  const { deal } = state;
  if (!deal || deal.forehand === viewer) return 0;
  return deal.middlehand === viewer ? 2 : 1;
}
