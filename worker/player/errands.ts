import type { Host } from "../host.ts";
import { type EraseAt, goOnErasing, nextErasure } from "./erasure.ts";
import { deliver, nextLetter, type SendLetter } from "./letters.ts";
import { postDigest } from "./notices.ts";
import { type IsLooking, nextReminder, postReminders } from "./reminders.ts";
import { digestAt } from "./settings.ts";

/** What a player's object reaches outside itself. */
export interface Outside {
  readonly send: SendLetter;
  readonly isLooking: IsLooking;
  readonly eraseAt: EraseAt;
}

/** When there is something to do next without being asked, in ms since 1970; null for never. */
export function nextErrand(host: Host): number | null {
  const times = [nextLetter(host), nextReminder(host), digestAt(host), nextErasure(host)];
  const due = times.filter((time) => time !== null);
  return due.length === 0 ? null : Math.min(...due);
}

/** Does what is due: reminders, the digest, letters. All of it may run twice, or too early: what is not due is not done. */
export async function runErrands(host: Host, { send, isLooking, eraseAt }: Outside): Promise<void> {
  await goOnErasing(host, eraseAt);
  await postReminders(host, isLooking);
  host.transact(() => postDigest(host));
  await deliver(host, send);
}
