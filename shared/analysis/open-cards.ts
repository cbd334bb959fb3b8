import { packMask } from "../bots/masks.ts";
import { type Card, cardIndex } from "../skat/cards.ts";
import { assertNever } from "../skat/refusal.ts";
import { legalCards } from "../skat/trick.ts";
import { cardsOf, type Hand, type Position } from "../solver/position.ts";
import type { Solver } from "../solver/solver.ts";
import { evolveDeal } from "../table/evolve-deal.ts";
import { isPlayed, type PlayedDeal, standingOf, takenBy } from "../table/standing.ts";
import { seatToPlay } from "../table/to-act.ts";
import type { Aim } from "./aim.ts";
import { seatsFrom } from "./course.ts";

/** What a position comes to with all hands open and best play of both sides. */
export interface OpenValue {
  /** The card points the declarer ends with, those put away included; null in Null, where nobody counts them. */
  readonly points: number | null;
  /** Whether the declarer wins his game. */
  readonly won: boolean;
}

/** Answers about one deal, all hands open. The same questions in the same order cost the same positions everywhere. */
export interface OpenCards {
  /** @param guess a value near the answer; it only makes it faster */
  value(deal: PlayedDeal, guess?: OpenValue): OpenValue;
  /** The legal cards after which the position is worth what it was before: nobody can do better. */
  bestCards(deal: PlayedDeal, value: OpenValue): readonly Card[];
}

export function openCards(solver: Solver, aim: Aim): OpenCards {
  return { value: openValue, bestCards };

  function openValue(deal: PlayedDeal, guess?: OpenValue): OpenValue {
    const position = openPositionOf(deal);
    if (solver.game === "N") {
      const won = takenBy(deal, "declarer").tricks === 0 && solver.won(position) === true;
      return { points: null, won };
    }
    const soFar = standingOf(deal, deal.auction.bid).points;
    const left = guess?.points == null ? undefined : guess.points - soFar;
    const points = soFar + (solver.points(position, undefined, left) as number);
    return { points, won: isWon(deal, position, points) };
  }

  function isWon(deal: PlayedDeal, position: Position, points: number): boolean {
    switch (aim.kind) {
      case "points":
        return points >= aim.points;
      case "all-tricks":
        return (
          solver.game !== "N" &&
          takenBy(deal, "defenders").tricks === 0 &&
          solver.forcesSchwarz(position, "declarer") === true
        );
      case "no-trick":
      case "out-of-reach":
        return false;
      default:
        return assertNever(aim);
    }
  }

  function bestCards(deal: PlayedDeal, value: OpenValue): readonly Card[] {
    const seat = seatToPlay(deal);
    const legal = legalCards(deal.hands[seat] ?? [], deal.trick, deal.contract.game);
    if (legal.length === 1) return legal;
    if (solver.game === "N" || aim.kind === "all-tricks") {
      return legal.filter((card) => isSame(openValue(afterCard(deal, card), value), value));
    }
    const soFar = standingOf(deal, deal.auction.bid).points;
    const position = openPositionOf(deal);
    const left = (value.points as number) - soFar;
    if (seat === deal.declarer) return cardsOf(solver.cardsMaking(position, left) as Hand);
    const tooMany = solver.cardsMaking(position, left + 1) as Hand;
    return legal.filter((card) => ((tooMany >>> cardIndex(card)) & 1) === 0);
  }
}

/** Of an announced or needed Schwarz what counts is whether it is kept. */
function isSame(a: OpenValue, b: OpenValue): boolean {
  return a.won === b.won && (a.won || a.points === b.points);
}

/** The deal after a card of whoever is to play. */
function afterCard(deal: PlayedDeal, card: Card): PlayedDeal {
  const next = evolveDeal(deal, { type: "played", seat: seatToPlay(deal), card });
  if (!isPlayed(next)) throw new Error("A card does not undo the contract.");
  return next;
}

/** A deal with all hands open, for the solver; its seats are counted from the declarer. */
function openPositionOf(deal: PlayedDeal): Position {
  const seats = seatsFrom(deal);
  const [declarer, next, last] = seats.map((seat) => packMask(deal.hands[seat] ?? []));
  return {
    declarer: 0,
    leader: seats.indexOf(deal.leader) as 0 | 1 | 2,
    hands: [declarer as number, next as number, last as number],
    trick: deal.trick.map(({ card }) => cardIndex(card)),
  };
}
