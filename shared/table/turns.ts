import type { Seat } from "../skat/seats.ts";
import { momentOf } from "./clock.ts";
import { nextDeadline } from "./clock-state.ts";
import type { TableState } from "./state.ts";
import { toAct } from "./to-act.ts";
import { hasVoice, openIn } from "./votes.ts";

/** How a table stands for one of its people: what a list of tables and a notification are made from. */
export interface TurnFacts {
  readonly seat: Seat;
  readonly person: string;
  /** The event it is true of: facts with a higher number replace those with a lower one. */
  readonly seq: number;
  /** Whether the table waits for this very person. */
  readonly isOwnTurn: boolean;
  /** Everybody the table waits for. */
  readonly waitingFor: readonly Seat[];
  /** When somebody's time is up next, this person's own if it is theirs to act, in ms since 1970; or null. */
  readonly deadline: number | null;
  /** When 50, 80 and 95 percent of this person's own time are over, in ms since 1970; empty when it does not run. */
  readonly reminders: readonly number[];
  /** The votes this person is asked in, or that are about this person's seat. */
  readonly votes: readonly number[];
  readonly isOver: boolean;
}

const REMINDED_AT = [0.5, 0.8, 0.95];

/**
 * How the table stands for each of its people, bots left out; somebody for whom a bot goes on is waited for no more, and
 * still hears of votes about the seat.
 */
export function turnsOf(state: TableState): readonly TurnFacts[] {
  const waitingFor = waitedFor(state);
  return state.players.flatMap((player) => {
    if (player?.kind !== "human") return [];
    const { seat, person } = player;
    return [
      {
        ...{ seat, person, seq: state.seq, waitingFor },
        isOwnTurn: waitingFor.includes(seat),
        deadline: deadlineFor(state, seat),
        reminders: REMINDED_AT.flatMap((part) => momentOf(state, seat, part) ?? []),
        votes: votesOf(state, seat),
        isOver: state.phase === "finished",
      },
    ];
  });
}

/** Everybody the table waits for: people, and of those nobody for whom a bot goes on. */
export function waitedFor(state: TableState): readonly Seat[] {
  return toAct(state).filter((seat) => isWaitedFor(state, seat));
}

/** The votes that wait for a seat's answer, or that are about it. */
export function votesOf(state: TableState, seat: Seat): readonly number[] {
  return state.votes
    .filter((vote) => vote.about === seat || openIn(state, vote).includes(seat))
    .map(({ id }) => id);
}

/** A bot is asked for somebody whose time was up; nobody waits for the person then. */
function isWaitedFor(state: TableState, seat: Seat): boolean {
  return hasVoice(state, seat) && state.clock?.turns[seat]?.out !== true;
}

function deadlineFor(state: TableState, seat: Seat): number | null {
  return momentOf(state, seat, 1) ?? nextDeadline(state);
}
