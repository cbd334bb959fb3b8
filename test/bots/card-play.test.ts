import { describe, expect, it } from "vitest";
import { choose, EFFORTS } from "../../shared/bots/choose.ts";
import { judgeCards } from "../../shared/bots/search-card.ts";
import { cardAt, situationOf } from "../../shared/bots/situation.ts";
import { cardPoints } from "../../shared/skat/cards.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { BotLevel } from "../../shared/table/rules.ts";
import type { TableState } from "../../shared/table/state.ts";
import { auctionWonBy, dealtTable, give, seatInTurn, viewFor } from "./support.ts";

const LEVELS: readonly BotLevel[] = ["instant", "club"];

function cardOf(state: TableState, seat: Seat, level: BotLevel): string {
  const command = choose(viewFor(state, seat), { level });
  if (command.type !== "play") throw new Error(`a card was wanted, not ${command.type}`);
  return command.card;
}

function played(state: TableState, plays: readonly (readonly [Seat, string])[]): TableState {
  return plays.reduce(
    (now, [seat, card]) => give(now, seat, { type: "play", card } as SeatCommand),
    state,
  );
}

/** Clubs by forehand, who lacks the two jacks that middlehand has; rearhand has no trump at all. */
function clubs(): TableState {
  let state = dealtTable(
    "C7 C8 C9 CQ CK CT CA SJ HJ DA",
    "CJ DJ S7 S8 S9 SQ SK D7 D8 D9",
    "HA HT HK HQ H9 H8 H7 SA ST DT",
  );
  state = auctionWonBy(state, 1);
  state = give(state, 1, { type: "take-skat" });
  return give(state, 1, { type: "declare", game: "C", discard: ["DQ", "DK"] });
}

describe.each(LEVELS)("what every club player does, by %s", (level) => {
  it("smears to a trick the partner is sure of", () => {
    const state = played(clubs(), [
      [1, "C7"],
      [2, "CJ"],
    ]);
    expect(cardPoints(cardOf(state, 0, level) as "CJ")).toBeGreaterThanOrEqual(10);
  });

  it("does not throw points on a trick the declarer is sure of", () => {
    const state = played(clubs(), [
      [1, "C7"],
      [2, "CJ"],
      [0, "HT"],
      [2, "D7"],
      [0, "DT"],
      [1, "DA"],
      [1, "SJ"],
      [2, "DJ"],
    ]);
    expect(cardPoints(cardOf(state, 0, level) as "CJ")).toBeLessThanOrEqual(4);
  });

  it("stays just under in Null", () => {
    let state = dealtTable(
      "CA CK CQ SA SK SQ HA HK HQ DA",
      "C7 C8 CT S7 S8 S9 H7 H8 H9 D7",
      "CJ C9 SJ ST HJ HT DK DQ DJ DT",
    );
    state = auctionWonBy(state, 2);
    state = give(state, 2, { type: "take-skat" });
    state = give(state, 2, { type: "declare", game: "N", discard: ["D9", "D8"] });
    state = played(state, [[1, "CA"]]);
    expect(cardOf(state, 2, level)).toBe("CT");
  });

  it("wins a Grand that cannot be lost, and takes all the tricks", () => {
    let state = dealtTable(
      "CJ SJ HJ DJ CA CT CK SA ST SK",
      "C9 C8 C7 S9 S8 S7 HA HT HK HQ",
      "CQ SQ H9 H8 H7 DA DT DK DQ D9",
    );
    for (let seat = seatInTurn(state); seat !== null; seat = seatInTurn(state)) {
      state = give(state, seat, choose(viewFor(state, seat), { level }));
    }
    expect(state.last?.settlement).toMatchObject({ declarer: 1, game: "G", won: true, tricks: 10 });
  });
});

describe("what a player could know about each card", () => {
  it("is the share of worlds in which the declarer gets there", () => {
    // Rearhand, with middlehand's jack on the table: whatever he throws, the declarer is far from safe.
    const state = played(clubs(), [
      [1, "C7"],
      [2, "CJ"],
    ]);
    const situation = situationOf(viewFor(state, 0));
    const judged = situation && judgeCards(situation, EFFORTS.club, 1);
    if (!judged) throw new Error("no worlds were looked at");
    expect(judged.isComplete).toBe(false);
    expect(judged.worlds).toBeGreaterThan(3);
    expect(judged.cards.map(({ card }) => cardAt(card, situation.layout)).toSorted()).toEqual(
      viewFor(state, 0).hand.toSorted(),
    );
    for (const { won } of judged.cards) {
      expect(won).toBeGreaterThanOrEqual(0);
      expect(won).toBeLessThanOrEqual(1);
      expect(won * judged.worlds).toBeCloseTo(Math.round(won * judged.worlds), 6);
    }
  });
});
