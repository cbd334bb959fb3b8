import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { type Card, cardIndex } from "../../shared/skat/cards.ts";
import { cardsOf, handOf, positionOf, readPosition } from "../../shared/solver/position.ts";
import { createNullSolver, createPointSolver } from "../../shared/solver/solver.ts";
import { solverDeals } from "../bench/solver-deals.ts";

/** Runs the command line on lines of input. */
function solve(lines: readonly unknown[], ...args: readonly string[]): unknown[] {
  const input = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  const output = execFileSync("node_modules/.bin/node", ["shared/cli/solve.ts", ...args], {
    input: input.join("\n"),
    encoding: "utf8",
  });
  return output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

const LAST_TRICK = { game: "C", declarer: 0, leader: 2, hands: [["ST"], ["SJ"], ["DA"]] };

describe("positions worked out by hand", () => {
  it("counts the last trick for the declarer when he takes it, and nothing when not", () => {
    // DA is led, ST does not follow, SJ trumps: the declarer wins 11 + 10 + 2 only if he holds the jack.
    expect(solve([LAST_TRICK, { ...LAST_TRICK, declarer: 1 }])).toEqual([
      { points: 0 },
      { points: 23 },
    ]);
  });

  it("counts a trick under way, with the verdict of every legal card", () => {
    // HT has been led by seat 0; the declarer (1) has to follow with the ace or the seven; seat 2 can only follow low.
    const position = {
      game: "G",
      declarer: 1,
      leader: 0,
      hands: [["C7"], ["HA", "H7"], ["H8", "C8"]],
      trick: [{ seat: 0, card: "HT" }],
    };
    // With the ace he takes 21 now and leads the seven to C7 and C8: all 21. With the seven the ten takes the trick, and
    // C7 is beaten by C8 while he throws the ace.
    expect(solve([position], "--cards")).toEqual([
      {
        points: 21,
        cards: [
          { card: "HA", points: 21 },
          { card: "H7", points: 0 },
        ],
      },
    ]);
  });

  it("knows when a Null can be caught", () => {
    const caught = { game: "N", declarer: 0, leader: 1, hands: [["H9"], ["H8"], ["H7"]] };
    const safe = { ...caught, hands: [["H7"], ["H8"], ["H9"]] };
    // In Null the ten stands below the jack.
    const ten = { ...caught, hands: [["HT"], ["HJ"], ["H7"]] };
    expect(solve([caught, safe, ten])).toEqual([{ won: false }, { won: true }, { won: true }]);
  });

  it("tells Schwarz from all the points", () => {
    // The defenders' only trick, SA, is worth something; the declarer's trumps take the other.
    const solver = createPointSolver("H");
    const hands: readonly Card[][] = [
      ["HA", "CJ"],
      ["S7", "D7"],
      ["S8", "D8"],
    ];
    const strong = positionOf(0, 0, hands as [Card[], Card[], Card[]]);
    expect(solver.forcesSchwarz(strong, "declarer")).toBe(true);
    const weak = positionOf(0, 0, [
      ["HA", "S7"],
      ["S8", "D7"],
      ["S9", "D8"],
    ]);
    expect(solver.forcesSchwarz(weak, "declarer")).toBe(false);
    expect(solver.forcesSchwarz(weak, "defenders")).toBe(false);
    expect(
      solver.forcesSchwarz(positionOf(1, 0, strong.hands.map(cardsOf) as never), "defenders"),
    ).toBe(true);
  });
});

describe("the command line", () => {
  it("answers every line in order and goes on after bad ones", () => {
    const answers = solve([
      "no JSON",
      [],
      { ...LAST_TRICK, game: "X" },
      { ...LAST_TRICK, leader: 3 },
      { ...LAST_TRICK, hands: [["ST"], ["SJ"]] },
      { ...LAST_TRICK, hands: [["ST"], ["SJ"], ["D1"]] },
      { ...LAST_TRICK, hands: [["ST"], ["SJ"], ["ST"]] },
      { ...LAST_TRICK, hands: [["ST"], ["SJ"], ["DA", "DK"]] },
      { ...LAST_TRICK, hands: [["ST"], ["SJ"], []], trick: [{ seat: 1, card: "DA" }] },
      { ...LAST_TRICK, hands: [["ST"], ["SJ"], []], trick: [{ seat: 2, card: "DA" }] },
    ]);
    const codes = answers.map((answer) => (answer as { error?: { code: string } }).error?.code);
    expect(codes).toEqual([
      "BAD_REQUEST",
      "BAD_REQUEST",
      "UNKNOWN_GAME",
      "UNKNOWN_SEAT",
      "BAD_REQUEST",
      "UNKNOWN_CARD",
      "CARD_TWICE",
      "HANDS_UNEVEN",
      "TRICK_OUT_OF_TURN",
      undefined,
    ]);
    expect(answers.at(-1)).toEqual({ points: 0 });
  });
});

describe("budgets and tables", () => {
  const deal = solverDeals("suit to bid on", 1, 5)[0] as ReturnType<typeof solverDeals>[number];
  const position = positionOf(deal.declarer, deal.leader, deal.hands);

  it("answers null when the budget does not suffice, and exactly when it does", () => {
    const solver = createPointSolver(deal.game as "C");
    expect(solver.points(position, 50)).toBeNull();
    expect(solver.verdicts(position, 50)).toBeNull();
    const before = solver.visited();
    const points = solver.points(position);
    const cost = solver.visited() - before;
    // What the abandoned searches left in the tables is sound.
    expect(points).toBe(createPointSolver(deal.game as "C").points(position));
    solver.forget();
    expect(solver.makes(position, points as number, 50)).toBeNull();
    expect(solver.points(position, 2 * cost)).toBe(points);
    const making = solver.cardsMaking(position, points as number) as number;
    const verdicts = solver.verdicts(position) ?? [];
    const good = verdicts.filter((verdict) => verdict.points >= (points as number));
    expect(making).toBe(handOf(good.map(({ card }) => cardsOf(1 << card)[0] as Card)));
  });

  it("visits the same positions again after forgetting", () => {
    const solver = createPointSolver(deal.game as "C");
    const costs = [1, 2].map(() => {
      solver.forget();
      const before = solver.visited();
      solver.makes(position, 61 - deal.discarded);
      return solver.visited() - before;
    });
    expect(costs[0]).toBe(costs[1]);
  });

  it("keeps to a budget in Null too", () => {
    const hard = readPosition({
      game: "N",
      declarer: 0,
      leader: 1,
      hands: [
        ["H7", "H9", "HJ", "S8", "ST", "SQ", "D7", "D9", "C8", "CT"],
        ["H8", "HT", "HQ", "S7", "S9", "SJ", "D8", "DT", "C7", "C9"],
        ["HK", "HA", "SK", "SA", "DJ", "DQ", "DK", "DA", "CJ", "CQ"],
      ],
    });
    if (!hard.ok) throw new Error(hard.refusal.message);
    const solver = createNullSolver();
    expect(solver.won(hard.value.position, 3)).toBeNull();
    expect(solver.won(hard.value.position)).not.toBeNull();
  });
});

describe("hands as integers", () => {
  it("keep their cards, bit by bit as in the pack", () => {
    const cards: Card[] = ["CA", "CJ", "HT", "D7"];
    expect(cardsOf(handOf(cards))).toEqual(cards);
    expect(handOf(["D7"]) >>> cardIndex("D7")).toBe(1);
  });
});
