import { type Answer, refusal } from "../answer.ts";
import { mayKnock } from "../door.ts";
import { HOUR_MS, LINKS_AN_HOUR } from "../limits.ts";
import { playerObject } from "../objects.ts";
import { credentialsOf } from "../origins.ts";
import { type Edge, identityOf, keepIdentity } from "../reply.ts";
import { addressOf, type Identity, type InboxAddress } from "./identity.ts";
import type { PlayerObject } from "./player-object.ts";

/** Lets the inbox judge what a browser shows that wants to be one of the player's. */
export type Admit = (
  object: DurableObjectStub<PlayerObject>,
  address: InboxAddress,
) => Promise<Answer>;

/**
 * Why nobody is let in, before anything was looked at: somebody else's page, or too many tries; null when neither.
 * @param door what is counted: what was shown, or what was asked for to be signed
 */
export async function keptOut(c: Edge, door: "shown" | "challenge"): Promise<Answer | null> {
  if (!isOurs(c)) return refusal("ORIGIN_NOT_ALLOWED");
  if (!(await mayKnock(c, door, LINKS_AN_HOUR, HOUR_MS))) return refusal("RATE_LIMITED");
  return null;
}

/** Adds the browser to the devices of an inbox. The tables it has come with it. */
export async function addDevice(c: Edge, inbox: string, admit: Admit): Promise<Answer> {
  const before = identityOf(c);
  const from = addressOf(before);
  const isElsewhere = from.inbox !== inbox;
  const earlier = playerObject(c.env, from.inbox);
  // Before anything is used up.
  if (isElsewhere && (await earlier.hasOthers(from))) return refusal("DEVICE_HAS_OTHERS");
  const identity: Identity = { device: before.device, inbox };
  const to = addressOf(identity);
  const added = await admit(playerObject(c.env, inbox), to);
  if (added.status !== 201) return added;
  if (isElsewhere) await earlier.moveTo(from, to);
  keepIdentity(c, to.isFirst ? { device: before.device } : identity);
  return added;
}

/** Whether one of our own pages asks, or a program. */
function isOurs(c: Edge): boolean {
  const site = c.req.header("sec-fetch-site");
  const isSameSite = site === undefined || site === "same-origin" || site === "none";
  return isSameSite && credentialsOf(c.req.raw).origin === null;
}
