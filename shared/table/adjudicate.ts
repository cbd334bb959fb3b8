import { accepted } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import { restTo, restWhenGivenUp } from "../skat/shorten.ts";
import type { TableContext } from "./context.ts";
import type { Decision } from "./decision.ts";
import type { TableEvent } from "./events.ts";
import { refuse } from "./refusal.ts";
import { after, settleAnnulled, settleShortened } from "./settle.ts";
import { isPlayed, standingOf } from "./standing.ts";
import type { TableState } from "./state.ts";

/**
 * Ends the deal from outside the play because `by` resigned, left, or ran out of time: the rest goes to the other side
 * (in Null, where nobody wants it, to his own) and counts as if played out; before a contract the deal is annulled.
 */
export function adjudicate(state: TableState, by: Seat, context: TableContext): Decision {
  const { deal } = state;
  if (!deal || deal.sitsOut === by) return refuse("NOT_NOW");
  if (!isPlayed(deal)) {
    const event: TableEvent = { type: "adjudicated", by, restTo: null };
    return accepted([event, ...settleAnnulled(after(state, event), context)]);
  }
  const side = by === deal.declarer ? "declarer" : "defenders";
  const rest = restWhenGivenUp(deal.contract.game, side);
  const event: TableEvent = { type: "adjudicated", by, restTo: rest };
  const shortened = restTo(standingOf(deal, deal.auction.bid), rest);
  return accepted([
    event,
    ...settleShortened(after(state, event), "adjudicated", shortened, context),
  ]);
}
