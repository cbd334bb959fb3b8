import type { DealEnded } from "../../shared/table/events.ts";
import type { TableState } from "../../shared/table/state.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { endedView } from "./ended-view.ts";

// What a board makes of one moment of a table, and of the next.

/** A table and what its viewer sees of it, at one moment. */
export interface Moment {
  readonly view: SeatView;
  readonly table: TableState;
}

/** The deal whose settlement waits to be put away; `seen` is the last (by its k) that was. */
export function heldDeal(table: TableState | undefined, seen: number | null): DealEnded | null {
  const last = table?.last ?? null;
  return last && last.k > (seen ?? 0) ? last : null;
}

/** Which settlement counts as put away where nobody remembers: the last one too, once the next deal was spoken in. */
export function seenAtFirst({ view, table }: Moment): number | null {
  if (!table.last) return null;
  const untouched = !view.state.deal || view.state.deal.auction.length === 0;
  return untouched ? table.last.k - 1 : table.last.k;
}

/** What is different in the later moment. */
export interface Change {
  readonly hasEnded: boolean;
  /** The deal that ended as the viewer saw it last, with its last cards on the table; null if none were played. */
  readonly lastTrick: SeatView | null;
  readonly isNewDeal: boolean;
  readonly isDeclared: boolean;
}

export function changeOf(before: Moment, { view, table }: Moment): Change {
  const old = before.view.state.deal;
  const now = view.state.deal;
  const { last, ended } = table;
  const hasEnded = last !== null && last.k !== before.table.last?.k;
  const wasPlayed = ended !== null && ended.tricks.length + ended.trick.length > 0;
  return {
    hasEnded,
    lastTrick: hasEnded && wasPlayed ? endedView(before.view, ended) : null,
    isNewDeal: old?.n !== now?.n,
    isDeclared: Boolean(now?.contract) && !old?.contract,
  };
}
