import { setAlarm } from "./alarm.ts";
import { type Think, wakeBots } from "./bots.ts";
import { expire } from "./expiry.ts";
import { followPlans } from "./follow-plans.ts";
import { passTime } from "./pass-time.ts";
import { type Memory, recall, type Table } from "./table.ts";
import { type TellInbox, tellInboxes } from "./tell-inboxes.ts";
import { type CallWebhook, tellWebhook } from "./tell-webhook.ts";

/** When something goes wrong that should not, the object is not woken for it again and again. */
const AFTER_TROUBLE_MS = 600_000;

/** What a table reaches outside its object. */
export interface Reach {
  readonly think: Think;
  readonly tell: TellInbox;
  readonly call: CallWebhook;
}

/** The object was woken. All of it may run twice, or too early: what is not due is not done. */
export async function wake(table: Table, { think, tell, call }: Reach): Promise<void> {
  const memory = recall(table);
  if (!memory) return;
  memory.wakesAt = null;
  if (doWhatIsDue(table, memory)) return;
  try {
    await Promise.all([
      wakeBots(table, memory, think),
      tellInboxes(table, memory, tell),
      tellWebhook(table, memory, call),
    ]);
  } finally {
    setAlarm(table.host, memory, memory.state);
  }
}

/** Whether the table is gone. */
function doWhatIsDue(table: Table, memory: Memory): boolean {
  try {
    followPlans(table, memory);
    passTime(table, memory);
    return expire(table, memory);
  } catch (error) {
    table.host.wakeAt(table.host.now() + AFTER_TROUBLE_MS);
    throw error;
  }
}
