import { describe, expect, it } from "vitest";
import {
  type Analysis,
  type AnalysisEffort,
  analyseAtOnce,
} from "../../shared/analysis/analyse.ts";
import { pointsOf } from "../../shared/skat/cards.ts";
import { cards, type Hands, tableWith } from "./support.ts";

const EFFORT: AnalysisEffort = {
  known: { worlds: 30, drawnPerWorld: 5, nodes: 300_000 },
  discard: { deals: 10, candidates: 3, nodes: 4_000_000 },
};

/** Forehand has every trick in any order: four jacks, and three cards from the top of two suits. */
const UNBEATABLE: Hands = {
  forehand: "CJ SJ HJ DJ CA CT CK SA ST SK",
  middlehand: "CQ C9 C8 C7 SQ S9 S8 S7 HA HT",
  rearhand: "HK HQ H9 H8 DA DT DK DQ D9 D8",
};

function grand(players: 3 | 4 = 3) {
  return tableWith(UNBEATABLE, players)
    .bidByForehand()
    .act(0, { type: "take-skat" })
    .act(0, { type: "declare", game: "G", discard: cards("H7 D7") });
}

/**
 * Null Hand of forehand: all sevens, eights and nines of three suits, which cannot be caught, and the diamond eight, which
 * the seven catches as soon as middlehand leads it: rearhand has no diamond.
 */
const ONE_HOLE: Hands = {
  forehand: "C7 C8 C9 S7 S8 S9 H7 H8 H9 D8",
  middlehand: "D7 D9 DT DJ DQ DK DA CA SA HA",
  rearhand: "CT CJ CQ CK ST SJ SQ SK HT HJ",
};

function withOneHole(ouvert: boolean) {
  return tableWith(ONE_HOLE)
    .bidByForehand()
    .act(0, { type: "declare", game: "N", hand: true, ouvert });
}

function cardIn({ cards: all }: Analysis, n: number) {
  const found = all[n];
  if (!found) throw new Error(`no card ${n}`);
  return found;
}

describe("a game that cannot be lost", () => {
  const analysis = analyseAtOnce(grand().playOut().deal(), EFFORT);

  it("comes to all points at every card, whatever is played", () => {
    expect(analysis.cards).toHaveLength(30);
    for (const { open } of analysis.cards) {
      expect(open.before).toEqual({ points: 120, won: true });
      expect(open.after).toEqual({ points: 120, won: true });
      expect(open.turned).toBe(false);
    }
    for (const loss of analysis.losses) expect(loss).toMatchObject({ points: 0, turned: 0 });
  });

  it("is won in every world the declarer can think of, and in none a defender can", () => {
    for (const { seat, known } of analysis.cards) {
      if (!known || seat !== 0) continue;
      expect(known).toMatchObject({ played: 1, best: 1, isClear: false });
    }
    expect(analysis.cards.some(({ seat, known }) => seat === 0 && known !== null)).toBe(true);
  });

  it("has a discard that nothing beats, and a sound bid", () => {
    expect(analysis.discard?.open.made).toEqual({
      cards: cards("H7 D7"),
      value: { points: 120, won: true },
    });
    expect(analysis.discard?.open.best).toEqual(analysis.discard?.open.made);
    expect(analysis.discard?.likely?.made.won).toBe(1);
    expect(analysis.discard?.open.of).toBe(66);
    expect(analysis.bid?.declared).toMatchObject({ seat: 0, isSound: true, overbid: 0 });
    expect(analysis.bid?.declared?.before.chance).toBeGreaterThan(0.95);
  });

  it("is none the less when the discard throws points and tricks away", () => {
    const waste = tableWith(UNBEATABLE)
      .bidByForehand()
      .act(0, { type: "take-skat" })
      .act(0, { type: "declare", game: "G", discard: cards("CA SA") })
      .playOut();
    const { discard } = analyseAtOnce(waste.deal(), EFFORT);
    // With both aces away the tens are highest, but the sevens are lost.
    expect(discard?.open.best.value).toEqual({ points: 120, won: true });
    expect(pointsOf(discard?.open.made.cards ?? [])).toBe(22);
    expect(discard?.open.made.value.points).toBeLessThan(120);
  });

  it("at a table of four leaves the dealer out", () => {
    const four = analyseAtOnce(grand(4).playOut().deal(), EFFORT);
    expect(four.losses.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(four.cards).toEqual(
      analysis.cards.map((each, n) => ({ ...each, seq: four.cards[n]?.seq })),
    );
  });
});

describe("a Null that is lost until a defender lets it go", () => {
  // Forehand leads the club seven, middlehand takes it, and instead of the diamond seven leads the ace.
  const played = (ouvert: boolean) => withOneHole(ouvert).play("C7 CA CT DA").playOut().deal();
  const analysis = analyseAtOnce(played(false), EFFORT);

  it("turns at that card and at no other", () => {
    expect(cardIn(analysis, 0).open.before.won).toBe(false);
    const turning = analysis.cards.flatMap(({ open }, n) => (open.turned ? [n] : []));
    expect(turning).toEqual([3]);
    expect(cardIn(analysis, 29).open.after).toEqual({ points: null, won: true });
  });

  it("names the cards that would have kept it", () => {
    // The other aces keep the lead, and the seven can follow.
    expect([...cardIn(analysis, 3).open.bestCards].sort()).toEqual(["D7", "HA", "SA"]);
    expect(analysis.losses.map(({ turned }) => turned)).toEqual([0, 1, 0]);
    expect(analysis.losses.map(({ points }) => points)).toEqual([0, 0, 0]);
  });

  it("could have been known to be the worse card, and in Ouvert was seen to be", () => {
    const hidden = cardIn(analysis, 3).known;
    expect(hidden?.played).toBeLessThan(hidden?.best ?? 0);
    const open = cardIn(analyseAtOnce(played(true), EFFORT), 3).known;
    expect(open).toMatchObject({ played: 0, best: 1, isClear: true });
    expect(open?.bestCards).toContain("D7");
  });

  it("has no discard to judge in a Hand game", () => {
    expect(analysis.discard).toBeNull();
  });
});

describe("a Null whose discard gave it away", () => {
  it("is lost with the ace kept, and won by the two aces put away", () => {
    const deal = tableWith({
      forehand: "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7",
      middlehand: "D8 D9 DT DJ DQ DK CT CJ SA HA",
      rearhand: "CQ CK ST SJ SQ SK HT HJ HQ HK",
    })
      .bidByForehand()
      .act(0, { type: "take-skat" })
      .act(0, { type: "declare", game: "N", discard: cards("C7 C9") })
      .playOut()
      .deal();
    const { discard } = analyseAtOnce(deal, EFFORT);
    expect(discard?.open.made.value.won).toBe(false);
    expect(discard?.open.best.value.won).toBe(true);
    expect(discard?.likely?.best.won).toBe(1);
    expect(discard?.likely?.best.cards).toEqual(cards("CA DA"));
  });
});

describe("deals that end before the last card", () => {
  it("given up although nothing was lost", () => {
    const deal = grand().play("CJ CQ HK").act(0, { type: "concede" }).deal();
    const { early } = analyseAtOnce(deal, EFFORT);
    expect(early).toEqual({ ending: "concession", value: { points: 120, won: true }, won: false });
  });

  it("claimed, and rightly", () => {
    const table = grand().play("CJ CQ HK").act(0, { type: "claim" });
    table.act(1, { type: "answer", accept: true }).act(2, { type: "answer", accept: true });
    const { early, cards: judged } = analyseAtOnce(table.deal(), EFFORT);
    expect(judged).toHaveLength(3);
    expect(early).toEqual({ ending: "claim", value: { points: 120, won: true }, won: true });
  });

  it("broken off because somebody left", () => {
    const { early } = analyseAtOnce(grand().play("CJ CQ HK").breakOff(0).deal(), EFFORT);
    expect(early).toMatchObject({ ending: "adjudicated", won: false, value: { won: true } });
  });

  it("a Null that was too low for the bid, given up before a card", () => {
    const deal = tableWith(ONE_HOLE)
      .bidByForehand()
      .act(0, { type: "take-skat" })
      .act(0, { type: "concede", game: "C" })
      .deal();
    const analysis = analyseAtOnce(deal, EFFORT);
    expect(analysis).toMatchObject({ cards: [], early: null, discard: null, declarer: null });
    expect(analysis.bid).toMatchObject({ bid: 18, declared: null });
  });

  it("passed in: what the hands were worth", () => {
    const pass = { type: "pass" } as const;
    const deal = tableWith(UNBEATABLE).act(1, pass).act(2, pass).act(0, pass).deal();
    const analysis = analyseAtOnce(deal, EFFORT);
    expect(analysis.cards).toEqual([]);
    const [forehand] = analysis.bid?.hands ?? [];
    expect(forehand).toMatchObject({ seat: 0, said: 0, best: { game: "G" } });
    expect(forehand?.limit).toBeGreaterThan(100);
  });
});
