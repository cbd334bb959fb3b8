import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Hono } from "hono";
import { PasskeyMadeSchema, PasskeyUsedSchema } from "../../shared/protocol/device-messages.ts";
import { type Answer, answer, refusal } from "../answer.ts";
import { small } from "../body-sizes.ts";
import type { Env } from "../env.ts";
import { doorObject, playerObject } from "../objects.ts";
import { type Edge, reply, withBody } from "../reply.ts";
import { addDevice, keptOut } from "./add-device.ts";
import { asPlayer } from "./as-player.ts";
import { deviceNameIn } from "./device-name.ts";
import {
  CHALLENGE_LASTS_MS,
  challengeIn,
  checkKnown,
  checkNew,
  inboxIn,
  knownPasskeyOptions,
  newPasskeyOptions,
  type Site,
} from "./passkey-checks.ts";

/** Passkeys: made under My devices, used on a new one (`/api/me/passkeys`). */
export const passkeys = new Hono<{ Bindings: Env }>();

/** A passkey belongs to the host it was made at. */
function siteOf(c: Edge): Site {
  const { origin, hostname } = new URL(c.req.url);
  return { origin, host: hostname };
}

/** What was asked to be signed lets somebody in once, for what it was asked for. */
const ticket = (c: Edge, purpose: string, challenge: string) =>
  doorObject(c.env, `passkey|${purpose}|${challenge}`);

const SIGN_IN = "sign in";

passkeys.post("/passkeys/new", async (c) =>
  reply(
    c,
    await asPlayer(c, async (object, address) => {
      const facts = await object.passkeyFacts(address);
      if (!facts) return refusal("DEVICE_UNKNOWN");
      const options = await newPasskeyOptions(siteOf(c), address.inbox, facts);
      await ticket(c, address.inbox, options.challenge).leaveTicket(CHALLENGE_LASTS_MS);
      return answer(options);
    }),
  ),
);

passkeys.post("/passkeys", small, (c) =>
  withBody(c, PasskeyMadeSchema, (asked) =>
    asPlayer(c, async (object, address) => {
      const response = asked as RegistrationResponseJSON;
      const challenge = challengeIn(response);
      if (!challenge || !(await ticket(c, address.inbox, challenge).takeTicket()))
        return refusal("PASSKEY_FAILED");
      const made = await checkNew(siteOf(c), challenge, response);
      return made ? object.addPasskey(address, deviceNameIn(c), made) : refusal("PASSKEY_FAILED");
    }),
  ),
);

passkeys.delete("/passkeys/:id", async (c) =>
  reply(
    c,
    await asPlayer(c, (object, address) =>
      object.devices(address, deviceNameIn(c), { what: "drop-passkey", id: c.req.param("id") }),
    ),
  ),
);

/** Anybody may ask for something to sign. */
passkeys.post("/passkeys/challenge", async (c) => {
  const out = await keptOut(c, "challenge");
  if (out) return reply(c, out);
  const options = await knownPasskeyOptions(siteOf(c));
  await ticket(c, SIGN_IN, options.challenge).leaveTicket(CHALLENGE_LASTS_MS);
  return reply(c, answer(options));
});

passkeys.post("/devices/passkey", small, (c) =>
  withBody(
    c,
    PasskeyUsedSchema,
    async (asked) => (await keptOut(c, "shown")) ?? signIn(c, asked as AuthenticationResponseJSON),
  ),
);

/** Nobody learns what is wrong with a passkey. */
async function signIn(c: Edge, response: AuthenticationResponseJSON): Promise<Answer> {
  const challenge = challengeIn(response);
  const named = inboxIn(response);
  if (!challenge || !named || !(await ticket(c, SIGN_IN, challenge).takeTicket()))
    return refusal("PASSKEY_UNKNOWN");
  // The player may have gone over to the devices of another inbox since.
  const inbox = await playerObject(c.env, named).whereNow(named);
  return addDevice(c, inbox, async (object, address) => {
    const passkey = await object.passkeyOf(response.id);
    const counter = passkey && (await checkKnown(siteOf(c), challenge, response, passkey));
    if (!passkey || counter === null) return refusal("PASSKEY_UNKNOWN");
    return object.addByPasskey(address, deviceNameIn(c), {
      id: passkey.id,
      before: passkey.counter,
      counter,
    });
  });
}
