import type {
  LineAsked,
  MuteAsked,
  NoteAsked,
  PlansAsked,
} from "../shared/protocol/personal-messages.ts";
import type { Zoned } from "../shared/protocol/seating-messages.ts";
import { accepted, assertNever } from "../shared/skat/refusal.ts";
import type { Seat } from "../shared/skat/seats.ts";
import { hasWeekends } from "../shared/table/pace.ts";
import { type Answer, answer, refusal, refusedAs } from "./answer.ts";
import { append } from "./append.ts";
import { commandBucket, hasRoom } from "./limits.ts";
import { mute, showMutes, showNotes, takeNote } from "./notes.ts";
import { changePlans, showPlans } from "./plans.ts";
import type { Memory, Table } from "./table.ts";
import { removeLine, report, showReports, showTalk } from "./talk.ts";
import { offsetsOf } from "./zones.ts";

/** What somebody with a seat may ask for that is nobody else's business. */
export type Personal =
  | { readonly what: "see"; readonly of: "plans" | "notes" | "mutes" | "talk" | "reports" }
  | { readonly what: "plan"; readonly asked: PlansAsked }
  | { readonly what: "note"; readonly asked: NoteAsked }
  | { readonly what: "mute"; readonly asked: MuteAsked }
  | { readonly what: "report"; readonly asked: LineAsked }
  | { readonly what: "remove"; readonly asked: LineAsked }
  | { readonly what: "zone"; readonly asked: Zoned };

export function personal(table: Table, memory: Memory, seat: Seat, wish: Personal): Answer {
  if (!hasRoom(table.buckets, `wishes of ${seat}`, commandBucket, table.host.now()))
    return refusal("RATE_LIMITED");
  switch (wish.what) {
    case "see":
      return see(table, memory, seat, wish.of);
    case "plan":
      return changePlans(table, memory, seat, wish.asked);
    case "note":
      return takeNote(table, memory, seat, wish.asked);
    case "mute":
      return mute(table, memory, seat, wish.asked);
    case "report":
      return report(table, memory, seat, wish.asked);
    case "remove":
      return removeLine(table, memory, seat, wish.asked);
    case "zone":
      return setZone(table, memory, seat, wish.asked);
    default:
      return assertNever(wish);
  }
}

function see(
  table: Table,
  memory: Memory,
  seat: Seat,
  of: Extract<Personal, { readonly what: "see" }>["of"],
): Answer {
  switch (of) {
    case "plans":
      return showPlans(memory, seat);
    case "notes":
      return showNotes(table, memory, seat);
    case "mutes":
      return showMutes(table, memory, seat);
    case "talk":
      return showTalk(table, memory, seat);
    case "reports":
      return showReports(table, seat);
    default:
      return assertNever(of);
  }
}

/** `PUT /api/tables/:table/zone`: somebody's clock on the wall has changed. It is noted only where weekends count. */
function setZone(table: Table, memory: Memory, seat: Seat, { zone }: Zoned): Answer {
  const { state } = memory;
  const offsets = offsetsOf(zone, table.host.now());
  if (!offsets) return refusal("BAD_REQUEST", { field: "zone", problem: "There is no such zone." });
  if (!hasWeekends(state.rules.pace) || state.phase === "finished") return answer({ seat });
  const set = append(table, memory, () => accepted([{ type: "zoneSet", seat, offsets }]));
  return set.ok ? answer({ seat }) : refusedAs(set.refusal);
}
