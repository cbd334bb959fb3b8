import type { SeatCommand } from "../shared/table/commands.ts";
import type { BotLevel } from "../shared/table/rules.ts";
import { seenBy } from "../shared/table/seen.ts";
import type { SeatView } from "../shared/table/view.ts";
import { viewOf } from "../shared/table/views.ts";
import { act } from "./act.ts";
import { arm, botToAct } from "./bot-turn.ts";
import { outgoing, setOutgoing } from "./outbox.ts";
import { peopleOf } from "./people.ts";
import { type Memory, recall, type Table } from "./table.ts";

/** Asks a bot, outside the object: it sees what its seat sees and nothing else. */
export type Think = (view: SeatView, level: BotLevel) => Promise<SeatCommand>;

/** The object was woken: whatever waits for a bot is tried again, later each time it is in vain. */
export async function wakeBots(table: Table, think: Think): Promise<void> {
  const memory = recall(table);
  if (!memory) return;
  const { host } = table;
  const { seq } = memory.state;
  memory.wakesAt = host.transact(() => {
    const { doneSeq, tries } = outgoing(host, "bots");
    if (botToAct(memory.state)) return arm(host, seq, doneSeq === seq ? tries + 1 : 0);
    setOutgoing(host, "bots", { doneSeq: seq, nextTry: null, tries: 0 });
    return null;
  });
  await letBotsAct(table, memory, think);
}

/**
 * Lets bots act until it is somebody else's turn. What a bot decides is an ordinary command whose id names the event it
 * answers, so that asking twice does nothing twice.
 */
export async function letBotsAct(table: Table, memory: Memory, think: Think): Promise<void> {
  if (memory.botsThink) return;
  memory.botsThink = true;
  try {
    for (let bot = botToAct(memory.state); bot; bot = botToAct(memory.state)) {
      const { seat, level } = bot;
      const { seq } = memory.state;
      const view = viewOf(seenBy(memory.state, seat), seat, peopleOf(table, memory));
      const command = await think(view, level);
      const done = act(table, memory, seat, { id: `bot-${seq}`, command, expectedSeq: seq });
      if (done.ok || done.refusal.code === "SEQ_STALE") continue;
      throw new Error(`A bot was refused: ${done.refusal.code} for ${JSON.stringify(command)}`);
    }
  } finally {
    memory.botsThink = false;
  }
}
