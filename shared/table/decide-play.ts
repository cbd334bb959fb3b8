import type { Card } from "../skat/cards.ts";
import { endingOf } from "../skat/ending.ts";
import { checkPlay } from "../skat/following.ts";
import { accepted } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import type { TableContext } from "./context.ts";
import type { Decision } from "./decision.ts";
import type { TableEvent } from "./events.ts";
import { refuse } from "./refusal.ts";
import { after, settlePlayed } from "./settle.ts";
import { isPlayed, takenBy } from "./standing.ts";
import type { TableState } from "./state.ts";
import { seatToPlay } from "./to-act.ts";

/** A card to the trick; the tenth trick, or one that decides a Null or an announced Schwarz, ends the deal. */
export function decideCard(
  state: TableState,
  seat: Seat,
  card: Card,
  context: TableContext,
): Decision {
  const { deal } = state;
  // A card sent while the last trick of a deal was still on its way belongs to that deal, not to the next.
  if (!deal || !isPlayed(deal)) return refuse(state.rows.length > 0 ? "GAME_OVER" : "NOT_NOW");
  if (seatToPlay(deal) !== seat) return refuse("NOT_YOUR_TURN");
  if (deal.offer?.kind === "claim" && deal.offer.by === seat) return refuse("OFFER_PENDING");
  const checked = checkPlay(deal.hands[seat] ?? [], deal.trick, deal.contract.game, card);
  if (!checked.ok) return checked;
  const played: TableEvent = { type: "played", seat, card };
  const next = after(state, played);
  const ending = endingAfter(next);
  return accepted(ending ? [played, ...settlePlayed(next, ending, context)] : [played]);
}

function endingAfter(state: TableState): ReturnType<typeof endingOf> {
  const { deal } = state;
  if (!deal || !isPlayed(deal) || deal.trick.length > 0) return null;
  const declarerTricks = takenBy(deal, "declarer").tricks;
  return endingOf(deal.contract, declarerTricks, deal.tricks.length - declarerTricks);
}
