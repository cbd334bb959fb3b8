import { describe, expect, test } from "vitest";
import { contextOf } from "../../shared/protocol/record-context.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { losersOf, winnersOf } from "../../shared/skat/sheet.ts";
import { legalCommands } from "../../shared/table/legal.ts";
import { emptyChair, openTable, sitDown, startSeries } from "../../shared/table/opening.ts";
import { completeRules } from "../../shared/table/rules.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { after } from "../../shared/table/settle.ts";
import { initialState } from "../../shared/table/state.ts";
import { UNBEATABLE } from "./support/deals.ts";
import {
  bid,
  dealt,
  declared,
  type Given,
  given,
  havingDone,
  passed,
  when,
} from "./support/spec.ts";

const pass = { type: "pass" } as const;
const concede = { type: "concede" } as const;

/** Whoever is forehand takes the deal at 18, says Grand Hand and gives it up: with 4, 6 x 24 = 144, lost. */
function forehandLoses(table: Given): Given {
  const { deal } = table.state;
  if (!deal) throw new Error("no deal");
  return havingDone(
    table,
    [deal.middlehand, pass],
    [deal.rearhand, pass],
    [deal.forehand, { type: "bid", value: 18 }],
    [deal.forehand, { type: "declare", game: "G", hand: true }],
    [deal.forehand, concede],
  );
}

function passedIn(table: Given): Given {
  const { deal } = table.state;
  if (!deal) throw new Error("no deal");
  return havingDone(table, [deal.middlehand, pass], [deal.rearhand, pass], [deal.forehand, pass]);
}

describe("seating", () => {
  const context = contextOf(UNBEATABLE);
  const newcomer = (seat: Seat, nonce = "") =>
    ({ seat, person: `p${seat}`, kind: "human", nonce }) as const;
  const opened = openTable("a-table", completeRules({}), [newcomer(0)], context).reduce(
    after,
    initialState(),
  );
  const ONE = "1".repeat(32);
  const TWO = "2".repeat(32);

  test("whoever takes the last chair is dealt to in the same breath, with everybody's nonces", () => {
    const table = { state: opened, context };
    when(table, 0, pass).isRefused("NOT_NOW");
    const withNonce = when(table, 0, { type: "cut", nonce: ONE }).happens({
      ...{ type: "nonceGiven", seat: 0, nonce: ONE },
    });
    expect(emptyChair(withNonce.state)).toBe(1);
    const second = sitDown(withNonce.state, newcomer(1), context);
    expect(second).toMatchObject({ value: [{ type: "seated", seat: 1 }] });
    if (!second.ok) throw new Error(second.refusal.code);
    const two = second.value.reduce(after, withNonce.state);
    expect(sitDown(two, newcomer(1), context)).toMatchObject({ refusal: { code: "SEAT_TAKEN" } });
    expect(startSeries(two, context)).toMatchObject({ refusal: { code: "NOT_NOW" } });
    const third = sitDown(two, newcomer(2, TWO), context);
    expect(third).toMatchObject({
      value: [
        { type: "seated", seat: 2 },
        { type: "dealt", n: 1, k: 1, dealer: 2, nonces: [ONE, "", TWO], counts: [10, 10, 10] },
      ],
    });
  });

  test("a chair the table does not have cannot be taken", () => {
    expect(sitDown(opened, newcomer(3), context)).toMatchObject({ refusal: { code: "NOT_NOW" } });
  });

  test("once cards are dealt nobody cuts any more", () => {
    when(dealt(UNBEATABLE), 0, { type: "cut", nonce: ONE }).isRefused("NOT_NOW");
  });
});

describe("a series at three", () => {
  test("the deal goes round clockwise, passed-in deals count, and after the last nothing more is done", () => {
    const first = dealt(UNBEATABLE, { deals: 3 });
    expect(first.state.deal).toMatchObject({ n: 1, dealer: 2, forehand: 0, sitsOut: null });
    const second = passedIn(first);
    expect(second.state.deal).toMatchObject({ n: 2, dealer: 0, forehand: 1 });
    const third = forehandLoses(second);
    expect(third.state.deal).toMatchObject({ n: 3, dealer: 1, forehand: 2 });
    const over = passedIn(third);
    expect(over.state).toMatchObject({ phase: "finished", deal: null });
    expect(over.state.rows.map((row) => row.entries)).toEqual([
      [0, 0, 0],
      [0, -288, 0],
      [0, 0, 0],
    ]);
    expect(winnersOf(over.state.rules, over.state.rows)).toEqual([0, 2]);
    for (const seat of [0, 1, 2] as const) {
      when(over, seat, pass).isRefused("SERIES_OVER");
      when(over, seat, { type: "play", card: "CJ" }).isRefused("SERIES_OVER");
      when(over, seat, { type: "cut", nonce: "1".repeat(32) }).isRefused("NOT_NOW");
      expect(legalCommands(seenBy(over.state, seat), seat)).toEqual([]);
    }
  });

  test("a card for the deal that is just over is not taken for one of the next", () => {
    const second = passedIn(dealt(UNBEATABLE));
    when(second, 1, { type: "play", card: "CJ" }).isRefused("GAME_OVER");
  });

  test.each([
    ["simple", [-288, 0, 0]],
    ["seeger", [-338, 40, 40]],
    ["bierlachs", [-288, 0, 0]],
  ] as const)("a lost game on the %s sheet", (sheet, entries) => {
    expect(forehandLoses(dealt(UNBEATABLE, { sheet })).state.rows[0]?.entries).toEqual(entries);
  });

  test.each([
    ["simple", [144, 0, 0]],
    ["seeger", [194, 0, 0]],
    ["bierlachs", [0, -144, -144]],
  ] as const)("a won game on the %s sheet", (sheet, entries) => {
    const start = dealt(UNBEATABLE, { sheet });
    const grand = given(start, passed(1), passed(2), bid(0, 18), declared(0, "GH"));
    const won = havingDone(grand, [1, concede], [2, concede]);
    expect(won.state.rows[0]?.entries).toEqual(entries);
  });
});

describe("four at the table", () => {
  const start = dealt(UNBEATABLE, { players: 4, deals: 4, sheet: "seeger" });

  test("the dealer sits out: he holds no cards, sees none and does nothing", () => {
    expect(start.state.deal).toMatchObject({ dealer: 3, sitsOut: 3, counts: [10, 10, 10, 0] });
    expect(seenBy(start.state, 3).deal?.hands).toEqual({});
    expect(legalCommands(seenBy(start.state, 3), 3)).toEqual([]);
    for (const command of [pass, concede, { type: "play", card: "CJ" } as const]) {
      when(start, 3, command).isRefused("NOT_IN_THIS_DEAL");
    }
  });

  test("a lost game gives each of the three others 30, the dealer included", () => {
    const next = forehandLoses(start);
    expect(next.state.rows[0]?.entries).toEqual([-338, 30, 30, 30]);
    expect(next.state.deal).toMatchObject({ dealer: 0, sitsOut: 0, forehand: 1, rearhand: 3 });
    expect(next.state.deal?.counts).toEqual([0, 10, 10, 10]);
  });

  test("everybody deals once in four", () => {
    const over = [1, 2, 3, 4].reduce(forehandLoses, start);
    expect(over.state.phase).toBe("finished");
    expect(over.state.rows.map((row) => row.dealer)).toEqual([3, 0, 1, 2]);
    expect(over.state.rows.map((row) => row.declarer)).toEqual([0, 1, 2, 3]);
    expect(winnersOf(over.state.rules, over.state.rows)).toEqual([0, 1, 2, 3]);
  });
});

test("Bierlachs ends when somebody has reached the limit, however many deals that takes: he loses", () => {
  let table = dealt(UNBEATABLE, { sheet: "bierlachs", limit: 501, deals: 1 });
  // Each own game costs 288: the second one of seat 0, in the fourth deal, is too much.
  for (let deal = 1; deal <= 4; deal++) {
    expect(table.state.phase, `before deal ${deal}`).toBe("bidding");
    table = forehandLoses(table);
  }
  expect(table.state.phase).toBe("finished");
  expect(table.state.rows).toHaveLength(4);
  expect(losersOf(table.state.rules, table.state.rows)).toEqual([0]);
  expect(winnersOf(table.state.rules, table.state.rows)).toEqual([1, 2]);
});
