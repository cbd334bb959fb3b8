import type { ProjectedEvent } from "../../shared/table/events.ts";
import type { TableState } from "../../shared/table/state.ts";

/** What this browser found out about the shuffles of a table. */
export interface ShuffleReport {
  /** The finished deals (their numbers on the sheet) that were recomputed and came out as dealt. */
  readonly good: readonly number[];
  /**
   * Those that did not: the cards are not what the published facts give, their link was not fixed in advance, or the share
   * this browser gave was left out.
   */
  readonly bad: readonly number[];
  /** Whether the table's commitment is another one than this browser saw first. */
  readonly commitmentChanged: boolean;
}

export const NOTHING_CHECKED: ShuffleReport = { good: [], bad: [], commitmentChanged: false };

/** Checks every finished deal as its events pass by, each with the state before it. */
export type CheckShuffle = (before: TableState, event: ProjectedEvent) => void;

/** What a table's store asks to check shuffles. A page that remembers nothing has none. */
export interface ShuffleWatch {
  /** Begins to check; `onReport` is told what was found, some time later. */
  watch(onReport: (report: ShuffleReport) => void): CheckShuffle;
  /** Keeps this browser's share in the shuffle of a table, once the server has taken it: every deal has to use it. */
  rememberNonce(table: string, nonce: string): void;
}
