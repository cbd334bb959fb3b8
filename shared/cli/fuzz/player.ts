import { BID_VALUES, bidsAbove } from "../../skat/bids.ts";
import { type Card, cardPoints, rankOf, SUITS, suitOf } from "../../skat/cards.ts";
import { GAMES, type Game, isSuitGame } from "../../skat/games.ts";
import { strengthOf } from "../../skat/order.ts";
import { activeSeats, type Seat } from "../../skat/seats.ts";
import { legalCards } from "../../skat/trick.ts";
import type { SeatCommand } from "../../table/commands.ts";
import { mayJoinConcession } from "../../table/legal.ts";
import { isPlayed, type PlayedDeal } from "../../table/standing.ts";
import type { DealState, TableState } from "../../table/state.ts";
import { seatsToAnswer, seatToPlay, toAct } from "../../table/to-act.ts";
import type { Random } from "./random.ts";

export interface Act {
  readonly seat: Seat;
  readonly command: SeatCommand;
}

/** How one deal is wandered through; drawn anew for each, so that whole deals lean one way. */
export interface Mood {
  /** How willingly numbers are named and held. */
  readonly eager: number;
  /** How often a number is jumped to. */
  readonly jumping: number;
  /** How often the skat is left alone. */
  readonly hand: number;
  readonly announcing: number;
  /** How the cards are chosen. */
  readonly cards: "any" | "high" | "low";
  /** How often, at each card, somebody claims or gives up. */
  readonly shortening: number;
  readonly agreeing: number;
}

export function moodFrom(random: Random): Mood {
  return {
    eager: random.pick([0.1, 0.5, 0.8, 0.9, 0.97]),
    jumping: random.pick([0, 0.1, 0.5]),
    hand: random.pick([0.1, 0.5, 0.9]),
    announcing: random.pick([0.1, 0.7]),
    cards: random.pick(["any", "high", "low"]),
    shortening: random.pick([0, 0, 0, 0.05, 0.2]),
    agreeing: random.pick([0.2, 0.5, 0.9]),
  };
}

/** Something a player could do now; only a Null below the bid may still be refused. */
export function likelyAct(state: TableState, random: Random, mood: Mood): Act {
  const { deal } = state;
  if (!deal) throw new Error("nobody can act without a deal");
  if (state.phase === "playing" && isPlayed(deal)) return inPlay(deal, random, mood);
  const [seat] = toAct(state);
  if (seat === undefined) throw new Error(`nobody is to act in phase ${state.phase}`);
  if (state.phase === "bidding") return { seat, command: call(deal, random, mood) };
  if (random.chance(0.04)) return { seat, command: giveUp(deal, random) };
  if (state.phase === "declaring") return { seat, command: pickedUp(deal, seat, random) };
  const command = random.chance(mood.hand) ? handGame(deal, seat, random, mood) : takeSkat;
  return { seat, command };
}

const takeSkat: SeatCommand = { type: "take-skat" };

function call({ auction }: DealState, random: Random, mood: Mood): SeatCommand {
  if (!random.chance(mood.eager)) return { type: "pass" };
  if (auction.asked) return { type: "hold" };
  if (auction.stage === "forehand") return { type: "bid", value: 18 };
  const most = random.chance(mood.jumping)
    ? random.below(random.pick([4, 12, BID_VALUES.length]))
    : 0;
  const value = bidsAbove(auction.bid, most + 1).at(-1);
  return value === undefined ? { type: "pass" } : { type: "bid", value };
}

function giveUp(deal: DealState, random: Random): SeatCommand {
  const hand = !deal.pickedUp && random.chance(0.5);
  return random.chance(0.5)
    ? { type: "concede", game: random.pick(["C", "S", "H", "D", "G"]), hand }
    : { type: "concede", hand };
}

function fitting(hand: readonly Card[], random: Random): Game {
  const jacks = hand.filter((card) => rankOf(card) === "J").length;
  if (random.chance(0.3)) return random.pick(GAMES);
  if (jacks === 0) return "N";
  if (jacks >= 3) return random.pick(["G", longestSuit(hand)]);
  return longestSuit(hand);
}

function longestSuit(hand: readonly Card[]): Game {
  const length = (suit: string): number => hand.filter((card) => suitOf(card) === suit).length;
  return [...SUITS].sort((a, b) => length(b) - length(a))[0] as Game;
}

function handGame(deal: DealState, seat: Seat, random: Random, mood: Mood): SeatCommand {
  const game = fitting(deal.hands[seat] ?? [], random);
  const declare = { type: "declare" as const, game, hand: true };
  if (!random.chance(mood.announcing)) return declare;
  if (game === "N") return { ...declare, ouvert: true };
  return { ...declare, [random.pick(["schneider", "schwarz", "ouvert"])]: true };
}

function pickedUp(deal: DealState, seat: Seat, random: Random): SeatCommand {
  const twelve = deal.hands[seat] ?? [];
  const game = fitting(twelve, random);
  const sorted = [...random.shuffle(twelve)].sort((a, b) => keeping(a, game) - keeping(b, game));
  const discard = random.chance(0.7) ? sorted.slice(0, 2) : random.shuffle(twelve).slice(0, 2);
  return { type: "declare", game, ouvert: game === "N" && random.chance(0.4), discard };
}

function keeping(card: Card, game: Game): number {
  const strength = strengthOf(card, game);
  if (game === "N") return -strength;
  return strength + (isSuitGame(game) && suitOf(card) === game ? 20 : 0);
}

function inPlay(deal: PlayedDeal, random: Random, mood: Mood): Act {
  const answering = seatsToAnswer(deal);
  const answerer = answering[0];
  if (answerer !== undefined && (deal.offer?.kind === "claim" || random.chance(0.5))) {
    return answerOrPlay(deal, random.pick(answering), random, mood);
  }
  const shortened = deal.offer ? null : shorten(deal, random, mood);
  return shortened ?? playCard(deal, random, mood);
}

function answerOrPlay(deal: PlayedDeal, seat: Seat, random: Random, mood: Mood): Act {
  if (seat === seatToPlay(deal) && random.chance(0.2)) return playCard(deal, random, mood);
  const accept = random.chance(mood.agreeing);
  const joins = accept && random.chance(0.3) && mayJoinConcession(deal, seat);
  return { seat, command: joins ? { type: "concede" } : { type: "answer", accept } };
}

function shorten(deal: PlayedDeal, random: Random, mood: Mood): Act | null {
  if (!random.chance(mood.shortening)) return null;
  const seat = random.pick(activeSeats(deal));
  // Proving a claim takes time, and needs the last five tricks.
  if (random.chance(deal.tricks.length < 5 ? 0.8 : 0.4))
    return { seat, command: { type: "concede" } };
  const level = random.pick([undefined, undefined, "schneider", "schwarz"] as const);
  return { seat, command: level ? { type: "claim", level } : { type: "claim" } };
}

function playCard(deal: PlayedDeal, random: Random, mood: Mood): Act {
  const seat = seatToPlay(deal);
  const { game } = deal.contract;
  const cards = random.shuffle(legalCards(deal.hands[seat] ?? [], deal.trick, game));
  const byWorth = [...cards].sort((a, b) => worth(b, game) - worth(a, game));
  const chosen = mood.cards === "any" ? cards[0] : byWorth.at(mood.cards === "high" ? 0 : -1);
  if (!chosen) throw new Error("a seat that is to play holds no card");
  return { seat, command: { type: "play", card: chosen } };
}

function worth(card: Card, game: Game): number {
  return strengthOf(card, game) + (game === "N" ? 0 : cardPoints(card) / 20);
}
