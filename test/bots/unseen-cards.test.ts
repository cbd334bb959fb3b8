import { describe, expect, it } from "vitest";
import { all, contextOf, packOfBoard, tableFor } from "../../shared/bots/board.ts";
import { choose } from "../../shared/bots/choose.ts";
import { mixedSeed, type Seeded, seeded } from "../../shared/bots/seeded.ts";
import { cardPoints } from "../../shared/skat/cards.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { decide } from "../../shared/table/decide.ts";
import type { BotLevel } from "../../shared/table/rules.ts";
import type { TableState } from "../../shared/table/state.ts";
import { viewOf } from "../../shared/table/views.ts";
import { redealt, seatInTurn, viewFor } from "./support.ts";

type Chooser = (state: TableState, seat: Seat) => SeatCommand;

interface Comparison {
  pairs: number;
  different: number;
  readonly phases: Set<string>;
}

/** Plays deals and compares, at every turn, the choice there with the choice on the same view of other cards. */
function compare(
  chooser: Chooser,
  boards: number,
  everyTurn: (random: Seeded) => boolean,
): Comparison {
  const seen: Comparison = { pairs: 0, different: 0, phases: new Set() };
  for (let board = 0; board < boards; board++) {
    const random = seeded(mixedSeed(31, board));
    const pack = packOfBoard(30, board);
    const dealer = (board % 3) as Seat;
    let state = tableFor(pack, dealer, 3);
    for (let seat = seatInTurn(state); seat !== null; seat = seatInTurn(state)) {
      const command = chooser(state, seat);
      const other = everyTurn(random) ? redealt(state, seat, random) : null;
      if (other) {
        expect(viewFor(other, seat)).toEqual(viewFor(state, seat));
        seen.pairs++;
        seen.phases.add(state.phase);
        if (JSON.stringify(chooser(other, seat)) !== JSON.stringify(command)) seen.different++;
      }
      const decision = decide(state, seat, command, contextOf(pack, dealer));
      if (!decision.ok) throw new Error(decision.refusal.code);
      state = all(state, decision.value);
    }
  }
  return seen;
}

const honest =
  (level: BotLevel): Chooser =>
  (state, seat) =>
    choose(viewFor(state, seat), { level, seed: 5 });

/** Plays like the others, but throws the dearest card whenever the next player holds no ace. */
const peeking: Chooser = (state, seat) => {
  const view = viewOf(state, seat, []);
  const cards = view.legal.filter((command) => command.type === "play");
  const [card] = cards;
  if (!card) return choose(viewFor(state, seat), { level: "instant", seed: 5 });
  const next = state.deal?.hands[((seat + 1) % 3) as Seat] ?? [];
  const byPoints = cards.toSorted((a, b) => cardPoints(b.card) - cardPoints(a.card));
  return (next.some((one) => one.endsWith("A")) ? byPoints.at(-1) : byPoints[0]) ?? card;
};

describe("dealing the cards a bot cannot see anew never changes what it does", () => {
  it("by rules", { timeout: 300_000 }, () => {
    const seen = compare(honest("instant"), 80, () => true);
    expect(seen.different).toBe(0);
    expect(seen.pairs).toBeGreaterThan(2000);
    expect([...seen.phases].sort()).toEqual(["bidding", "declaring", "playing", "skat"]);
  });

  it("by searching", { timeout: 300_000 }, () => {
    const seen = compare(honest("club"), 5, (random) => random.below(2) === 0);
    expect(seen.different).toBe(0);
    expect(seen.pairs).toBeGreaterThan(40);
  });

  it("and one that peeks is caught", { timeout: 300_000 }, () => {
    expect(compare(peeking, 20, () => true).different).toBeGreaterThan(0);
  });
});

describe("the same view and seed give the same command", () => {
  it("whatever was asked in between", { timeout: 300_000 }, () => {
    const state = tableFor(packOfBoard(40, 1), 0, 3);
    const seats: { readonly state: TableState; readonly seat: Seat }[] = [];
    let now = state;
    for (let seat = seatInTurn(now); seat !== null; seat = seatInTurn(now)) {
      seats.push({ state: now, seat });
      const command = honest("instant")(now, seat);
      const decision = decide(now, seat, command, contextOf(packOfBoard(40, 1), 0));
      if (!decision.ok) throw new Error(decision.refusal.code);
      now = all(now, decision.value);
    }
    const ask = (): string[] =>
      seats.map((one) => JSON.stringify(honest("club")(one.state, one.seat)));
    const forwards = ask();
    const backwards = seats
      .toReversed()
      .map((one) => JSON.stringify(honest("club")(one.state, one.seat)));
    expect(backwards.toReversed()).toEqual(forwards);
  });
});
