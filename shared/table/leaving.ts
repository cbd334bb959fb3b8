import type { Seat } from "../skat/seats.ts";
import type { TableContext } from "./context.ts";
import { nowIn, passedVotes } from "./decide-votes.ts";
import type { TableEvent } from "./events.ts";
import { after, endSeries } from "./settle.ts";
import type { TableState } from "./state.ts";
import { hasVoice } from "./votes.ts";

/**
 * What follows when somebody is gone for good and cannot be asked any more. To what the others are asking about the seat this
 * counts as a yes; otherwise a bot goes on there at once, and the others may set the seat free as they may any other. Where
 * nobody is left whose word counts, the series ends with the sheet as it stands: bots do not play it out among themselves.
 * Nothing happens where that is so already.
 */
export function leaveForGood(
  state: TableState,
  seat: Seat,
  context: TableContext,
): readonly TableEvent[] {
  if (state.phase === "finished") return [];
  const others = state.players.filter((player) => player && player.seat !== seat);
  if (!others.some((player) => player && hasVoice(state, player.seat)))
    return endSeries(state, context);
  if (!hasVoice(state, seat)) return [];
  const events: TableEvent[] = [];
  let current = state;
  const add = (news: readonly TableEvent[]): void => {
    events.push(...news);
    current = news.reduce(after, current);
  };
  const now = nowIn(state, context);
  add(consentsOf(state, seat));
  add(passedVotes(current, now, context));
  if (current.phase !== "finished" && hasVoice(current, seat)) {
    add([...mootVotes(current, seat), { type: "seatLeft", seat, free: false }]);
    add(passedVotes(current, now, context));
  }
  return events;
}

/** To what others want to do about the seat its holder agrees. */
function consentsOf({ votes }: TableState, seat: Seat): readonly TableEvent[] {
  return votes.flatMap(({ id, by, about, agreed }): readonly TableEvent[] =>
    about === seat && by !== seat && !agreed.includes(seat)
      ? [{ type: "voted", seat, vote: id, agree: true }]
      : [],
  );
}

/** A bot goes on anyway, and whoever is gone wants nothing any more. */
function mootVotes({ votes }: TableState, seat: Seat): readonly TableEvent[] {
  return votes.flatMap(({ id, kind, by, about }): readonly TableEvent[] =>
    by === seat || (about === seat && kind === "continue-with-bot")
      ? [{ type: "voteEnded", vote: id, kind, outcome: "withdrawn" }]
      : [],
  );
}
