import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Game } from "../../shared/skat/games.ts";
import {
  claimedByDeclarer,
  claimedByDefender,
  concededByDeclarer,
  concededByDefenders,
  decidedOf,
  levelsMade,
  restTo,
  restWhenGivenUp,
} from "../../shared/skat/shorten.ts";
import {
  declarerGivesUp,
  defendersGiveUp,
  HAND,
  OUVERT,
  PLAIN,
  SCHNEIDER,
  SCHWARZ,
  scored,
  standing,
} from "./standings.ts";

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
