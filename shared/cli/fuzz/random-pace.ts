import { DAYS_A_TURN, DEADLINE_ACTIONS, type PaceAsked } from "../../table/pace.ts";
import type { Random } from "./random.ts";

/** Any pace a table may have. */
export function randomPace(random: Random): PaceAsked {
  const onDeadline = random.pick(DEADLINE_ACTIONS);
  if (random.chance(0.3)) return { kind: "none" };
  if (random.chance(0.4))
    return { kind: "live", perAction: 20, bank: random.below(600), onDeadline };
  const days = {
    kind: "days" as const,
    weekendsOff: random.chance(0.5),
    vacationDays: random.below(5),
    onDeadline,
  };
  if (random.chance(0.5)) return { ...days, days: random.pick(DAYS_A_TURN) };
  return { ...days, bank: { hours: 1 + random.below(72), credit: 12, cap: 240 } };
}
