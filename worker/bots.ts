import { accepted, type Result } from "../shared/skat/refusal.ts";
import type { SeatCommand } from "../shared/table/commands.ts";
import { isGameCommand } from "../shared/table/commands.ts";
import { decideStandIn } from "../shared/table/decide.ts";
import type { BotLevel } from "../shared/table/rules.ts";
import { seenBy } from "../shared/table/seen.ts";
import type { SeatView } from "../shared/table/view.ts";
import { viewOf } from "../shared/table/views.ts";
import { act } from "./act.ts";
import { append } from "./append.ts";
import { type BotToAct, botToAct, dueAt, tryAgain } from "./bot-turn.ts";
import { followPlans } from "./follow-plans.ts";
import { outgoing, setOutgoing } from "./outbox.ts";
import { peopleOf } from "./people.ts";
import type { Memory, Table } from "./table.ts";

/** Asks a bot, outside the object: it sees what its seat sees and nothing else. */
export type Think = (view: SeatView, level: BotLevel) => Promise<SeatCommand>;

/** The object was woken: whatever waits for a bot is tried again, later each time it is in vain. */
export async function wakeBots(table: Table, memory: Memory, think: Think): Promise<void> {
  const { host } = table;
  const { seq } = memory.state;
  const bot = botToAct(memory.state);
  // Woken for something else: the bot's own time is still to come.
  if (bot && dueAt(memory.state, bot) > host.now()) return;
  host.transact(() => {
    const { doneSeq, nextTry, tries } = outgoing(host, "bots");
    if (bot) tryAgain(host, seq, doneSeq === seq ? tries + 1 : 0);
    else if (nextTry !== null) setOutgoing(host, "bots", { doneSeq: seq, nextTry: null, tries: 0 });
  });
  await letBotsAct(table, memory, think);
}

/** Lets bots act, and plans be followed, until it is somebody's own turn or the next bot's time has not come. */
export async function letBotsAct(table: Table, memory: Memory, think: Think): Promise<void> {
  if (memory.botsThink) return;
  memory.botsThink = true;
  try {
    for (;;) {
      followPlans(table, memory);
      const bot = botToAct(memory.state);
      if (!bot || dueAt(memory.state, bot) > table.host.now()) return;
      const { seat, level } = bot;
      const { seq } = memory.state;
      const view = viewOf(seenBy(memory.state, seat), seat, peopleOf(table, memory));
      const command = await think(view, level);
      // Meanwhile the table may be gone, or read anew from its log: then whoever did that lets bots act.
      if (table.memory !== memory) return;
      const done = doAs(table, memory, bot, command, seq);
      if (done.ok || done.refusal.code === "SEQ_STALE") continue;
      throw new Error(`A bot was refused: ${done.refusal.code} for ${JSON.stringify(command)}`);
    }
  } finally {
    memory.botsThink = false;
  }
}

/**
 * What a bot decides on its own seat is an ordinary command whose id names the event it answers, so that asking twice does
 * nothing twice. On somebody else's seat it has no id, so that it never takes one of that person's; there it counts only
 * as long as nothing else has happened.
 */
function doAs(
  table: Table,
  memory: Memory,
  { seat, standsIn }: BotToAct,
  command: SeatCommand,
  seq: number,
): Result<unknown> {
  if (!standsIn) return act(table, memory, seat, { id: `bot-${seq}`, command, expectedSeq: seq });
  if (memory.state.seq !== seq) return accepted(null);
  if (!isGameCommand(command)) throw new Error(`No bot may ${command.type} for somebody.`);
  return append(table, memory, (state, context) => decideStandIn(state, seat, command, context));
}
