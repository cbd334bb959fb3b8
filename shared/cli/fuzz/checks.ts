import { deepStrictEqual } from "node:assert/strict";
import { ALL_POINTS, PACK, pointsOf } from "../../skat/cards.ts";
import { seatsOf } from "../../skat/seats.ts";
import { totalsOf } from "../../skat/sheet.ts";
import { TRICKS } from "../../skat/value.ts";
import type { DealEnded } from "../../table/events.ts";
import { isPlayed, standingOf } from "../../table/standing.ts";
import type { DealState, TableState } from "../../table/state.ts";

/** Each card is in exactly one place at any time, and counts tell how many each seat holds. */
export function checkCards(deal: DealState): void {
  const { hands, skat, discard, contract, pickedUp } = deal;
  const inSkat = pickedUp ? (contract ? (discard ?? []) : []) : (skat ?? []);
  const all = [
    ...Object.values(hands).flat(),
    ...inSkat,
    ...deal.trick.map((play) => play.card),
    ...deal.tricks.flatMap((trick) => trick.cards),
  ];
  if (all.length !== PACK.length || new Set(all).size !== PACK.length) {
    throw new Error(`cards lost or doubled: ${all.join(" ")}`);
  }
  for (const [seat, cards] of Object.entries(hands)) {
    if (deal.counts[Number(seat)] !== cards.length)
      throw new Error(`count of seat ${seat} is wrong`);
  }
}

/** Both sides' points and the tricks add up, whenever they are complete. */
export function checkPoints(deal: DealState): void {
  if (!isPlayed(deal)) return;
  const { points, tricks, defenderPoints, defenderTricks } = standingOf(deal, deal.auction.bid);
  const open = pointsOf([
    ...Object.values(deal.hands).flat(),
    ...deal.trick.map((play) => play.card),
  ]);
  if (points + defenderPoints + open !== ALL_POINTS) throw new Error("points lost or doubled");
  if (tricks + defenderTricks !== deal.tricks.length) throw new Error("tricks lost or doubled");
}

/** What a deal was written down as agrees with itself. */
export function checkEnded(ended: DealEnded, state: TableState): void {
  const { settlement, entries, hands, skat } = ended;
  if (new Set([...Object.values(hands).flat(), ...skat]).size !== PACK.length) {
    throw new Error("not everything was revealed");
  }
  if (entries.length !== state.rules.players) throw new Error("one entry a seat");
  if (!settlement) {
    if (entries.some((entry) => entry !== 0)) throw new Error("something was written for nothing");
    return;
  }
  const { won, overbid, value, score, points, tricks, bid, game } = settlement;
  deepStrictEqual(score, won ? value : -2 * value);
  if (won && overbid) throw new Error("an overbid game was won");
  if (won && value < bid) throw new Error("won below the bid");
  if (game !== "N" && value < bid) throw new Error("charged less than the bid");
  if (points < 0 || points > ALL_POINTS || tricks < 0 || tricks > TRICKS) {
    throw new Error(`impossible points or tricks: ${points}, ${tricks}`);
  }
}

/** The sheet adds up to its rows. */
export function checkSheet({ rows, rules }: TableState): void {
  const { totals, wins, losses } = totalsOf(rows, rules.players);
  for (const seat of seatsOf(rules.players)) {
    deepStrictEqual(
      totals[seat],
      rows.reduce((sum, row) => sum + (row.entries[seat] ?? 0), 0),
    );
  }
  const played = rows.filter((row) => row.declarer !== null).length;
  deepStrictEqual(
    [...wins, ...losses].reduce((sum, n) => sum + n, 0),
    played,
  );
}

/** Makes every later change of a state, wherever it comes from, an error. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
