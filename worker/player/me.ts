import type { MeBody } from "../../shared/protocol/inbox-messages.ts";
import { type Answer, answer, refusal } from "../answer.ts";
import type { Host } from "../host.ts";
import { isDevice, noteDevice } from "./devices.ts";
import type { InboxAddress } from "./identity.ts";
import { isLaidOut } from "./schema.ts";
import { tablesOf } from "./tables.ts";

/** `GET /api/me`: everything a player's devices may see of the player. Looking alone leaves nothing behind. */
export function showMe(host: Host, address: InboxAddress): Answer {
  if (!isDevice(host, address)) return refusal("DEVICE_UNKNOWN");
  if (isLaidOut(host)) noteDevice(host, address);
  return answer(meBody(host));
}

function meBody(host: Host): MeBody {
  return { now: host.now(), tables: tablesOf(host) };
}

/** What somebody sees who has no cookie yet: nothing of anybody. */
export function nobody(now: number): Answer {
  const body: MeBody = { now, tables: [] };
  return answer(body);
}
