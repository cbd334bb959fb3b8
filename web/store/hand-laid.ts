import { type Card, PACK } from "../../shared/skat/cards.ts";
import { forgetStored, readStored, writeStored } from "./stored.ts";

const storedAs = (table: string): string => `fernskat.hand.${table}`;

/** The order in which somebody has laid the hand at a table, on this device; null when it is sorted. */
export function handLaid(table: string): readonly Card[] | null {
  const kept = readStored(storedAs(table))?.split(" ") ?? [];
  const cards = PACK.filter((card) => kept.includes(card));
  return cards.length > 0 ? cards.sort((a, b) => kept.indexOf(a) - kept.indexOf(b)) : null;
}

export function rememberHandLaid(table: string, cards: readonly Card[] | null): void {
  if (cards === null) forgetStored(storedAs(table));
  else writeStored(storedAs(table), cards.join(" "));
}
