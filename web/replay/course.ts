import type { Moment } from "../../shared/protocol/replay-address.ts";
import { activeSeats, rolesOf, type Seat } from "../../shared/skat/seats.ts";
import type { ProjectedEvent } from "../../shared/table/events.ts";
import { evolveTable } from "../../shared/table/evolve-table.ts";
import { publicViewOf } from "../../shared/table/public-view.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { initialState, type TableState } from "../../shared/table/state.ts";
import type { PersonShown, SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import type { ReplayDeal } from "./replay-deal.ts";

/** What stood on the table after one event of a deal. */
export interface Step {
  readonly event: ProjectedEvent;
  /** As far as the onlooker knows it. */
  readonly table: TableState;
  /** As the onlooker sees it; the hands he knows lie open. */
  readonly view: SeatView;
}

/** Through whose eyes a deal is looked at; null: every hand lies open. */
export type Eyes = Seat | null;

/** A finished deal, from the cards being dealt to its settlement: one step an event. Never empty. */
export function courseOf(deal: ReplayDeal, eyes: Eyes): readonly Step[] {
  const people = peopleOf(deal);
  let table = tableBefore(deal);
  return deal.events.map((event) => {
    table = evolveTable(table, event);
    const seen = seenThrough(table, eyes);
    return { event, table: seen, view: publicViewOf(seen, people) };
  });
}

/** How many cards have been played at a step. */
export function cardsPlayed({ table }: Step): number {
  const deal = table.deal ?? table.ended;
  return deal ? 3 * deal.tricks.length + deal.trick.length : 0;
}

/** The step an address points at. */
export function stepAt(course: readonly Step[], moment: Moment): number {
  if (moment === "deal") return 0;
  if (moment === "end") return course.length - 1;
  const isThere = (step: Step): boolean =>
    step.table.deal?.contract != null && cardsPlayed(step) >= moment;
  const found = course.findIndex(isThere);
  return found < 0 ? course.length - 1 : found;
}

/** How an address points at a step; what was said before the contract is the beginning. */
export function momentOf(course: readonly Step[], at: number): Moment {
  const step = course[at];
  if (!step || at === 0) return "deal";
  if (at === course.length - 1) return "end";
  return step.table.deal?.contract ? cardsPlayed(step) : "deal";
}

/** The table as it was laid, without the deals before this one: a replay needs no log but its own. */
function tableBefore({ rules, seats, proof }: ReplayDeal): TableState {
  const players = new Array<TableState["players"][number]>(rules.players).fill(null);
  for (const { seat, kind, level } of seats) {
    const nonce = proof?.nonces[seat] ?? "";
    players[seat] = { seat, person: `${seat}`, kind, nonce, ...(level && { level }) };
  }
  const { table, commitment } = proof ?? { table: "", commitment: "" };
  return { ...initialState(), table, rules, players, proof: { commitment, link: null, dealt: 0 } };
}

/** Names where there are any, else what everybody was in this deal. */
function peopleOf({ seats, events, rules }: ReplayDeal): readonly PersonShown[] {
  const [dealt] = events;
  const roles = rolesOf(dealt?.type === "dealt" ? dealt.dealer : 0, rules.players);
  const places: readonly (Seat | null)[] = [...activeSeats(roles), roles.sitsOut];
  const people: PersonShown[] = [];
  for (const { seat, name, kind } of seats) {
    const isNamed = name !== "" || kind === "bot";
    const place = t("replay.place", { place: `${places.indexOf(seat)}` });
    people[seat] = { name: isNamed ? name : place, present: true, away: false };
  }
  return people;
}

function seenThrough(table: TableState, eyes: Eyes): TableState {
  const seen = eyes === null ? table : seenBy(table, eyes);
  if (!seen.deal) return seen;
  const open = eyes === null ? activeSeats(seen.deal) : [...new Set([...seen.deal.open, eyes])];
  return { ...seen, deal: { ...seen.deal, open } };
}
