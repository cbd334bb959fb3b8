import { describe, expect, test } from "vitest";
import { toAct } from "../../shared/table/to-act.ts";
import { fromTheTop, LOW, UNBEATABLE } from "./support/deals.ts";
import { bid, dealt, declared, given, passed, played, taken, when } from "./support/spec.ts";

const start = dealt(UNBEATABLE);
const forehandAt18 = [passed(1), passed(2), bid(0, 18)];
const middlehandAt18 = [bid(1, 18), passed(0), passed(2)];
const grandHand = given(start, forehandAt18, declared(0, "GH"));

describe("tricks (RULES.md 6)", () => {
  test("forehand leads whoever is declarer, then clockwise, then the winner leads", () => {
    const suit = given(start, middlehandAt18, declared(1, "SH"));
    expect(toAct(suit.state)).toEqual([0]);
    when(suit, 1, { type: "play", card: "SA" }).isRefused("NOT_YOUR_TURN");
    const led = when(suit, 0, { type: "play", card: "CA" }).happens({ type: "played", card: "CA" });
    expect(toAct(led.state)).toEqual([1]);
    // Void in clubs he may trump, and takes the trick.
    const trumped = given(led, played("1 S7 2 DA"));
    expect(trumped.state.deal?.tricks).toEqual([
      { leader: 0, cards: ["CA", "S7", "DA"], winner: 1 },
    ]);
    expect(toAct(trumped.state)).toEqual([1]);
  });

  test("what was led has to be followed: jacks are trumps, not cards of their suit", () => {
    const suit = given(start, middlehandAt18, declared(1, "SH"), played("0 CJ"));
    when(suit, 1, { type: "play", card: "HA" }).isRefused("MUST_FOLLOW", { led: "trump" });
    when(suit, 1, { type: "play", card: "S7" }).happens({ type: "played", card: "S7" });
    when(suit, 1, { type: "play", card: "DA" }).isRefused("CARD_NOT_IN_HAND", { card: "DA" });
    const hearts = given(start, middlehandAt18, declared(1, "SH"), played("0 CA 1 S7 2 DA 1 HA"));
    when(hearts, 2, { type: "play", card: "DT" }).isRefused("MUST_FOLLOW", { led: "H" });
    when(hearts, 2, { type: "play", card: "H7" }).happens({ type: "played", card: "H7" });
  });

  test("in Null a jack is a card of its suit", () => {
    const low = given(dealt(LOW), forehandAt18, declared(0, "NH"), played("0 C9"));
    when(low, 1, { type: "play", card: "SJ" }).isRefused("MUST_FOLLOW", { led: "C" });
    when(low, 1, { type: "play", card: "CJ" }).happens({ type: "played", card: "CJ" });
  });

  test("a card played is gone", () => {
    const after = given(grandHand, fromTheTop(1));
    when(after, 0, { type: "play", card: "CJ" }).isRefused("CARD_NOT_IN_HAND");
    expect(after.state.deal?.counts).toEqual([9, 9, 9]);
  });
});

describe("the end of a deal (RULES.md 7, 8)", () => {
  test("ten tricks: the value is settled and everything is revealed", () => {
    when(given(grandHand, fromTheTop(9), played("0 C8 1 HT 2 D9")), 2, {
      type: "play",
      card: "D8",
    }).isRefused("NOT_YOUR_TURN");
    const last = given(grandHand, fromTheTop(9), played("0 C8 1 HK"));
    when(last, 2, { type: "play", card: "D8" }).happens(
      { type: "played", card: "D8" },
      {
        ...{ type: "dealEnded", n: 1, result: "played", ending: "all-tricks", discard: null },
        ...{ entries: [192, 0, 0], skat: UNBEATABLE.skat },
        settlement: {
          ...{ declarer: 0, game: "G", hand: true, bid: 18, won: true, overbid: false },
          // with 4, game 5, Hand 6, Schneider 7, Schwarz 8, times 24
          ...{ matadors: 4, multiplier: 8, value: 192, score: 192 },
          ...{ points: 120, tricks: 10, schneider: true, schwarz: true },
        },
      },
      { type: "dealt", n: 2 },
    );
  });

  test("matadors are counted on the twelve cards, whatever was put away", () => {
    const clubs = given(start, forehandAt18, taken(0, "C7 D7"), declared(0, "C", "CJ SJ"));
    // From here forehand leads DJ and HJ, then his clubs from the top: eight from the ace to the seven are left.
    const order = ["HJ", "DJ", "CA", "CT", "CK", "CQ", "C9", "C8", "C7"];
    const tricks = order.map(
      (card, n) => `0 ${card} 1 ${UNBEATABLE.middlehand[n]} 2 ${UNBEATABLE.rearhand[n]}`,
    );
    const last = given(clubs, played(`${tricks.join(" ")} 0 D7 1 HK`));
    when(last, 2, { type: "play", card: "D8" }).happens(
      { type: "played" },
      // D8 beats D7: nine tricks, with 11, game 12, Schneider 13, times 12.
      { type: "dealEnded", settlement: { matadors: 11, value: 156, tricks: 9, points: 116 } },
      { type: "dealt" },
    );
  });

  test("an overbid game is lost at the next multiple of its base that reaches the bid", () => {
    // Grand Hand with 4, Schneider and Schwarz made: 192. At 198 the next multiple of 24 is 216.
    const high = given(start, bid(1, 198), { type: "held", seat: 0 }, passed(1), passed(2));
    const last = given(high, declared(0, "GH"), fromTheTop(9), played("0 C8 1 HK"));
    when(last, 2, { type: "play", card: "D8" }).happens(
      { type: "played" },
      {
        type: "dealEnded",
        settlement: { won: false, overbid: true, value: 216, score: -432 },
        entries: [-432, 0, 0],
      },
      { type: "dealt" },
    );
  });

  test("Null ends with the declarer's first trick", () => {
    const broken = given(start, forehandAt18, declared(0, "NH"), played("0 CJ 1 SA"));
    when(broken, 2, { type: "play", card: "HQ" }).happens(
      { type: "played" },
      {
        ...{ type: "dealEnded", ending: "null-broken", entries: [-70, 0, 0] },
        settlement: { won: false, value: 35, score: -70, matadors: 0, tricks: 1, schneider: false },
      },
      { type: "dealt" },
    );
  });

  test("Null is won after ten tricks without one", () => {
    const open = "C9 C8 C7 S9 S8 S7 H8 H7 D8 D7";
    const tricks = [
      ...["0 C9 1 CJ 2 CT", "1 SJ 2 ST 0 S9", "1 HQ 2 HT 0 H8", "1 HJ 2 HK 0 H7"],
      ...["2 D9 0 D8 1 CQ", "2 DT 0 D7 1 CK", "2 DJ 0 C8 1 CA", "2 DQ 0 C7 1 SQ"],
      ...["2 DK 0 S8 1 SK", "2 DA 0 S7"],
    ];
    const last = given(
      dealt(LOW),
      forehandAt18,
      declared(0, "NHO", undefined, open),
      played(tricks.join(" ")),
    );
    when(last, 1, { type: "play", card: "SA" }).happens(
      { type: "played" },
      {
        ...{ type: "dealEnded", ending: "all-tricks", entries: [59, 0, 0] },
        settlement: { won: true, value: 59, tricks: 0, points: 11, schwarz: false },
      },
      { type: "dealt" },
    );
  });

  test("an announced Schwarz ends with the defenders' first trick; the levels it promised count", () => {
    const open = "SA ST SK SQ S9 S8 S7 HA HT HK";
    const ouvert = given(start, middlehandAt18, declared(1, "SHSZO", undefined, open));
    when(given(ouvert, played("0 CJ 1 S7")), 2, { type: "play", card: "HQ" }).happens(
      { type: "played" },
      {
        ...{ type: "dealEnded", ending: "schwarz-broken", entries: [0, -242, 0] },
        // without 4, game 5, Hand 6, Schneider 7, announced 8, Schwarz 9, announced 10, Ouvert 11, times 11
        settlement: { won: false, matadors: -4, value: 121, schneider: false, schwarz: false },
      },
      { type: "dealt" },
    );
    // Without the announcement it would go on.
    const plain = given(start, middlehandAt18, declared(1, "SHS"), played("0 CJ 1 S7"));
    when(plain, 2, { type: "play", card: "HQ" }).happens({ type: "played" });
  });
});
