import type { Card } from "../skat/cards.ts";
import type { DeclareCommand, SeatCommand } from "../table/commands.ts";
import type { SeatView } from "../table/view.ts";
import { outlookOf } from "./bidding.ts";
import { bestPlan, plansFor } from "./discarding.ts";
import { packCards, packMask } from "./masks.ts";

/** Skat or Hand: whichever promises more with the skat unseen (RULES.md 4). */
export function chooseSkatOrHand(view: SeatView, seed: number): SeatCommand {
  const { deal } = view.state;
  const bid = deal?.bid ?? 0;
  const outlook = outlookOf(packMask(view.hand), deal?.forehand === view.viewer, seed);
  const hand = outlook.bestHand(bid);
  if (hand.score <= outlook.pickUpScore(bid)) return { type: "take-skat" };
  const { game, schneider, ouvert } = hand;
  return {
    ...{ type: "declare", game, hand: true },
    ...(schneider && { schneider }),
    ...(ouvert && { ouvert }),
  };
}

/** The game and the two cards to put away, over all 66 discards of every game that may be declared. */
export function chooseDeclaration(view: SeatView): DeclareCommand {
  const { deal } = view.state;
  const plans = plansFor(packMask(view.hand), deal?.forehand === view.viewer, deal?.bid ?? 0);
  const { game, ouvert, discard } = bestPlan(plans);
  const cards: readonly Card[] = packCards(discard);
  return { type: "declare", game, ...(ouvert && { ouvert }), discard: cards };
}
