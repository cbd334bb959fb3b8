import type { Seat } from "../../shared/skat/seats.ts";
import type { TableState } from "../../shared/table/state.ts";
import type { Happening } from "../store/journal.ts";

/** Whether the time that runs for a seat is vacation it has taken. */
export function isOnVacation(
  { clock }: TableState,
  happenings: readonly Happening[],
  seat: Seat,
): boolean {
  const turn = clock?.turns[seat];
  if (!turn || turn.out) return false;
  return happenings.some(
    (event) => event.type === "vacationTaken" && event.seat === seat && event.at >= turn.since,
  );
}
