import type { CodedDeal } from "../../shared/protocol/code/coded-deal.ts";
import type { Call } from "../../shared/skat/bidding.ts";
import { BID_VALUES } from "../../shared/skat/bids.ts";
import { type Card, PACK } from "../../shared/skat/cards.ts";
import type { Contract } from "../../shared/skat/games.ts";
import { XSKAT_GAMES, type XskatGame } from "../rules/fixtures.ts";
import { type Dice, shuffled } from "./random-deal.ts";

/**
 * The thousand games another program played, as coded deals. Their hands are those after the discard and their auctions
 * are not kept: the first is undone, for the second every number up to the bid is said and held.
 */
export function xskatDeals(): readonly CodedDeal[] {
  return XSKAT_GAMES.map(coded);
}

function coded(game: XskatGame): CodedDeal {
  const declarer = (game.declarer - game.forehand + 3) % 3;
  const hands = [0, 1, 2].map((place) => {
    const held = game.hands[(game.forehand + place) % 3] ?? [];
    const own = place === declarer && game.discard.length > 0 ? dealtTen(held, game) : held;
    return inOrder(own);
  });
  const { hand, ouvert } = game;
  const contract: Contract = { game: game.game, hand, schneider: false, schwarz: false, ouvert };
  return {
    players: 3,
    sheet: "simple",
    hands: [hands[0] ?? [], hands[1] ?? [], hands[2] ?? []],
    skat: inOrder(game.skat),
    calls: auctionTo(game.bid, declarer),
    undertaking: {
      type: "contract",
      contract,
      discard: game.hand ? null : (inOrder(game.discard) as [Card, Card]),
      plays: game.plays.map(([, card]) => card),
      shownAfter: null,
      end: null,
    },
  };
}

/** The ten cards the declarer was dealt, from the ten he played. */
function dealtTen(played: readonly Card[], { skat, discard }: XskatGame): Card[] {
  return [...played, ...discard].filter((card) => !skat.includes(card));
}

/** Middlehand and rearhand bid against forehand, who holds everything or gives up at the last number. */
function auctionTo(bid: number, declarer: number): readonly Call[] {
  const said = BID_VALUES.filter((value) => value <= bid);
  const held = said.flatMap((value): Call[] => [{ type: "bid", value }, { type: "hold" }]);
  const pass: Call = { type: "pass" };
  if (declarer === 0) return [...held, pass, pass];
  const won = [...held.slice(0, -1), pass];
  return declarer === 1 ? [...won, pass] : [pass, ...won];
}

function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => PACK.indexOf(a) - PACK.indexOf(b));
}

/**
 * As dear as a deal gets: every card free in every trick (one hand of trumps alone, the others without), a Hand game
 * with a level, at a table of four, with half of all numbers said at random, a hand laid open, and a claim of a level in
 * the last tricks.
 */
export function dearestDeal(dice: Dice): CodedDeal {
  const trumps: Card[] = ["CJ", "SJ", "HJ", "DJ", "CA", "CT", "CK", "CQ", "C9", "C8"];
  const rest = shuffled(dice).filter((card) => !trumps.includes(card) && card !== "C7");
  const skat: Card[] = inOrder(["C7", rest[20] as Card]);
  const second = inOrder(rest.slice(0, 10));
  const third = inOrder(rest.slice(10, 20));
  const thrown = [second, third].map((hand) => shuffledCards(dice, hand));
  const led = shuffledCards(dice, trumps);
  const length = 27 + dice(2);
  const plays = led.flatMap((card, n) => [card, thrown[0]?.[n] as Card, thrown[1]?.[n] as Card]);
  const contract: Contract = {
    game: "C",
    hand: true,
    schneider: false,
    schwarz: false,
    ouvert: false,
  };
  return {
    players: 4,
    sheet: "bierlachs",
    hands: [inOrder(trumps), second, third],
    skat,
    calls: wildAuction(dice),
    undertaking: {
      type: "contract",
      contract: { ...contract, schneider: true },
      discard: null,
      plays: plays.slice(0, length),
      shownAfter: dice(25),
      end: { type: "claim", by: 0, level: "schwarz" },
    },
  };
}

function shuffledCards(dice: Dice, cards: readonly Card[]): Card[] {
  return shuffled(dice).filter((card) => cards.includes(card));
}

/** Forehand holds whatever is said, in both duels, half of all numbers being said. */
function wildAuction(dice: Dice): readonly Call[] {
  const said = BID_VALUES.filter(() => dice(2) === 1);
  const inFirst = dice(said.length + 1);
  const held = said.map((value): Call[] => [{ type: "bid", value }, { type: "hold" }]);
  const pass: Call = { type: "pass" };
  const calls = [...held.slice(0, inFirst).flat(), pass, ...held.slice(inFirst).flat(), pass];
  return said.length > 0 ? calls : [pass, pass, { type: "bid", value: 18 }];
}
