import type { Seat } from "../shared/skat/seats.ts";
import type { BotLevel } from "../shared/table/rules.ts";
import type { TableState } from "../shared/table/state.ts";
import { toAct } from "../shared/table/to-act.ts";
import type { TableHost } from "./host.ts";
import { setOutgoing } from "./outbox.ts";
import type { Memory } from "./table.ts";

/** A bot that is asked in vain, or is lost with the object, is asked again after this long. */
const FIRST_TRY_MS = 5_000;
const LONGEST_WAIT_MS = 600_000;

/** A bot whose turn it is. */
export interface BotToAct {
  readonly seat: Seat;
  readonly level: BotLevel;
}

export function botToAct(state: TableState): BotToAct | null {
  for (const seat of toAct(state)) {
    const player = state.players[seat];
    if (player?.kind === "bot") return { seat, level: player.level ?? "club" };
  }
  return null;
}

/**
 * Sees to it, inside the transaction of an append, that a bot whose turn it is will be asked even if the object is lost.
 * Answers when the object wakes.
 */
export function planBots(host: TableHost, memory: Memory, state: TableState): number | null {
  const { wakesAt } = memory;
  if (wakesAt !== null || botToAct(state) === null) return wakesAt;
  return arm(host, state.seq, 0);
}

/** Has the object woken for its bots, later the more often it was in vain. Answers when. */
export function arm(host: TableHost, doneSeq: number, tries: number): number {
  const nextTry = host.now() + Math.min(FIRST_TRY_MS * 2 ** tries, LONGEST_WAIT_MS);
  setOutgoing(host, "bots", { doneSeq, nextTry, tries });
  host.wakeAt(nextTry);
  return nextTry;
}
