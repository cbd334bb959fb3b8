import { expect, test } from "vitest";
import type { Seat } from "../../shared/skat/seats.ts";
import { adjudicate } from "../../shared/table/adjudicate.ts";
import { fromTheTop, LOW, UNBEATABLE } from "./support/deals.ts";
import { bid, dealt, declared, type Given, given, passed } from "./support/spec.ts";

const forehandAt18 = [passed(1), passed(2), bid(0, 18)];

function ends({ state, context }: Given, by: Seat, ...events: readonly object[]): void {
  const decision = adjudicate(state, by, context);
  if (!decision.ok) throw new Error(decision.refusal.code);
  expect(decision.value).toMatchObject(events);
}

test("before a contract the deal is annulled, and counts as one", () => {
  const annulled = { type: "dealEnded", result: "annulled", settlement: null, entries: [0, 0, 0] };
  const start = dealt(UNBEATABLE);
  for (const broken of [start, given(start, forehandAt18)]) {
    ends(broken, 2, { type: "adjudicated", by: 2, restTo: null }, annulled, {
      type: "dealt",
      n: 2,
    });
  }
});

test("after the contract the rest goes to the other side, as if played out", () => {
  const grand = given(dealt(UNBEATABLE), forehandAt18, declared(0, "GH"), fromTheTop(2));
  ends(
    grand,
    1,
    { type: "adjudicated", by: 1, restTo: "declarer" },
    { ending: "adjudicated", settlement: { won: true, points: 120, tricks: 10, value: 192 } },
    { type: "dealt" },
  );
  // Two jacks and SA, ST, HQ, H9: 4 + 21 + 3 = 28 points, Schneider: 7 x 24.
  ends(
    grand,
    0,
    { type: "adjudicated", by: 0, restTo: "defenders" },
    { settlement: { won: false, points: 28, tricks: 2, value: 168, schneider: true } },
    { type: "dealt" },
  );
});

test("in Null nobody wants the rest", () => {
  const low = given(dealt(LOW), forehandAt18, declared(0, "NH"));
  ends(
    low,
    1,
    { type: "adjudicated", restTo: "defenders" },
    { settlement: { won: true, tricks: 0, value: 35 } },
    { type: "dealt" },
  );
  ends(
    low,
    0,
    { type: "adjudicated", restTo: "declarer" },
    { settlement: { won: false, tricks: 10, value: 35 } },
    { type: "dealt" },
  );
});

test("only of a deal under way, and not by whoever sits it out", () => {
  const four = dealt(UNBEATABLE, { players: 4 });
  expect(adjudicate(four.state, 3, four.context)).toMatchObject({ refusal: { code: "NOT_NOW" } });
});
