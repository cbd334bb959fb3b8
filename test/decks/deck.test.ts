import { describe, expect, it } from "vitest";
import { PACK } from "../../shared/skat/cards.ts";
import { FOUR_COLOURS, indexOf } from "../../web/decks/deck.ts";
import { PAPER } from "../../web/decks/ink.ts";
import { pipsOf } from "../../web/decks/pips.ts";

describe("the corner index (glossary, section 7)", () => {
  it.each([
    ["french", "JQKA", "A K Q J 10 9 8 7"],
    ["french", "BDKA", "A K D B 10 9 8 7"],
    ["tournament", "JQKA", "A K Q J 10 9 8 7"],
    ["tournament", "BDKA", "A K D B 10 9 8 7"],
    ["german", "JQKA", "A K O U 10 9 8 7"],
    ["german", "BDKA", "A K O U 10 9 8 7"],
  ] as const)("of the %s deck with %s", (deck, letters, expected) => {
    const clubs = PACK.slice(0, 8);
    expect(clubs.map((card) => indexOf(card, deck, letters)).join(" ")).toBe(expected);
  });

  it("is the same in every suit", () => {
    for (const card of PACK) {
      const ofClubs = PACK[PACK.indexOf(card) % 8];
      expect(indexOf(card, "french", "BDKA")).toBe(ofClubs && indexOf(ofClubs, "french", "BDKA"));
    }
  });
});

describe("the pips", () => {
  it.each([
    ["7", 7],
    ["8", 8],
    ["9", 9],
    ["T", 10],
  ] as const)(
    "of a %s are %i, apart from each other, on the card and even about its middle line",
    (rank, count) => {
      const pips = pipsOf(rank);
      expect(pips.length).toBe(count);
      for (const [i, pip] of pips.entries()) {
        expect(pip.x).toBeGreaterThan(150);
        expect(pip.x).toBeLessThan(590 - 150);
        expect(pip.y).toBeGreaterThan(80);
        expect(pip.y).toBeLessThan(910 - 80);
        expect(pips.some((other) => other.x === 590 - pip.x && other.y === pip.y)).toBe(true);
        for (const other of pips.slice(i + 1)) {
          expect(Math.hypot(pip.x - other.x, pip.y - other.y)).toBeGreaterThan(100);
        }
      }
    },
  );

  it("stand on their heads in the lower half only", () => {
    for (const rank of ["7", "8", "9", "T"] as const) {
      for (const pip of pipsOf(rank)) expect(pip.turned).toBe(pip.y > 455);
    }
  });
});

describe("the suit inks", () => {
  it("read as text on the card's paper (WCAG 1.4.3)", () => {
    for (const ink of Object.values(FOUR_COLOURS)) {
      expect(contrast(ink, PAPER)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const channel = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
