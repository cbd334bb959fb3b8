import type { MyPasskey } from "../../shared/protocol/device-messages.ts";
import { type Answer, refusal } from "../answer.ts";
import type { Host } from "../host.ts";
import { isDevice } from "./devices.ts";
import type { InboxAddress } from "./identity.ts";
import { isLaidOut, layOut } from "./schema.ts";
import { tablesOf } from "./tables.ts";

// Passkeys, for those who want them: a public key each, whose other half the player's phone or computer keeps. They add a device as
// a link does; nobody needs one. What is signed is judged at the edge (passkey-checks.ts).

/** A passkey as it is kept. */
export interface KeptPasskey {
  /** As the authenticator calls it, in base64url. */
  readonly id: string;
  /** The public key (COSE), in base64url. */
  readonly key: string;
  /** How often it was used, as far as the authenticator counts; a lower number is somebody else's copy. */
  readonly counter: number;
  /** How a browser may reach it, as it said. */
  readonly transports: readonly string[];
  /** The device it was made on, by its hash, and what that was called. */
  readonly device: string;
  readonly name: string;
  /** Times in ms since 1970. */
  readonly made: number;
  readonly used: number | null;
}

const MOST_PASSKEYS = 10;
/** As much of an id as tells a player's passkeys apart. */
const ID_LENGTH = 32;

type PasskeyRow = { id: string; body: string };

export function passkeysOf(host: Host): readonly KeptPasskey[] {
  if (!isLaidOut(host)) return [];
  return host
    .sql<PasskeyRow>("SELECT id, body FROM passkeys")
    .map(({ body }) => JSON.parse(body) as KeptPasskey)
    .toSorted((a, b) => a.made - b.made);
}

export function passkeyOf(host: Host, id: string): KeptPasskey | null {
  return passkeysOf(host).find((kept) => kept.id === id) ?? null;
}

function keep(host: Host, passkey: KeptPasskey): void {
  host.sql(
    "INSERT OR REPLACE INTO passkeys(id, body) VALUES (?, ?)",
    ...[passkey.id, JSON.stringify(passkey)],
  );
}

/** What a new passkey is made with: what the player is called, and which there are already. */
export interface PasskeyFacts {
  readonly name: string;
  readonly known: readonly Pick<KeptPasskey, "id" | "transports">[];
}

/** Null for a browser that is none of the player's. */
export function passkeyFacts(host: Host, address: InboxAddress): PasskeyFacts | null {
  if (!isDevice(host, address)) return null;
  const known = passkeysOf(host).map(({ id, transports }) => ({ id, transports }));
  return { name: playerName(host), known };
}

/** What the player was called last at a table; empty where that is nowhere. */
function playerName(host: Host): string {
  const [latest] = tablesOf(host).toSorted((a, b) => b.at - a.at);
  return latest?.players.find(({ seat }) => seat === latest.seat)?.name ?? "";
}

/** A passkey that was just made. */
export type NewPasskey = Pick<KeptPasskey, "id" | "key" | "counter" | "transports">;

/** Keeps a passkey whose signature was found to be right; null when it is kept. */
export function addPasskey(
  host: Host,
  address: InboxAddress,
  name: string,
  made: NewPasskey,
): Answer | null {
  if (!isDevice(host, address)) return refusal("DEVICE_UNKNOWN");
  layOut(host);
  if (passkeyOf(host, made.id)) return null;
  if (passkeysOf(host).length >= MOST_PASSKEYS) return refusal("TOO_MANY_PASSKEYS");
  keep(host, { ...made, device: address.device, name, made: host.now(), used: null });
  return null;
}

/**
 * Notes that a passkey was used. False when it is gone, or was used elsewhere in the meantime.
 * @param before the counter its signature was judged by
 * @param counter the one it tells now
 */
export function usePasskey(host: Host, id: string, before: number, counter: number): boolean {
  const kept = passkeyOf(host, id);
  if (!kept || kept.counter !== before) return false;
  keep(host, { ...kept, counter, used: host.now() });
  return true;
}

export function dropPasskey(host: Host, short: string): void {
  for (const { id } of passkeysOf(host))
    if (id.slice(0, ID_LENGTH) === short) host.sql("DELETE FROM passkeys WHERE id = ?", id);
}

/** Whoever was turned away does not come back by what he has made. */
export function dropPasskeysOf(host: Host, device: string): void {
  for (const kept of passkeysOf(host))
    if (kept.device === device) host.sql("DELETE FROM passkeys WHERE id = ?", kept.id);
}

/** Passkeys of another inbox that has come over to this one. */
export function adoptPasskeys(
  host: Host,
  { device }: InboxAddress,
  passkeys: readonly KeptPasskey[],
): void {
  for (const passkey of passkeys)
    if (!passkeyOf(host, passkey.id)) keep(host, { ...passkey, device });
}

/** A passkey as the player's own devices see it. */
export const shownPasskey = ({ id, name, made, used }: KeptPasskey): MyPasskey => ({
  ...{ id: id.slice(0, ID_LENGTH), name, made, used },
});
