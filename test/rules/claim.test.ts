import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Card } from "../../shared/skat/cards.ts";
import { CLAIM_NODE_BUDGET, proveClaim } from "../../shared/skat/claim.ts";
import type { ClaimGoal, ClaimView } from "../../shared/skat/claim-view.ts";
import { claimCases } from "./claim-positions.ts";
import { anyCard, holdsInAll, type Plan, worldsOf } from "./claim-worlds.ts";

const ALL: ClaimGoal = { type: "declarer-all" };
const NONE: ClaimGoal = { type: "declarer-none" };
const atMost = (defendersAtMost: number): ClaimGoal => ({ type: "points", defendersAtMost });

const hidden = (seat: 1 | 2, count: number) => ({ seat, count, known: [], voids: [] });

/** Seat 0 is declarer, claims and leads; the others hold `unseen` between them. */
function declarerLeads(game: ClaimView["game"], hand: Card[], unseen: Card[]): ClaimView {
  const count = hand.length;
  return {
    game,
    declarer: 0,
    claimant: 0,
    hand,
    others: [hidden(1, count), hidden(2, count)],
    unseen,
    leader: 0,
    trick: [],
  };
}

describe("claims by hand", () => {
  it("holds with the two best trumps and nothing else", () => {
    const view = declarerLeads("H", ["CJ", "SJ"], ["HA", "CA", "DA", "DT"]);
    expect(proveClaim(view, ALL).proved).toBe(true);
  });

  it("fails as soon as one distribution breaks it", () => {
    // The trump ten falls under the ace only if it is not guarded by the nine.
    const view = declarerLeads("H", ["HA", "HK"], ["HT", "H9", "CA", "DA"]);
    expect(proveClaim(view, ALL).proved).toBe(false);
    const shared: ClaimView = {
      ...view,
      others: [{ ...hidden(1, 2), known: ["HT", "CA"] }, hidden(2, 2)],
      unseen: ["H9", "DA"],
    };
    expect(proveClaim(shared, ALL)).toMatchObject({ proved: true, card: "HA" });
  });

  it("reckons that the missing trump may lie in the skat or not", () => {
    const inSkat = declarerLeads("H", ["CA", "CT"], ["H7", "C9", "S9", "S8", "D9", "D8"]);
    expect(proveClaim(inSkat, ALL).proved).toBe(false);
    const trumpless = { ...inSkat, unseen: ["C9", "S9", "S8", "D9", "D8", "DT"] as Card[] };
    expect(proveClaim(trumpless, ALL).proved).toBe(true);
  });

  it("uses the voids the others have shown", () => {
    const view = declarerLeads("H", ["CA", "ST"], ["SA", "C9", "S9", "HT"]);
    expect(proveClaim(view, ALL).proved).toBe(false);
    const noTrumps = declarerLeads("H", ["CA", "CT"], ["HT", "HK", "C9", "S9"]);
    expect(proveClaim(noTrumps, ALL).proved).toBe(false);
    // Neither has trumps: the two that are out lie in the skat.
    const bothVoid: ClaimView = {
      ...declarerLeads("H", ["CA", "CT"], ["HT", "HK", "C9", "S9", "D9", "D8"]),
      others: [
        { ...hidden(1, 2), voids: ["trump"] },
        { ...hidden(2, 2), voids: ["trump"] },
      ],
    };
    expect(proveClaim(bothVoid, ALL).proved).toBe(true);
  });

  it("counts what the defenders may still take", () => {
    // The side ace is lost with whatever the partner puts on it: at most the ten.
    const view = declarerLeads("H", ["CJ", "S7"], ["SA", "ST", "D9", "D8"]);
    expect(proveClaim(view, atMost(20)).proved).toBe(false);
    expect(proveClaim(view, atMost(21)).proved).toBe(true);
    expect(proveClaim(view, atMost(-1)).proved).toBe(false);
  });

  it("lets a Null declarer claim that he takes no trick", () => {
    const safe = declarerLeads("N", ["S7", "H7"], ["S8", "S9", "HT", "HA"]);
    expect(proveClaim(safe, NONE).proved).toBe(true);
    const high = declarerLeads("N", ["S7", "HK"], ["S8", "S9", "HJ", "H9"]);
    expect(proveClaim(high, NONE).proved).toBe(false);
    // The ten stands below the jack: led to, it is covered, whoever holds what.
    const ten = declarerLeads("N", ["S7", "HT"], ["S8", "S9", "HJ", "H9"]);
    expect(proveClaim(ten, NONE).proved).toBe(true);
  });

  it("does not let a defender count on his partner's help", () => {
    // Seat 2 is declarer. If the partner keeps the trump ten, the declarer has none; but he may have it himself.
    const view: ClaimView = {
      game: "H",
      declarer: 2,
      claimant: 0,
      hand: ["HA", "CA"],
      others: [hidden(1, 2), hidden(2, 2)],
      unseen: ["HT", "C9", "S9", "D9"],
      leader: 0,
      trick: [],
    };
    expect(proveClaim(view, NONE).proved).toBe(true);
    expect(proveClaim({ ...view, unseen: ["HT", "HK", "S9", "D9"] }, NONE).proved).toBe(false);
    const open: ClaimView = {
      ...view,
      others: [hidden(1, 2), { ...hidden(2, 2), known: ["S9", "D9"] }],
      unseen: ["HT", "HK"],
    };
    expect(proveClaim(open, NONE).proved).toBe(true);
  });

  it("reckons that the partner may lead the lower of two neighbours", () => {
    const view: ClaimView = {
      game: "G",
      declarer: 1,
      claimant: 0,
      hand: ["S8"],
      others: [hidden(1, 1), hidden(2, 1)],
      unseen: ["DA", "DK"],
      leader: 2,
      trick: [],
    };
    expect(proveClaim(view, NONE).proved).toBe(false);
    // The same when the claimant leads and the partner plays before the declarer.
    const led: ClaimView = { ...view, declarer: 2, leader: 0, hand: ["D9"] };
    expect(proveClaim(led, NONE).proved).toBe(false);
  });

  it("judges a trick under way", () => {
    const view: ClaimView = {
      ...declarerLeads("G", ["CJ", "DA"], ["D9", "C9", "S9"]),
      others: [{ ...hidden(1, 1), voids: [] }, hidden(2, 2)],
      leader: 1,
      trick: [{ seat: 1, card: "HA" }],
      hand: ["CJ", "DA"],
    };
    expect(turnIsOurs(view)).toBe(false);
    expect(proveClaim(view, ALL).proved).toBe(true);
  });

  it("refuses more than five cards and views that contradict themselves", () => {
    const tops: Card[] = ["CJ", "SJ", "HJ", "DJ", "HA", "HT"];
    const others: Card[] = ["C7", "C8", "C9", "S7", "S8", "S9", "D7", "D8", "D9", "CQ", "SQ", "DQ"];
    expect(proveClaim(declarerLeads("H", tops, others), ALL).proved).toBe(false);
    const five = declarerLeads("H", tops.slice(0, 5), others.slice(0, 10));
    expect(proveClaim(five, ALL).proved).toBe(true);
    expect(proveClaim({ ...five, unseen: five.unseen.slice(0, 9) }, ALL).proved).toBe(false);
    expect(proveClaim({ ...five, unseen: ["CJ", ...five.unseen] }, ALL).proved).toBe(false);
    const missing = [hidden(1, 4), hidden(2, 5)] as const;
    expect(proveClaim({ ...five, others: missing }, ALL).proved).toBe(false);
  });
});

function turnIsOurs(view: ClaimView): boolean {
  return view.trick.length === 0 && view.leader === view.claimant;
}

describe("claims against every distribution", () => {
  it("proves exactly what one way of playing keeps in all of them (1 to 3 cards)", () => {
    const counts = { proved: new Map<string, number>(), refuted: new Map<string, number>() };
    fc.assert(
      fc.property(claimCases({ min: 1, max: 3 }), ({ view, goal }) => {
        const { proved, nodes } = proveClaim(view, goal);
        expect(nodes).toBeLessThan(CLAIM_NODE_BUDGET);
        expect(proved).toBe(holdsInAll(view, goal, worldsOf(view), anyCard));
        const count = proved ? counts.proved : counts.refuted;
        count.set(goal.type, (count.get(goal.type) ?? 0) + 1);
      }),
      { seed: 20_240_301, numRuns: 3_000, endOnFailure: true },
    );
    console.info("claims compared:", counts);
    for (const type of ["points", "declarer-all", "declarer-none"]) {
      expect(counts.proved.get(type)).toBeGreaterThan(20);
      expect(counts.refuted.get(type)).toBeGreaterThan(20);
    }
  }, 60_000);

  it("knows to the point what the defenders can be held to (2 and 3 cards)", () => {
    let thresholds = 0;
    fc.assert(
      fc.property(claimCases({ min: 2, max: 3 }), ({ view }) => {
        const proved = (points: number) => proveClaim(view, atMost(points)).proved;
        const most = Array.from({ length: 121 }, (_, n) => n).find(proved) as number;
        const worlds = worldsOf(view);
        expect(holdsInAll(view, atMost(most), worlds, anyCard)).toBe(true);
        if (most === 0) return;
        expect(holdsInAll(view, atMost(most - 1), worlds, anyCard)).toBe(false);
        thresholds++;
      }),
      { seed: 12, numRuns: 600, endOnFailure: true },
    );
    expect(thresholds).toBeGreaterThan(100);
  }, 60_000);

  it("is never broken by others who see all cards, the claimant playing as proved (2 to 4 cards)", () => {
    const proved = new Map<string, number>();
    let distributions = 0;
    fc.assert(
      fc.property(claimCases({ min: 2, max: 4 }), ({ view, goal }) => {
        const worlds = worldsOf(view);
        // Four cards with the skat unknown have thousands: too slow to try them all here.
        if (worlds.length > 600 || !proveClaim(view, goal).proved) return;
        proved.set(goal.type, (proved.get(goal.type) ?? 0) + 1);
        distributions += worlds.length;
        expect(holdsInAll(view, goal, worlds, provenCard)).toBe(true);
      }),
      { seed: 77, numRuns: 300, endOnFailure: true },
    );
    console.info("claims played out:", proved, "distributions:", distributions);
    for (const type of ["points", "declarer-all", "declarer-none"]) {
      expect(proved.get(type)).toBeGreaterThan(10);
    }
  }, 60_000);
});

/** Plays the card of the proof, asked anew at each of the claimant's turns. */
const provenCard: Plan = (view, goal) => {
  const { card } = proveClaim(view, goal);
  if (!card) throw new Error("a proved claim is no longer proved");
  return [card];
};
