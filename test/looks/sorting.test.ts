import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Card, PACK, suitOf } from "../../shared/skat/cards.ts";
import { GAMES } from "../../shared/skat/games.ts";
import { classOf } from "../../shared/skat/order.ts";
import { arrangedBy, isArranged, movedTo } from "../../web/table/hand-order.ts";
import { type Sorting, sortedBy } from "../../web/table/sorting.ts";

const hand = (text: string): readonly Card[] => text.split(" ") as Card[];
const USUAL: Sorting = { trumps: "left", order: "falling", suits: "fixed" };

// Ten cards with something of everything, mixed.
const HELD = hand("S8 CJ D7 HA CT HJ DK CA H9 SA");

describe("a hand lies as its holder wants it", () => {
  test.each([
    ["H", USUAL, "CJ HJ HA H9 CA CT SA S8 DK D7"],
    ["G", USUAL, "CJ HJ CA CT SA S8 HA H9 DK D7"],
    // In Null the jacks are of their suits, and the ten stands below the jack (RULES.md 1).
    ["N", USUAL, "CA CJ CT SA S8 HA HJ H9 DK D7"],
    ["H", { ...USUAL, order: "rising" }, "H9 HA HJ CJ CT CA S8 SA D7 DK"],
    ["H", { ...USUAL, trumps: "right" }, "DK D7 SA S8 CA CT CJ HJ HA H9"],
    ["H", { ...USUAL, trumps: "right", order: "rising" }, "D7 DK S8 SA CT CA H9 HA HJ CJ"],
    // Hearts are red: black, red, black beside them.
    ["H", { ...USUAL, suits: "alternating" }, "CJ HJ HA H9 CA CT DK D7 SA S8"],
    // Clubs are black: of red, black, red the hearts come first.
    ["C", { ...USUAL, suits: "alternating" }, "CJ HJ CA CT HA H9 SA S8 DK D7"],
    // Grand's trumps are of no colour.
    ["G", { ...USUAL, suits: "alternating" }, "CJ HJ CA CT HA H9 SA S8 DK D7"],
    ["N", { ...USUAL, suits: "alternating" }, "CA CJ CT HA HJ H9 SA S8 DK D7"],
  ] as const)("in %s, %o", (game, sorting, expected) => {
    expect(sortedBy(sorting, HELD, game)).toEqual(hand(expected));
  });

  const anyHand = fc.shuffledSubarray([...PACK], { minLength: 0, maxLength: 12 });
  const anySorting: fc.Arbitrary<Sorting> = fc.record({
    trumps: fc.constantFrom("left", "right"),
    order: fc.constantFrom("falling", "rising"),
    suits: fc.constantFrom("fixed", "alternating"),
  });

  test("no card is lost or made, and each class lies together", () => {
    fc.assert(
      fc.property(anyHand, fc.constantFrom(...GAMES), anySorting, (cards, game, sorting) => {
        const sorted = sortedBy(sorting, cards, game);
        expect([...sorted].sort()).toEqual([...cards].sort());
        const classes = sorted.map((card) => classOf(card, game));
        const runs = classes.filter((each, i) => each !== classes[i - 1]);
        expect(new Set(runs).size).toBe(runs.length);
      }),
      { seed: 6 },
    );
  });

  test("with two suits of each colour in Null, no neighbours are of one colour", () => {
    fc.assert(
      fc.property(anyHand, (cards) => {
        fc.pre(new Set(cards.map(suitOf)).size === 4);
        const sorted = sortedBy({ ...USUAL, suits: "alternating" }, cards, "N");
        const suits = sorted.map(suitOf).filter((suit, i, all) => suit !== all[i - 1]);
        const colours = suits.map((suit) => suit === "H" || suit === "D");
        expect(colours.every((red, i) => i === 0 || red !== colours[i - 1])).toBe(true);
      }),
      { seed: 6 },
    );
  });
});

describe("a hand laid by hand", () => {
  test("a card goes to a place, the others make room", () => {
    expect(movedTo(hand("CJ HJ SA"), "SA", 0)).toEqual(hand("SA CJ HJ"));
    expect(movedTo(hand("CJ HJ SA"), "CJ", 2)).toEqual(hand("HJ SA CJ"));
  });

  test("stays while cards leave it, and is over with the first card it does not know", () => {
    const laid = hand("SA CJ HJ");
    expect(arrangedBy(laid, hand("CJ SA"))).toEqual(hand("SA CJ"));
    expect(arrangedBy(laid, hand("CJ SA D7"))).toEqual(hand("CJ SA D7"));
    expect(isArranged(laid, hand("D7"))).toBe(false);
    expect(isArranged(null, hand("CJ"))).toBe(false);
  });
});
