import { DAY_MS } from "../../shared/table/pace.ts";
import type { Host } from "../host.ts";
import { isErasing } from "./erasure.ts";
import type { InboxAddress } from "./identity.ts";
import { isLaidOut, layOut } from "./schema.ts";

/** A browser of the player's. */
export interface KeptDevice {
  readonly hash: string;
  /** Guessed from what the browser says of itself; empty if it says nothing. */
  readonly name: string;
  /** Times in ms since 1970. */
  readonly added: number;
  readonly seen: number;
}

type DeviceRow = { revoked: number; name: string; seen: number };

/**
 * Whether a browser belongs to this player: it was added to the devices, or the inbox is its own from the beginning and
 * nobody has turned it away.
 */
export function isDevice(host: Host, { device, isFirst }: InboxAddress): boolean {
  if (isErasing(host)) return false;
  const row = isLaidOut(host) ? deviceRow(host, device) : null;
  return row ? row.revoked === 0 : isFirst;
}

/**
 * Notes that a device was here, once a day.
 * @param name what it is called now; left out where that is not known
 */
export function noteDevice(host: Host, { device }: InboxAddress, name = ""): void {
  layOut(host);
  const now = host.now();
  const row = deviceRow(host, device);
  const isNamed = name === "" || row?.name === name;
  if (row && isNamed && now - row.seen < DAY_MS) return;
  host.sql(
    `INSERT INTO devices(hash, name, added, seen) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET seen = excluded.seen, name = iif(excluded.name = '', name, excluded.name)`,
    ...[device, name, now, now],
  );
}

/** Adds a device, also one that was turned away before. */
export function addDevice(host: Host, { device }: InboxAddress, name: string): void {
  const now = host.now();
  host.sql(
    "INSERT OR REPLACE INTO devices(hash, name, added, seen, revoked) VALUES (?, ?, ?, ?, 0)",
    ...[device, name, now, now],
  );
}

export function revokeDevice(host: Host, device: string): void {
  host.sql("UPDATE devices SET revoked = 1 WHERE hash = ?", device);
}

/** The player's devices, the first to be added first. */
export function devicesOf(host: Host): readonly KeptDevice[] {
  if (!isLaidOut(host)) return [];
  return host.sql<{ hash: string; name: string; added: number; seen: number }>(
    "SELECT hash, name, added, seen FROM devices WHERE revoked = 0 ORDER BY added, hash",
  );
}

function deviceRow(host: Host, hash: string): DeviceRow | null {
  return (
    host.sql<DeviceRow>("SELECT revoked, name, seen FROM devices WHERE hash = ?", hash)[0] ?? null
  );
}
