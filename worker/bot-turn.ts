import type { Seat } from "../shared/skat/seats.ts";
import { botDelay } from "../shared/table/bot-pace.ts";
import type { BotLevel } from "../shared/table/rules.ts";
import type { TableState } from "../shared/table/state.ts";
import { toAct } from "../shared/table/to-act.ts";
import type { TableHost } from "./host.ts";
import { outgoing, retryAt, setOutgoing } from "./outbox.ts";

/** How well a bot plays that nobody has chosen: for somebody who is away, or whose time was up. */
export const DEFAULT_LEVEL = "club";

/** A bot whose turn it is. */
export interface BotToAct {
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Whether it acts for somebody to whom the seat belongs. */
  readonly standsIn: boolean;
}

export function botToAct(state: TableState): BotToAct | null {
  for (const seat of toAct(state)) {
    const player = state.players[seat];
    if (player?.kind === "bot")
      return { seat, level: player.level ?? DEFAULT_LEVEL, standsIn: false };
    const isOut = state.clock?.turns[seat]?.out === true;
    if (player && (player.left || isOut)) return { seat, level: DEFAULT_LEVEL, standsIn: true };
  }
  return null;
}

/** When that bot may act, in ms since 1970: a moment after the last event, or for somebody else at once. */
export function dueAt(state: TableState, { standsIn }: BotToAct): number {
  return state.at + (standsIn ? 0 : botDelay(state));
}

/**
 * Sees to it, inside the transaction of an append, that a bot whose turn it is will be asked: when its time has come, and even
 * if the object is lost meanwhile.
 */
export function planBots(host: TableHost, state: TableState): void {
  const bot = botToAct(state);
  if (bot === null) return;
  const due = dueAt(state, bot);
  if (due > state.at) setOutgoing(host, "bots", { doneSeq: state.seq, nextTry: due, tries: 0 });
  else if (outgoing(host, "bots").nextTry === null) tryAgain(host, state.seq, 0);
}

/** Has the bots asked again, later the more often it was in vain. */
export function tryAgain(host: TableHost, doneSeq: number, tries: number): void {
  setOutgoing(host, "bots", { doneSeq, nextTry: retryAt(host.now(), tries), tries });
}
