import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ENDINGS, type LoggedEvent } from "../../shared/table/events.ts";
import { fold } from "../../shared/table/evolve.ts";
import { project } from "../../shared/table/project.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { initialState, type TableState } from "../../shared/table/state.ts";

interface GoldenLog {
  readonly log: readonly LoggedEvent[];
  /** In the middle of a deal, with a claim to be answered. */
  readonly seqOfMiddle: number;
  readonly middle: TableState;
  readonly end: TableState;
  readonly endForPublic: TableState;
}

const golden = JSON.parse(
  readFileSync(new URL("../fixtures/logs/v1.json", import.meta.url), "utf8"),
) as GoldenLog;
const { log } = golden;

test("the golden log holds every event of version 1 and every ending", () => {
  expect(new Set(log.map(({ v }) => v))).toEqual(new Set([1]));
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n + 1));
  expect([...new Set(log.map(({ type }) => type))].sort()).toEqual([
    ...["adjudicated", "answered", "bid", "chainOpened", "claimed", "conceded", "dealEnded"],
    ...["dealt", "declared", "handShown", "held", "nonceGiven", "passed", "played", "seated"],
    ...["skatTaken", "tableOpened"],
  ]);
  const endings = log.flatMap((event) => (event.type === "dealEnded" ? [event.ending] : []));
  expect([...new Set(endings)].sort()).toEqual([...ENDINGS].sort());
});

/** What states have got since: nothing that an old log could say, but when and after what the last act was. */
const SINCE = {
  ...{ clock: null, votes: [], pausedIn: null, incoming: {}, endedEarly: false, deletesAt: null },
} as const;

/** The state as it was known when the log was written. */
function asThen(state: TableState): TableState {
  const { at, undo, rows, ...others } = state;
  const rest = { ...others, rows: rows.map(rowAsThen) };
  expect(rest).toMatchObject(SINCE);
  expect(at).toBe(log[state.seq - 1]?.at);
  expect(undo === null || state.deal !== null).toBe(true);
  const since = new Set(Object.keys(SINCE));
  return Object.fromEntries(
    Object.entries(rest).filter(([key]) => !since.has(key)),
  ) as unknown as TableState;
}

/** A line of the sheet has since got to say that its deal was annulled, which the log said all along. */
function rowAsThen({ annulled, ...row }: TableState["rows"][number]): TableState["rows"][number] {
  const ended = log.find((event) => event.type === "dealEnded" && event.n === row.n);
  expect(annulled).toBe(
    ended?.type === "dealEnded" && ended.result === "annulled" ? true : undefined,
  );
  return row;
}

/** The same of a state that was kept, which knows of no act to take back. */
function asThenSeen(state: TableState): TableState {
  const { undo: _, ...seen } = seenBy({ ...state, undo: null }, "public");
  return seen as TableState;
}

test("it folds to the state it folded to when it was written, for good", () => {
  const middle = fold(initialState(), log.slice(0, golden.seqOfMiddle));
  expect(asThen(middle)).toEqual(golden.middle);
  expect(asThen(fold(middle, log.slice(golden.seqOfMiddle)))).toEqual(golden.end);
});

test("projected it folds to what a spectator may know, which is less in the middle and all at the end", () => {
  const projected = log.map((event) => project(event, "public"));
  expect(asThen(fold(initialState(), projected))).toEqual(golden.endForPublic);
  expect(golden.endForPublic).toEqual(golden.end);
  const middle = fold(initialState(), projected.slice(0, golden.seqOfMiddle));
  expect(asThen(middle)).toEqual(asThenSeen(golden.middle));
  expect(asThen(middle)).not.toEqual(golden.middle);
});
