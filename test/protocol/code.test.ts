import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeOf, codeOfDeal, dealOfCode, LONGEST_CODE } from "../../shared/protocol/code/code.ts";
import { codedDealOf } from "../../shared/protocol/code/extract.ts";
import type { DealEnded } from "../../shared/table/events.ts";
import { dearestDeal, xskatDeals } from "./code-deals.ts";
import { diceFrom, type Leaning, randomDeal } from "./random-deal.ts";

const leaning: fc.Arbitrary<Leaning> = fc.record({
  players: fc.constantFrom(3, 4),
  sheet: fc.constantFrom("simple", "seeger", "bierlachs"),
  bidding: fc.nat(10),
  jumping: fc.nat(10),
  shortening: fc.constantFrom(0, 0, 1, 5),
  adjudicating: fc.constantFrom(0, 0, 1),
});
const TAME: Leaning = {
  players: 3,
  sheet: "simple",
  bidding: 5,
  jumping: 1,
  shortening: 0,
  adjudicating: 0,
};
const RUNS = { numRuns: 1500, seed: 1813 };

/** What a result says, apart from the seats' numbers and the order in which cards were dealt. */
function resultOf({ ending, settlement, result }: DealEnded) {
  return { ending, result, settlement: settlement && { ...settlement, declarer: 0 } };
}

interface Golden {
  readonly code: string;
  readonly result: ReturnType<typeof resultOf>;
}
const golden = JSON.parse(
  readFileSync(new URL("../fixtures/codes.json", import.meta.url), "utf8"),
) as readonly Golden[];

describe("a replay code", () => {
  it("holds a whole deal: written, read and played again it gives the same result and the same code", () => {
    const endings = new Set<string>();
    const games = new Set<string>();
    const open = new Set<string>();
    const tables = new Set<number>();
    fc.assert(
      fc.property(fc.nat(), leaning, (seed, how) => {
        const { events, rules, state } = randomDeal(diceFrom(seed), how);
        const code = codeOf(events, rules);
        const back = dealOfCode(code);
        if (!back.ok) throw new Error(`${code}: ${JSON.stringify(back.refusal)}`);
        const last = back.value.state.last as DealEnded;
        endings.add(last.ending);
        tables.add(rules.players);
        if (last.settlement) games.add(last.settlement.game);
        if (last.settlement?.announced.ouvert) open.add(last.settlement.game);
        expect(resultOf(last)).toEqual(resultOf(state.last as DealEnded));
        expect(codedDealOf(back.value.events, rules)).toEqual(codedDealOf(events, rules));
        expect(codeOf(back.value.events, rules)).toBe(code);
      }),
      RUNS,
    );
    expect([...endings].sort()).toEqual([
      "adjudicated",
      "all-tricks",
      "claim",
      "concession",
      "impossible-null",
      "null-broken",
      "passed-in",
      "schwarz-broken",
    ]);
    expect([...games].sort()).toEqual(["C", "D", "G", "H", "N", "S"]);
    expect([...open].sort()).toEqual(["C", "D", "G", "H", "N", "S"]);
    expect([...tables].sort()).toEqual([3, 4]);
  });
  it("needs at most 40 characters, and 22 on average for deals as people play them", () => {
    const deals = xskatDeals();
    expect(deals).toHaveLength(1000);
    const lengths = deals.map((deal) => codeOfDeal(deal).length);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeLessThanOrEqual(22);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_CODE);
  });

  it("needs at most 40 characters for the dearest deal there can be", () => {
    const dice = diceFrom(18);
    let longest = 0;
    for (let n = 0; n < 400; n++) {
      longest = Math.max(longest, codeOfDeal(dearestDeal(dice)).length);
    }
    expect(longest).toBeLessThanOrEqual(LONGEST_CODE);
    // Were the bound never come near, the cases would be too tame.
    expect(longest).toBeGreaterThanOrEqual(LONGEST_CODE - 3);
  });

  it("shows every single wrong character", () => {
    const { events, rules } = randomDeal(diceFrom(3), TAME);
    const code = codeOf(events, rules);
    for (let place = 1; place < code.length; place++) {
      for (const wrong of ["0", "z", "-", "A"]) {
        if (wrong === code[place]) continue;
        const damaged = code.slice(0, place) + wrong + code.slice(place + 1);
        expect(dealOfCode(damaged)).toMatchObject({ ok: false });
      }
    }
    expect(dealOfCode(code.slice(0, -1)).ok).toBe(false);
    expect(dealOfCode(`${code}1`).ok).toBe(false);
  });

  it("answers any text at all with a clear refusal, and quickly", () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.stringMatching(/^1[0-9A-Za-z_-]{0,39}$/),
      fc.constantFrom("", "1", "2abc", "%00", "1".repeat(5000), "../../etc", "1<script>"),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = dealOfCode(text);
        if (read.ok) return;
        expect(["CODE_MALFORMED", "CODE_TOO_NEW", "CODE_TOO_LONG"]).toContain(read.refusal.code);
        expect(read.refusal.message.length).toBeGreaterThan(20);
      }),
      { numRuns: 3000, seed: 1813 },
    );
    expect(dealOfCode("2abc")).toMatchObject({ refusal: { code: "CODE_TOO_NEW" } });
  });

  it("has not changed: golden codes read as they always did", () => {
    for (const { code, result } of golden) {
      const read = dealOfCode(code);
      expect(read.ok && resultOf(read.value.state.last as DealEnded)).toEqual(result);
      if (read.ok) expect(codeOf(read.value.events, read.value.state.rules)).toBe(code);
    }
    expect(golden.length).toBeGreaterThanOrEqual(12);
  });
});
