import type { Host } from "../host.ts";
import type { InboxAnswer, InboxMessage } from "../inbox-message.ts";
import { isDevice } from "./devices.ts";
import type { InboxAddress } from "./identity.ts";
import { withdraw } from "./letters.ts";
import { notify } from "./notices.ts";
import { forgetReminders, planReminders } from "./reminders.ts";
import { isLaidOut, layOut } from "./schema.ts";
import { settingsOf } from "./settings.ts";
import { noteSince } from "./since.ts";
import { keepTable, knownOf } from "./tables.ts";

const STRANGER: InboxAnswer = { isKnown: false, always: false };

/**
 * A table tells how it stands. Whatever comes a second time, or late, changes nothing and is told to nobody. A table that is
 * heard of for the first time has to come from one of the player's own devices; later ones are believed, also when that device
 * is gone.
 */
export function hear(host: Host, address: InboxAddress, message: InboxMessage): InboxAnswer {
  return host.transact(() => {
    const isOwn = isDevice(host, address);
    if (!isOwn && !isLaidOut(host)) return STRANGER;
    layOut(host);
    const heard = { isKnown: true, always: settingsOf(host).always };
    const { table, seq } = message.kind === "stands" ? message.standing : message;
    const known = knownOf(host, table);
    if (!known && !isOwn) return STRANGER;
    // To leave is no event of the game: it comes with the number of the last one.
    const newest = message.kind === "stands" ? seq : seq + 1;
    if (known && known.seq >= newest) return heard;
    const standing = message.kind === "stands" ? message.standing : null;
    keepTable(host, table, { seq, standing });
    if (message.kind === "stands") {
      const before = known?.standing ?? null;
      noteSince(host, before, message.standing);
      planReminders(host, before, message.standing);
      notify(host, before, message.standing, message.isLooking);
    } else {
      forgetReminders(host, table);
      withdraw(host, table);
    }
    return heard;
  });
}
