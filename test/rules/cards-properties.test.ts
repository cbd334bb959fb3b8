import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_POINTS, type Card, PACK, pointsOf } from "../../shared/skat/cards.ts";
import { CUT_PLACES, cut, dealOut, SMALLEST_PACKET } from "../../shared/skat/deal.ts";
import { GAMES, type Game } from "../../shared/skat/games.ts";
import {
  beats,
  cardsOfClass,
  classesOf,
  classOf,
  sortedFor,
  strengthOf,
  trumpsOf,
} from "../../shared/skat/order.ts";
import { activeSeats, othersOf, seatAfter } from "../../shared/skat/seats.ts";
import { games, packs, roles } from "./any-deal.ts";

describe("pack and deal", () => {
  it("has 120 points in 32 cards, 30 a suit", () => {
    expect(new Set(PACK).size).toBe(32);
    expect(pointsOf(PACK)).toBe(ALL_POINTS);
  });

  it("deals every card once, as RULES.md 2 lays down", () => {
    fc.assert(
      fc.property(packs, (pack) => {
        const { forehand, middlehand, rearhand, skat } = dealOut(pack);
        const at = (...places: number[]) => places.map((place) => pack[place]);
        expect(forehand).toEqual(at(0, 1, 2, 11, 12, 13, 14, 23, 24, 25));
        expect(middlehand).toEqual(at(3, 4, 5, 15, 16, 17, 18, 26, 27, 28));
        expect(rearhand).toEqual(at(6, 7, 8, 19, 20, 21, 22, 29, 30, 31));
        expect(skat).toEqual(at(9, 10));
        expect(new Set([...forehand, ...middlehand, ...rearhand, ...skat]).size).toBe(32);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("cuts so that each packet has four cards, and refuses anything else", () => {
    fc.assert(
      fc.property(packs, fc.integer({ min: 0, max: CUT_PLACES - 1 }), (pack, place) => {
        const fromTop = place + SMALLEST_PACKET;
        const after = cut(pack, fromTop);
        expect(after[0]).toBe(pack[fromTop]);
        expect([...after.slice(32 - fromTop), ...after.slice(0, 32 - fromTop)]).toEqual(pack);
      }),
      { seed: 2, numRuns: 200 },
    );
    for (const wrong of [0, 3, 29, 32, -4, 4.5, Number.NaN]) {
      expect(() => cut(PACK, wrong)).toThrow(RangeError);
    }
  });

  it("seats three players clockwise from the dealer's left", () => {
    fc.assert(
      fc.property(roles, (seated) => {
        const active = activeSeats(seated);
        expect(new Set(active).size).toBe(3);
        expect(active).not.toContain(seated.sitsOut);
        expect(seated.sitsOut === null ? seated.rearhand : seated.sitsOut).toBe(seated.dealer);
        for (const seat of active) {
          expect(othersOf(seat, seated)).not.toContain(seat);
          expect(seatAfter(seatAfter(seatAfter(seat, seated), seated), seated)).toBe(seat);
        }
      }),
      { seed: 3 },
    );
  });
});

describe("order", () => {
  it("puts every card into one class, trumps as many as the game has", () => {
    const trumps: Record<Game, number> = { C: 11, S: 11, H: 11, D: 11, G: 4, N: 0 };
    for (const game of GAMES) {
      expect(trumpsOf(game)).toHaveLength(trumps[game]);
      const all = classesOf(game).flatMap((one) => cardsOfClass(one, game));
      expect([...all].sort()).toEqual([...PACK].sort());
    }
  });

  it("sorts without losing a card, each class falling", () => {
    fc.assert(
      fc.property(packs, games, fc.integer({ min: 0, max: 12 }), (pack, game, size) => {
        const cards = pack.slice(0, size);
        const before = [...cards];
        const sorted = sortedFor(cards, game);
        expect(cards).toEqual(before);
        expect([...sorted].sort()).toEqual([...cards].sort());
        for (const [n, card] of sorted.slice(1).entries()) {
          const left = sorted[n] as Card;
          if (classOf(left, game) === classOf(card, game)) {
            expect(strengthOf(left, game)).toBeGreaterThan(strengthOf(card, game));
          }
        }
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it("never lets two cards beat each other", () => {
    for (const game of GAMES) {
      for (const a of PACK) {
        expect(beats(a, a, game)).toBe(false);
        for (const b of PACK) expect(beats(a, b, game) && beats(b, a, game)).toBe(false);
      }
    }
  });
});
