import type { MyTable } from "../../shared/protocol/inbox-messages.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { Host } from "../host.ts";
import type { ReminderPart } from "../notify/notice.ts";
import { post } from "./letters.ts";
import { idOf, noticeOf } from "./notices.ts";
import { isLaidOut } from "./schema.ts";
import { settingsOf } from "./settings.ts";
import { knownOf } from "./tables.ts";

// Reminders when 50, 80 and 95 percent of the player's time at a table are over. A live table has no use for them.

/** Asks a table whether somebody on that seat is looking at it. */
export type IsLooking = (table: string, seat: Seat) => Promise<boolean>;

const PARTS: readonly ReminderPart[] = [50, 80, 95];

type ReminderRow = { id: string; part: ReminderPart; at: number };

/** Notes when the player is to be reminded of a table, if that has changed. What is over is not made up for. */
export function planReminders(host: Host, before: MyTable | null, after: MyTable): void {
  const { table, pace, isOwnTurn, reminders } = after;
  if (`${before?.reminders ?? []}` === `${reminders}`) return;
  forgetReminders(host, table);
  if (!isOwnTurn || pace === "live") return;
  for (const [i, part] of PARTS.entries()) {
    const at = reminders[i];
    if (at === undefined || at <= host.now()) continue;
    host.sql("INSERT INTO reminders(id, part, at) VALUES (?, ?, ?)", table, part, at);
  }
}

export function forgetReminders(host: Host, table: string): void {
  host.sql("DELETE FROM reminders WHERE id = ?", table);
}

/** When the player is reminded next, in ms since 1970; null when nothing waits. */
export function nextReminder(host: Host): number | null {
  if (!isLaidOut(host)) return null;
  return host.sql<{ at: number | null }>("SELECT min(at) AS at FROM reminders")[0]?.at ?? null;
}

/** Posts what is due: of several reminders of one table the last. Whoever is looking at the table is not reminded of it. */
export async function postReminders(host: Host, isLooking: IsLooking): Promise<void> {
  if (!isLaidOut(host)) return;
  const due = host.sql<ReminderRow>(
    "SELECT id, max(part) AS part, at FROM reminders WHERE at <= ? GROUP BY id",
    host.now(),
  );
  for (const { id, part } of due) {
    const seat = knownOf(host, id)?.standing?.seat;
    const { always } = settingsOf(host);
    const isSilent = !always && seat !== undefined && (await isLooking(id, seat));
    host.transact(() => postReminder(host, id, part, isSilent));
  }
}

function postReminder(host: Host, table: string, part: ReminderPart, isSilent: boolean): void {
  host.sql("DELETE FROM reminders WHERE id = ? AND part <= ?", table, part);
  // While the table was asked, it may have told something new.
  const standing = knownOf(host, table)?.standing;
  const settings = settingsOf(host);
  if (isSilent || !standing?.isOwnTurn || settings.digest !== null) return;
  const notice = { ...noticeOf(standing, "reminder", host), part };
  post(host, idOf(notice), notice, settings);
}
