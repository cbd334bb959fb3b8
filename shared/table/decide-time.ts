import { assertNever } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import { nextDeadline, type Turn, turnsRunning } from "./clock.ts";
import type { TableContext } from "./context.ts";
import { decideGame } from "./decide.ts";
import { lapsedVotes, passedVotes } from "./decide-votes.ts";
import { defaultAct } from "./default-act.ts";
import type { TableEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import { seenBy } from "./seen.ts";
import { after, settleAnnulled } from "./settle.ts";
import type { TableState } from "./state.ts";
import { hasVoice } from "./votes.ts";

/** When something happens by itself unless somebody acts before: a deadline, or the end of a vote. Null if never. */
export function nextDue(state: TableState): number | null {
  if (isPausedForNobody(state)) return state.at;
  const deadline = nextDeadline(state);
  const times = [
    ...(deadline === null ? [] : [deadline]),
    ...state.votes.map((vote) => vote.closesAt),
  ];
  return times.length > 0 ? Math.min(...times) : null;
}

/**
 * What the passing of time leads to by `now`: votes that are over, vacation days taken, deadlines missed and what was agreed
 * for them. Nothing when nothing is due, so that asking twice does nothing twice.
 */
export function decideTime(
  state: TableState,
  now: number,
  context: TableContext,
): readonly TableEvent[] {
  const events: TableEvent[] = [];
  let current = state;
  for (;;) {
    const news = firstDue(current, now, { ...context, now });
    if (news.length === 0) return events;
    events.push(...news);
    for (const event of news)
      current = evolve(current, { ...event, seq: current.seq + 1, at: now });
  }
}

/** A pause that everybody has left: nobody could end it any more, not even those who take over with the next deal. */
function isPausedForNobody(state: TableState): boolean {
  if (state.phase !== "paused") return false;
  return !state.players.some((player) => player && hasVoice(state, player.seat));
}

function firstDue(state: TableState, now: number, context: TableContext): readonly TableEvent[] {
  const passed = passedVotes(state, now, context);
  if (passed.length > 0) return passed;
  const lapsed = lapsedVotes(state, now);
  if (lapsed.length > 0) return lapsed;
  if (isPausedForNobody(state)) return [{ type: "resumed" }];
  const deadline = nextDeadline(state);
  if (deadline === null || deadline > now || !state.clock) return [];
  const [due] = turnsRunning(state.clock).filter(([, turn]) => turn.deadline === deadline);
  return due ? timeUp(state, due[0], due[1], now, context) : [];
}

/** A deadline has passed: vacation days come first, as many as it takes. */
function timeUp(
  state: TableState,
  seat: Seat,
  turn: Turn,
  now: number,
  context: TableContext,
): readonly TableEvent[] {
  const days = vacationNeeded(state, seat, turn, now);
  if (days > 0) return [{ type: "vacationTaken", seat, days }];
  const { pace } = state.rules;
  const did = pace.kind === "none" ? "default" : pace.onDeadline;
  const timedOut: TableEvent = { type: "timedOut", seat, did };
  const next = after(state, timedOut);
  switch (did) {
    case "bot":
      return [timedOut];
    case "default":
      return [timedOut, ...acted(next, seat, context)];
    case "annul": {
      const adjudicated: TableEvent = { type: "adjudicated", by: seat, restTo: null };
      return [timedOut, adjudicated, ...settleAnnulled(after(next, adjudicated), context)];
    }
    default:
      return assertNever(did);
  }
}

function acted(state: TableState, seat: Seat, context: TableContext): readonly TableEvent[] {
  const command = defaultAct(seenBy(state, seat), seat);
  const decided = command && decideGame(state, seat, command, context);
  if (!decided?.ok) throw new Error(`nothing can be done for seat ${seat} in phase ${state.phase}`);
  return decided.value;
}

/** The fewest vacation days that move the deadline beyond now; all that are left if none do. */
function vacationNeeded(state: TableState, seat: Seat, turn: Turn, now: number): number {
  const left = state.clock?.vacation[seat] ?? 0;
  for (let days = 1; days <= left; days++) {
    const event: TableEvent = { type: "vacationTaken", seat, days };
    const moved = after(state, event).clock?.turns[seat]?.deadline ?? turn.deadline;
    if (moved > now) return days;
  }
  return left;
}
