import type { MeBody } from "../../shared/protocol/inbox-messages.ts";
import { type Answer, answer, refusal } from "../answer.ts";
import type { Host } from "../host.ts";
import type { Offered } from "../notify/real-deps.ts";
import { isDevice, noteDevice } from "./devices.ts";
import type { InboxAddress } from "./identity.ts";
import { reachBody } from "./reach.ts";
import { isLaidOut } from "./schema.ts";
import { DEFAULTS } from "./settings.ts";
import { putAway, tablesOf } from "./tables.ts";

/** `GET /api/me`: everything a player's devices may see of the player. Looking alone leaves nothing behind but
 * when a device was last here, and what it is called. */
export function showMe(host: Host, address: InboxAddress, name: string, offered: Offered): Answer {
  if (!isDevice(host, address)) return refusal("DEVICE_UNKNOWN");
  if (isLaidOut(host)) noteDevice(host, address, name);
  return answer(meBody(host, address, offered));
}

/** `DELETE /api/me/tables/:table`. */
export function putTableAway(
  host: Host,
  address: InboxAddress,
  table: string,
  offered: Offered,
): Answer {
  if (!isDevice(host, address)) return refusal("DEVICE_UNKNOWN");
  putAway(host, table);
  return answer(meBody(host, address, offered));
}

function meBody(host: Host, address: InboxAddress, offered: Offered): MeBody {
  return { now: host.now(), tables: tablesOf(host), offered, ...reachBody(host, address) };
}

/** What somebody sees who has no cookie yet: nothing of anybody. */
export function nobody(now: number, offered: Offered): Answer {
  const body: MeBody = { now, tables: [], offered, channels: [], feed: null, settings: DEFAULTS };
  return answer(body);
}
