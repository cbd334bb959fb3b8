import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BID_VALUES } from "../../shared/skat/bids.ts";
import type { Card } from "../../shared/skat/cards.ts";
import { BASE_VALUE, type Contract, nullValue } from "../../shared/skat/games.ts";
import { matadors } from "../../shared/skat/matadors.ts";
import { trumpsOf } from "../../shared/skat/order.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { entriesOf, type SheetRow, totalsOf } from "../../shared/skat/sheet.ts";
import { gameValueOf, highestValue, impossibleNull, outcomeOf } from "../../shared/skat/value.ts";
import { contracts, games, packs, putAway } from "./any-deal.ts";

describe("value and score (RULES.md 8, 9)", () => {
  const results = fc.record({
    contract: contracts,
    bid: fc.constantFrom(...BID_VALUES),
    pack: packs,
    points: fc.nat(120),
    tricks: fc.nat(10),
  });
  const valued = (contract: Contract, bid: number, twelve: Card[], p: number, t: number) =>
    gameValueOf(contract, bid, twelve, outcomeOf(contract, p, t));

  it("charges multiples of the base that reach bid and game, once won and twice lost", () => {
    fc.assert(
      fc.property(results, ({ contract, bid, pack, points, tricks }) => {
        const { game } = contract;
        const twelve = pack.slice(0, 12);
        const value = valued(contract, bid, twelve, points, tricks);
        expect(value.score).toBe(value.won ? value.value : -2 * value.value);
        if (game === "N") {
          expect(value.value).toBe(nullValue(contract.hand, contract.ouvert));
          expect(value.won).toBe(tricks === 0);
          return;
        }
        const played = BASE_VALUE[game] * (value.multiplier as number);
        expect(value.value % BASE_VALUE[game]).toBe(0);
        expect(value.value).toBeGreaterThanOrEqual(Math.max(bid, played));
        expect(value.value).toBeLessThan(Math.max(bid, played) + BASE_VALUE[game]);
        expect(value.overbid).toBe(played < bid);
        if (value.overbid) expect(value.won).toBe(false);
        else expect(value.value).toBe(played);
      }),
      { seed: 8, numRuns: 3_000 },
    );
  });

  it("never pays less for more points and tricks once won, nor for a lower bid", () => {
    fc.assert(
      fc.property(results, fc.nat(120), ({ contract, bid, pack, points, tricks }, more) => {
        const twelve = pack.slice(0, 12);
        const one = valued(contract, bid, twelve, points, tricks);
        expect(valued(contract, 18, twelve, points, tricks).score).toBeGreaterThanOrEqual(
          one.score,
        );
        if (contract.game === "N") return;
        const better = valued(contract, bid, twelve, Math.min(120, points + more), tricks);
        if (one.won) expect(better.score).toBeGreaterThanOrEqual(one.score);
        if (better.won) expect(better.score).toBeGreaterThanOrEqual(one.score);
      }),
      { seed: 9, numRuns: 3_000 },
    );
  });

  it("adds each announcement and each level exactly once", () => {
    fc.assert(
      fc.property(results, ({ contract, pack, points, tricks }) => {
        if (contract.game === "N") return;
        const twelve = pack.slice(0, 12);
        const { multiplier } = valued(contract, 18, twelve, points, tricks);
        const { hand, schneider, schwarz, ouvert } = contract;
        const met = schwarz ? tricks === 10 : points >= (schneider ? 90 : 61);
        const levels = met
          ? [points >= 90, tricks === 10]
          : [schneider || points <= 30, schwarz || tricks === 0];
        const flags = [hand, schneider, schwarz, ouvert, ...levels].filter(Boolean).length;
        expect(multiplier).toBe(Math.abs(matadors(twelve, contract.game)) + 1 + flags);
      }),
      { seed: 10, numRuns: 3_000 },
    );
  });

  it("counts matadors on all twelve cards, whatever is put away", () => {
    fc.assert(
      fc.property(packs, games, fc.tuple(fc.nat(11), fc.nat(10)), (pack, game, away) => {
        const twelve = pack.slice(0, 12);
        const discard = putAway(twelve, away);
        const ten = twelve.filter((card) => !discard.includes(card));
        const count = matadors(twelve, game);
        expect(matadors([...discard, ...ten], game)).toBe(count);
        if (game === "N") {
          expect(count).toBe(0);
          return;
        }
        expect(count > 0).toBe(twelve.includes("CJ"));
        const trumps = trumpsOf(game);
        const run = trumps.slice(0, Math.abs(count));
        expect(run.every((trump) => twelve.includes(trump) === count > 0)).toBe(true);
        const next = trumps[Math.abs(count)];
        if (next) expect(twelve.includes(next)).toBe(count < 0);
      }),
      { seed: 11, numRuns: 2_000 },
    );
  });

  it("warns of no bid that some skat and ten tricks could still reach", () => {
    fc.assert(
      fc.property(packs, contracts, (pack, contract) => {
        const twelve = pack.slice(0, 12);
        const known = contract.hand ? twelve.slice(0, 10) : twelve;
        const best = valued(contract, 18, twelve, 120, 10);
        if (contract.game === "N") return;
        expect(best.value).toBeLessThanOrEqual(highestValue(contract, known));
        if (!contract.hand) expect(best.value).toBe(highestValue(contract, known));
      }),
      { seed: 12, numRuns: 2_000 },
    );
  });

  it("loses an impossible Null as the cheapest game that covers the bid", () => {
    const bids = fc.constantFrom(...BID_VALUES.filter((bid) => bid > 23));
    fc.assert(
      fc.property(packs, bids, fc.boolean(), (pack, bid, hand) => {
        const twelve = pack.slice(0, 12);
        const lost = impossibleNull(twelve, bid, hand);
        expect(lost).toMatchObject({ won: false, score: -2 * lost.value });
        expect(lost.value).toBeGreaterThanOrEqual(bid);
        expect(lost.value % BASE_VALUE[lost.game]).toBe(0);
        for (const game of ["D", "H", "S", "C", "G"] as const) {
          const chosen = impossibleNull(twelve, bid, hand, game);
          const least = Math.abs(matadors(twelve, game)) + 1 + Number(hand);
          const base = BASE_VALUE[game];
          expect(chosen.value).toBe(base * Math.max(least, Math.ceil(bid / base)));
          expect(chosen.value).toBeGreaterThanOrEqual(lost.value);
        }
      }),
      { seed: 13, numRuns: 1_000 },
    );
  });
});

describe("the sheets (RULES.md 11)", () => {
  const lists = fc.tuple(
    fc.constantFrom(3 as const, 4 as const),
    fc.array(
      fc.option(
        fc.record({
          declarer: fc.constantFrom<Seat>(0, 1, 2),
          won: fc.boolean(),
          value: fc.constantFrom(...BID_VALUES),
        }),
      ),
      { maxLength: 40 },
    ),
  );

  it("agree with the list form of their definitions", () => {
    fc.assert(
      fc.property(lists, ([players, list]) => {
        const played = list.map(
          (deal) => deal && { ...deal, score: deal.won ? deal.value : -2 * deal.value },
        );
        const totals = (sheet: "simple" | "seeger" | "bierlachs") => {
          const rows = played.map(
            (deal, n): SheetRow => ({
              n: n + 1,
              dealer: 0,
              declarer: deal?.declarer ?? null,
              game: null,
              value: deal?.value ?? 0,
              won: deal?.won ?? false,
              entries: entriesOf(sheet, players, deal),
            }),
          );
          return totalsOf(rows, players);
        };
        const defence = players === 3 ? 40 : 30;
        const { wins, losses } = totals("seeger");
        for (let seat = 0; seat < players; seat++) {
          const own = played.filter((deal) => deal?.declarer === seat);
          const others = played.filter((deal) => deal && deal.declarer !== seat);
          const simple = own.reduce((sum, deal) => sum + (deal?.score ?? 0), 0);
          const othersLost = others.filter((deal) => !deal?.won).length;
          const balance = (wins[seat] as number) - (losses[seat] as number);
          expect(totals("simple").totals[seat]).toBe(simple);
          expect(totals("seeger").totals[seat]).toBe(simple + 50 * balance + defence * othersLost);
          const minus = (sum: number, deal: (typeof played)[number]) =>
            sum + Math.min(0, deal?.declarer === seat ? deal.score : -(deal?.score ?? 0));
          expect(totals("bierlachs").totals[seat]).toBe(played.reduce(minus, 0));
        }
      }),
      { seed: 14, numRuns: 500 },
    );
  });
});
