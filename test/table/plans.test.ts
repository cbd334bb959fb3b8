import { expect, test } from "vitest";
import { randomFrom } from "../../shared/cli/fuzz/random.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { LEADS, NO_PLANS, type Plans, plannedAct } from "../../shared/table/plans.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { ClockedTable } from "./support/clocked-table.ts";

const inAuction = (): ClockedTable => new ClockedTable({ pace: { kind: "none" } });
const plansFor = (table: ClockedTable, plans: Partial<Plans>): Plans => ({
  ...NO_PLANS,
  k: table.state.deal?.k ?? 0,
  ...plans,
});
const planned = (table: ClockedTable, plans: Partial<Plans>, seat: Seat = table.turn) =>
  plannedAct(seenBy(table.state, seat), seat, plansFor(table, plans));

test("the bidder names the next number up to his own, and then passes", () => {
  const table = inAuction();
  const said: unknown[] = [];
  for (let n = 0; n < 4; n++) {
    const bid = planned(table, { upTo: 22 });
    if (bid.kind !== "act") throw new Error(bid.kind);
    said.push(bid.command);
    table.act(table.turn, bid.command);
    if (bid.command.type === "bid") table.act(table.turn, { type: "hold" });
  }
  expect(said).toEqual([
    ...[18, 20, 22].map((value) => ({ type: "bid", value })),
    { type: "pass" },
  ]);
});

test("whoever is asked for more than planned, by a jump too, passes; for as much he holds", () => {
  const table = inAuction();
  table.act(table.turn, { type: "bid", value: 40 });
  expect(planned(table, { upTo: 40 })).toMatchObject({ command: { type: "hold" } });
  expect(planned(table, { upTo: 36 })).toMatchObject({ command: { type: "pass" } });
});

test("forehand alone says 18 or passes", () => {
  const table = inAuction();
  table.act(table.turn, { type: "pass" });
  table.act(table.turn, { type: "pass" });
  expect(planned(table, { upTo: 60 })).toMatchObject({ command: { type: "bid", value: 18 } });
  expect(planned(table, { upTo: 0 })).toMatchObject({ command: { type: "pass" } });
});

test("nothing is done out of turn, without a plan, or by the plan for another deal", () => {
  const table = inAuction();
  const other = ((table.turn + 1) % 3) as Seat;
  expect(planned(table, { upTo: 60 }, other)).toEqual({ kind: "wait" });
  expect(planned(table, {})).toEqual({ kind: "wait" });
  expect(planned(table, { upTo: 60, k: 2 })).toEqual({ kind: "wait" });
  table.goUntil(({ phase }) => phase === "skat");
  expect(planned(table, { upTo: 264, forced: true })).toEqual({ kind: "wait" });
});

test("whatever somebody plans, what it leads to is accepted", () => {
  let followed = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const random = randomFrom(seed);
    const table = new ClockedTable({ pace: { kind: "none" }, deals: 2 });
    while (table.state.phase !== "finished") {
      const seat = table.turn;
      const hand = table.state.deal?.hands[seat] ?? [];
      const cards = random.shuffle(hand).slice(0, random.below(5));
      const act = planned(table, {
        upTo: random.pick([null, 0, 18, 24, 264]),
        cards: cards.map((card) => ({ card, lead: random.pick(LEADS) })),
        forced: random.chance(0.5),
      });
      if (act.kind === "act") {
        table.act(seat, act.command);
        followed++;
      } else table.go();
    }
  }
  expect(followed).toBeGreaterThan(500);
});
