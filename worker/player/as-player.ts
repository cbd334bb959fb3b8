import { type Answer, refusal } from "../answer.ts";
import { playerObject } from "../objects.ts";
import { credentialsOf } from "../origins.ts";
import { type Edge, keepIdentity } from "../reply.ts";
import { addressOf, type InboxAddress } from "./identity.ts";
import type { PlayerObject } from "./player-object.ts";

/** Asks the player's object what only one of the player's own browsers may ask. */
export async function asPlayer(
  c: Edge,
  work: (object: DurableObjectStub<PlayerObject>, address: InboxAddress) => Promise<Answer>,
): Promise<Answer> {
  const { device, inbox } = credentialsOf(c.req.raw);
  if (device === undefined) return refusal("DEVICE_UNKNOWN");
  keepIdentity(c, { device, inbox });
  const address = addressOf({ device, inbox });
  return await work(playerObject(c.env, address.inbox), address);
}
