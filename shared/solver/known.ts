import { declarerLeads, declarerWaits, defenderLeads, defendersWait } from "./bounds.ts";
import { highOf, lowOf, packEntry } from "./table.ts";

/** Bounds packed as an entry of the table; the second is left out when the first decides. */
export function fromSureTricks(
  x: number,
  y: number,
  z: number,
  who: number,
  need: number,
  rest: number,
): number {
  if (who === 0) {
    const low = declarerLeads(x, y, z, rest);
    const high = low >= need ? rest : rest - defendersWait(x, y, z);
    return packEntry(low, high, who, 0);
  }
  const declarer = who === 1 ? z : y;
  const partner = who === 1 ? y : z;
  const high = rest - defenderLeads(x, partner, declarer, rest);
  const low = high < need ? 0 : declarerWaits(declarer, x, partner, rest);
  return packEntry(low, high, who, 0);
}

/** What is known once a search for `need` has come back with `value`. */
export function narrowed(
  known: number,
  value: number,
  need: number,
  who: number,
  card: number,
): number {
  const low = value >= need ? Math.max(lowOf(known), value) : lowOf(known);
  const high = value < need ? Math.min(highOf(known), value) : highOf(known);
  return packEntry(low, high, who, card);
}
