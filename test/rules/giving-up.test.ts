import { describe, expect, it } from "vitest";
import { concededByDeclarer, concededByDefenders } from "../../shared/skat/shorten.ts";
import {
  declarerGivesUp,
  defendersGiveUp,
  OUVERT,
  PLAIN,
  SCHNEIDER,
  SCHWARZ,
  standing,
  WITH_2,
} from "./standings.ts";

describe("the declarer gives up", () => {
  it("loses simply, without a Schneider of his own", () => {
    const deal = standing("H", 18, { points: 4 });
    expect(declarerGivesUp(deal)).toBe(-40);
    expect(concededByDeclarer(deal)).toMatchObject({ points: 4, tricks: 0 });
  });

  it("pays the announced levels", () => {
    // With 1, game 2, Hand 3, Schneider 4, announced 5.
    expect(declarerGivesUp(standing("H", 18, {}, SCHNEIDER))).toBe(-100);
    expect(declarerGivesUp(standing("H", 18, {}, SCHWARZ))).toBe(-140);
    expect(declarerGivesUp(standing("H", 18, {}, OUVERT))).toBe(-160);
  });

  it("keeps a game that is won, at the level made and no higher", () => {
    expect(declarerGivesUp(standing("H", 18, { points: 61, tricks: 6 }))).toBe(20);
    expect(declarerGivesUp(standing("H", 18, { points: 90, tricks: 8 }))).toBe(30);
    expect(declarerGivesUp(standing("H", 18, { points: 120, tricks: 9 }))).toBe(30);
    // The bid needed Schneider, which is not made: overbid.
    expect(declarerGivesUp(standing("H", 30, { points: 80, tricks: 8 }))).toBe(-60);
  });

  it("does not get rid of a Schneider he has already suffered", () => {
    const deal = standing("H", 18, { defenderPoints: 90, defenderTricks: 7 });
    expect(declarerGivesUp(deal)).toBe(-60);
    expect(declarerGivesUp({ ...deal, defenderPoints: 89 })).toBe(-40);
  });

  it("loses a Null, whose tricks go to him", () => {
    const deal = standing("N", 18, { points: 10, defenderPoints: 30, defenderTricks: 4 });
    expect(declarerGivesUp(deal)).toBe(-46);
    expect(concededByDeclarer(deal)).toMatchObject({ points: 90, tricks: 6 });
  });
});

describe("both defenders give up", () => {
  it("lets the declarer win at the game's plain value", () => {
    const deal = standing("H", 18, {
      points: 22,
      tricks: 1,
      defenderPoints: 10,
      defenderTricks: 1,
    });
    expect(defendersGiveUp(deal)).toBe(20);
    expect(concededByDefenders(deal)).toMatchObject({ points: 110, tricks: 9 });
  });

  it("grants announced levels, and one that was made already", () => {
    expect(defendersGiveUp(standing("H", 18, {}, SCHNEIDER))).toBe(50);
    expect(defendersGiveUp(standing("H", 18, {}, OUVERT))).toBe(80);
    expect(defendersGiveUp(standing("H", 18, { points: 95, tricks: 7 }))).toBe(30);
  });

  it("grants a level the bid needs as long as it was possible", () => {
    expect(defendersGiveUp(standing("C", 36, { defenderPoints: 30 }))).toBe(36);
    expect(defendersGiveUp(standing("C", 36, { defenderPoints: 31, defenderTricks: 3 }))).toBe(-72);
    expect(defendersGiveUp(standing("C", 48, { defenderTricks: 0 }))).toBe(48);
    expect(defendersGiveUp(standing("C", 48, { defenderTricks: 1 }))).toBe(-96);
    // Out of reach of any level: overbid.
    expect(defendersGiveUp(standing("C", 50))).toBe(-120);
    // Schneider announced; only Schwarz still lifts 5 x 10 to the bid.
    expect(defendersGiveUp(standing("H", 60, {}, SCHNEIDER))).toBe(60);
    expect(defendersGiveUp(standing("H", 60, { defenderTricks: 1 }, SCHNEIDER))).toBe(-120);
  });

  it("cannot undo a loss", () => {
    expect(defendersGiveUp(standing("H", 18, { defenderPoints: 60 }))).toBe(-40);
    expect(defendersGiveUp(standing("H", 18, { defenderPoints: 31 }, SCHNEIDER))).toBe(-100);
    expect(defendersGiveUp(standing("H", 18, { defenderTricks: 1 }, OUVERT))).toBe(-160);
  });

  it("leaves the tricks of a Null with the defenders (record 1390253)", () => {
    const deal = standing("N", 46, { points: 14 }, { ...PLAIN, ouvert: true });
    expect(concededByDefenders(deal)).toMatchObject({ points: 14, tricks: 0 });
    expect(defendersGiveUp(deal)).toBe(46);
  });

  it("makes no Schneider of 86 points (record 6934288)", () => {
    const taken = { points: 68, tricks: 5, defenderPoints: 34, defenderTricks: 2 };
    const deal = standing("G", 18, taken, PLAIN, WITH_2);
    expect(concededByDefenders(deal)).toMatchObject({ points: 86, tricks: 8 });
    expect(defendersGiveUp(deal)).toBe(72);
  });
});
