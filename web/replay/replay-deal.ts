import { nameAt } from "../../shared/protocol/code/link-text.ts";
import type { RebuiltDeal } from "../../shared/protocol/code/rebuild.ts";
import type { DealBody } from "../../shared/protocol/deal-body.ts";
import { activeSeats, rolesOf, type Seat, seatsOf } from "../../shared/skat/seats.ts";
import type { ProjectedEvent } from "../../shared/table/events.ts";

/** What a replay shows: a finished deal from a table's log, or from a code. */
export type ReplayDeal = Pick<DealBody, "n" | "rules" | "seats" | "events" | "proof">;

/**
 * A deal out of a code. Forehand sits on seat 0.
 * @param n its number in the series, from 1
 * @param names of forehand, middlehand, rearhand and, at four, the dealer of the first deal; empty when there are none
 */
export function dealFromCode(
  { events, state }: RebuiltDeal,
  n: number,
  names: readonly string[],
): ReplayDeal {
  const start = events.findIndex(({ type }) => type === "dealt");
  // On a sheet without a fixed number of deals the next one is dealt in the same breath.
  const end = events.findIndex(({ type }) => type === "dealEnded");
  return {
    n,
    rules: state.rules,
    seats: seatsOf(state.rules.players).map((seat: Seat) => ({
      seat,
      name: names.length > 0 ? nameAt(names, seat, n - 1) : "",
      kind: "human",
    })),
    events: events.slice(start, end + 1).map((event) => numbered(event, n)),
    proof: null,
  };
}

/** In a code every deal is the first of its table. */
function numbered(event: ProjectedEvent, n: number): ProjectedEvent {
  return event.type === "dealt" || event.type === "dealEnded" ? { ...event, n } : event;
}

/** What somebody is called, or nothing. */
export function nameInDeal({ seats }: ReplayDeal, seat: Seat): string {
  return seats.find((each) => each.seat === seat)?.name ?? "";
}

/** The names of forehand, middlehand, rearhand and, at four, the dealer; none when nobody has one. */
export function namesByPlace(deal: ReplayDeal): readonly string[] {
  const [dealt] = deal.events;
  if (dealt?.type !== "dealt") return [];
  const roles = rolesOf(dealt.dealer, deal.rules.players);
  const seats = [...activeSeats(roles), ...(roles.sitsOut === null ? [] : [roles.sitsOut])];
  const names = seats.map((seat) => nameInDeal(deal, seat));
  return names.some((name) => name !== "") ? names : [];
}
