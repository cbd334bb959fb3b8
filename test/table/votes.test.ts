import { describe, expect, test } from "vitest";
import type { Seat } from "../../shared/skat/seats.ts";
import { leaveForGood } from "../../shared/table/leaving.ts";
import { sitDown } from "../../shared/table/opening.ts";
import { turnsOf } from "../../shared/table/turns.ts";
import { viewOf } from "../../shared/table/views.ts";
import { ClockedTable, DAY, HOUR, MINUTE, MONDAY_NOON } from "./support/clocked-table.ts";

const pace = { kind: "days", days: 3, vacationDays: 0 } as const;

/** A table where somebody stays away, and who the others are. */
function withAbsent(rules: object = {}): {
  readonly table: ClockedTable;
  readonly absent: Seat;
  readonly others: readonly [Seat, Seat];
} {
  const table = new ClockedTable({ pace, deals: 3, ...rules });
  table.goUntil(({ deal }) => deal?.tricks.length === 2);
  const absent = table.turn;
  const others = ([0, 1, 2] as const).filter((seat) => seat !== absent) as [Seat, Seat];
  return { table, absent, others };
}

const lastVote = (table: ClockedTable) => table.state.votes.at(-1)?.id ?? -1;

describe("somebody who stays away", () => {
  test("all others agree: after 48 hours a bot goes on, and says so in the log", () => {
    const { table, absent, others } = withAbsent();
    const [a, b] = others;
    const call = { type: "call-vote", kind: "continue-with-bot", about: absent } as const;
    expect(table.act(a, call)).toEqual(["voteCalled"]);
    expect(table.refused(b, call)).toBe("VOTE_RUNNING");
    expect(turnsOf(table.state)[absent]?.votes).toEqual([lastVote(table)]);
    expect(turnsOf(table.state)[b]?.votes).toEqual([lastVote(table)]);
    expect(turnsOf(table.state)[a]?.votes).toEqual([]);
    expect(table.act(b, { type: "vote", vote: lastVote(table), agree: true })).toEqual(["voted"]);
    expect(table.wait(48 * HOUR - 1)).toEqual([]);
    expect(table.wait(1).map(({ type }) => type)).toEqual(["voteEnded", "seatLeft"]);
    expect(viewOf(table.state, a, []).state.players[absent]?.away).toBe(true);
    // Everybody knows it now, so the bot's acts are no news.
    expect(table.go()).toEqual(["played"]);
    expect(table.deadline(absent)).toBeUndefined();
    table.goUntil(({ phase }) => phase === "finished");
  });

  test("the vote lapses when somebody did not agree in time", () => {
    const { table, absent, others } = withAbsent();
    table.act(others[0], { type: "call-vote", kind: "replace", about: absent });
    const events = table.wait(48 * HOUR);
    expect(events).toMatchObject([{ type: "voteEnded", outcome: "lapsed", kind: "replace" }]);
    expect(table.state.players[absent]?.left).toBeUndefined();
  });

  test("one no is enough, and the caller may think better of it", () => {
    const { table, absent, others } = withAbsent();
    const [a, b] = others;
    const call = { type: "call-vote", kind: "continue-with-bot", about: absent } as const;
    table.act(a, call);
    const vote = lastVote(table);
    expect(table.act(b, { type: "vote", vote, agree: false })).toEqual(["voted", "voteEnded"]);
    expect(table.refused(b, { type: "vote", vote, agree: true })).toBe("VOTE_UNKNOWN");
    table.act(a, call);
    table.act(a, { type: "vote", vote: lastVote(table), agree: false });
    expect(table.log.at(-1)).toMatchObject({ type: "voteEnded", outcome: "withdrawn" });
  });

  test.each(["acts", "says so", "objects"])("it is off when its holder %s", (how) => {
    const { table, absent, others } = withAbsent();
    table.act(others[0], { type: "call-vote", kind: "replace", about: absent });
    const vote = lastVote(table);
    table.act(others[1], { type: "vote", vote, agree: true });
    if (how === "acts") expect(table.act(absent, table.simple(absent))[0]).toBe("returned");
    if (how === "says so") expect(table.act(absent, { type: "return" })).toEqual(["returned"]);
    if (how === "objects") table.act(absent, { type: "vote", vote, agree: false });
    expect(table.state.votes).toEqual([]);
    table.wait(60 * HOUR);
    expect(table.state.players[absent]?.left).toBeUndefined();
  });

  test("a bot's act for him does not call him back", () => {
    const { table, absent, others } = withAbsent();
    table.act(others[0], { type: "call-vote", kind: "continue-with-bot", about: absent });
    table.act(others[1], { type: "vote", vote: lastVote(table), agree: true });
    table.append([{ type: "timedOut", seat: absent, did: "bot" }]);
    expect(table.go()[0]).toBe("stoodIn");
    expect(table.state.votes).toHaveLength(1);
  });

  test("whoever leaves on his own accord need not be waited for", () => {
    const { table, absent, others } = withAbsent();
    table.act(absent, { type: "call-vote", kind: "continue-with-bot", about: absent });
    table.act(others[0], { type: "vote", vote: lastVote(table), agree: true });
    const last = table.act(others[1], { type: "vote", vote: lastVote(table), agree: true });
    expect(last).toEqual(["voted", "voteEnded", "seatLeft"]);
  });

  test("the seat can be taken back at any moment, and has its full time again", () => {
    const { table, absent, others } = withAbsent();
    table.act(others[0], { type: "call-vote", kind: "continue-with-bot", about: absent });
    table.act(others[1], { type: "vote", vote: lastVote(table), agree: true });
    table.wait(48 * HOUR);
    table.goUntil(() => table.turn === others[0]);
    expect(table.refused(others[0], { type: "return" })).toBe("NOT_NOW");
    expect(table.act(absent, { type: "return" })).toEqual(["returned"]);
    expect(table.state.players[absent]?.left).toBeUndefined();
    table.goUntil(() => table.turn === absent);
    expect(table.deadline(absent)).toBe(table.now + 3 * DAY);
  });
});

describe("a replacement", () => {
  function replaced() {
    const { table, absent, others } = withAbsent();
    table.act(others[0], { type: "call-vote", kind: "replace", about: absent });
    table.act(others[1], { type: "vote", vote: lastVote(table), agree: true });
    table.wait(48 * HOUR);
    return { table, absent, others };
  }
  const newcomer = (seat: Seat) =>
    ({ seat, person: "new", kind: "human", nonce: "ab".repeat(16) }) as const;

  test("takes effect with the next deal; a bot finishes this one", () => {
    const { table, absent, others } = replaced();
    expect(table.must(sitDown(table.state, newcomer(absent), table.context))).toEqual(["seated"]);
    const twice = sitDown(table.state, newcomer(absent), table.context);
    expect(!twice.ok && twice.refusal.code).toBe("SEAT_TAKEN");
    expect(table.state.players[absent]?.person).toBe(`person-${absent}`);
    // The old holder has no say in it any more.
    expect(table.refused(absent, { type: "return" })).toBe("SEAT_TAKEN");
    table.goUntil(() => table.turn === absent);
    expect(table.refused(absent, table.simple(absent))).toBe("SEAT_TAKEN");
    table.goUntil(({ rows }) => rows.length === 1);
    expect(table.state.players[absent]).toEqual({ ...newcomer(absent) });
    expect(table.state.deal?.nonces[absent]).toBe("ab".repeat(16));
    table.goUntil(() => table.turn === absent);
    expect(table.act(absent, table.simple(absent))).not.toContain("returned");
    expect(others).toHaveLength(2);
  });

  test("nobody waits for one: the bot goes on until somebody comes", () => {
    const { table, absent } = replaced();
    table.goUntil(({ rows }) => rows.length === 1);
    expect(table.state.players[absent]?.left).toBe("free");
    table.must(sitDown(table.state, newcomer(absent), table.context));
    table.goUntil(({ rows }) => rows.length === 2);
    expect(table.state.players[absent]?.person).toBe("new");
  });

  test("until somebody comes, the old holder may be back", () => {
    const { table, absent } = replaced();
    expect(table.act(absent, { type: "return" })).toEqual(["returned"]);
    const late = sitDown(table.state, newcomer(absent), table.context);
    expect(!late.ok && late.refusal.code).toBe("SEAT_TAKEN");
  });

  test("a seat nobody has set free is taken by nobody", () => {
    const { table, absent } = withAbsent();
    const decision = sitDown(table.state, newcomer(absent), table.context);
    expect(!decision.ok && decision.refusal.code).toBe("SEAT_TAKEN");
  });
});

describe("the end of a series before its time", () => {
  test("all agree: the sheet stands as it stands, the deal under way is revealed and not written down", () => {
    const table = new ClockedTable({ pace, deals: 12 });
    table.goUntil(({ rows, deal }) => rows.length === 2 && deal?.tricks.length === 1);
    table.act(0, { type: "call-vote", kind: "end-series" });
    table.act(1, { type: "vote", vote: lastVote(table), agree: true });
    const last = table.act(2, { type: "vote", vote: lastVote(table), agree: true });
    expect(last).toEqual(["voted", "voteEnded", "seriesEnded", "dealEnded"]);
    expect(table.state).toMatchObject({
      phase: "finished",
      deal: null,
      last: { result: "annulled" },
    });
    expect(table.state.rows).toHaveLength(2);
    const { sheet } = viewOf(table.state, 0, []).state;
    expect(sheet.winners.length).toBeGreaterThan(0);
    expect(table.refused(0, { type: "call-vote", kind: "pause" })).toBe("SERIES_OVER");
    expect(table.wait(100 * DAY)).toEqual([]);
  });

  test("somebody absent need not agree, but has 48 hours to come back", () => {
    const { table, absent, others } = withAbsent();
    table.act(others[0], { type: "call-vote", kind: "end-series", about: absent });
    table.act(others[1], { type: "vote", vote: lastVote(table), agree: true });
    expect(table.state.phase).toBe("playing");
    table.wait(48 * HOUR);
    expect(table.state.phase).toBe("finished");
  });
});

describe("somebody who is gone for good, and cannot be asked", () => {
  const leave = (table: ClockedTable, seat: Seat) =>
    table
      .append(leaveForGood(table.state, seat, { ...table.context, now: table.now }))
      .map(({ type }) => type);

  test("a bot goes on at once, and plays the series to its end with the others", () => {
    const { table, absent, others } = withAbsent();
    expect(leave(table, absent)).toEqual(["seatLeft"]);
    expect(viewOf(table.state, others[0], []).state.players[absent]?.away).toBe(true);
    expect(leave(table, absent)).toEqual([]);
    table.goUntil(({ phase }) => phase === "finished");
    expect(table.state.rows).toHaveLength(3);
    expect(leave(table, others[0])).toEqual([]);
  });

  test("to what the others are asking about the seat it is a yes", () => {
    const { table, absent, others } = withAbsent();
    table.act(others[0], { type: "call-vote", kind: "replace", about: absent });
    table.act(others[1], { type: "vote", vote: lastVote(table), agree: true });
    expect(leave(table, absent)).toEqual(["voted", "voteEnded", "seatLeft"]);
    expect(table.state.players[absent]?.left).toBe("free");
    const ending = withAbsent();
    const [a, b] = ending.others;
    ending.table.act(a, { type: "call-vote", kind: "end-series", about: ending.absent });
    expect(leave(ending.table, ending.absent)).toEqual(["voted", "seatLeft"]);
    const vote = lastVote(ending.table);
    expect(ending.table.act(b, { type: "vote", vote, agree: true })).toContain("seriesEnded");
  });

  test("what nobody has to decide any more is off the table, and what waited for this one voice is not kept waiting", () => {
    const { table, absent, others } = withAbsent();
    table.act(others[0], { type: "call-vote", kind: "continue-with-bot", about: absent });
    table.act(absent, { type: "call-vote", kind: "end-series" });
    table.act(others[1], { type: "call-vote", kind: "pause" });
    table.act(others[0], { type: "vote", vote: lastVote(table), agree: true });
    expect(leave(table, absent)).toEqual([
      ...["voted", "voteEnded", "voteEnded", "seatLeft", "voteEnded", "paused"],
    ]);
    expect(table.state.votes).toEqual([]);
  });

  test("where nobody is left, bots do not play on among themselves: the sheet stands as it stands", () => {
    const { table, absent, others } = withAbsent();
    for (const seat of others) expect(leave(table, seat)).toEqual(["seatLeft"]);
    expect(leave(table, absent)).toEqual(["seriesEnded", "dealEnded"]);
    expect(table.state).toMatchObject({ phase: "finished", deal: null });
    expect(table.wait(100 * DAY)).toEqual([]);
  });

  test("in a pause as well", () => {
    const table = new ClockedTable({ pace });
    table.append([{ type: "paused" }]);
    for (const seat of [0, 1] as const) expect(leave(table, seat)).toEqual(["seatLeft"]);
    expect(leave(table, 2)).toEqual(["seriesEnded", "dealEnded"]);
  });
});

describe("a pause", () => {
  function paused() {
    const table = new ClockedTable({ pace });
    table.wait(DAY);
    table.act(0, { type: "call-vote", kind: "pause" });
    table.act(1, { type: "vote", vote: lastVote(table), agree: true });
    expect(table.state.phase).toBe("bidding");
    table.act(2, { type: "vote", vote: lastVote(table), agree: true });
    return table;
  }

  test("needs everybody, stops the clock, and gives back what was left of it", () => {
    const table = paused();
    expect(table.state.phase).toBe("paused");
    expect(viewOf(table.state, 0, []).state.deal).toMatchObject({ toAct: [], deadline: null });
    expect(table.refused(0, { type: "pass" })).toBe("TABLE_PAUSED");
    expect(table.wait(50 * DAY)).toEqual([]);
    table.act(2, { type: "call-vote", kind: "resume" });
    table.act(1, { type: "vote", vote: lastVote(table), agree: true });
    table.act(0, { type: "vote", vote: lastVote(table), agree: true });
    expect(table.state.phase).toBe("bidding");
    expect(table.deadline(table.turn)).toBe(MONDAY_NOON + 53 * DAY);
    table.goUntil(({ rows }) => rows.length === 1);
  });

  test("holds nobody: whoever no longer agrees ends it with notice, and others cannot forbid it", () => {
    const table = paused();
    table.act(2, { type: "call-vote", kind: "resume" });
    expect(table.refused(0, { type: "vote", vote: lastVote(table), agree: false })).toBe(
      "NOT_ASKED",
    );
    expect(table.wait(48 * HOUR - MINUTE)).toEqual([]);
    expect(table.wait(MINUTE).map(({ type }) => type)).toEqual(["voteEnded", "resumed"]);
    expect(table.deadline(table.turn)).toBe(MONDAY_NOON + 5 * DAY);
  });

  test("is not entered twice, and not ended where there is none", () => {
    expect(paused().refused(0, { type: "call-vote", kind: "pause" })).toBe("NOT_NOW");
    const running = new ClockedTable({ pace });
    expect(running.refused(0, { type: "call-vote", kind: "resume" })).toBe("NOT_NOW");
  });

  test("bots agree to everything", () => {
    const table = new ClockedTable({ pace });
    for (const seat of [1, 2] as const) table.append([{ type: "seatLeft", seat, free: false }]);
    expect(table.act(0, { type: "call-vote", kind: "pause" })).toEqual([
      ...["voteCalled", "voteEnded", "paused"],
    ]);
  });
});
