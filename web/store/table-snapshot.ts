import type { PresenceFrame, SaidFrame } from "../../shared/protocol/server-messages.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { initialState, type TableState } from "../../shared/table/state.ts";
import type { Viewer } from "../../shared/table/view.ts";
import type { ConnectionStatus } from "./connection.ts";
import { NOTHING_CHECKED, type ShuffleReport } from "./shuffle-report.ts";

/** Everything the interface shows of one table, replaced as a whole with every change. */
export interface TableSnapshot {
  readonly connection: ConnectionStatus;
  /** Null until the server has told who looks. */
  readonly viewer: Viewer | null;
  /** Whether the viewer opened the table. */
  readonly opener: boolean;
  /** Folded from what has arrived and from nothing else: nothing is shown before it has happened. */
  readonly table: TableState;
  /** Whether everything that happened before has arrived; from then on things are shown as they happen. */
  readonly loaded: boolean;
  readonly presence: PresenceFrame | null;
  readonly pending: readonly PendingCommand[];
  /** Why the last command was refused, until the next one or the next event. */
  readonly refusal: Refusal | null;
  /** Why there is no table to be seen at all. */
  readonly failure: Refusal | null;
  /** What somebody has just said. */
  readonly said: SaidFrame | null;
  readonly shuffle: ShuffleReport;
  /** Where the same people play on, once somebody has asked for it. */
  readonly rematch: NextTable | null;
}

/** A command that was given and not yet answered. */
export interface PendingCommand {
  readonly id: string;
  readonly command: SeatCommand;
}

/** The table after this one, with the commitment its deals come from. */
export interface NextTable {
  readonly table: string;
  readonly commitment: string;
}

/** Before anything has arrived. */
export const NOTHING_KNOWN: TableSnapshot = {
  connection: "connecting",
  viewer: null,
  opener: false,
  table: initialState(),
  loaded: false,
  presence: null,
  pending: [],
  refusal: null,
  failure: null,
  said: null,
  shuffle: NOTHING_CHECKED,
  rematch: null,
};
