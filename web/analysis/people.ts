import type { Seat } from "../../shared/skat/seats.ts";
import { courseOf } from "../replay/course.ts";
import type { ReplayDeal } from "../replay/replay-deal.ts";
import { nameOf } from "../table/situation.ts";

/** What the players of a deal are called on its replay. */
export function namesIn(deal: ReplayDeal): (seat: Seat) => string {
  const [first] = courseOf(deal, null);
  return (seat) => (first ? nameOf(first.view, seat) : "");
}
