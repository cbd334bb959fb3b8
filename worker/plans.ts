import type { PlansAsked } from "../shared/protocol/personal-messages.ts";
import type { PlansBody } from "../shared/protocol/server-messages.ts";
import type { Seat } from "../shared/skat/seats.ts";
import type { TableEvent } from "../shared/table/events.ts";
import { afterSurprise, isUnexpected, NO_PLANS, type Plans } from "../shared/table/plans.ts";
import type { TableState } from "../shared/table/state.ts";
import { type Answer, answer, refusal } from "./answer.ts";
import { greeted } from "./connection.ts";
import { frameOf } from "./frames.ts";
import type { TableHost } from "./host.ts";
import type { Memory, Table } from "./table.ts";

/** Everybody's plans, by person: read once, so that nothing on the way of an act depends on whether there are any. */
export function readPlans(host: TableHost): Map<string, Plans> {
  const rows = host.sql<{ person: string; body: string }>("SELECT person, body FROM plans");
  return new Map(rows.map(({ person, body }) => [person, JSON.parse(body) as Plans]));
}

export function plansOf({ plans }: Memory, person: string): Plans | null {
  return plans.get(person) ?? null;
}

export function savePlans(host: TableHost, memory: Memory, person: string, plans: Plans): void {
  host.sql(
    "INSERT OR REPLACE INTO plans(person, body) VALUES (?, ?)",
    person,
    JSON.stringify(plans),
  );
  memory.plans.set(person, plans);
}

/**
 * Takes planned cards back, inside the transaction of an append, when something happened that nobody could reckon with.
 * Answers the seats whose people are to be told when it is done.
 * @param state after what happened
 */
export function cancelPlans(
  host: TableHost,
  memory: Memory,
  state: TableState,
  events: readonly TableEvent[],
): readonly Seat[] {
  if (memory.plans.size === 0 || !events.some(isUnexpected)) return [];
  return state.players.flatMap((player) => {
    const plans = player && plansOf(memory, player.person);
    if (!plans) return [];
    const left = afterSurprise(plans, state.deal?.counts[player.seat] ?? 0);
    if (left === plans) return [];
    savePlans(host, memory, player.person, left);
    return [player.seat];
  });
}

/** `GET /api/tables/:table/plans`: one's own, as far as they are for the deal under way. */
export function showPlans(memory: Memory, seat: Seat): Answer {
  return answer(bodyOf(memory, seat));
}

/** `PUT /api/tables/:table/plans`. Whatever is planned for a turn that has come already is done as soon as this is answered. */
export function changePlans(table: Table, memory: Memory, seat: Seat, asked: PlansAsked): Answer {
  const { deal, players } = memory.state;
  const person = players[seat]?.person;
  if (person === undefined) return refusal("NOT_SEATED");
  const hand = deal?.hands[seat] ?? [];
  if (asked.cards.some(({ card }) => !hand.includes(card))) return refusal("CARD_NOT_IN_HAND");
  savePlans(table.host, memory, person, { k: deal?.k ?? 0, ...asked });
  tellPlans(table, memory, seat);
  return showPlans(memory, seat);
}

function bodyOf(memory: Memory, seat: Seat): PlansBody {
  return plansBody(memory, memory.state.players[seat]?.person ?? "");
}

/** Somebody's plans, as far as they are for the deal under way. */
export function plansBody(memory: Memory, person: string): PlansBody {
  const { k, withdrawnAt, ...kept } = plansOf(memory, person) ?? NO_PLANS;
  const { deal, players } = memory.state;
  if (k !== deal?.k) return { ...kept, upTo: null, cards: [] };
  const seat = players.find((player) => player?.person === person)?.seat;
  // Until the next own card, whoever planned it is told that he has to choose again.
  const isOff = seat !== undefined && withdrawnAt === deal.counts[seat];
  return isOff ? { ...kept, withdrawn: true } : kept;
}

/** Tells the person's own devices, and nobody else. */
export function tellPlans(table: Table, memory: Memory, seat: Seat): void {
  const frame = frameOf({ kind: "plans", ...bodyOf(memory, seat) });
  for (const connection of greeted(table.connections()))
    if (connection.attachment.viewer === seat) connection.send(frame);
}
