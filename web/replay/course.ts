import type { DealBody } from "../../shared/protocol/deal-body.ts";
import { activeSeats } from "../../shared/skat/seats.ts";
import type { ProjectedEvent } from "../../shared/table/events.ts";
import { evolve } from "../../shared/table/evolve.ts";
import { initialState, type TableState } from "../../shared/table/state.ts";
import type { PersonShown, SeatView } from "../../shared/table/view.ts";
import { viewOf } from "../../shared/table/views.ts";

/** What stood on the table after one event of a deal. */
export interface Step {
  readonly event: ProjectedEvent;
  readonly table: TableState;
  /** As somebody sees it before whom every hand lies open. */
  readonly view: SeatView;
}

/** A finished deal, from the cards being dealt to its settlement: one step an event. Never empty. */
export function courseOf(deal: DealBody): readonly Step[] {
  const people: PersonShown[] = [];
  for (const { seat, name } of deal.seats) people[seat] = { name, present: true, away: false };
  let table = tableBefore(deal);
  return deal.events.map((event) => {
    table = evolve(table, event);
    return { event, table, view: viewOf(allOpen(table), "public", people) };
  });
}

/** The table as it was laid, without the deals before this one: a replay needs no log but its own. */
function tableBefore({ rules, seats, proof }: DealBody): TableState {
  const players = new Array<TableState["players"][number]>(rules.players).fill(null);
  for (const { seat, kind, level } of seats) {
    const nonce = proof?.nonces[seat] ?? "";
    players[seat] = { seat, person: `${seat}`, kind, nonce, ...(level && { level }) };
  }
  const { table, commitment } = proof ?? { table: "", commitment: "" };
  return { ...initialState(), table, rules, players, proof: { commitment, link: null, dealt: 0 } };
}

function allOpen(table: TableState): TableState {
  return table.deal ? { ...table, deal: { ...table.deal, open: activeSeats(table.deal) } } : table;
}
