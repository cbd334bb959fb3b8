import type { Card } from "../skat/cards.ts";
import type { Seat } from "../skat/seats.ts";
import type { EarlierAct } from "./earlier-act.ts";

/**
 * What enters a decision from outside: where the cards come from, and what time it is. `decide` hashes nothing and draws nothing itself, so a
 * record, a test or a replayed deal can put its own cards here.
 */
export interface TableContext {
  /** The pack of the k-th deal dealt at the table (from 1), shuffled and cut, its first card dealt first. */
  deal(k: number, nonces: readonly string[]): readonly Card[];
  /** The link the k-th deal came from, in hex: revealed when it ends. */
  link(k: number): string;
  /** The end of the chain the k-th deal comes from, in hex. */
  commitment(k: number): string;
  /** Who deals first, by lot. */
  firstDealer(nonces: readonly string[]): Seat;
  /** Where a deal is played on from its middle: what was done in it until so many cards had been played. */
  earlier?(cards: number): readonly EarlierAct[];
  /** Milliseconds since 1970. Left out where nothing runs out: in records, codes and replays. */
  readonly now?: number;
}
