import { describe, expect, it } from "vitest";
import { afterCall, type Call, openAuction } from "../../shared/skat/bidding.ts";
import { bidsAbove, gamesWorth } from "../../shared/skat/bids.ts";
import { checkCall } from "../../shared/skat/calling.ts";
import type { Card } from "../../shared/skat/cards.ts";
import { contractFrom, discardFrom } from "../../shared/skat/declaration.ts";
import { endingOf } from "../../shared/skat/ending.ts";
import { checkPlay } from "../../shared/skat/following.ts";
import type { Contract, Game } from "../../shared/skat/games.ts";
import { matadors } from "../../shared/skat/matadors.ts";
import { sortedFor } from "../../shared/skat/order.ts";
import { rolesOf } from "../../shared/skat/seats.ts";
import { losersOf, type SheetRow, seriesOver, winnersOf } from "../../shared/skat/sheet.ts";
import { gameValueOf, highestValue, impossibleNull, outcomeOf } from "../../shared/skat/value.ts";

/** Twelve cards by the jacks (and more trumps) among them; the rest never extends the matadors. */
function twelveWith(...top: Card[]): Card[] {
  const fill: Card[] = ["C8", "C7", "S8", "S7", "H8", "H7", "D8", "D7", "C9", "S9", "H9", "D9"];
  return [...top, ...fill].slice(0, 12);
}

const NO_LEVELS = { schneider: false, schwarz: false, ouvert: false };

function contract(game: Game, said: Partial<Contract> = {}): Contract {
  const made = contractFrom({ game, ...said }, !said.hand, 0);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}

function score(said: Contract, bid: number, twelve: Card[], points: number, tricks = 7): number {
  return gameValueOf(said, bid, twelve, outcomeOf(said, points, tricks)).score;
}

describe("examples that must reproduce (RULES.md 10)", () => {
  const hand = { hand: true };
  const with2 = twelveWith("CJ", "SJ");
  it.each<[string, number, number]>([
    ["Hearts with 2, bid 27, 72", score(contract("H"), 27, with2, 72), 30],
    ["the same with 59", score(contract("H"), 27, with2, 59), -60],
    ["the same at 33 with 72", score(contract("H"), 33, with2, 72), -80],
    ["Hearts with 1, bid 30, 72", score(contract("H"), 30, twelveWith("CJ"), 72), -60],
    ["the same with 90", score(contract("H"), 30, twelveWith("CJ"), 90), 30],
    [
      "Grand Ouvert with 4",
      score(
        contract("G", { ...hand, ouvert: true }),
        18,
        twelveWith("CJ", "SJ", "HJ", "DJ"),
        120,
        10,
      ),
      264,
    ],
    [
      "Clubs Ouvert with 2",
      score(contract("C", { ...hand, ouvert: true }), 18, with2, 120, 10),
      108,
    ],
    ["Clubs Hand at 46, 74", score(contract("C", hand), 46, twelveWith("CJ"), 74), -96],
    ["the same with 95", score(contract("C", hand), 46, twelveWith("CJ"), 95), 48],
    ["Spades without 1, bid 23, 89", score(contract("S"), 23, twelveWith("SJ"), 89), -66],
    ["Diamonds with 1, bid 20, 85", score(contract("D"), 20, twelveWith("CJ"), 85), -54],
    [
      "Grand Hand Schneider announced, with 4, 89",
      score(
        contract("G", { ...hand, schneider: true }),
        18,
        twelveWith("CJ", "SJ", "HJ", "DJ"),
        89,
      ),
      -384,
    ],
  ])("%s", (_, got, expected) => {
    expect(got).toBe(expected);
  });
});

describe("traps others fell into (PEERS.md, part 2)", () => {
  it("1, 4: a jack found in the skat counts for the matadors, and may make the bid too high", () => {
    const ten = twelveWith("SJ", "HJ").slice(0, 10);
    const withJack: Card[] = [...ten, "CJ", "D9"];
    expect(matadors(ten, "C")).toBe(-1);
    expect(matadors(withJack, "C")).toBe(3);
    const without4 = twelveWith("CK", "CQ").slice(0, 10);
    const lowered: Card[] = [...without4, "CJ", "D9"];
    expect(matadors(without4, "C")).toBe(-6);
    expect(matadors(lowered, "C")).toBe(1);
    // Without 6 the Hand game was worth 8 x 12 = 96; with 1 it is worth 36 and overbid at 72.
    expect(score(contract("C", { hand: true }), 72, lowered, 80)).toBe(-144);
  });

  it("2: 89 points are no Schneider, 90 are", () => {
    expect(outcomeOf(contract("H"), 89, 9).schneider).toBe(false);
    expect(outcomeOf(contract("H"), 90, 9).schneider).toBe(true);
    expect(outcomeOf(contract("H"), 31, 3).schneider).toBe(false);
    expect(outcomeOf(contract("H"), 30, 3).schneider).toBe(true);
  });

  it("3: Schwarz is judged by tricks, not by points", () => {
    expect(outcomeOf(contract("H"), 120, 9)).toMatchObject({ schneider: true, schwarz: false });
    expect(outcomeOf(contract("H"), 22, 0)).toMatchObject({ schneider: true, schwarz: true });
    expect(outcomeOf(contract("H"), 0, 1)).toMatchObject({ schneider: true, schwarz: false });
  });

  it("5: the highest value of a Hand game reckons with the jack in the skat", () => {
    const ten = twelveWith("CJ", "HJ").slice(0, 10);
    const said = contract("C", { hand: true });
    // With 1 as he sees it; with 4 if spade and diamond jack lie in the skat: 4 + 1 + Hand + 2 levels.
    expect(highestValue(said, ten)).toBe(12 * 8);
    const without3 = twelveWith("DJ").slice(0, 10);
    expect(highestValue(said, without3)).toBe(12 * 7);
    expect(highestValue(contract("C"), twelveWith("CJ", "HJ"))).toBe(12 * 4);
    expect(highestValue(contract("N", { ouvert: true }), ten)).toBe(46);
  });

  it("6: Grand Ouvert promises Schwarz, and costs 528 when a trick is lost", () => {
    const ouvert = contract("G", { hand: true, ouvert: true });
    expect(ouvert).toEqual({ game: "G", hand: true, schneider: true, schwarz: true, ouvert: true });
    expect(endingOf(ouvert, 8, 1)).toBe("schwarz-broken");
    expect(score(ouvert, 18, twelveWith("CJ", "SJ", "HJ", "DJ"), 120, 9)).toBe(-528);
  });

  it("10: exactly two different cards of his own are put away", () => {
    const twelve = twelveWith("CJ");
    const code = (cards: Card[]) => {
      const checked = discardFrom(cards, twelve);
      return checked.ok ? checked.value : checked.refusal.code;
    };
    expect(code(["CJ", "C8"])).toEqual(["CJ", "C8"]);
    expect(code([])).toBe("DISCARD_COUNT");
    expect(code(["C8"])).toBe("DISCARD_COUNT");
    expect(code(["C8", "C7", "S8"])).toBe("DISCARD_COUNT");
    expect(code(["C8", "C8"])).toBe("DISCARD_DUPLICATE");
    expect(code(["C8", "DA"])).toBe("DISCARD_NOT_OWNED");
  });

  it("11: forehand may take the deal at 18 after two passes, and at nothing else", () => {
    const roles = rolesOf(3, 4);
    const pass: Call = { type: "pass" };
    const asked = [pass, pass].reduce(
      (now, call) => afterCall(now, roles, call),
      openAuction(roles),
    );
    const answer = (call: Call) => {
      const checked = checkCall(asked, roles.forehand, call);
      return checked.ok ? afterCall(asked, roles, call) : checked.refusal.code;
    };
    expect(answer({ type: "bid", value: 18 })).toMatchObject({ declarer: 0, bid: 18 });
    expect(answer({ type: "bid", value: 20 })).toBe("FOREHAND_ONLY_18");
    expect(answer({ type: "hold" })).toBe("NOTHING_TO_HOLD");
    expect(answer(pass)).toMatchObject({ stage: "over", declarer: null, bid: 0 });
  });

  it("12: in Null jacks follow their suit and the ten stands below them", () => {
    const trick = [{ seat: 0, card: "S7" } as const];
    expect(checkPlay(["SJ", "CA"], trick, "N", "CA")).toMatchObject({
      refusal: { code: "MUST_FOLLOW", led: "S" },
    });
    expect(checkPlay(["SJ", "CA"], trick, "G", "CA")).toMatchObject({ ok: true });
  });

  it("13: an open hand is laid down by suit and rank of its game", () => {
    const cards: Card[] = ["DT", "CJ", "DJ", "ST", "DA", "CK", "SJ", "HA"];
    expect(sortedFor(cards, "N")).toEqual(["CK", "CJ", "SJ", "ST", "HA", "DA", "DJ", "DT"]);
    expect(sortedFor(cards, "G")).toEqual(["CJ", "SJ", "DJ", "CK", "ST", "HA", "DA", "DT"]);
    expect(sortedFor(cards, "D")).toEqual(["CJ", "SJ", "DJ", "DA", "DT", "CK", "ST", "HA"]);
  });

  it("14: Hand can be said for every game, and must be when the skat lies", () => {
    for (const game of ["C", "S", "H", "D", "G", "N"]) {
      expect(contractFrom({ game, hand: true }, false, 18)).toMatchObject({
        value: { game, hand: true, ...NO_LEVELS },
      });
      expect(contractFrom({ game }, false, 18)).toMatchObject({
        refusal: { code: "MUST_SAY_HAND_OR_PICK_UP" },
      });
    }
  });

  it("15: matadors he is without are negative, and worth the same", () => {
    const without2 = twelveWith("HJ");
    const value = gameValueOf(contract("H"), 18, without2, outcomeOf(contract("H"), 61, 6));
    expect(value).toMatchObject({ matadors: -2, multiplier: 3, value: 30, score: 30 });
    expect(matadors(without2, "N")).toBe(0);
  });
});

describe("the end of the play (RULES.md 7)", () => {
  it.each<[string, Contract, number, number, string | null]>([
    ["Null at the first trick of the declarer", contract("N"), 1, 3, "null-broken"],
    ["Null after ten without", contract("N"), 0, 10, "all-tricks"],
    ["Null before", contract("N"), 0, 9, null],
    [
      "Schwarz at the defenders' first trick",
      contract("C", { hand: true, schwarz: true }),
      0,
      1,
      "schwarz-broken",
    ],
    ["Schwarz made", contract("C", { hand: true, schwarz: true }), 10, 0, "all-tricks"],
    ["a broken Schneider plays on", contract("C", { hand: true, schneider: true }), 1, 8, null],
    ["a plain game plays on when decided", contract("C"), 9, 0, null],
    ["a plain game ends after ten", contract("C"), 4, 6, "all-tricks"],
  ])("%s", (_, said, own, theirs, expected) => {
    expect(endingOf(said, own, theirs)).toBe(expected);
  });
});

describe("bids and impossible Nulls", () => {
  it("names the games behind a number (RULES.md, Appendix A)", () => {
    const names = (value: number) =>
      gamesWorth(value).map(({ game, multiplier }) => `${game}${multiplier ?? ""}`);
    expect(names(72)).toEqual(["D8", "C6", "G3"]);
    expect(names(144)).toEqual(["D16", "C12", "G6"]);
    expect(names(23)).toEqual(["N"]);
    expect(gamesWorth(59)).toMatchObject([{ game: "N", hand: true, ouvert: true }]);
    expect(names(19)).toEqual([]);
  });

  it("offers the next numbers", () => {
    expect(bidsAbove(0, 3)).toEqual([18, 20, 22]);
    expect(bidsAbove(22, 2)).toEqual([23, 24]);
    expect(bidsAbove(240, 10)).toEqual([264]);
    expect(bidsAbove(264, 10)).toEqual([]);
  });

  it("keeps Hand, but neither Ouvert nor levels, in an impossible Null", () => {
    const twelve = twelveWith("CJ");
    expect(impossibleNull(twelve, 36, true)).toMatchObject({ game: "D", value: 36, score: -72 });
    expect(impossibleNull(twelve, 60, true)).toMatchObject({ game: "H", value: 60, score: -120 });
    expect(impossibleNull(twelve, 24, false).score % 23).not.toBe(0);
  });
});

describe("who wins a series (RULES.md 11)", () => {
  const row = (n: number, declarer: 0 | 1 | 2, won: boolean, entries: number[]): SheetRow => ({
    n,
    dealer: 0,
    declarer,
    game: "C",
    value: 0,
    won,
    entries,
  });

  it("parts equal Seeger totals by games won, then by games lost, and shares the rest", () => {
    const terms = { players: 3, deals: 3, sheet: "seeger" } as const;
    const byWins = [row(1, 0, true, [100, 0, 0]), row(2, 1, true, [0, 50, 0])];
    expect(winnersOf(terms, [...byWins, row(3, 1, true, [0, 50, 0])])).toEqual([1]);
    const byLosses = [...byWins, row(3, 1, false, [0, 50, 0])];
    expect(winnersOf(terms, byLosses)).toEqual([0]);
    expect(winnersOf({ ...terms, sheet: "simple" }, byLosses)).toEqual([0, 1]);
    expect(winnersOf(terms, [])).toEqual([0, 1, 2]);
  });

  it("ends Bierlachs at the limit, not by the number of deals", () => {
    const terms = { players: 3, deals: 1, sheet: "bierlachs", limit: 301 } as const;
    const close = [row(1, 0, true, [0, -300, -20])];
    expect(seriesOver(terms, close)).toBe(false);
    const over = [...close, row(2, 2, true, [-1, -1, 0])];
    expect(seriesOver(terms, over)).toBe(true);
    expect(losersOf(terms, over)).toEqual([1]);
    expect(winnersOf(terms, over)).toEqual([0]);
  });
});
