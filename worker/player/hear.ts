import type { MyTable } from "../../shared/protocol/inbox-messages.ts";
import type { Host } from "../host.ts";
import type { InboxAnswer, InboxMessage } from "../inbox-message.ts";
import { isDevice, noteDevice } from "./devices.ts";
import { eraseAlso, isErasing } from "./erasure.ts";
import type { InboxAddress } from "./identity.ts";
import { withdraw } from "./letters.ts";
import { notify } from "./notices.ts";
import { forgetReminders, planReminders } from "./reminders.ts";
import { isLaidOut, layOut } from "./schema.ts";
import { settingsOf } from "./settings.ts";
import { noteSince } from "./since.ts";
import { type Known, keepTable, knownOf } from "./tables.ts";

const STRANGER: InboxAnswer = { isKnown: false, always: false };

/**
 * A table tells how it stands. Whatever comes a second time, or late, changes nothing and is told to nobody. A table that is
 * heard of for the first time has to come from one of the player's own devices; later ones are believed, also when that device
 * is gone.
 */
export function hear(host: Host, address: InboxAddress, message: InboxMessage): InboxAnswer {
  return host.transact(() => {
    if (isErasing(host)) return hearTooLate(host, address, message);
    const isOwn = isDevice(host, address);
    if (!isLaidOut(host) && (!isOwn || message.kind === "left")) return STRANGER;
    layOut(host);
    const table = message.kind === "stands" ? message.standing.table : message.table;
    const known = knownOf(host, table);
    if (!known && !isOwn) return STRANGER;
    if (!known) noteDevice(host, address);
    if (message.kind === "stands") takeStanding(host, known, message);
    else takeLeaving(host, known, message);
    return { isKnown: true, always: settingsOf(host).always };
  });
}

/** The player is being forgotten, and sits there as well. */
function hearTooLate(host: Host, { inbox }: InboxAddress, message: InboxMessage): InboxAnswer {
  if (message.kind === "stands") eraseAlso(host, inbox, message.standing.table);
  return { isKnown: true, always: false };
}

function takeStanding(
  host: Host,
  known: Known | null,
  { standing, isLooking }: Extract<InboxMessage, { readonly kind: "stands" }>,
): void {
  const { table, seq } = standing;
  if (known && known.seq >= seq) {
    takeNames(host, known, standing);
    return;
  }
  keepTable(host, table, { seq, standing });
  const before = known?.standing ?? null;
  noteSince(host, before, standing);
  planReminders(host, before, standing);
  notify(host, before, standing, isLooking);
}

/** To leave is no event of the game: it comes with the number of the last one. */
function takeLeaving(
  host: Host,
  known: Known | null,
  { table, seq }: Extract<InboxMessage, { readonly kind: "left" }>,
): void {
  if (known && known.seq > seq) return;
  keepTable(host, table, { seq, standing: null });
  forgetReminders(host, table);
  withdraw(host, table);
}

/** Names are no event of the game: somebody may have another one, or none any more, while nothing else has happened. */
function takeNames(host: Host, { seq, standing }: Known, { table, ...told }: MyTable): void {
  if (standing && seq === told.seq)
    keepTable(host, table, { seq, standing: { ...standing, players: told.players } });
}
