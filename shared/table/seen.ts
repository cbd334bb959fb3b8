import type { Hands } from "./events.ts";
import type { DealState, TableState } from "./state.ts";
import type { Viewer } from "./view.ts";

/**
 * The state as one viewer knows it: exactly what folding the events projected for that viewer gives. Whatever is asked
 * on behalf of a viewer (legal commands, claims, warnings, bots) starts from here, so that nothing can leak.
 */
export function seenBy(state: TableState, viewer: Viewer): TableState {
  const { deal, undo } = state;
  if (!deal) return state;
  return {
    ...state,
    deal: dealSeenBy(deal, viewer),
    undo: undo && { ...undo, deal: dealSeenBy(undo.deal, viewer) },
  };
}

function dealSeenBy(deal: DealState, viewer: Viewer): DealState {
  const own = viewer === "public" ? undefined : viewer;
  const hasSeenSkat = own !== undefined && own === deal.declarer && deal.pickedUp;
  return {
    ...deal,
    dealt: only(deal.dealt, own === undefined ? [] : [own]),
    hands: only(deal.hands, own === undefined ? deal.open : [own, ...deal.open]),
    skat: hasSeenSkat ? deal.skat : null,
    discard: hasSeenSkat ? deal.discard : null,
  };
}

function only(hands: Hands, seats: readonly number[]): Hands {
  return Object.fromEntries(Object.entries(hands).filter(([seat]) => seats.includes(Number(seat))));
}
