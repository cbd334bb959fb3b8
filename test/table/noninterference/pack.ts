import type { Card } from "../../../shared/skat/cards.ts";
import type { DealtCards } from "../../../shared/skat/deal.ts";

/** The pack that deals out to these hands. */
export function packOf({ forehand, middlehand, rearhand, skat }: DealtCards): readonly Card[] {
  const hands = [forehand, middlehand, rearhand];
  const round = (from: number, to: number) => hands.flatMap((hand) => hand.slice(from, to));
  return [...round(0, 3), ...skat, ...round(3, 7), ...round(7, 10)];
}
