import { expect, test } from "vitest";
import type { DealEnded } from "../../shared/table/events.ts";
import { evolve } from "../../shared/table/evolve.ts";
import { initialState } from "../../shared/table/state.ts";

test("the deal that ended last is kept as the fact alone: not which seat's command caused it", () => {
  const ended: DealEnded = {
    type: "dealEnded",
    ...{ n: 1, k: 1, result: "passed", ending: "passed-in", settlement: null },
    ...{ entries: [0, 0, 0], hands: {}, skat: [], discard: null, link: "" },
  };
  const cause = { seat: 0, id: "secret", command: '[["type","pass"]]' } as const;
  const state = evolve(initialState(), { ...ended, seq: 7, at: 1, v: 1, cause } as DealEnded & {
    seq: number;
  });
  expect(state.last).toEqual(ended);
  expect(state.seq).toBe(7);
});
