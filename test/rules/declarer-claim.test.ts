import { describe, expect, it } from "vitest";
import type { Card } from "../../shared/skat/cards.ts";
import { matadors } from "../../shared/skat/matadors.ts";
import {
  checkClaim,
  claimedByDeclarer,
  type DealStanding,
  goalOfDeclarerClaim,
  possibleTwelves,
} from "../../shared/skat/shorten.ts";
import { HAND, SCHNEIDER, scored, standing, WITH_1, WITH_2 } from "./standings.ts";

describe("a claim of the declarer", () => {
  const claimScore = (deal: DealStanding, level: "schneider" | "schwarz" | null): unknown => {
    const claimed = claimedByDeclarer(deal, level);
    return claimed.ok ? scored(deal, claimed.value) : claimed.refusal.code;
  };

  it("counts the announced game, and a higher level only when demanded", () => {
    const deal = standing("H", 18, { points: 80, tricks: 8 });
    expect(claimScore(deal, null)).toBe(20);
    expect(claimScore(deal, "schneider")).toBe(30);
    expect(claimScore(deal, "schwarz")).toBe(40);
    expect(claimScore(standing("H", 30), null)).toBe(30);
  });

  it("is refused when it is lost or the level is out of reach", () => {
    expect(claimScore(standing("H", 18, { defenderPoints: 60 }), null)).toBe("CLAIM_NOT_PROVED");
    expect(claimScore(standing("H", 18, { defenderPoints: 59 }), null)).toBe(20);
    const out = standing("H", 18, { defenderPoints: 31, defenderTricks: 2 });
    expect(claimScore(out, "schneider")).toBe("CLAIM_NOT_PROVED");
    expect(claimScore(standing("H", 18, { defenderTricks: 1 }), "schwarz")).toBe(
      "CLAIM_NOT_PROVED",
    );
    expect(claimScore(standing("H", 18, { defenderPoints: 31 }, SCHNEIDER), null)).toBe(
      "CLAIM_NOT_PROVED",
    );
    expect(claimScore(standing("N", 18), "schneider")).toBe("NULL_HAS_NO_LEVELS");
    expect(claimScore(standing("N", 18, { tricks: 1 }), null)).toBe("CLAIM_NOT_PROVED");
  });

  it("means no further trick in Null", () => {
    const deal = standing("N", 23, { points: 5, defenderPoints: 40, defenderTricks: 5 });
    expect(claimScore(deal, null)).toBe(23);
    expect(claimedByDeclarer(deal, null)).toMatchObject({ value: { points: 5, tricks: 0 } });
  });

  it("has to prove the announced, the demanded and the needed level", () => {
    const deal = standing("C", 24, { defenderPoints: 20 });
    const twelve = [WITH_1];
    const points = (defendersAtMost: number) => ({ type: "points", defendersAtMost });
    expect(goalOfDeclarerClaim(deal, null, twelve)).toEqual(points(39));
    expect(goalOfDeclarerClaim(deal, "schneider", twelve)).toEqual(points(10));
    expect(goalOfDeclarerClaim(deal, "schwarz", twelve)).toEqual({ type: "declarer-all" });
    expect(goalOfDeclarerClaim({ ...deal, bid: 36 }, null, twelve)).toEqual(points(10));
    expect(goalOfDeclarerClaim({ ...deal, bid: 48 }, null, twelve)).toEqual({
      type: "declarer-all",
    });
    // A bid no level can reach is lost either way: nothing more to prove.
    expect(goalOfDeclarerClaim({ ...deal, bid: 264 }, null, twelve)).toEqual(points(39));
    expect(goalOfDeclarerClaim(standing("N", 18), null, twelve)).toEqual({ type: "declarer-none" });
  });

  it("reckons in a Hand game with every skat he cannot see", () => {
    const ten = WITH_2.filter((card) => card !== "CJ" && card !== "SJ");
    const unseen: Card[] = ["CJ", "SJ", "HJ", "D7", "D8", "D9"];
    const deal = standing("C", 48, {}, HAND, [...ten, "D7", "D8"]);
    expect(matadors(ten, "C")).toBe(-4);
    expect([...possibleTwelves(ten, unseen)]).toHaveLength(15);
    // Without 4 he needs no level; with the club jack alone in the skat he would need two.
    expect(goalOfDeclarerClaim(deal, null, [deal.twelve])).toMatchObject({ defendersAtMost: 59 });
    const twelves = possibleTwelves(ten, unseen);
    expect(goalOfDeclarerClaim(deal, null, twelves)).toMatchObject({ defendersAtMost: 30 });
  });

  it("checks nothing but the tricks taken", () => {
    const deal = standing("H", 264, { points: 0 });
    expect(checkClaim(deal, null)).toEqual(checkClaim({ ...deal, points: 61 }, null));
  });
});
