import type { Settings } from "../../shared/protocol/notify-messages.ts";
import type { Host } from "../host.ts";
import { retryAt } from "../outbox.ts";
import type { KeptChannel } from "./channels.ts";
import type { InboxAddress } from "./identity.ts";
import type { KeptPasskey } from "./passkeys.ts";
import { isLaidOut } from "./schema.ts";

// What other objects have to hear of the player's devices. It is kept until it has arrived, and may arrive twice.

/** What is to be done elsewhere. */
export type DeviceErrand =
  /** A table is to drop the keys of a device. */
  | { readonly kind: "turn-away"; readonly table: string; readonly device: string }
  /** A table is to tell another inbox from now on, of which the player's browser is a device now. */
  | {
      readonly kind: "follow";
      readonly table: string;
      readonly from: InboxAddress;
      readonly to: InboxAddress;
    }
  /** When all tables are told there: how the player wants to be told goes there as well. */
  | { readonly kind: "hand-over"; readonly from: InboxAddress; readonly to: InboxAddress };

/** What an inbox hands over to another. */
export interface HandedOver {
  readonly channels: readonly KeptChannel[];
  readonly passkeys: readonly KeptPasskey[];
  readonly settings: Settings | null;
}

/** Does an errand; false, or a throw, when it has not arrived. */
export type RunErrand = (errand: DeviceErrand) => Promise<boolean>;

type ErrandRow = { id: number; body: string; tries: number };

/** So many at a time: an object may call only so many others at once. */
const AT_ONCE = 20;

export function addErrands(host: Host, errands: readonly DeviceErrand[]): void {
  for (const errand of errands)
    host.sql(
      "INSERT INTO errands(body, next_try, tries) VALUES (?, ?, 0)",
      ...[JSON.stringify(errand), host.now()],
    );
}

/** All that still waits. */
export function errandsOf(host: Host): readonly DeviceErrand[] {
  return host
    .sql<ErrandRow>("SELECT id, body, tries FROM errands")
    .map(({ body }) => JSON.parse(body) as DeviceErrand);
}

/** Takes back what was still to be done about a device. */
export function dropErrandsAbout(host: Host, device: string): void {
  for (const { id, body } of host.sql<ErrandRow>("SELECT id, body, tries FROM errands")) {
    const errand = JSON.parse(body) as DeviceErrand;
    if (errand.kind === "turn-away" && errand.device === device)
      host.sql("DELETE FROM errands WHERE id = ?", id);
  }
}

/** When the next is to be tried, in ms since 1970; null when nothing waits. */
export function nextDeviceErrand(host: Host): number | null {
  if (!isLaidOut(host)) return null;
  return host.sql<{ at: number | null }>("SELECT min(next_try) AS at FROM errands")[0]?.at ?? null;
}

/**
 * Does all that is due; what fails is tried again later each time.
 * @param onDone is called in the transaction in which an errand is forgotten
 */
export async function runDeviceErrands(
  host: Host,
  run: RunErrand,
  onDone: (errand: DeviceErrand) => void,
): Promise<void> {
  for (let due = dueIn(host); due.length > 0; due = dueIn(host)) {
    const done = await Promise.allSettled(
      due.map(async ({ body }) => run(JSON.parse(body) as DeviceErrand)),
    );
    host.transact(() => {
      for (const [i, { id, body, tries }] of due.entries()) {
        const one = done[i];
        if (one?.status !== "fulfilled" || !one.value) {
          host.sql(
            "UPDATE errands SET next_try = ?, tries = tries + 1 WHERE id = ?",
            ...[retryAt(host.now(), tries), id],
          );
          continue;
        }
        host.sql("DELETE FROM errands WHERE id = ?", id);
        onDone(JSON.parse(body) as DeviceErrand);
      }
    });
    for (const one of done) if (one.status === "rejected") console.error(one.reason);
  }
}

function dueIn(host: Host): readonly ErrandRow[] {
  if (!isLaidOut(host)) return [];
  return host.sql<ErrandRow>(
    "SELECT id, body, tries FROM errands WHERE next_try <= ? ORDER BY next_try, id LIMIT ?",
    ...[host.now(), AT_ONCE],
  );
}
