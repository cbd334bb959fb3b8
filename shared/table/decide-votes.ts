import { accepted, assertNever } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import type { VoteEnded } from "./around-events.ts";
import type { AroundCommand, CallVoteCommand } from "./commands.ts";
import type { TableContext } from "./context.ts";
import type { Decision } from "./decision.ts";
import type { TableEvent } from "./events.ts";
import { takeBackTime, voteTime } from "./pace.ts";
import { refuse, type TableRefusalCode } from "./refusal.ts";
import { after, endSeries } from "./settle.ts";
import type { TableState } from "./state.ts";
import {
  askedIn,
  hasPassed,
  hasVoice,
  isAtStake,
  openIn,
  type Vote,
  type VoteOutcome,
} from "./votes.ts";

/** What people decide together: calling a vote, answering it, and coming back to a seat that others decide about. */
export function decideAround(
  state: TableState,
  seat: Seat,
  command: AroundCommand,
  context: TableContext,
): Decision {
  if (state.phase === "seating") return refuse("NOT_NOW");
  if (state.phase === "finished") return refuse("SERIES_OVER");
  switch (command.type) {
    case "call-vote":
      return callVote(state, seat, command, context);
    case "vote":
      return vote(state, seat, command, context);
    case "take-back":
      return askToTakeBack(state, seat, context);
    case "return": {
      if (!isNews(state, seat)) return refuse("NOT_NOW");
      return isGivenAway(state, seat)
        ? refuse("SEAT_TAKEN")
        : accepted([{ type: "returned", seat }]);
    }
    default:
      return assertNever(command);
  }
}

/** Whether it is news that the seat's holder is there: a bot went on for him, or the others are deciding about his seat. */
export function isNews({ players, votes }: TableState, seat: Seat): boolean {
  return players[seat]?.left !== undefined || votes.some(({ about }) => about === seat);
}

/** Whether somebody else has taken over a seat, so that its old holder has no say in it any more. */
export function isGivenAway({ incoming }: TableState, seat: Seat): boolean {
  return incoming[seat] !== undefined;
}

function callVote(
  state: TableState,
  seat: Seat,
  command: CallVoteCommand,
  context: TableContext,
): Decision {
  const { kind } = command;
  const about = "about" in command ? (command.about ?? null) : null;
  const problem = refusalOfCall(state, seat, kind, about);
  if (problem) return refuse(problem);
  const closesAt = nowIn(state, context) + voteTime(state.rules.pace);
  return called(
    state,
    { type: "voteCalled", seat, kind, ...(about !== null && { about }), closesAt },
    context,
  );
}

function refusalOfCall(
  state: TableState,
  seat: Seat,
  kind: CallVoteCommand["kind"],
  about: Seat | null,
): TableRefusalCode | null {
  if (!hasVoice(state, seat)) return "NOT_NOW";
  if (state.votes.some((vote) => vote.kind === kind && vote.about === about)) return "VOTE_RUNNING";
  if ((state.phase === "paused") !== (kind === "resume") && (kind === "pause" || kind === "resume"))
    return "NOT_NOW";
  if (about === null) return null;
  const player = state.players[about];
  if (player?.kind !== "human" || player.left === "free") return "NOT_NOW";
  return kind === "continue-with-bot" && player.left ? "NOT_NOW" : null;
}

function askToTakeBack(state: TableState, seat: Seat, context: TableContext): Decision {
  if (state.phase === "paused") return refuse("TABLE_PAUSED");
  if (!hasVoice(state, seat)) return refuse("NOT_NOW");
  if (state.undo?.seat !== seat) return refuse("NOTHING_TO_TAKE_BACK");
  if (state.votes.some(({ kind }) => kind === "take-back")) return refuse("VOTE_RUNNING");
  const closesAt = nowIn(state, context) + takeBackTime(state.rules.pace);
  return called(state, { type: "voteCalled", seat, kind: "take-back", closesAt }, context);
}

/** A vote nobody else has a voice in is decided at once, unless it waits for somebody absent. */
function called(state: TableState, event: TableEvent, context: TableContext): Decision {
  const next = after(state, event);
  return accepted([event, ...passedVotes(next, nowIn(state, context), context)]);
}

function vote(
  state: TableState,
  seat: Seat,
  { vote: id, agree }: { readonly vote: number; readonly agree: boolean },
  context: TableContext,
): Decision {
  const open = state.votes.find((vote) => vote.id === id);
  if (!open) return refuse("VOTE_UNKNOWN");
  const voted: TableEvent = { type: "voted", seat, vote: id, agree };
  if (!agree) {
    const outcome = outcomeOfNo(state, open, seat);
    if (outcome === null) return refuse("NOT_ASKED");
    // Whoever gives notice that he will not be held in a pause needs nobody's leave.
    if (open.kind === "resume" && outcome === "refused") return refuse("NOT_ASKED");
    return accepted([voted, ended(open, outcome)]);
  }
  // Somebody whose seat it is about may agree as well: then nobody waits for him.
  const isAsked = openIn(state, open).includes(seat) || isAtStake(open, seat);
  if (!isAsked) return refuse("NOT_ASKED");
  const next = after(state, voted);
  return accepted([voted, ...passedVotes(next, nowIn(state, context), context)]);
}

function outcomeOfNo(state: TableState, open: Vote, seat: Seat): VoteOutcome | null {
  if (seat === open.by) return "withdrawn";
  return seat === open.about || askedIn(state, open).includes(seat) ? "refused" : null;
}

function ended({ id, kind }: Vote, outcome: VoteOutcome): VoteEnded {
  return { type: "voteEnded", vote: id, kind, outcome };
}

/** The votes that have passed by now, each with what follows from it. */
export function passedVotes(
  state: TableState,
  now: number,
  context: TableContext,
): readonly TableEvent[] {
  const events: TableEvent[] = [];
  let current = state;
  for (;;) {
    const passed = current.votes.find((vote) => hasPassed(current, vote, now));
    if (!passed) return events;
    const news = [ended(passed, "passed"), ...effectsOf(current, passed, context)];
    events.push(...news);
    current = news.reduce(after, current);
  }
}

/** The votes whose time is over without having passed. */
export function lapsedVotes({ votes }: TableState, now: number): readonly TableEvent[] {
  return votes.filter(({ closesAt }) => now >= closesAt).map((vote) => ended(vote, "lapsed"));
}

function effectsOf(state: TableState, vote: Vote, context: TableContext): readonly TableEvent[] {
  const { kind, about, by } = vote;
  switch (kind) {
    case "continue-with-bot":
    case "replace":
      return about === null ? [] : [{ type: "seatLeft", seat: about, free: kind === "replace" }];
    case "pause":
      return state.phase === "paused" ? [] : [{ type: "paused" }];
    case "resume":
      return state.phase === "paused" ? [{ type: "resumed" }] : [];
    case "end-series":
      return endSeries(state, context);
    case "take-back": {
      const { undo } = state;
      return undo ? [{ type: "takenBack", seat: by, to: undo.seq, undone: undo.undone }] : [];
    }
    default:
      return assertNever(kind);
  }
}

/** What time it is for a decision; where nothing runs out, the time of the last event. */
export function nowIn({ at }: TableState, { now }: TableContext): number {
  return now ?? at;
}
