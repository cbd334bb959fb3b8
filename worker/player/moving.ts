import { assertNever } from "../../shared/skat/refusal.ts";
import type { Host } from "../host.ts";
import { addChannel, channelsOf, dropChannel, keepChannel } from "./channels.ts";
import { addErrands, type DeviceErrand, errandsOf, type HandedOver } from "./device-errands.ts";
import { devicesOf, isDevice } from "./devices.ts";
import { closeFeed } from "./feed.ts";
import type { InboxAddress } from "./identity.ts";
import { withdraw } from "./letters.ts";
import { becomeSigner } from "./links.ts";
import { adoptPasskeys, passkeysOf } from "./passkeys.ts";
import { forgetReminders } from "./reminders.ts";
import { isLaidOut, layOut } from "./schema.ts";
import { hasSettings, keepSettings, settingsOf } from "./settings.ts";
import { tableIds } from "./tables.ts";

// A browser that has tables of its own is added to the devices of another inbox: the tables go with it, and how the player is told
// of them, so that there is one list again. Only an inbox with a single device can go: of several, the others would be left
// behind.

/** Whether other browsers than this one belong to the inbox. */
export function hasOthers(host: Host, address: InboxAddress): boolean {
  if (!isDevice(host, address)) return false;
  return devicesOf(host).some(({ hash }) => hash !== address.device);
}

/** Begins to go over to another inbox, of which the browser is a device already. May be asked again. */
export function moveTo(host: Host, from: InboxAddress, to: InboxAddress): void {
  if (!isLaidOut(host) || !isDevice(host, from) || hasOthers(host, from)) return;
  host.transact(() => {
    host.sql("INSERT OR REPLACE INTO moved(id, inbox) VALUES (1, ?)", to.inbox);
    const follow = tableIds(host).map((table) => ({ kind: "follow", table, from, to }) as const);
    addErrands(host, follow.length > 0 ? follow : [{ kind: "hand-over", from, to }]);
  });
}

/** Where the player is now; null for whoever is still here. */
export function movedTo(host: Host): string | null {
  if (!isLaidOut(host)) return null;
  return host.sql<{ inbox: string }>("SELECT inbox FROM moved")[0]?.inbox ?? null;
}

/** Somebody is here again. */
export function stayHere(host: Host): void {
  host.sql("DELETE FROM moved");
}

/** Something has arrived elsewhere: notes what follows from it here. */
export function errandDone(host: Host, errand: DeviceErrand): void {
  switch (errand.kind) {
    case "turn-away":
      break;
    case "follow":
      followed(host, errand);
      break;
    case "hand-over":
      forgetHandedOver(host);
      break;
    default:
      assertNever(errand);
  }
}

/** A table tells the other inbox from now on: nothing of it is left here. After the last one the rest goes, too. */
function followed(
  host: Host,
  { table, from, to }: Extract<DeviceErrand, { kind: "follow" }>,
): void {
  host.sql("DELETE FROM tables WHERE id = ?", table);
  host.sql("DELETE FROM since WHERE id = ?", table);
  forgetReminders(host, table);
  withdraw(host, table);
  if (!errandsOf(host).some(({ kind }) => kind === "follow"))
    addErrands(host, [{ kind: "hand-over", from, to }]);
}

/** How the player is told, for the other inbox. */
export function handedOver(host: Host): HandedOver {
  const channels = channelsOf(host).filter(({ isConfirmed }) => isConfirmed);
  return {
    channels,
    passkeys: passkeysOf(host),
    settings: hasSettings(host) ? settingsOf(host) : null,
  };
}

/** The other inbox has it: here nothing is sent any more. A feed cannot go, since its address names this inbox. */
function forgetHandedOver(host: Host): void {
  for (const { id } of channelsOf(host)) dropChannel(host, id);
  closeFeed(host);
  host.sql("DELETE FROM passkeys");
}

/** What another inbox hands over to this one. What is here already stays as it is. May come again. */
export function takeOver(
  host: Host,
  address: InboxAddress,
  { channels, passkeys, settings }: HandedOver,
) {
  host.transact(() => {
    layOut(host);
    becomeSigner(host, address.inbox);
    if (settings && !hasSettings(host)) keepSettings(host, settings);
    adoptPasskeys(host, address, passkeys);
    const known = new Set(channelsOf(host).map(({ id }) => id));
    for (const kept of channels) {
      if (known.has(kept.id)) continue;
      const { channel, origin } = kept;
      const added = addChannel(host, { channel, origin, device: address.device });
      if (!added.ok) continue;
      // It keeps its name: what was sent before can still be stopped.
      dropChannel(host, added.value.id);
      keepChannel(host, { ...kept, device: address.device });
    }
  });
}
