import type { EndedDeal } from "../../shared/table/state.ts";
import type { SeatView } from "../../shared/table/view.ts";

/** What a viewer saw last of a deal, with the cards that ended it lying on the table; nobody is to act in it. */
export function endedView(before: SeatView, ended: EndedDeal): SeatView {
  const { deal } = before.state;
  if (!deal || deal.n !== ended.n) return before;
  const { tricks, trick, contract, declarer, said } = ended;
  const fallen = new Set([
    ...tricks.flatMap((each) => each.cards),
    ...trick.map((play) => play.card),
  ]);
  const counts = deal.counts.map((_, seat) =>
    seat === deal.sitsOut
      ? 0
      : 10 - tricks.length - Number(trick.some((play) => play.seat === seat)),
  );
  return {
    ...before,
    state: {
      ...before.state,
      deal: {
        ...deal,
        auction: said,
        contract,
        declarer,
        tricks,
        trick,
        counts,
        toAct: [],
        offer: null,
      },
    },
    hand: before.hand.filter((card) => !fallen.has(card)),
    legal: [],
  };
}
