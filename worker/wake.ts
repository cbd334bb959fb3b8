import { setAlarm } from "./alarm.ts";
import { type Think, wakeBots } from "./bots.ts";
import { expire } from "./expiry.ts";
import { followPlans } from "./follow-plans.ts";
import { passTime } from "./pass-time.ts";
import { recall, type Table } from "./table.ts";

/** The object was woken. All of it may run twice, or too early: what is not due is not done. */
export async function wake(table: Table, think: Think): Promise<void> {
  const memory = recall(table);
  if (!memory) return;
  memory.wakesAt = null;
  followPlans(table, memory);
  passTime(table, memory);
  if (expire(table, memory)) return;
  try {
    await wakeBots(table, memory, think);
  } finally {
    if (table.memory === memory) setAlarm(table.host, memory, memory.state);
  }
}
