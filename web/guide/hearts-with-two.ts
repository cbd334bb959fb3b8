import type { Card } from "../../shared/skat/cards.ts";
import { type Example, plainly } from "./block.ts";

/** The ten cards of the first deal as they are dealt, and the skat. */
export const TEN: readonly Card[] = ["CJ", "SJ", "DJ", "HA", "HK", "H9", "CA", "C8", "ST", "D7"];
export const SKAT: readonly Card[] = ["HQ", "S7"];

/** The hand that goes through the guide: Hearts with two, won or lost by the points made. */
export function heartsWithTwo(points: number, tricks: number): Example {
  return { twelve: [...TEN, ...SKAT], contract: plainly("H"), bid: 22, points, tricks };
}
