import { describe, expect, test } from "vitest";
import { turnsOf } from "../../shared/table/turns.ts";
import { viewOf } from "../../shared/table/views.ts";
import type { Offsets } from "../../shared/table/working-time.ts";
import { ClockedTable, DAY, HOUR, MONDAY_NOON } from "./support/clocked-table.ts";

const AUCKLAND: Offsets = [[0, 13 * 60]];
const HONOLULU: Offsets = [[0, -10 * 60]];
const days = { kind: "days", days: 3, vacationDays: 0 } as const;

describe("over days", () => {
  test("everybody has the whole time for each act", () => {
    const table = new ClockedTable({ pace: days });
    expect(table.deadline(table.turn)).toBe(MONDAY_NOON + 3 * DAY);
    table.wait(2 * DAY);
    const before = table.turn;
    table.go();
    expect(table.turn).not.toBe(before);
    expect(table.deadline(table.turn)).toBe(MONDAY_NOON + 5 * DAY);
    expect(table.deadline(before)).toBeUndefined();
  });

  test("without a clock there is no deadline, and nothing happens by itself", () => {
    const table = new ClockedTable({ pace: { kind: "none" } });
    expect(table.wait(1_000 * DAY)).toEqual([]);
    expect(viewOf(table.state, 0, []).state).toMatchObject({
      clock: null,
      deal: { deadline: null },
    });
  });

  test("a bot is asked for this one turn, and the seat has its time again for the next", () => {
    const table = new ClockedTable({ pace: days });
    const seat = table.turn;
    expect(table.wait(3 * DAY - 1)).toEqual([]);
    expect(table.wait(1)).toMatchObject([{ type: "timedOut", seat, did: "bot" }]);
    expect(table.deadline(seat)).toBeDefined();
    expect(viewOf(table.state, 0, []).state.clock?.deadlines).toEqual({});
    expect(table.wait(100 * DAY)).toEqual([]);
    expect(table.go()).toEqual(["stoodIn", "bid"]);
    table.goUntil(({ deal }) => table.turn === seat && (deal?.said.length ?? 0) > 1);
    expect(table.deadline(seat)).toBe(table.now + 3 * DAY);
  });

  test("whoever comes after the deadline, but before the bot, acts himself", () => {
    const table = new ClockedTable({ pace: days });
    const seat = table.turn;
    table.wait(4 * DAY);
    expect(table.act(seat, { type: "bid", value: 18 })).toEqual(["bid"]);
  });

  test("vacation days are taken by themselves, as many as it takes, and then no more", () => {
    const table = new ClockedTable({ pace: { ...days, vacationDays: 4 } });
    const seat = table.turn;
    expect(table.wait(3 * DAY)).toMatchObject([{ type: "vacationTaken", seat, days: 1 }]);
    expect(table.deadline(seat)).toBe(MONDAY_NOON + 4 * DAY);
    // The object slept too long: two days at once.
    expect(table.wait(2.5 * DAY)).toMatchObject([{ type: "vacationTaken", seat, days: 2 }]);
    expect(viewOf(table.state, 0, []).state.clock?.vacation[seat]).toBe(1);
    expect(table.wait(10 * DAY)).toMatchObject([
      { type: "vacationTaken", seat, days: 1 },
      { type: "timedOut", seat },
    ]);
    table.go();
    expect(table.state.clock?.vacation).toEqual([0, 1, 2].map((at) => (at === seat ? 0 : 4)));
  });

  test("weekends are those of the player to act", () => {
    const pace = { ...days, days: 1, weekendsOff: true } as const;
    const zones = [AUCKLAND, HONOLULU, AUCKLAND];
    // Friday, 20:00 UTC: Saturday in Auckland, still Friday in Honolulu.
    const friday = Date.UTC(2026, 0, 9, 20);
    const table = new ClockedTable({ pace }, zones, friday);
    const first = table.turn;
    const until = (seat: number) =>
      seat === 1 ? Date.UTC(2026, 0, 12, 20) : Date.UTC(2026, 0, 12, 11);
    expect(table.deadline(first)).toBe(until(first));
    table.go();
    expect(table.turn).not.toBe(first);
    expect(table.deadline(table.turn)).toBe(until(table.turn));
    expect(new Set([first, table.turn].map(until)).size).toBe(
      [first, table.turn].includes(1) ? 2 : 1,
    );
    // Somebody who moves takes the weekend along.
    const seat = table.turn;
    table.append([{ type: "zoneSet", seat, offsets: [[0, 0]] }]);
    expect(table.deadline(seat)).toBe(Date.UTC(2026, 0, 12, 20));
  });

  test("a vacation day on a Friday is a working day later", () => {
    const pace = { ...days, days: 1, weekendsOff: true, vacationDays: 1 } as const;
    const table = new ClockedTable({ pace }, [], Date.UTC(2026, 0, 8, 12));
    const seat = table.turn;
    expect(table.until(Date.UTC(2026, 0, 9, 12))).toMatchObject([{ type: "vacationTaken", seat }]);
    expect(table.deadline(seat)).toBe(Date.UTC(2026, 0, 12, 12));
  });

  test("a bank is what is left of it, with a credit each turn, capped", () => {
    const bank = { hours: 48, credit: 12, cap: 60 };
    const table = new ClockedTable({ pace: { kind: "days", bank, vacationDays: 0 } });
    const seat = table.turn;
    const left = () => (table.state.clock?.banks[seat] ?? 0) / HOUR;
    expect(table.deadline(seat)).toBe(MONDAY_NOON + 48 * HOUR);
    table.wait(40 * HOUR);
    table.go();
    expect(left()).toBe(20);
    table.goUntil(() => table.turn === seat);
    expect(table.deadline(seat)).toBe(table.now + 20 * HOUR);
    table.goUntil(({ deal }) => (deal?.tricks.length ?? 0) === 9);
    expect(left()).toBe(60);
    table.goUntil(() => table.turn === seat);
    table.wait(60 * HOUR);
    expect(table.types().at(-1)).toBe("timedOut");
    table.go();
    expect(left()).toBe(12);
  });
});

describe("live", () => {
  const live = { kind: "live", perAction: 20, bank: 100, onDeadline: "default" } as const;

  test("each act has its seconds, and what it takes longer comes from the bank", () => {
    const table = new ClockedTable({ pace: live });
    const seat = table.turn;
    expect(table.deadline(seat)).toBe(MONDAY_NOON + 120_000);
    table.wait(50_000);
    table.go();
    expect(table.state.clock?.banks[seat]).toBe(70_000);
    table.goUntil(() => table.turn === seat);
    table.wait(20_000);
    table.go();
    expect(table.state.clock?.banks[seat]).toBe(70_000);
  });

  test("the first turn of a deal begins ten seconds after the settlement before it", () => {
    const table = new ClockedTable({ pace: live });
    table.goUntil(({ rows }) => rows.length === 1);
    const seat = table.turn;
    const bank = table.state.clock?.banks[seat] ?? 0;
    expect(table.deadline(seat)).toBe(table.now + 10_000 + 20_000 + bank);
    table.wait(30_000);
    table.go();
    expect(table.state.clock?.banks[seat]).toBe(bank);
  });

  test("the safest default: pass, lose as cheaply as the bid allows, the least card, turn claims down", () => {
    const table = new ClockedTable({ pace: { ...live, bank: 0 }, deals: 2 });
    const passes = [table.wait(20_000), table.wait(20_000), table.wait(20_000)].flat();
    expect(passes.map(({ type }) => type)).toEqual([
      ...["timedOut", "passed", "timedOut", "passed", "timedOut", "passed", "dealEnded", "dealt"],
    ]);
    expect(table.state.rows[0]?.entries).toEqual([0, 0, 0]);
    table.goUntil(({ phase }) => phase === "skat");
    const declarer = table.turn;
    const lost = table.wait(20_000);
    expect(lost.map(({ type }) => type)).toEqual(["timedOut", "conceded", "dealEnded"]);
    expect(table.state.last).toMatchObject({
      ending: "impossible-null",
      settlement: { declarer, won: false, hand: false },
    });
  });

  test("two deadlines at once: both defenders let a claim stand unanswered", () => {
    const table = new ClockedTable({ pace: { ...live, bank: 0 } });
    table.goUntil(({ deal }) => deal?.tricks.length === 2 && table.turn === deal.declarer);
    const declarer = table.turn;
    table.act(declarer, { type: "claim" });
    const deadlines = Object.values(viewOf(table.state, 0, []).state.clock?.deadlines ?? {});
    expect(deadlines).toEqual([table.now + 20_000, table.now + 20_000]);
    expect(table.deadline(declarer)).toBeUndefined();
    const events = table.wait(20_000);
    // One no is enough: the play goes on, and nobody waits for the other one.
    expect(events.map(({ type }) => type)).toEqual(["timedOut", "answered"]);
    expect(table.deadline(declarer)).toBe(table.now + 20_000);
  });

  test("two deadlines at once with bots: both are asked", () => {
    const table = new ClockedTable({ pace: { ...days, onDeadline: "bot" } });
    table.goUntil(({ deal }) => deal?.tricks.length === 2 && table.turn === deal.declarer);
    table.act(table.turn, { type: "claim" });
    expect(table.wait(3 * DAY).map(({ type }) => type)).toEqual(["timedOut", "timedOut"]);
    expect(turnsOf(table.state).map(({ waitingFor }) => waitingFor)).toEqual([[], [], []]);
  });

  test("an annulled deal counts as one of the series, with nothing written", () => {
    const table = new ClockedTable({ pace: { ...live, bank: 0, onDeadline: "annul" }, deals: 3 });
    table.goUntil(({ deal }) => deal?.tricks.length === 3);
    const seat = table.turn;
    const events = table.wait(20_000);
    expect(events).toMatchObject([
      { type: "timedOut", seat, did: "annul" },
      { type: "adjudicated", by: seat, restTo: null },
      { type: "dealEnded", result: "annulled", entries: [0, 0, 0], settlement: null },
      { type: "dealt", n: 2 },
    ]);
    expect(table.state.rows).toMatchObject([{ n: 1, declarer: null, entries: [0, 0, 0] }]);
  });
});

test("a clock that jumps back stops nothing; one that jumps forward skips nothing", () => {
  const table = new ClockedTable({ pace: days });
  const seat = table.turn;
  table.wait(DAY);
  table.go();
  table.until(MONDAY_NOON - 30 * DAY);
  table.go();
  expect(table.state.at).toBe(MONDAY_NOON + DAY);
  expect(table.log.every(({ at }, n) => n === 0 || at >= (table.log[n - 1]?.at ?? 0))).toBe(true);
  // Back on time, nobody has lost or won anything.
  const next = table.turn;
  expect(table.deadline(next)).toBe(MONDAY_NOON + 4 * DAY);
  expect(table.until(MONDAY_NOON + 4 * DAY - 1)).toEqual([]);
  // A year ahead: one deadline passes, and the next turn starts from there.
  expect(table.until(MONDAY_NOON + 365 * DAY)).toHaveLength(1);
  table.go();
  expect(Object.keys(viewOf(table.state, seat, []).state.clock?.deadlines ?? {})).toHaveLength(1);
  expect(table.deadline(table.turn)).toBe(MONDAY_NOON + 368 * DAY);
});

test("a series of 36 deals over months, everybody now and then away, comes to its end", () => {
  const table = new ClockedTable({
    deals: 36,
    pace: { kind: "days", days: 1, weekendsOff: true, vacationDays: 10 },
  });
  let step = 0;
  while (table.state.phase !== "finished") {
    step++;
    // A pattern without a rhythm: mostly hours, now and then a week away.
    table.wait(step % 61 === 0 ? 7 * DAY : ((step * 7) % 23) * HOUR);
    table.go();
  }
  expect(table.state.rows).toHaveLength(36);
  const count = (type: string) => table.types().filter((one) => one === type).length;
  expect(count("vacationTaken")).toBeGreaterThan(3);
  expect(count("stoodIn")).toBeGreaterThan(3);
  expect(count("timedOut")).toBe(count("stoodIn"));
  expect(table.now - MONDAY_NOON).toBeGreaterThan(300 * DAY);
});

test("everybody is told who is waited for and until when, and reminded in time", () => {
  const table = new ClockedTable({ pace: days });
  const seat = table.turn;
  table.wait(DAY);
  const facts = turnsOf(table.state);
  expect(facts.map(({ isOwnTurn }) => isOwnTurn)).toEqual([0, 1, 2].map((at) => at === seat));
  for (const fact of facts) {
    expect(fact).toMatchObject({
      ...{ seq: table.state.seq, waitingFor: [seat], votes: [], isOver: false },
      deadline: MONDAY_NOON + 3 * DAY,
    });
  }
  expect(facts[seat]?.reminders).toEqual(
    [36, 57.6, 68.4].map((hours) => MONDAY_NOON + hours * HOUR),
  );
  expect(facts.filter(({ reminders }) => reminders.length > 0)).toHaveLength(1);
});
