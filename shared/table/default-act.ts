import { type Card, cardPoints, suitOf } from "../skat/cards.ts";
import type { Game } from "../skat/games.ts";
import { classOf, strengthOf } from "../skat/order.ts";
import type { Seat } from "../skat/seats.ts";
import { legalCards } from "../skat/trick.ts";
import type { GameCommand } from "./commands.ts";
import { isPlayed } from "./standing.ts";
import type { TableState } from "./state.ts";
import { wantedOf } from "./to-act.ts";

/** The suits from the cheapest upwards, as they count among equals. */
const CHEAPEST_FIRST = "DHSC";

/**
 * The safest thing the rules allow for somebody whose time is up (RULES.md 15, Tempo): pass in the auction, lose the game as
 * cheaply as the bid allows at the declaration, play the least card, turn a claim down. Null when nobody waits for the seat.
 * @param seen the state as that seat knows it
 */
export function defaultAct(seen: TableState, seat: Seat): GameCommand | null {
  switch (wantedOf(seen)[seat]) {
    case "call":
      return { type: "pass" };
    case "skat":
    case "declaration":
      return { type: "concede" };
    case "answer":
      return { type: "answer", accept: false };
    case "card": {
      const card = leastCard(seen, seat);
      return card && { type: "play", card };
    }
    default:
      return null;
  }
}

/** Plain suits before trumps, then fewest points, the lowest rank, diamonds before hearts, spades and clubs. */
function leastCard({ deal }: TableState, seat: Seat): Card | null {
  if (!deal || !isPlayed(deal)) return null;
  const { game } = deal.contract;
  const cards = legalCards(deal.hands[seat] ?? [], deal.trick, game);
  const inOrder = [...cards].sort((a, b) => {
    const [worthOfA, worthOfB] = [worthOf(a, game), worthOf(b, game)];
    const difference = worthOfA.findIndex((worth, n) => worth !== worthOfB[n]);
    return difference < 0 ? 0 : (worthOfA[difference] ?? 0) - (worthOfB[difference] ?? 0);
  });
  return inOrder[0] ?? null;
}

/** What a card is worth to its holder, the most important first. Points mean nothing in Null. */
function worthOf(card: Card, game: Game): readonly number[] {
  return [
    classOf(card, game) === "trump" ? 1 : 0,
    game === "N" ? 0 : cardPoints(card),
    strengthOf(card, game),
    CHEAPEST_FIRST.indexOf(suitOf(card)),
  ];
}
