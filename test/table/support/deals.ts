import type { DealtCards } from "../../../shared/skat/deal.ts";
import type { TableEvent } from "../../../shared/table/events.ts";
import { cards, played } from "./spec.ts";

/** Forehand holds the four jacks and the clubs down to the eight: nobody takes a trick from him. */
export const UNBEATABLE: DealtCards = {
  forehand: cards("CJ SJ HJ DJ CA CT CK CQ C9 C8"),
  middlehand: cards("SA ST SK SQ S9 S8 S7 HA HT HK"),
  rearhand: cards("HQ H9 H8 H7 DA DT DK DQ D9 D8"),
  skat: cards("C7 D7"),
};

/** The first so many tricks of it, forehand leading from the top and the others throwing in order. */
export function fromTheTop(tricks: number): readonly TableEvent[] {
  const { forehand, middlehand, rearhand } = UNBEATABLE;
  return forehand
    .slice(0, tricks)
    .flatMap((card, n) => played(`0 ${card} 1 ${middlehand[n]} 2 ${rearhand[n]}`));
}

/** Forehand holds the low cards: nobody can make him take a trick in Null. */
export const LOW: DealtCards = {
  forehand: cards("C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"),
  middlehand: cards("CJ CQ CK CA SJ SQ SK SA HJ HQ"),
  rearhand: cards("CT ST HT DT D9 DJ DQ DK DA HK"),
  skat: cards("HA H9"),
};
