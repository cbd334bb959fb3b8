import type { Host } from "../host.ts";
import { nextDeviceErrand, type RunErrand, runDeviceErrands } from "./device-errands.ts";
import { type EraseAt, goOnErasing, nextErasure } from "./erasure.ts";
import { deliver, nextLetter, type SendLetter } from "./letters.ts";
import { errandDone } from "./moving.ts";
import { postDigest } from "./notices.ts";
import { type IsLooking, nextReminder, postReminders } from "./reminders.ts";
import { digestAt } from "./settings.ts";

/** What a player's object reaches outside itself. */
export interface Outside {
  readonly send: SendLetter;
  readonly isLooking: IsLooking;
  readonly eraseAt: EraseAt;
  readonly run: RunErrand;
}

/** When there is something to do next without being asked, in ms since 1970; null for never. */
export function nextErrand(host: Host): number | null {
  const times = [
    ...[nextLetter(host), nextReminder(host), digestAt(host)],
    ...[nextErasure(host), nextDeviceErrand(host)],
  ];
  const due = times.filter((time) => time !== null);
  return due.length === 0 ? null : Math.min(...due);
}

/**
 * Does what is due: what other objects have to hear, reminders, the digest, letters. All of it may run twice, or too early: what
 * is not due is not done.
 */
export async function runErrands(
  host: Host,
  { send, isLooking, eraseAt, run }: Outside,
): Promise<void> {
  await goOnErasing(host, eraseAt);
  await runDeviceErrands(host, run, (errand) => errandDone(host, errand));
  await postReminders(host, isLooking);
  host.transact(() => postDigest(host));
  await deliver(host, send);
}
