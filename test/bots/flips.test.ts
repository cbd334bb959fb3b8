import { describe, expect, it } from "vitest";
import { type Flips, flipsOf, type PlayedGame } from "../../shared/bots/flips.ts";
import { packMask } from "../../shared/bots/masks.ts";
import { type Card, cardIndex } from "../../shared/skat/cards.ts";

function mask(cards: string): number {
  return packMask(cards.split(" ") as Card[]);
}

function flips(game: Omit<PlayedGame, "plays">, cards: string): Flips {
  return flipsOf({ ...game, plays: cards.split(" ").map((card) => cardIndex(card as Card)) });
}

describe("cards that give the game away (two tricks to go)", () => {
  /** Grand, 50 points safe, the declarer to lead: the heart ace is enough, the diamond ten is lost to the ace. */
  const grand = {
    game: "G" as const,
    hands: [mask("HA DT"), mask("HK H7"), mask("DA D7")] as const,
    aside: mask("CA CT SA ST CK SK"),
    leader: 0 as const,
  };

  it("none by a declarer who takes what he needs", () => {
    expect(flips(grand, "HA H7 D7 DT HK DA")).toEqual({ declarer: 0, defenders: 0 });
  });

  it("one by a declarer who leads into the ace", () => {
    expect(flips(grand, "DT HK DA D7 HA H7")).toEqual({ declarer: 1, defenders: 0 });
  });

  it("one by each side when a defender gives it back", () => {
    // Rearhand lets the ten go through, and 10 + 4 points are enough.
    expect(flips(grand, "DT HK D7 HA H7 DA")).toEqual({ declarer: 1, defenders: 1 });
  });

  /** Null: the nine is the only club over the eight, and the seven of spades cannot be caught. */
  const nullGame = {
    game: "N" as const,
    hands: [mask("C9 S7"), mask("C8 HA"), mask("C7 HK")] as const,
    aside: 0,
    leader: 1 as const,
  };

  it("none by a defender who forces the declarer's nine", () => {
    expect(flips(nullGame, "C8 C7 C9")).toEqual({ declarer: 0, defenders: 0 });
  });

  it("one by a defender who lets him throw it", () => {
    expect(flips(nullGame, "HA HK C9 C8 C7 S7")).toEqual({ declarer: 0, defenders: 1 });
  });
});
