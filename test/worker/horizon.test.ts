import { expect, test } from "vitest";
import type { LoggedEvent, TableEvent } from "../../shared/table/events.ts";
import { completeRules } from "../../shared/table/rules.ts";
import { OPEN_HORIZON, widen } from "../../worker/horizon.ts";

/** How far spectators may look after these events, with a delay of one trick. */
function horizonAfter(events: readonly TableEvent[]): number {
  const rules = completeRules({ spectatorDelay: 1 });
  return events
    .map((event, n): LoggedEvent => ({ ...event, seq: n + 1, at: 0, v: 1 }))
    .reduce((horizon, event) => widen(horizon, event, rules), OPEN_HORIZON).seq;
}

const card: TableEvent = { type: "played", seat: 0, card: "CA" };
const back: TableEvent = { type: "takenBack", seat: 0, to: 0, undone: "played" };

test("a card taken back finishes no trick for those who look on later", () => {
  expect(horizonAfter([card, card, card])).toBe(3);
  expect(horizonAfter([card, card, back, card])).toBe(0);
  expect(horizonAfter([card, card, back, card, card])).toBe(5);
  const called: TableEvent = { ...back, undone: "bid" };
  expect(horizonAfter([card, card, called, card])).toBe(4);
});
