import type { Seat } from "../shared/skat/seats.ts";
import { canonicalCommand } from "../shared/table/commands.ts";
import { decide } from "../shared/table/decide.ts";
import { afterSurprise, afterUse, type Plans, plannedAct } from "../shared/table/plans.ts";
import { seenBy } from "../shared/table/seen.ts";
import { toAct } from "../shared/table/to-act.ts";
import { append } from "./append.ts";
import { plansOf, savePlans, tellPlans } from "./plans.ts";
import { causeKey, type Memory, type Table } from "./table.ts";

/**
 * Does what people have planned for their turn, until it is the turn of somebody without a plan. A plan is followed by an
 * ordinary command of its seat, and used up in the same transaction.
 */
export function followPlans(table: Table, memory: Memory): void {
  while (followOne(table, memory));
}

function followOne(table: Table, memory: Memory): boolean {
  for (const seat of toAct(memory.state)) {
    const player = memory.state.players[seat];
    if (player?.kind !== "human" || player.left) continue;
    const plans = plansOf(memory, player.person);
    if (plans && follow(table, memory, seat, player.person, plans)) return true;
  }
  return false;
}

/** Whether it led to an act. */
function follow(table: Table, memory: Memory, seat: Seat, person: string, plans: Plans): boolean {
  const planned = plannedAct(seenBy(memory.state, seat), seat, plans);
  if (planned.kind === "wait") return false;
  const { host } = table;
  if (planned.kind === "cancelled") {
    const held = memory.state.deal?.counts[seat] ?? 0;
    savePlans(host, memory, person, afterSurprise(plans, held));
    tellPlans(table, memory, seat);
    return false;
  }
  const { command } = planned;
  const used = afterUse(plans, command);
  const cause = { seat, id: ownId(memory, seat), command: canonicalCommand(command) };
  const done = append(
    table,
    memory,
    (state, context) => {
      const decided = decide(state, seat, command, context);
      if (decided.ok && used !== plans) savePlans(host, memory, person, used);
      return decided;
    },
    cause,
  );
  if (!done.ok) throw new Error(`A plan was refused: ${done.refusal.code} for ${cause.command}`);
  if (used !== plans) tellPlans(table, memory, seat);
  return true;
}

/** An id that none of the seat's own commands has had. */
function ownId({ caused, state }: Memory, seat: Seat): string {
  let id = `plan-${state.seq}`;
  while (caused.has(causeKey(seat, id))) id = `${id}-`;
  return id;
}
