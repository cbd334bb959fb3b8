import type { IssRecord } from "../../../shared/protocol/iss.ts";
import type { IssMove, Place } from "../../../shared/protocol/iss-moves.ts";
import type { Card } from "../../../shared/skat/cards.ts";
import type { XskatGame } from "../../rules/fixtures.ts";

/** The shortest auction that gives the deal to `declarer` at `bid`. */
function auctionFor(declarer: Place, bid: number): readonly IssMove[] {
  const pass = (by: Place): IssMove => ({ type: "pass", by });
  const says = (by: Place): IssMove => ({ type: "bid", by, value: bid });
  if (declarer === 0) return [says(1), { type: "hold", by: 0 }, pass(1), pass(2)];
  return declarer === 1 ? [says(1), pass(0), pass(2)] : [pass(1), says(2), pass(0)];
}

/** A game of XSkat's as a record. */
export function recordOfXskat(game: XskatGame): IssRecord {
  const place = (seat: number): Place => ((seat - game.forehand + 3) % 3) as Place;
  const handOf = (at: Place): readonly Card[] => {
    const seat = (game.forehand + at) % 3;
    const cards = game.hands[seat] ?? [];
    // The declarer's hand is told as he played it: with what he kept of the skat, without what he put away.
    if (seat !== game.declarer || game.hand) return cards;
    return [...cards, ...game.discard].filter((card) => !game.skat.includes(card));
  };
  const by = place(game.declarer);
  const { points, tricks, matadors, score, won } = game.expect;
  const announced = { game: game.game, hand: game.hand, ouvert: game.ouvert };
  return {
    facts: new Map([["ID", game.id]]),
    moves: [
      { type: "deal", hands: [handOf(0), handOf(1), handOf(2)], skat: game.skat },
      ...auctionFor(by, game.bid),
      ...(game.hand ? [] : [{ type: "take-skat", by } as const]),
      {
        type: "announce",
        ...{ by, ...announced, schneider: false, schwarz: false },
        cards: game.hand ? [] : game.discard,
      },
      ...game.plays.map(([seat, card]): IssMove => ({ type: "play", by: place(seat), card })),
    ],
    result: {
      ...{ type: "played", declarer: by, end: won ? "win" : "loss", value: score },
      ...{ points, tricks, matadors, penalties: [] },
    },
  };
}
