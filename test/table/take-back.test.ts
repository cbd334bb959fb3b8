import { expect, test } from "vitest";
import { codeOf, dealOfCode } from "../../shared/protocol/code/code.ts";
import { recordOf } from "../../shared/protocol/record-of.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { fold } from "../../shared/table/evolve.ts";
import { project } from "../../shared/table/project.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { initialState } from "../../shared/table/state.ts";
import { whatStands } from "../../shared/table/what-stands.ts";
import { ClockedTable, HOUR } from "./support/clocked-table.ts";

const pace = { kind: "days", days: 3, vacationDays: 0 } as const;
const SEATS = [0, 1, 2] as const;

function afterACard() {
  const table = new ClockedTable({ pace });
  table.goUntil(({ deal }) => deal?.tricks.length === 1);
  const before = table.state;
  const seat = table.turn;
  table.go();
  const others = SEATS.filter((other) => other !== seat) as [Seat, Seat];
  return { table, before, seat, others };
}

test("the last act is taken back when all agree; the deal stands as it stood before", () => {
  const { table, before, seat, others } = afterACard();
  table.wait(HOUR);
  expect(table.act(seat, { type: "take-back" })).toEqual(["voteCalled"]);
  const vote = table.state.votes[0]?.id ?? -1;
  expect(table.act(others[0], { type: "vote", vote, agree: true })).toEqual(["voted"]);
  const last = table.act(others[1], { type: "vote", vote, agree: true });
  expect(last).toEqual(["voted", "voteEnded", "takenBack"]);
  expect(table.log.at(-1)).toMatchObject({ seat, to: before.seq, undone: "played" });
  expect(table.state.deal).toEqual(before.deal);
  expect(table.state.phase).toBe(before.phase);
  expect(table.deadline(seat)).toBe(table.now + 72 * HOUR);
  // What others saw they have seen: their log keeps the card.
  for (const viewer of [...SEATS, "public"] as const) {
    const projected = table.log.map((event) => project(event, viewer));
    expect(fold(initialState(), projected)).toEqual(seenBy(table.state, viewer));
    expect(projected.filter(({ type }) => type === "played")).toHaveLength(4);
  }
  // Only once: nothing older can follow.
  expect(table.refused(seat, { type: "take-back" })).toBe("NOTHING_TO_TAKE_BACK");
  table.goUntil(({ rows }) => rows.length === 1);
});

test("what stands of a deal is told without what was taken back", () => {
  const { table, seat, others } = afterACard();
  table.act(seat, { type: "take-back" });
  const vote = table.state.votes[0]?.id ?? -1;
  for (const other of others) table.act(other, { type: "vote", vote, agree: true });
  table.goUntil(({ rows }) => rows.length === 1);
  const played = whatStands(table.log).filter(({ type }) => type === "played");
  expect(played).toHaveLength(30);
  expect(table.types().filter((type) => type === "played")).toHaveLength(31);
  // So it has a code and a record like any other deal.
  const deal = table.log.filter(({ type, seq }) => type === "dealt" || seq > 5).slice(0, -1);
  const back = dealOfCode(codeOf(deal, table.state.rules));
  if (!back.ok) throw new Error(back.refusal.message);
  expect(back.value.state.last?.settlement).toEqual({
    ...table.state.last?.settlement,
    declarer: expect.any(Number),
  });
  const facts = { place: "", series: "", game: "", at: "2026-01-05T12:00:00Z", names: [] };
  expect(recordOf(deal, facts)?.moves.filter(({ type }) => type === "play")).toHaveLength(30);
});

test("only the asker's own last act, and not what showed him something", () => {
  const { table, others } = afterACard();
  for (const other of others)
    expect(table.refused(other, { type: "take-back" })).toBe("NOTHING_TO_TAKE_BACK");
  const another = new ClockedTable({ pace });
  another.goUntil(({ phase }) => phase === "declaring");
  expect(another.refused(another.turn, { type: "take-back" })).toBe("NOTHING_TO_TAKE_BACK");
  another.goUntil(({ rows }) => rows.length === 1);
  for (const seat of SEATS)
    expect(another.refused(seat, { type: "take-back" })).toBe("NOTHING_TO_TAKE_BACK");
});

test("it lapses when anybody acts", () => {
  const { table, seat, others } = afterACard();
  table.act(seat, { type: "take-back" });
  const vote = table.state.votes[0]?.id ?? -1;
  table.act(others[0], { type: "vote", vote, agree: true });
  table.go();
  expect(table.state.votes).toEqual([]);
  expect(table.refused(others[1], { type: "vote", vote, agree: true })).toBe("VOTE_UNKNOWN");
});

test("it lapses after 24 hours, and one no is enough", () => {
  const { table, seat, others } = afterACard();
  table.act(seat, { type: "take-back" });
  expect(table.refused(seat, { type: "take-back" })).toBe("VOTE_RUNNING");
  expect(table.wait(24 * HOUR)).toMatchObject([{ type: "voteEnded", outcome: "lapsed" }]);
  table.act(seat, { type: "take-back" });
  const vote = table.state.votes[0]?.id ?? -1;
  table.act(others[1], { type: "vote", vote, agree: false });
  expect(table.log.at(-1)).toMatchObject({ type: "voteEnded", outcome: "refused" });
});
