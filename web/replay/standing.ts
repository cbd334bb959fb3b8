import { type Card, pointsOf } from "../../shared/skat/cards.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { Step } from "./course.ts";

/** What both sides have taken so far. */
export interface Standing {
  readonly declarer: Seat;
  readonly points: number;
  /** How many of the declarer's points lie in the skat or were put away, as far as the onlooker knows. */
  readonly away: number;
  readonly othersPoints: number;
  readonly tricks: number;
  readonly othersTricks: number;
  /** In Null nobody counts points. */
  readonly countsPoints: boolean;
}

/** How the play stands at a step; null before there is a contract and once the deal is settled. */
export function standingAt({ table }: Step): Standing | null {
  const { deal } = table;
  if (!deal?.contract || deal.declarer === null) return null;
  const { declarer, contract, tricks } = deal;
  const own = tricks.filter(({ winner }) => winner === declarer);
  const others = tricks.filter(({ winner }) => winner !== declarer);
  const away: readonly Card[] = (contract.hand ? deal.skat : deal.discard) ?? [];
  const inTricks = (taken: typeof tricks): number => pointsOf(taken.flatMap(({ cards }) => cards));
  return {
    declarer,
    points: inTricks(own) + pointsOf(away),
    away: pointsOf(away),
    othersPoints: inTricks(others),
    tricks: own.length,
    othersTricks: others.length,
    countsPoints: contract.game !== "N",
  };
}
