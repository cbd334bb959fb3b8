import { describe, expect, it } from "vitest";
import { packOfBoard, tableFor } from "../../shared/bots/board.ts";
import { choose } from "../../shared/bots/choose.ts";
import { openPosition, solverFor } from "../../shared/bots/open-position.ts";
import { pointsIn, situationOf } from "../../shared/bots/situation.ts";
import { everyWorld } from "../../shared/bots/worlds.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import type { TableState } from "../../shared/table/state.ts";
import { auctionWonBy, dealtTable, give, seatInTurn, viewFor } from "./support.ts";

function bot(state: TableState, seat: Seat): SeatCommand {
  return choose(viewFor(state, seat), { level: "instant" });
}

/** Bots play, without claiming, until the declarer has to play with so many cards in hand. */
function untilDeclarerHas(cards: number, board: number): TableState | null {
  let state = tableFor(packOfBoard(50, board), (board % 3) as Seat, 3);
  for (let seat = seatInTurn(state); seat !== null; seat = seatInTurn(state)) {
    const { deal } = state;
    const isThere = deal?.contract && deal.declarer === seat && deal.counts[seat] === cards;
    if (isThere) return state;
    const command = bot(state, seat);
    if (command.type === "claim") return null;
    state = give(state, seat, command);
  }
  return null;
}

/** Whether the declarer, his hand open, wins every deal that `seat` must think possible, against any play. */
function winsEverywhere(state: TableState, seat: Seat): boolean {
  const situation = situationOf(viewFor(state, seat));
  const worlds = situation && everyWorld(situation, 5000);
  if (!worlds) throw new Error("too many worlds for a test");
  const { layout, declarerPoints, contract } = situation;
  const solver = solverFor(layout.game);
  return worlds.every((world) => {
    const position = openPosition(situation, world.hands);
    if (solver.game === "N") return solver.won(position) === true;
    const need = (contract.schneider ? 90 : 61) - declarerPoints - pointsIn(world.skat, layout);
    return need <= 0 || solver.makes(position, need) === true;
  });
}

/** A claim of the declarer with four cards left that waits for answers, or null where there is none. */
function claimedOn(board: number): TableState | null {
  const before = untilDeclarerHas(4, board);
  const declarer = before?.deal?.declarer ?? null;
  if (!before || declarer === null) return null;
  if (!viewFor(before, declarer).legal.some((command) => command.type === "claim")) return null;
  const claimed = give(before, declarer, { type: "claim" });
  return claimed.deal?.offer ? claimed : null;
}

describe("a claim that was not proved is put to the defenders", () => {
  it("and they give up only what they cannot win any more", { timeout: 300_000 }, () => {
    const answers = { accepted: 0, declined: 0 };
    for (let board = 0; board < 60; board++) {
      const claimed = claimedOn(board);
      if (!claimed) continue;
      const seat = seatInTurn(claimed) as Seat;
      const answer = bot(claimed, seat);
      if (answer.type !== "answer") throw new Error(`answered by ${answer.type}`);
      answers[answer.accept ? "accepted" : "declined"]++;
      if (answer.accept) expect(winsEverywhere(claimed, seat), `board ${board}`).toBe(true);
    }
    expect(answers.declined).toBeGreaterThan(5);
  });

  it("and what is certain from the answerer's hand is accepted", () => {
    // Grand, four cards each, no trumps left but the declarer's. Middlehand holds the spade ace: rearhand, who has no
    // spade, cannot know it, but whoever does knows that 20 points are enough.
    const state = tableOfFour();
    const claimed = give(state, 1, { type: "claim" });
    expect(claimed.deal?.offer?.kind ?? "settled").toBe("settled");
  });
});

/** Forehand (seat 1) plays Grand and has won six tricks; he holds four cards that cannot lose. */
function tableOfFour(): TableState {
  let state = dealtTable(
    "CJ SJ HJ DJ CA CT CK SA ST SK",
    "C9 C8 C7 S9 S8 S7 HA HT HK HQ",
    "CQ SQ H9 H8 H7 DA DT DK DQ D9",
  );
  state = auctionWonBy(state, 1);
  state = give(state, 1, { type: "take-skat" });
  state = give(state, 1, { type: "declare", game: "G", discard: ["D8", "D7"] });
  const tricks = "CJ C9 CQ SJ C8 SQ HJ C7 H7 DJ S7 H8 CA S8 H9 CT S9 D9".split(" ");
  for (const [n, card] of tricks.entries()) {
    const seat = ([1, 2, 0] as const)[n % 3] as Seat;
    state = give(state, seat, { type: "play", card: card as "CJ" });
  }
  return state;
}

describe("giving up", () => {
  const declared = (): TableState => {
    let state = dealtTable(
      "C7 C8 C9 CQ CK CT CA SJ HJ DA",
      "CJ DJ S7 S8 S9 SQ SK D7 D8 D9",
      "HA HT HK HQ H9 H8 H7 SA ST DT",
    );
    state = auctionWonBy(state, 1);
    state = give(state, 1, { type: "take-skat" });
    state = give(state, 1, { type: "declare", game: "C", discard: ["DQ", "DK"] });
    for (const [seat, card] of [
      [1, "C7"],
      [2, "CJ"],
      [0, "HT"],
      [2, "D7"],
      [0, "DT"],
      [1, "DA"],
    ] as const) {
      state = give(state, seat, { type: "play", card });
    }
    return state;
  };

  it("a declarer who gives up late is let go", () => {
    const state = give(declared(), 1, { type: "concede" });
    const seat = seatInTurn(state) as Seat;
    expect(bot(state, seat)).toEqual({ type: "answer", accept: true });
    expect(give(state, seat, bot(state, seat)).last?.ending).toBe("concession");
  });

  it("a partner who gives up an open game is not followed", () => {
    const state = give(declared(), 2, { type: "concede" });
    expect(bot(state, 0)).toEqual({ type: "answer", accept: false });
  });
});
