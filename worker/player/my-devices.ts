import type { DevicesBody, MyDevice, MyLink } from "../../shared/protocol/device-messages.ts";
import { type Answer, answer, refusal } from "../answer.ts";
import type { Host } from "../host.ts";
import { channelsOf, dropChannel } from "./channels.ts";
import { addErrands, dropErrandsAbout } from "./device-errands.ts";
import {
  addDevice,
  devicesOf,
  isDevice,
  type KeptDevice,
  noteDevice,
  revokeDevice,
} from "./devices.ts";
import type { InboxAddress } from "./identity.ts";
import { stayHere } from "./moving.ts";
import {
  addPasskey,
  dropPasskey,
  dropPasskeysOf,
  type NewPasskey,
  passkeysOf,
  shownPasskey,
  usePasskey,
} from "./passkeys.ts";
import { endLinksOf, type KeptLink, linksOf, makeLink, useLink, withdrawLink } from "./recovery.ts";
import { isLaidOut } from "./schema.ts";
import { tableIds } from "./tables.ts";

// The devices of one player: who belongs to them, who is added, who is turned away.

const MOST_DEVICES = 20;

/** As much of a hash as tells devices, and links, apart. */
const ID_LENGTH = 16;
export const shortId = (hash: string): string => hash.slice(0, ID_LENGTH);

/** What one of the player's devices may ask about the others. */
export type DevicesWish =
  | { readonly what: "see" }
  | { readonly what: "make-link" }
  | { readonly what: "withdraw-link" }
  | { readonly what: "turn-away"; readonly id: string }
  | { readonly what: "drop-passkey"; readonly id: string };

/**
 * One of the player's devices asks.
 * @param name what it is called now
 */
export function devicesHere(
  host: Host,
  address: InboxAddress,
  name: string,
  wish: DevicesWish,
): Answer {
  if (!isDevice(host, address)) return refusal("DEVICE_UNKNOWN");
  return host.transact(() => {
    // Looking alone leaves nothing behind where nothing was.
    if (wish.what !== "see" || isLaidOut(host)) noteDevice(host, address, name);
    switch (wish.what) {
      case "see":
        break;
      case "make-link": {
        const code = makeLink(host, address);
        return answer({ ...devicesBody(host, address), code }, 201);
      }
      case "withdraw-link":
        withdrawLink(host);
        break;
      case "turn-away": {
        const devices = devicesOf(host);
        const gone = devices.find(({ hash }) => shortId(hash) === wish.id);
        if (gone && devices.length === 1) return refusal("LAST_DEVICE");
        if (gone) turnAway(host, gone);
        break;
      }
      case "drop-passkey":
        dropPasskey(host, wish.id);
        break;
    }
    return answer(devicesBody(host, address));
  });
}

/** What somebody sees who has no cookie yet. */
export function noDevices(now: number): Answer {
  const body: DevicesBody = { now, devices: [], links: [], passkeys: [] };
  return answer(body);
}

/** It may do nothing more for this player, here or at any table, and nothing is sent to it. */
function turnAway(host: Host, { hash }: KeptDevice): void {
  revokeDevice(host, hash);
  endLinksOf(host, hash);
  dropPasskeysOf(host, hash);
  for (const { id, channel, device } of channelsOf(host))
    if (channel.kind === "push" && device === hash) dropChannel(host, id);
  addErrands(
    host,
    tableIds(host).map((table) => ({ kind: "turn-away", table, device: hash })),
  );
}

/** A browser shows the secret of a link. Nobody learns why a link leads nowhere. */
export function addByLink(host: Host, address: InboxAddress, name: string, secret: string): Answer {
  return takeIn(host, address, name, () =>
    useLink(host, address, secret) ? null : refusal("LINK_UNKNOWN"),
  );
}

/** A passkey whose signature was found to be right. */
export interface PasskeyUsed {
  readonly id: string;
  /** The counter that it was judged by, and the one it tells now. */
  readonly before: number;
  readonly counter: number;
}

/** A browser has shown a passkey of the player's. */
export function addByPasskey(
  host: Host,
  address: InboxAddress,
  name: string,
  { id, before, counter }: PasskeyUsed,
): Answer {
  return takeIn(host, address, name, () =>
    usePasskey(host, id, before, counter) ? null : refusal("PASSKEY_UNKNOWN"),
  );
}

/**
 * From now on a browser is one of the player's devices; the tables let it in when it comes.
 * @param use uses up what it has shown, or says why it is no good
 */
function takeIn(host: Host, address: InboxAddress, name: string, use: () => Answer | null): Answer {
  return host.transact(() => {
    const isKnown = isDevice(host, address);
    if (!isKnown && devicesOf(host).length >= MOST_DEVICES) return refusal("TOO_MANY_DEVICES");
    const refused = use();
    if (refused) return refused;
    if (!isKnown) {
      addDevice(host, address, name);
      dropErrandsAbout(host, address.device);
      stayHere(host);
    }
    return answer(devicesBody(host, address), 201);
  });
}

/** A passkey was made on one of the player's devices, and found to be right. */
export function addPasskeyHere(
  host: Host,
  address: InboxAddress,
  name: string,
  made: NewPasskey,
): Answer {
  return host.transact(
    () => addPasskey(host, address, name, made) ?? answer(devicesBody(host, address), 201),
  );
}

function devicesBody(host: Host, address: InboxAddress): DevicesBody {
  const { device } = address;
  const kept = devicesOf(host);
  // Whoever has done nothing yet is a device all the same.
  const self = { hash: device, name: "", added: host.now(), seen: host.now() };
  const devices = kept.length > 0 ? kept : [self];
  return {
    now: host.now(),
    devices: devices.map((device) => shownDevice(device, address)),
    links: linksOf(host).map((link) => shownLink(link, devices)),
    passkeys: passkeysOf(host).map(shownPasskey),
  };
}

const shownDevice = (
  { hash, name, added, seen }: KeptDevice,
  { device }: InboxAddress,
): MyDevice => ({ id: shortId(hash), name, added, seen, isHere: hash === device });

function shownLink(
  { hash, made, expires, used, device }: KeptLink,
  devices: readonly KeptDevice[],
): MyLink {
  const by = devices.find((one) => one.hash === device);
  return { id: shortId(hash), made, expires, used, by: by ? shortId(by.hash) : null };
}
