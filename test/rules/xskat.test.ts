import { describe, expect, it } from "vitest";
import { contractFrom, discardFrom } from "../../shared/skat/declaration.ts";
import { endingOf } from "../../shared/skat/ending.ts";
import { nextSeat, rolesOf, type Seat } from "../../shared/skat/seats.ts";
import { legalCards } from "../../shared/skat/trick.ts";
import { gameValueOf, outcomeOf } from "../../shared/skat/value.ts";
import { declaredDeal, endOf, playCard, takenIn } from "./deal-driver.ts";
import { XSKAT_GAMES, type XskatGame } from "./fixtures.ts";

/** The dealer sits to the right of forehand. */
function rolesWithForehand(forehand: Seat) {
  return rolesOf(nextSeat(nextSeat(forehand, 3), 3), 3);
}

function replay(game: XskatGame) {
  const contract = contractFrom(game, !game.hand, game.bid);
  if (!contract.ok) throw new Error(contract.refusal.code);
  const twelve = [...game.hands[game.declarer], ...game.discard];
  const discard = discardFrom(game.discard, twelve);
  if (!discard.ok) throw new Error(discard.refusal.code);

  const roles = rolesWithForehand(game.forehand);
  const hands = { 0: game.hands[0], 1: game.hands[1], 2: game.hands[2], 3: [] };
  let deal = declaredDeal(roles, game.declarer, contract.value, hands, discard.value);
  for (const [seat, card] of game.plays) {
    expect(legalCards(deal.hands[seat], deal.trick, game.game)).toContain(card);
    const next = playCard(deal, { seat, card });
    if (typeof next === "string") throw new Error(`${game.id}: ${seat} ${card} ${next}`);
    deal = next;
  }
  const { points, tricks } = takenIn(deal);
  const value = gameValueOf(
    contract.value,
    game.bid,
    twelve,
    outcomeOf(contract.value, points, tricks),
  );
  return { deal, points, tricks, value };
}

describe("the games XSkat played against itself", () => {
  it("are a thousand, of every game and with Hand and Ouvert among them", () => {
    expect(XSKAT_GAMES).toHaveLength(1000);
    expect(new Set(XSKAT_GAMES.map((game) => game.game))).toEqual(new Set("CSHDGN"));
    expect(XSKAT_GAMES.some((game) => game.hand)).toBe(true);
    expect(XSKAT_GAMES.some((game) => game.ouvert)).toBe(true);
  });

  it("use the whole pack once, the skat among the declarer's twelve", () => {
    for (const game of XSKAT_GAMES) {
      const cards = [...game.hands.flat(), ...game.discard];
      expect(new Set(cards).size, game.id).toBe(32);
      const twelve = [...game.hands[game.declarer], ...game.discard];
      for (const card of game.skat) expect(twelve, game.id).toContain(card);
    }
  });

  it("replay to the same tricks, points, matadors, value and score", () => {
    let replayed = 0;
    for (const game of XSKAT_GAMES) {
      const { deal, points, tricks, value } = replay(game);
      const { matadors, won, score } = value;
      expect(endOf(deal), game.id).not.toBeNull();
      expect(endingOf(deal.contract, tricks, deal.tricks.length - tricks)).toBe(endOf(deal));
      expect(
        {
          points,
          tricks,
          matadors,
          // XSkat's logs give the value with its sign and doubled when lost.
          value: won ? value.value : -2 * value.value,
          won,
          score,
          trick_winners: deal.tricks.map((trick) => trick.winner),
        },
        game.id,
      ).toEqual(game.expect);
      replayed++;
    }
    expect(replayed).toBe(1000);
  });
});
