import { describe, expect, it } from "vitest";
import { packOfBoard, tableFor } from "../../shared/bots/board.ts";
import { choose } from "../../shared/bots/choose.ts";
import { hintFor } from "../../shared/bots/hint.ts";
import { seeded } from "../../shared/bots/seeded.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { TableState } from "../../shared/table/state.ts";
import { give, redealt, seatInTurn, viewFor } from "./support.ts";

/** Every situation of a deal that instant bots play, with the seat whose turn it is. */
function situations(board: number): { readonly state: TableState; readonly seat: Seat }[] {
  const all: { state: TableState; seat: Seat }[] = [];
  let state = tableFor(packOfBoard(3, board), (board % 3) as Seat, 3);
  for (let seat = seatInTurn(state); seat !== null; seat = seatInTurn(state)) {
    all.push({ state, seat });
    state = give(state, seat, choose(viewFor(state, seat), { level: "instant" }));
  }
  return all;
}

describe("a hint", () => {
  const played = situations(1);

  it("is what the strong bot does, with a reason where there is one", () => {
    const kinds = new Set<string>();
    for (const { state, seat } of played.filter((_, n) => n % 2 === 0)) {
      const view = viewFor(state, seat);
      const { command, reason } = hintFor(view);
      expect(command).toEqual(choose(view, { level: "strong" }));
      const wanted = { bid: "limit", hold: "limit", pass: "limit", declare: "chance" } as const;
      if (command.type in wanted) expect(reason?.kind).toBe(wanted[command.type as "bid"]);
      if (reason?.kind === "worlds") {
        expect(reason.share).toBeGreaterThanOrEqual(0);
        expect(reason.share).toBeLessThanOrEqual(1);
        expect(reason.worlds).toBeGreaterThan(0);
      }
      if (reason) kinds.add(reason.kind);
    }
    expect(kinds).toContain("limit");
    expect(kinds).toContain("worlds");
  });

  it("names the only card there is as such", () => {
    const forced = played.filter(({ state, seat }) => {
      const { legal } = viewFor(state, seat);
      const cards = legal.filter(({ type }) => type === "play");
      return cards.length === 1 && legal.every(({ type }) => type === "play" || type === "concede");
    });
    expect(forced.length).toBeGreaterThan(0);
    for (const { state, seat } of forced) {
      expect(hintFor(viewFor(state, seat)).reason).toEqual({ kind: "only" });
    }
  });

  it("does not depend on a card the player cannot see", () => {
    const random = seeded(11);
    let compared = 0;
    for (const { state, seat } of played.filter((_, n) => n % 5 === 0)) {
      const other = redealt(state, seat, random);
      if (!other) continue;
      expect(hintFor(viewFor(other, seat))).toEqual(hintFor(viewFor(state, seat)));
      compared++;
    }
    expect(compared).toBeGreaterThan(2);
  });
});
