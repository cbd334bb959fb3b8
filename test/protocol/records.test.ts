import { describe, expect, test } from "vitest";
import { checkRecords } from "../../shared/protocol/records.ts";
import { DEAL, FOREHAND, MIDDLEHAND, REARHAND, record, SKAT, tricks } from "./support/hand-made.ts";

function check(moves: string, result?: string) {
  const checked = checkRecords(record(moves, result));
  if (!checked.ok) throw new Error(checked.refusal.code);
  expect(checked.value).toHaveLength(1);
  return checked.value[0];
}

const LAST_BID = "1 p 2 p 0 18";

describe("what a record comes to, reckoned by hand", () => {
  test("Grand Ouvert with four, every trick: 11 x 24", () => {
    const grand = `${DEAL} ${LAST_BID} 0 GO ${tricks(10)}`;
    const result = "d:0 win v:264 m:4 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0";
    expect(check(grand, result)).toEqual({
      ok: true,
      passed: false,
      declarer: 0,
      game: "G",
      hand: true,
      won: true,
      overbid: false,
      value: 264,
      score: 264,
      points: 120,
      tricks: 10,
      matadors: 4,
      schneider: true,
      schwarz: true,
      announced: { schneider: true, schwarz: true, ouvert: true },
      link: expect.stringMatching(/^\/r\/d\/1[\w-]{1,39}$/),
    });
    // The open hand may be written too, with H or without, in any order of the letters.
    for (const said of ["GHO", "GOHSZ", `GO.${FOREHAND.join(".")}`]) {
      expect(check(`${DEAL} ${LAST_BID} 0 ${said} ${tricks(10)}`, result)).toMatchObject({
        ok: true,
        value: 264,
      });
    }
  });

  test("Clubs with eleven after picking up, every trick: (11 + 1 + Schneider + Schwarz) x 12", () => {
    const expected = { ok: true, game: "C", hand: false, value: 168, matadors: 11, points: 120 };
    const result = "d:0 win v:168 m:11 bidok p:120 t:10 s:1 z:1";
    const before = `${DEAL} ${LAST_BID} 0 s w C7.D7`;
    expect(check(`${before} 0 C.C7.D7 ${tricks(10)}`, result)).toMatchObject(expected);
    // Said in two moves, as some clients did.
    expect(check(`${before} 0 C 0 D7.C7 ${tricks(10)}`, result)).toMatchObject(expected);
  });

  test("passed in", () => {
    expect(check(`${DEAL} 1 p 2 p 0 p`, "passed")).toMatchObject({
      ok: true,
      passed: true,
      declarer: null,
      game: null,
      score: 0,
    });
    expect(check(`${DEAL} 1 p 2 p 0 p`, "d:0 win v:18")).toMatchObject({
      ok: false,
      error: { code: "RESULT_DIFFERS" },
    });
  });

  test("broken off before a contract: a penalty for whoever did it", () => {
    const expected = { ok: true, passed: false, penalty: [2], declarer: null, value: 0, score: 0 };
    const result = "d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:1";
    expect(check(`${DEAL} 1 p w TI.2`, `${result} l:-1 to:2 r:0`)).toMatchObject(expected);
    expect(check(`${DEAL} 1 18 0 p w LE.2`, `${result} l:2 to:-1`)).toMatchObject(expected);
  });

  test("a defender leaves after the contract: the rest is the declarer's", () => {
    const result = "d:0 win v:168 m:4 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:1 to:-1";
    // Grand Hand with four, Schneider and Schwarz made: (4 + 1 + 1 + 1 + 1) x 24 = 192.
    expect(check(`${DEAL} ${LAST_BID} 0 GH ${tricks(1)} w LE.1`, result)).toMatchObject({
      ok: false,
      value: 192,
      error: { code: "RESULT_DIFFERS", fields: [{ field: "value", stated: 168, found: 192 }] },
    });
    const right = result.replace("168", "192");
    expect(check(`${DEAL} ${LAST_BID} 0 GH ${tricks(1)} w LE.1`, right)).toMatchObject({
      ok: true,
    });
  });

  test("the declarer resigns: the rest is the defenders', his Schneider counts", () => {
    // Grand Hand with four; 2 + 11 + 3 = 16 points in one trick: (4 + 1 + 1 + Schneider) x 24 = 168.
    const result = "d:0 loss v:-336 m:4 bidok p:16 t:1 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1";
    expect(check(`${DEAL} ${LAST_BID} 0 GH ${tricks(1)} 0 RE`, result)).toMatchObject({
      ok: true,
      won: false,
      points: 16,
    });
  });

  test("one defender who resigns changes nothing, both end the deal", () => {
    const half = `${DEAL} ${LAST_BID} 0 GH ${tricks(2)} 1 RE`;
    const expected = { ok: true, won: null, score: null, declarer: 0, game: "G" };
    expect(check(half)).toMatchObject(expected);
    expect(check(`${half} 1 RE`)).toMatchObject(expected);
    expect(check(`${half} 0 HJ 2 RE`)).toMatchObject({ ok: true, won: true, value: 192 });
  });

  test("resigning, showing and hidden moves are notes before there is a contract and after the end", () => {
    const notes = "0 SC 1 RE w ?? 2 ??";
    const shown = `0 SC.${FOREHAND.join(".")}`;
    const moves = `${DEAL} ${notes} 1 RE 0 RE ${LAST_BID} 0 GO ${shown} ${tricks(10)} ${notes} 2 RE w LE.1`;
    expect(check(moves, "d:0 win v:264 l:1")).toMatchObject({ ok: true, value: 264 });
  });

  test("a broken Ouvert ends at the first lost trick; neither Schneider nor Schwarz was made", () => {
    // Middlehand plays Spades Ouvert and leads nothing: forehand's jack takes the first trick.
    const moves = `${DEAL} 1 18 0 p 2 p 1 SO 0 CJ 1 S7 2 H7`;
    expect(check(moves, "d:1 loss m:-4 p:0 t:0 s:0 z:0")).toMatchObject({
      ok: true,
      won: false,
      // (without 4 + 1 + Hand + six levels) x 11, doubled.
      value: 11 * 11,
      score: -2 * 11 * 11,
      schneider: false,
      schwarz: false,
    });
  });

  test("a record that stops before the end is legal so far, unless it states a result", () => {
    const moves = `${DEAL} ${LAST_BID} 0 GO ${tricks(4)}`;
    expect(check(moves)).toMatchObject({
      ok: true,
      declarer: 0,
      game: "G",
      score: null,
      won: null,
    });
    expect(check(moves, "d:0 win v:264")).toMatchObject({
      ok: false,
      error: { code: "RECORD_UNFINISHED" },
    });
  });

  test("cards between bars, as a server sends them, are read like the others", () => {
    const bars = [FOREHAND, MIDDLEHAND, REARHAND, SKAT].map((cards) => cards.join(".")).join("|");
    expect(check(`w ${bars} 1 p 2 p 0 p`, "passed")).toMatchObject({ ok: true });
    const hidden = `w ??|${MIDDLEHAND.join(".")}|??|??.??`;
    expect(check(`${hidden} 1 p 2 p 0 p`, "passed")).toMatchObject({
      ok: false,
      error: { code: "RECORD_CARDS_UNKNOWN", move: 0 },
    });
  });
});

describe("what is wrong with a record", () => {
  const started = `${DEAL} ${LAST_BID}`;
  test.each([
    ["no deal", "1 p 2 p 0 p", "RECORD_ORDER_WRONG", 0],
    ["a second deal", `${DEAL} ${DEAL}`, "RECORD_ORDER_WRONG", 1],
    ["a card twice", `${DEAL.replace("CJ", "SJ")} 1 p`, "RECORD_CARDS_WRONG", 0],
    ["a bid out of turn", `${DEAL} 0 18`, "NOT_YOUR_TURN", 1],
    ["a number no game is worth", `${DEAL} 1 19`, "BID_NOT_A_GAME_VALUE", 1],
    ["another skat than dealt", `${started} 0 s w C7.C7`, "RECORD_CARDS_WRONG", 5],
    ["a card of somebody else", `${started} 0 GO 0 SA`, "CARD_NOT_IN_HAND", 5],
    ["no suit followed", `${started} 0 SH 0 CJ 1 HA`, "MUST_FOLLOW", 6],
    ["a card before anything was put away", `${started} 0 s 0 S 0 CJ`, "NOT_NOW", 6],
    ["a Null below the bid", `${DEAL} 1 24 0 y 1 p 2 p 0 s 0 N.C7.D7`, "NULL_BELOW_BID", 6],
    ["Hand after picking up", `${started} 0 s 0 CH`, "HAND_AFTER_PICKUP", 5],
    ["a discard without a game", `${started} 0 s 0 C7.D7`, "RECORD_ORDER_WRONG", 5],
    [
      "an open hand he does not hold",
      `${started} 0 GO.${MIDDLEHAND.join(".")}`,
      "RECORD_CARDS_WRONG",
      4,
    ],
    ["a card after the end", `${started} 0 GO ${tricks(10)} 0 CJ`, "GAME_OVER", 35],
  ])("%s", (_, moves, code, move) => {
    expect(check(moves)).toMatchObject({ ok: false, error: { code, move } });
  });

  test("every field a result states is compared", () => {
    const moves = `${DEAL} ${LAST_BID} 0 GO ${tricks(10)}`;
    const right = "d:0 win v:264 m:4 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0".split(
      " ",
    );
    const wrong: Readonly<Record<string, string>> = {
      "d:0": "d:1",
      win: "loss",
      "v:264": "v:-264",
      "m:4": "m:-4",
      bidok: "overbid",
      "p:120": "p:119",
      "t:10": "t:9",
      "s:1": "s:0",
      "z:1": "z:0",
      "p0:0": "p0:1",
      "p1:0": "p1:1",
      "p2:0": "p2:1",
      "l:-1": "l:0",
      "to:-1": "to:2",
      "r:0": "r:1",
    };
    expect(check(moves, right.join(" "))).toMatchObject({ ok: true });
    expect(Object.keys(wrong)).toEqual(right);
    for (const field of right) {
      const stated = right.map((one) => (one === field ? wrong[field] : one)).join(" ");
      expect(check(moves, stated), field).toMatchObject({
        ok: false,
        error: { code: "RESULT_DIFFERS", fields: [{}] },
      });
    }
  });
});
