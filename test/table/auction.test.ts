import { describe, expect, test } from "vitest";
import { toAct } from "../../shared/table/to-act.ts";
import { UNBEATABLE } from "./support/deals.ts";
import { bid, dealt, given, held, passed, when } from "./support/spec.ts";

const start = dealt(UNBEATABLE);

describe("the auction (RULES.md 3)", () => {
  test("middlehand says the first number", () => {
    expect(toAct(start.state)).toEqual([1]);
    const next = when(start, 1, { type: "bid", value: 18 }).happens({
      type: "bid",
      seat: 1,
      value: 18,
    });
    expect(toAct(next.state)).toEqual([0]);
  });

  test("a number may be jumped to, as far as any game is worth it", () => {
    when(start, 1, { type: "bid", value: 264 }).happens({ type: "bid", value: 264 });
    when(start, 1, { type: "bid", value: 19 }).isRefused("BID_NOT_A_GAME_VALUE", { value: 19 });
    when(start, 1, { type: "bid", value: 0 }).isRefused("BID_NOT_A_GAME_VALUE");
  });

  test("forehand holds the same number, or passes", () => {
    const asked = given(start, bid(1, 20));
    when(asked, 0, { type: "hold" }).happens({ type: "held", seat: 0 });
    when(asked, 0, { type: "pass" }).happens({ type: "passed", seat: 0 });
    when(asked, 0, { type: "bid", value: 22 }).isRefused("HOLDER_CANNOT_BID", { bid: 20 });
  });

  test("nobody speaks out of turn", () => {
    when(start, 0, { type: "hold" }).isRefused("NOT_YOUR_TURN");
    when(start, 2, { type: "bid", value: 18 }).isRefused("NOT_YOUR_TURN");
    when(given(start, bid(1, 18)), 1, { type: "bid", value: 20 }).isRefused("NOT_YOUR_TURN");
    when(start, 1, { type: "hold" }).isRefused("NOTHING_TO_HOLD");
  });

  test("after a number was held, only a higher one may be said", () => {
    const heldAt20 = given(start, bid(1, 20), held(0));
    when(heldAt20, 1, { type: "bid", value: 20 }).isRefused("BID_TOO_LOW", { bid: 20 });
    when(heldAt20, 1, { type: "bid", value: 18 }).isRefused("BID_TOO_LOW");
    when(heldAt20, 1, { type: "bid", value: 22 }).happens({ type: "bid", value: 22 });
  });

  test("rearhand has to say more than was said before, to whoever is left", () => {
    const toRearhand = given(start, bid(1, 20), passed(0));
    expect(toAct(toRearhand.state)).toEqual([2]);
    when(toRearhand, 2, { type: "bid", value: 20 }).isRefused("BID_TOO_LOW");
    const asked = when(toRearhand, 2, { type: "bid", value: 22 }).happens({
      type: "bid",
      value: 22,
    });
    expect(toAct(asked.state)).toEqual([1]);
  });

  test("whoever is left is declarer at the last number said", () => {
    const middlehand = when(given(start, bid(1, 20), passed(0)), 2, { type: "pass" }).happens({
      type: "passed",
      seat: 2,
    });
    expect(middlehand.state).toMatchObject({
      phase: "skat",
      deal: { declarer: 1, auction: { bid: 20 } },
    });
    const rearhand = given(start, bid(1, 20), held(0), passed(1), bid(2, 22), passed(0));
    expect(rearhand.state).toMatchObject({
      phase: "skat",
      deal: { declarer: 2, auction: { bid: 22 } },
    });
    const forehand = given(start, bid(1, 20), held(0), passed(1), passed(2));
    expect(forehand.state).toMatchObject({
      phase: "skat",
      deal: { declarer: 0, auction: { bid: 20 } },
    });
  });

  test("after two passes forehand may play at 18, and at nothing else", () => {
    const option = given(start, passed(1), passed(2));
    expect(toAct(option.state)).toEqual([0]);
    when(option, 0, { type: "bid", value: 20 }).isRefused("FOREHAND_ONLY_18");
    when(option, 0, { type: "hold" }).isRefused("NOTHING_TO_HOLD");
    const declarer = when(option, 0, { type: "bid", value: 18 }).happens({
      type: "bid",
      value: 18,
    });
    expect(declarer.state).toMatchObject({ phase: "skat", deal: { declarer: 0 } });
  });

  test("three passes: passed in, everybody writes 0, everything is shown, and the next deal is dealt", () => {
    const next = when(given(start, passed(1), passed(2)), 0, { type: "pass" }).happens(
      { type: "passed", seat: 0 },
      {
        type: "dealEnded",
        ...{ n: 1, k: 1, result: "passed", ending: "passed-in", settlement: null },
        ...{ entries: [0, 0, 0], skat: UNBEATABLE.skat, discard: null },
        hands: { 0: UNBEATABLE.forehand, 1: UNBEATABLE.middlehand, 2: UNBEATABLE.rearhand },
      },
      { type: "dealt", n: 2, k: 2, dealer: 0 },
    );
    expect(next.state).toMatchObject({
      phase: "bidding",
      deal: { dealer: 0, forehand: 1, middlehand: 2, rearhand: 0 },
      rows: [{ n: 1, declarer: null, game: null, value: 0 }],
    });
    expect(toAct(next.state)).toEqual([2]);
  });

  test("nothing of the play may be done yet, and nothing may be said when the auction is over", () => {
    when(start, 1, { type: "play", card: "SA" }).isRefused("NOT_NOW");
    when(start, 1, { type: "claim" }).isRefused("NOT_NOW");
    when(start, 1, { type: "concede" }).isRefused("NOT_NOW");
    when(start, 1, { type: "take-skat" }).isRefused("NOT_YOUR_TURN");
    when(start, 1, { type: "answer", accept: true }).isRefused("NOTHING_TO_ANSWER");
    const over = given(start, bid(1, 20), passed(0), passed(2));
    when(over, 1, { type: "bid", value: 22 }).isRefused("BIDDING_OVER");
    when(over, 0, { type: "pass" }).isRefused("BIDDING_OVER");
  });
});
