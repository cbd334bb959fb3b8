import type { Card } from "../../shared/skat/cards.ts";
import type { Contract, Game } from "../../shared/skat/games.ts";
import {
  concededByDeclarer,
  concededByDefenders,
  type DealStanding,
  type ShortenedDeal,
} from "../../shared/skat/shorten.ts";
import { gameValueOf } from "../../shared/skat/value.ts";

/** What a declarer may announce, each with what has to be announced with it. */
export const PLAIN = { hand: false, schneider: false, schwarz: false, ouvert: false };
export const HAND = { ...PLAIN, hand: true };
export const SCHNEIDER = { ...HAND, schneider: true };
export const SCHWARZ = { ...SCHNEIDER, schwarz: true };
export const OUVERT = { ...SCHWARZ, ouvert: true };

/** The declarer is "with 1" in every game. */
export const WITH_1: readonly Card[] = [
  ...(["CJ", "HJ", "CA", "CT", "SA", "ST"] as const),
  ...(["HA", "HT", "DA", "DT", "C7", "S7"] as const),
];
export const WITH_2: readonly Card[] = ["CJ", "SJ", ...WITH_1.slice(2)];

interface Taken {
  readonly points?: number;
  readonly tricks?: number;
  readonly defenderPoints?: number;
  readonly defenderTricks?: number;
}

/** Where a deal stands when it is shortened: nothing is taken but what is said. */
export function standing(
  game: Game,
  bid: number,
  taken: Taken = {},
  announced = PLAIN,
  twelve = WITH_1,
): DealStanding {
  const contract: Contract = { game, ...announced };
  const nothing = { points: 0, tricks: 0, defenderPoints: 0, defenderTricks: 0 };
  return { contract, bid, twelve, ...nothing, ...taken };
}

/** What the declarer is noted. */
export function scored(deal: DealStanding, { outcome }: ShortenedDeal): number {
  return gameValueOf(deal.contract, deal.bid, deal.twelve, outcome).score;
}

export const declarerGivesUp = (deal: DealStanding): number =>
  scored(deal, concededByDeclarer(deal));
export const defendersGiveUp = (deal: DealStanding): number =>
  scored(deal, concededByDefenders(deal));
