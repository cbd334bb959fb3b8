import type { Seat } from "../skat/seats.ts";
import type { Pace } from "../table/pace.ts";
import type { Phase, SeatedPlayer } from "../table/state.ts";
import type { VoteKind } from "../table/votes.ts";

/** A vote that this person is asked in, or that is about this person's seat. */
export interface MyVote {
  readonly id: number;
  readonly kind: VoteKind;
  readonly by: Seat;
  readonly about: Seat | null;
  /** Milliseconds since 1970. */
  readonly closesAt: number;
  /** Whether this person's answer is missing. */
  readonly isAsked: boolean;
}

/**
 * How a table stands for one of its people: a line of *My tables*, and what notifications are made from. It carries what
 * anybody at the table knows, and never a card. Times are in ms since 1970.
 */
export interface MyTable {
  readonly table: string;
  /** The event it is true of: a higher number replaces a lower one. */
  readonly seq: number;
  readonly at: number;
  readonly phase: Phase;
  readonly seat: Seat;
  /** Everybody who sits there, this person included. */
  readonly players: readonly (Pick<SeatedPlayer, "seat" | "kind"> & { readonly name: string })[];
  readonly chairs: number;
  /** The deal under way, or null between the deals. */
  readonly n: number | null;
  /** How many deals the series has; null where it ends at a limit. */
  readonly deals: number | null;
  readonly pace: Pace["kind"];
  readonly isOwnTurn: boolean;
  /** Everybody the table waits for. */
  readonly waitingFor: readonly Seat[];
  /** When somebody's time is up next, this person's own if it is theirs to act; or null. */
  readonly deadline: number | null;
  /** When 50, 80 and 95 percent of this person's own time are over; empty when it does not run. */
  readonly reminders: readonly number[];
  readonly votes: readonly MyVote[];
  /** When the table is deleted unless somebody comes; null as long as nobody was warned. */
  readonly deletesAt: number | null;
}

/** `GET /api/me`. */
export interface MeBody {
  /** The server's clock, in ms since 1970. */
  readonly now: number;
  readonly tables: readonly MyTable[];
}
