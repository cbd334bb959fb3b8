import { BID_VALUES, LOWEST_BID } from "../../shared/skat/bids.ts";
import { ALL_POINTS, cardPoints, PACK } from "../../shared/skat/cards.ts";
import { BASE_VALUE, nullValue } from "../../shared/skat/games.ts";
import { trumpsOf } from "../../shared/skat/order.ts";
import {
  POINTS_FOR_SCHNEIDER,
  POINTS_TO_WIN,
  SCHNEIDER_LIMIT,
  TRICKS,
} from "../../shared/skat/value.ts";
import { DEFAULT_RULES } from "../../shared/table/default-rules.ts";
import type { Example } from "./block.ts";
import { heartsWithTwo } from "./hearts-with-two.ts";
import { settled } from "./settled.ts";

/** Won without Schneider: 61 points cannot be made in all ten tricks. */
const WON = heartsWithTwo(POINTS_TO_WIN, TRICKS - 1);

/** Numbers a text may name as `{win}`, taken from the rules themselves. */
export const FACTS = {
  pack: PACK.length,
  all: ALL_POINTS,
  suit: ALL_POINTS / 4,
  win: POINTS_TO_WIN,
  half: ALL_POINTS - POINTS_TO_WIN + 1,
  schneider: POINTS_FOR_SCHNEIDER,
  caught: SCHNEIDER_LIMIT,
  saved: SCHNEIDER_LIMIT + 1,
  tricks: TRICKS,
  trumps: trumpsOf("H").length,
  lowest: LOWEST_BID,
  highest: BID_VALUES.at(-1) ?? 0,
  bids: BID_VALUES.length,
  diamonds: BASE_VALUE.D,
  hearts: BASE_VALUE.H,
  spades: BASE_VALUE.S,
  clubs: BASE_VALUE.C,
  grand: BASE_VALUE.G,
  null: nullValue(false, false),
  nullHand: nullValue(true, false),
  nullOuvert: nullValue(false, true),
  nullOuvertHand: nullValue(true, true),
  ace: cardPoints("HA"),
  ten: cardPoints("HT"),
  king: cardPoints("HK"),
  queen: cardPoints("HQ"),
  jack: cardPoints("HJ"),
  deals: DEFAULT_RULES.deals,
  /** What the hand of the first deal is worth and what was bid on it. */
  worth: settled(WON).settlement.value,
  offer: WON.bid,
} as const;

export type Facts = Readonly<Record<string, number>>;

/** What the text of an example may name besides. */
export function factsOf(example: Example): Facts {
  const { settlement } = settled(example);
  return {
    ...FACTS,
    bid: example.bid,
    points: example.points,
    others: ALL_POINTS - example.points,
    value: settlement.value,
    charged: Math.abs(settlement.score),
  };
}
