import { writeRecord } from "../../shared/protocol/iss.ts";
import { recordOf } from "../../shared/protocol/record-of.ts";
import { nameInDeal, type ReplayDeal } from "./replay-deal.ts";

/** Where the records of our deals say they were played. */
const PLACE = "Fernskat";

/** A deal in ISS notation, for other programs; null when that notation cannot say it. */
export function recordText(deal: ReplayDeal, named: boolean): string | null {
  const { events, seats, proof, n } = deal;
  const at = events.at(-1)?.at ?? 0;
  const record = recordOf(events, {
    place: PLACE,
    series: proof?.table ?? "",
    game: `${n}`,
    // A code does not tell when.
    at: at > 0 ? new Date(at).toISOString() : null,
    names: seats.map(({ seat }) => (named ? nameInDeal(deal, seat) : "")),
  });
  return record && writeRecord(record);
}
