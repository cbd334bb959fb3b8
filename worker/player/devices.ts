import { DAY_MS } from "../../shared/table/pace.ts";
import type { Host } from "../host.ts";
import { isErasing } from "./erasure.ts";
import type { InboxAddress } from "./identity.ts";
import { isLaidOut, layOut } from "./schema.ts";

type DeviceRow = { revoked: number; seen: number };

/**
 * Whether a browser belongs to this player: it was added to the devices, or the inbox is its own from the beginning and
 * nobody has turned it away.
 */
export function isDevice(host: Host, { device, isFirst }: InboxAddress): boolean {
  if (isErasing(host)) return false;
  const row = isLaidOut(host) ? deviceRow(host, device) : null;
  return row ? row.revoked === 0 : isFirst;
}

/** Notes that a device was here, once a day. */
export function noteDevice(host: Host, { device }: InboxAddress): void {
  layOut(host);
  const now = host.now();
  const row = deviceRow(host, device);
  if (row && now - row.seen < DAY_MS) return;
  host.sql(
    "INSERT INTO devices(hash, added, seen) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET seen = excluded.seen",
    device,
    now,
    now,
  );
}

function deviceRow(host: Host, hash: string): DeviceRow | null {
  return host.sql<DeviceRow>("SELECT revoked, seen FROM devices WHERE hash = ?", hash)[0] ?? null;
}
