import type { SeatView } from "../../shared/table/view.ts";

/** What can be heard at a table. */
export type Sound = "deal" | "card" | "trick" | "turn";

/** What is to be heard between two moments: the loudest thing that happened, and the viewer's turn after it. */
export function heardBetween(before: SeatView, after: SeatView): readonly Sound[] {
  const happened = happenedBetween(before, after);
  const isTurn = isToAct(after) && !isToAct(before);
  return [...(happened ? [happened] : []), ...(isTurn ? (["turn"] as const) : [])];
}

function happenedBetween(before: SeatView, after: SeatView): Sound | null {
  const [old, now] = [before.state.deal, after.state.deal];
  if (!now) return null;
  if (now.n !== old?.n) return "deal";
  if (now.tricks.length > old.tricks.length) return "trick";
  return now.trick.length > old.trick.length ? "card" : null;
}

/** Asked here and not of the table's parts, which speak. */
function isToAct({ viewer, state }: SeatView): boolean {
  return viewer !== "public" && (state.deal?.toAct.includes(viewer) ?? false);
}
