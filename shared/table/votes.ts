import type { Seat } from "../skat/seats.ts";
import type { TableState } from "./state.ts";

/**
 * What people at a table decide together: that a bot goes on for somebody who stays away, that somebody else takes the seat
 * with the next deal, that the series ends as the sheet stands, a pause and its end, and that an act is taken back.
 */
export const VOTE_KINDS = [
  "continue-with-bot",
  "replace",
  "end-series",
  "pause",
  "resume",
  "take-back",
] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

/** How a vote ended. What was agreed to happens in the same breath. */
export const VOTE_OUTCOMES = ["passed", "refused", "lapsed", "withdrawn"] as const;
export type VoteOutcome = (typeof VOTE_OUTCOMES)[number];

/** A vote that is open. */
export interface Vote {
  /** The number of the event that called it. */
  readonly id: number;
  readonly kind: VoteKind;
  readonly by: Seat;
  /** Whose seat it is about, or null. */
  readonly about: Seat | null;
  readonly agreed: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly closesAt: number;
}

/** Whether a person sits there whose word counts: neither a bot nor somebody for whom a bot goes on. */
export function hasVoice(state: TableState, seat: Seat): boolean {
  const player = state.players[seat];
  return player?.kind === "human" && player.left === undefined;
}

/** Who has to agree, all of them: everybody with a voice but the caller and whom it is about. Bots agree to everything. */
export function askedIn(state: TableState, { by, about }: Vote): readonly Seat[] {
  return state.players.flatMap((player) =>
    player && player.seat !== by && player.seat !== about && hasVoice(state, player.seat)
      ? [player.seat]
      : [],
  );
}

/** Who is still to answer. */
export function openIn(state: TableState, vote: Vote): readonly Seat[] {
  return askedIn(state, vote).filter((seat) => !vote.agreed.includes(seat));
}

/** Whether a vote is about that seat against its holder's will so far: he can agree as well, or come back. */
export function isAtStake({ about, by, agreed }: Vote, seat: Seat): boolean {
  return about === seat && by !== seat && !agreed.includes(seat);
}

/**
 * Whether a vote has passed. Somebody absent gets the whole waiting time to come back, unless he agrees himself. A pause
 * needs everybody's consent, so nobody can be held in it: once announced for the whole time, its end needs no other voice.
 */
export function hasPassed(state: TableState, vote: Vote, now: number): boolean {
  const isOver = now >= vote.closesAt;
  if (vote.kind === "resume" && isOver) return true;
  if (openIn(state, vote).length > 0) return false;
  const { about } = vote;
  return about === null || isOver || about === vote.by || vote.agreed.includes(about);
}
