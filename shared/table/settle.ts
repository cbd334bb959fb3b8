import type { PointGame } from "../skat/games.ts";
import { entriesOf } from "../skat/sheet.ts";
import { levelsMade, type ShortenedDeal } from "../skat/shorten.ts";
import { gameValueOf, impossibleNull, outcomeOf, TRICKS } from "../skat/value.ts";
import type { TableContext } from "./context.ts";
import { nextDeal } from "./dealing.ts";
import type { DealEnded, Ending, Settlement, TableEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import { isSeriesOver } from "./evolve-table.ts";
import { isPlayed, type PlayedDeal, standingOf, takenBy, twelveOf } from "./standing.ts";
import type { DealState, TableState } from "./state.ts";

/** The state after an event that is about to be logged, in the same breath as the last one. */
export function after(state: TableState, event: TableEvent): TableState {
  return evolve(state, { ...event, seq: state.seq + 1 });
}

/** Ends the deal as passed in, and deals the next (RULES.md 3.2). */
export function settlePassedIn(state: TableState, context: TableContext): readonly TableEvent[] {
  const deal = dealOf(state);
  return endDeal(state, deal, "passed-in", null, context);
}

/** Ends the deal without a result: it was broken off from outside. It counts as a deal of the series, with nothing written. */
export function settleAnnulled(state: TableState, context: TableContext): readonly TableEvent[] {
  return endDeal(state, dealOf(state), "adjudicated", null, context);
}

/** Ends the series with the sheet as it stands: a deal under way is broken off and revealed. */
export function endSeries(state: TableState, context: TableContext): readonly TableEvent[] {
  const over: TableEvent = { type: "seriesEnded" };
  const next = after(state, over);
  return next.deal ? [over, ...endDeal(next, next.deal, "adjudicated", null, context)] : [over];
}

/** Ends the deal as played out, or as far as it was played when nothing could change any more (RULES.md 7). */
export function settlePlayed(
  state: TableState,
  ending: Ending,
  context: TableContext,
): readonly TableEvent[] {
  const deal = playedDealOf(state);
  const { points, tricks } = standingOf(deal, deal.auction.bid);
  const outcome = outcomeOf(deal.contract, points, tricks);
  const settlement = settlementOf(
    deal,
    { outcome, points, tricks },
    takenBy(deal, "defenders").tricks,
  );
  return endDeal(state, deal, ending, settlement, context);
}

/** Ends the deal with a claim, a concession or a decision from outside (RULES.md 15). */
export function settleShortened(
  state: TableState,
  ending: Ending,
  shortened: ShortenedDeal,
  context: TableContext,
): readonly TableEvent[] {
  const deal = playedDealOf(state);
  // Whoever gives up does not thereby make a Schneider or Schwarz; in all other cases the rest counts as played.
  const defenderTricks =
    ending === "concession" ? takenBy(deal, "defenders").tricks : TRICKS - shortened.tricks;
  return endDeal(state, deal, ending, settlementOf(deal, shortened, defenderTricks), context);
}

/** Ends the deal before a declaration: lost as a game of the declarer's choice that covers the bid (RULES.md 9). */
export function settleImpossibleNull(
  state: TableState,
  hand: boolean,
  choice: PointGame | undefined,
  context: TableContext,
): readonly TableEvent[] {
  const deal = dealOf(state);
  if (deal.declarer === null) throw new Error("no declarer to settle for");
  const { bid } = deal.auction;
  const twelve = [...(deal.dealt[deal.declarer] ?? []), ...(deal.skat ?? [])];
  const settlement: Settlement = {
    declarer: deal.declarer,
    ...impossibleNull(twelve, bid, hand, choice),
    hand,
    announced: { schneider: false, schwarz: false, ouvert: false },
    bid,
    counted: { schneider: false, schwarz: false },
    points: 0,
    tricks: 0,
    schneider: false,
    schwarz: false,
  };
  return endDeal(state, deal, "impossible-null", settlement, context);
}

function dealOf(state: TableState): DealState {
  if (!state.deal) throw new Error("no deal to settle");
  return state.deal;
}

function playedDealOf(state: TableState): PlayedDeal {
  const deal = dealOf(state);
  if (!isPlayed(deal)) throw new Error("no contract to settle");
  return deal;
}

function settlementOf(
  deal: PlayedDeal,
  { outcome, points, tricks }: ShortenedDeal,
  defenderTricks: number,
): Settlement {
  const { contract, declarer } = deal;
  const { bid } = deal.auction;
  const { game, hand, schneider, schwarz, ouvert } = contract;
  const { schneider: schneiderCounts, schwarz: schwarzCounts } = outcome;
  return {
    declarer,
    game,
    hand,
    announced: { schneider, schwarz, ouvert },
    bid,
    ...gameValueOf(contract, bid, twelveOf(deal), outcome),
    counted: { schneider: schneiderCounts, schwarz: schwarzCounts },
    points,
    tricks,
    ...levelsMade(game, points, tricks, defenderTricks),
  };
}

/** The end of a deal with everything revealed, and in the same breath the next deal unless the series is over. */
function endDeal(
  state: TableState,
  deal: DealState,
  ending: Ending,
  settlement: Settlement | null,
  context: TableContext,
): readonly TableEvent[] {
  const { players, sheet, duel } = state.rules;
  const ended: DealEnded = {
    type: "dealEnded",
    n: deal.n,
    k: deal.k,
    result: settlement ? "played" : ending === "passed-in" ? "passed" : "annulled",
    ending,
    settlement,
    entries: entriesOf(sheet, players, settlement, duel),
    hands: deal.dealt,
    skat: deal.skat ?? [],
    discard: deal.discard,
    link: context.link(deal.k),
  };
  const next = after(state, ended);
  if (isSeriesOver(next)) return [ended];
  return [ended, ...nextDeal(next, deal.dealer, context)];
}
