import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Card } from "../../shared/skat/cards.ts";
import type { Contract, Game } from "../../shared/skat/games.ts";
import { matadors } from "../../shared/skat/matadors.ts";
import {
  checkClaim,
  claimedByDeclarer,
  claimedByDefender,
  concededByDeclarer,
  concededByDefenders,
  type DealStanding,
  decidedOf,
  goalOfDeclarerClaim,
  levelsMade,
  possibleTwelves,
  restTo,
  restWhenGivenUp,
  type ShortenedDeal,
} from "../../shared/skat/shorten.ts";
import { gameValueOf } from "../../shared/skat/value.ts";

const PLAIN = { hand: false, schneider: false, schwarz: false, ouvert: false };
const HAND = { ...PLAIN, hand: true };
const SCHNEIDER = { ...HAND, schneider: true };
const SCHWARZ = { ...SCHNEIDER, schwarz: true };
const OUVERT = { ...SCHWARZ, ouvert: true };

/** The declarer is "with 1" in every game. */
const WITH_1: readonly Card[] = [
  ...(["CJ", "HJ", "CA", "CT", "SA", "ST"] as const),
  ...(["HA", "HT", "DA", "DT", "C7", "S7"] as const),
];
const WITH_2: readonly Card[] = ["CJ", "SJ", ...WITH_1.slice(2)];

interface Taken {
  readonly points?: number;
  readonly tricks?: number;
  readonly defenderPoints?: number;
  readonly defenderTricks?: number;
}

function standing(
  game: Game,
  bid: number,
  taken: Taken = {},
  announced = PLAIN,
  twelve = WITH_1,
): DealStanding {
  const contract: Contract = { game, ...announced };
  const nothing = { points: 0, tricks: 0, defenderPoints: 0, defenderTricks: 0 };
  return { contract, bid, twelve, ...nothing, ...taken };
}

function scored(deal: DealStanding, { outcome }: ShortenedDeal): number {
  return gameValueOf(deal.contract, deal.bid, deal.twelve, outcome).score;
}

const declarerGivesUp = (deal: DealStanding): number => scored(deal, concededByDeclarer(deal));
const defendersGiveUp = (deal: DealStanding): number => scored(deal, concededByDefenders(deal));

describe("what is decided", () => {
  it.each([
    ["61 points win", standing("H", 18, { points: 61, tricks: 5 }), "won"],
    ["60 do not", standing("H", 18, { points: 60, tricks: 5 }), null],
    ["60 for the defenders decide", standing("H", 18, { defenderPoints: 60 }), "lost"],
    ["59 do not", standing("H", 18, { defenderPoints: 59 }), null],
    ["announced Schneider needs 90", standing("H", 18, { points: 89 }, SCHNEIDER), null],
    ["and has them", standing("H", 18, { points: 90 }, SCHNEIDER), "won"],
    ["31 break it", standing("H", 18, { defenderPoints: 31 }, SCHNEIDER), "lost"],
    ["30 do not", standing("H", 18, { defenderPoints: 30 }, SCHNEIDER), null],
    ["any trick breaks Schwarz", standing("H", 18, { defenderTricks: 1 }, SCHWARZ), "lost"],
    ["120 in nine tricks are not yet Schwarz", standing("H", 18, { tricks: 9 }, SCHWARZ), null],
    ["a trick loses Null", standing("N", 18, { tricks: 1 }), "lost"],
    ["nine tricks do not win Null", standing("N", 18, { defenderTricks: 9 }), null],
    ["ten do", standing("N", 18, { defenderTricks: 10 }), "won"],
    ["points mean nothing in Null", standing("N", 18, { defenderPoints: 100 }), null],
  ] as const)("%s", (_, deal, expected) => {
    expect(decidedOf(deal)).toBe(expected);
  });
});

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

describe("the rest given from outside", () => {
  it("is counted as played out (record 18358: a defender left)", () => {
    const deal = standing("G", 18, { points: 21 });
    const rest = restTo(deal, "declarer");
    expect(rest).toEqual({
      outcome: { met: true, schneider: true, schwarz: true },
      points: 120,
      tricks: 10,
    });
    expect(scored(deal, rest)).toBe(96);
    expect(levelsMade("G", 120, 10, 0)).toEqual({ schneider: true, schwarz: true });
  });

  it("charges a declarer who leaves with what he has lost", () => {
    const deal = standing("H", 18, { points: 10 });
    expect(scored(deal, restTo(deal, "defenders"))).toBe(-80);
    expect(scored(deal, restTo({ ...deal, tricks: 1 }, "defenders"))).toBe(-60);
  });

  it("goes to the side that gave up in Null, to the other in every other game", () => {
    expect(restWhenGivenUp("G", "declarer")).toBe("defenders");
    expect(restWhenGivenUp("D", "defenders")).toBe("declarer");
    expect(restWhenGivenUp("N", "declarer")).toBe("declarer");
    expect(restWhenGivenUp("N", "defenders")).toBe("defenders");
    const deal = standing("N", 23, { defenderTricks: 3 });
    expect(scored(deal, restTo(deal, "declarer"))).toBe(-46);
    expect(scored(deal, restTo(deal, "defenders"))).toBe(23);
  });

  it("is what a defender's proved claim gives, except in Null", () => {
    const deal = standing("H", 18, { points: 29, tricks: 2, defenderPoints: 40 });
    const claimed = claimedByDefender(deal);
    expect(claimed.ok && scored(deal, claimed.value)).toBe(-60);
    expect(claimedByDefender(standing("N", 18))).toMatchObject({
      refusal: { code: "CLAIM_NOT_PROVED" },
    });
  });

  it("says nothing of levels before all tricks are accounted for (record 13577), nor in Null", () => {
    expect(levelsMade("C", 13, 0, 1)).toEqual({ schneider: false, schwarz: false });
    expect(levelsMade("C", 13, 0, 10)).toEqual({ schneider: true, schwarz: true });
    expect(levelsMade("C", 30, 3, 7)).toEqual({ schneider: true, schwarz: false });
    expect(levelsMade("C", 31, 3, 7)).toEqual({ schneider: false, schwarz: false });
    expect(levelsMade("C", 89, 9, 1)).toEqual({ schneider: false, schwarz: false });
    expect(levelsMade("C", 120, 9, 1)).toEqual({ schneider: true, schwarz: false });
    expect(levelsMade("N", 5, 0, 10)).toEqual({ schneider: false, schwarz: false });
  });
});

describe("shortening never pays better than playing on", () => {
  const standings = fc
    .record({
      game: fc.constantFrom<Game>("C", "S", "H", "D", "G"),
      announced: fc.constantFrom(PLAIN, HAND, SCHNEIDER, SCHWARZ, OUVERT),
      bid: fc.constantFrom(18, 24, 30, 36, 48, 60, 96, 264),
      points: fc.nat(120),
      theirs: fc.nat(120),
      tricks: fc.nat(9),
      theirTricks: fc.nat(9),
    })
    .filter((one) => one.points + one.theirs <= 120 && one.tricks + one.theirTricks < 10)
    .filter(
      (one) => (one.theirTricks > 0 || one.theirs === 0) && one.points <= 22 + 33 * one.tricks,
    )
    .map((one) =>
      standing(
        one.game,
        one.bid,
        {
          points: one.points,
          tricks: one.tricks,
          defenderPoints: one.theirs,
          defenderTricks: one.theirTricks,
        },
        one.announced,
      ),
    );

  it("for the declarer, when the others give up or his claim stands", () => {
    fc.assert(
      fc.property(standings, (deal) => {
        const best = scored(deal, restTo(deal, "declarer"));
        expect(defendersGiveUp(deal)).toBeLessThanOrEqual(best);
        for (const level of [null, "schneider", "schwarz"] as const) {
          const claimed = claimedByDeclarer(deal, level);
          if (claimed.ok) expect(scored(deal, claimed.value)).toBeLessThanOrEqual(best);
        }
      }),
      { seed: 4, numRuns: 3_000 },
    );
  });

  it("for the defenders, when the declarer gives up", () => {
    fc.assert(
      fc.property(standings, (deal) => {
        expect(declarerGivesUp(deal)).toBeGreaterThanOrEqual(
          scored(deal, restTo(deal, "defenders")),
        );
      }),
      { seed: 5, numRuns: 3_000 },
    );
  });

  it("and what is decided stays decided", () => {
    fc.assert(
      fc.property(standings, (deal) => {
        const decided = decidedOf(deal);
        if (!decided) return;
        const met = decided === "won";
        expect(concededByDeclarer(deal).outcome.met).toBe(met);
        expect(concededByDefenders(deal).outcome.met).toBe(met);
        expect(restTo(deal, "declarer").outcome.met).toBe(met);
        expect(restTo(deal, "defenders").outcome.met).toBe(met);
      }),
      { seed: 6, numRuns: 3_000 },
    );
  });
});
