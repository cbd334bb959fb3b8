import { beforeEach, expect, test, vi } from "vitest";
import type { Card } from "../../shared/skat/cards.ts";
import type { TableEvent } from "../../shared/table/events.ts";
import type { DealState, TableState } from "../../shared/table/state.ts";
import { checkSeeds } from "../table/noninterference/property.ts";

// Each fault replaces one function of the real table by a leaking one; the check that found nothing has to find each of them.

const FAULTS = [
  "the skat in dealt",
  "the discard in declared",
  "the order of a foreign hand",
  "a claim judged on the true hands",
  "a gap in seq",
  "a cached answer given to another seat",
] as const;
type Fault = (typeof FAULTS)[number];

const planted = vi.hoisted(() => ({
  fault: null as string | null,
  /** The whole deal while a command is judged, hidden cards and all. */
  truth: null as unknown,
  answers: new Map<string, unknown>(),
}));

const has = (fault: Fault) => planted.fault === fault;

vi.mock("../../shared/table/project.ts", async (original) => {
  const real = await original<typeof import("../../shared/table/project.ts")>();
  const project: typeof real.project = (event, viewer) => {
    const projected = real.project(event, viewer);
    if (has("the skat in dealt") && event.type === "dealt")
      return { ...projected, ...(event.skat && { skat: event.skat }) };
    if (has("the discard in declared") && event.type === "declared")
      return { ...projected, ...(event.discard && { discard: event.discard }) };
    return projected;
  };
  return { ...real, project };
});

vi.mock("../../shared/table/decide.ts", async (original) => {
  const real = await original<typeof import("../../shared/table/decide.ts")>();
  const decide: typeof real.decide = (state, seat, command, context) => {
    planted.truth = state.deal;
    const decided = real.decide(state, seat, command, context);
    planted.truth = null;
    if (!decided.ok || !has("the order of a foreign hand")) return decided;
    return { ok: true, value: decided.value.map((event) => unsorted(event, state)) };
  };
  return { ...real, decide };
});

/** A hand is laid open in the order in which it was dealt and taken up, as its owner holds it. */
function unsorted(event: TableEvent, { deal }: TableState): TableEvent {
  const asHeld = (seat: number, cards: readonly Card[]) =>
    (deal?.hands[seat as 0] ?? []).filter((card) => cards.includes(card));
  if (event.type === "declared" && event.open)
    return { ...event, open: asHeld(event.seat, event.open) };
  if (event.type === "handShown") return { ...event, cards: asHeld(event.seat, event.cards) };
  return event;
}

vi.mock("../../shared/table/claiming.ts", async (original) => {
  const real = await original<typeof import("../../shared/table/claiming.ts")>();
  const isClaimProved: typeof real.isClaimProved = (seen, bid, seat, level) => {
    const truth = planted.truth as DealState | null;
    const known = has("a claim judged on the true hands") && truth ? truth : seen;
    return real.isClaimProved({ ...seen, hands: known.hands }, bid, seat, level);
  };
  return { ...real, isClaimProved };
});

vi.mock("../../worker/frames.ts", async (original) => {
  const real = await original<typeof import("../../worker/frames.ts")>();
  const eventFrames: typeof real.eventFrames = (events, viewer) => {
    // "There is nothing in it for the others."
    const told = events.filter((event) => event.type !== "skatTaken" || event.seat === viewer);
    return real.eventFrames(has("a gap in seq") ? told : events, viewer);
  };
  return { ...real, eventFrames };
});

vi.mock("../../worker/act.ts", async (original) => {
  const real = await original<typeof import("../../worker/act.ts")>();
  const actHere: typeof real.actHere = (table, memory, seat, asked) => {
    if (!has("a cached answer given to another seat"))
      return real.actHere(table, memory, seat, asked);
    // The cache forgets that an id belongs to its seat.
    const known = planted.answers.get(asked.id) as ReturnType<typeof real.actHere> | undefined;
    const answer = known ?? real.actHere(table, memory, seat, asked);
    if (answer.status === 200) planted.answers.set(asked.id, answer);
    return answer;
  };
  return { ...real, actHere };
});

vi.mock("../../worker/table.ts", async (original) => {
  const real = await original<typeof import("../../worker/table.ts")>();
  const newTable: typeof real.newTable = (...given) => {
    planted.answers.clear();
    return real.newTable(...given);
  };
  return { ...real, newTable };
});

beforeEach(() => {
  planted.fault = null;
});

test("without a fault nothing is found", () => {
  expect(checkSeeds(Array(10).keys()).leaks).toEqual([]);
});

test.each(FAULTS)(
  "%s is found",
  (fault) => {
    planted.fault = fault;
    const { leaks } = checkSeeds(Array(300).keys(), true);
    const [leak] = leaks;
    console.log(`${fault}: found with seed ${leak?.seed}, by viewer ${leak?.viewer}`);
    expect(leaks.length).toBeGreaterThan(0);
  },
  120_000,
);
