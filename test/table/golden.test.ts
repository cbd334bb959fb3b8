import { expect, test } from "vitest";
import { fold } from "../../shared/table/evolve.ts";
import { initialState } from "../../shared/table/state.ts";
import golden from "../fixtures/golden/log-v1.json" with { type: "json" };

/** What states have got since: nothing that an old log could say. */
const SINCE = {
  clock: null,
  votes: [],
  pausedIn: null,
  incoming: {},
  endedEarly: false,
  deletesAt: null,
};

test.each(golden.tables.map((table, n) => [n, table] as const))(
  "log %i of the first version still folds to the state it had",
  (_, { log, state }) => {
    const folded = fold(initialState(), log as Parameters<typeof fold>[1] & object);
    const { at, undo, ...rest } = folded;
    expect(rest).toEqual({ ...state, ...SINCE });
    expect(at).toBe(log.at(-1)?.at);
    expect(undo === null || folded.deal !== null).toBe(true);
  },
);
