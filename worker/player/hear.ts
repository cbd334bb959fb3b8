import type { Host } from "../host.ts";
import type { InboxAnswer, InboxMessage } from "../inbox-message.ts";
import { isDevice } from "./devices.ts";
import type { InboxAddress } from "./identity.ts";
import { isLaidOut, layOut } from "./schema.ts";
import { keepTable, knownOf } from "./tables.ts";

const STRANGER: InboxAnswer = { isKnown: false, always: false };
const HEARD: InboxAnswer = { isKnown: true, always: false };

/**
 * A table tells how it stands. Whatever comes a second time, or late, changes nothing. A table that is heard of for the first
 * time has to come from one of the player's own devices; later ones are believed, also when that device is gone.
 */
export function hear(host: Host, address: InboxAddress, message: InboxMessage): InboxAnswer {
  return host.transact(() => {
    const isOwn = isDevice(host, address);
    if (!isOwn && !isLaidOut(host)) return STRANGER;
    layOut(host);
    const { table, seq } = message.kind === "stands" ? message.standing : message;
    const known = knownOf(host, table);
    if (!known && !isOwn) return STRANGER;
    // To leave is no event of the game: it comes with the number of the last one.
    const newest = message.kind === "stands" ? seq : seq + 1;
    if (known && known.seq >= newest) return HEARD;
    const standing = message.kind === "stands" ? message.standing : null;
    keepTable(host, table, { seq, standing });
    return HEARD;
  });
}
