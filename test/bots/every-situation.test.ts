import { describe, expect, it } from "vitest";
import {
  all,
  contextOf,
  type Player,
  packOfBoard,
  playBoard,
  tableFor,
} from "../../shared/bots/board.ts";
import { choose } from "../../shared/bots/choose.ts";
import { seeded } from "../../shared/bots/seeded.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { decide } from "../../shared/table/decide.ts";
import type { BotLevel } from "../../shared/table/rules.ts";
import { seatInTurn, viewFor } from "./support.ts";

const player =
  (level: BotLevel): Player =>
  (view) =>
    choose(view, { level });

describe("a bot is never refused and never stuck", () => {
  it.each([3, 4])("over 300 deals with %i at the table", { timeout: 600_000 }, async (players) => {
    for (let board = 0; board < 300; board++) {
      const dealer = (board % players) as Seat;
      const seats = Array.from({ length: players }, () => player("instant"));
      const { refusals } = await playBoard(packOfBoard(players, board), dealer, seats);
      expect(refusals, `board ${board}`).toEqual([]);
    }
  });

  it("when it searches", { timeout: 300_000 }, async () => {
    for (let board = 0; board < 8; board++) {
      const seats = [player("club"), player("club"), player("club")];
      const { refusals } = await playBoard(packOfBoard(7, board), (board % 3) as Seat, seats);
      expect(refusals, `board ${board}`).toEqual([]);
    }
  });

  // Bids nobody would make and games nobody would play lead to views no bot would lead itself to.
  it("when the others do whatever is allowed", { timeout: 300_000 }, () => {
    const random = seeded(11);
    for (let board = 0; board < 200; board++) {
      const pack = packOfBoard(12, board);
      const dealer = (board % 3) as Seat;
      const context = contextOf(pack, dealer);
      let state = tableFor(pack, dealer, 3);
      for (let seat = seatInTurn(state); seat !== null; seat = seatInTurn(state)) {
        const view = viewFor(state, seat);
        const { legal } = view;
        const wild = legal[random.below(legal.length)];
        const isWild = wild && random.below(4) !== 0;
        const discard = { discard: view.hand.slice(0, 2) };
        const command = isWild
          ? wild.type === "declare" && wild.discard === null
            ? { ...wild, ...discard }
            : wild
          : choose(view, { level: "instant" });
        const decision = decide(state, seat, command, context);
        if (!decision.ok) {
          expect.unreachable(
            `board ${board}: ${JSON.stringify(command)}: ${decision.refusal.code}`,
          );
        }
        state = all(state, decision.value);
      }
      expect(state.last).not.toBeNull();
    }
  });
});
