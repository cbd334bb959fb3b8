import type { Seat } from "../skat/seats.ts";
import type { DeadlineAction } from "./pace.ts";
import type { VoteKind, VoteOutcome } from "./votes.ts";
import type { Offsets } from "./working-time.ts";

// What happens around the game: time that runs out, people who stay away, and what the others decide about it.

/** A player's wall clock, for weekends; recorded only where they count. */
export interface ZoneSet {
  readonly type: "zoneSet";
  readonly seat: Seat;
  readonly offsets: Offsets;
}

/** A deadline would have passed: so many of the seat's vacation days were taken instead. */
export interface VacationTaken {
  readonly type: "vacationTaken";
  readonly seat: Seat;
  readonly days: number;
}

/** A seat's time was up; what was done follows. A bot's act may take a moment, and the seat may still act first. */
export interface TimedOut {
  readonly type: "timedOut";
  readonly seat: Seat;
  readonly did: DeadlineAction;
}

/** The next act of that seat is a bot's, for somebody whose time was up. */
export interface StoodIn {
  readonly type: "stoodIn";
  readonly seat: Seat;
}

export interface VoteCalled {
  readonly type: "voteCalled";
  /** Who called it. */
  readonly seat: Seat;
  readonly kind: VoteKind;
  /** Whose seat it is about. */
  readonly about?: Seat;
  readonly closesAt: number;
}

export interface Voted {
  readonly type: "voted";
  readonly seat: Seat;
  /** The number of the event that called the vote. */
  readonly vote: number;
  readonly agree: boolean;
}

export interface VoteEnded {
  readonly type: "voteEnded";
  readonly vote: number;
  readonly kind: VoteKind;
  readonly outcome: VoteOutcome;
}

/** A bot goes on for that seat until its holder is back; with `free` somebody else may take the seat with the next deal. */
export interface SeatLeft {
  readonly type: "seatLeft";
  readonly seat: Seat;
  readonly free: boolean;
}

/** The seat's holder is there again: votes about the seat are off, and no bot acts for it any more. */
export interface Returned {
  readonly type: "returned";
  readonly seat: Seat;
}

export interface Paused {
  readonly type: "paused";
}

export interface Resumed {
  readonly type: "resumed";
}

/** The series ends early, with the sheet as it stands; a deal under way is annulled and not written down. */
export interface SeriesEnded {
  readonly type: "seriesEnded";
}

/** The last act was taken back. What others saw of it they have seen. */
export interface TakenBack {
  readonly type: "takenBack";
  readonly seat: Seat;
  /** The event before that act: the deal stands again as it stood then. */
  readonly to: number;
  readonly undone: ReversibleType;
}

/** Nobody has touched the table for long: it will be deleted then. Anything that happens keeps it. */
export interface ExpiryWarned {
  readonly type: "expiryWarned";
  readonly deletesAt: number;
}

/** One of the players has looked in after the warning: the table stays. */
export interface TableKept {
  readonly type: "tableKept";
}

/** Acts that tell nobody anything that could not be kept in mind fairly: what can be taken back if all agree. */
export type ReversibleType = "bid" | "held" | "passed" | "declared" | "played";

export type AroundEvent =
  | ZoneSet
  | VacationTaken
  | TimedOut
  | StoodIn
  | VoteCalled
  | Voted
  | VoteEnded
  | SeatLeft
  | Returned
  | Paused
  | Resumed
  | SeriesEnded
  | TakenBack
  | ExpiryWarned
  | TableKept;

const AROUND: Readonly<Record<AroundEvent["type"], true>> = {
  ...{ zoneSet: true, vacationTaken: true, timedOut: true, stoodIn: true },
  ...{ voteCalled: true, voted: true, voteEnded: true, seatLeft: true, returned: true },
  ...{ paused: true, resumed: true, seriesEnded: true, takenBack: true, expiryWarned: true },
  tableKept: true,
};

/** Whether an event happened around the game and not in it. */
export function isAround(event: { readonly type: string }): event is AroundEvent {
  return Object.hasOwn(AROUND, event.type);
}
