import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AddDeviceSchema, type LinkMadeBody } from "../../shared/protocol/device-messages.ts";
import { type Answer, answer, refusal } from "../answer.ts";
import { mayKnock } from "../door.ts";
import type { Env } from "../env.ts";
import { HOUR_MS, LARGEST_BODY, LINKS_AN_HOUR } from "../limits.ts";
import { playerObject } from "../objects.ts";
import { credentialsOf } from "../origins.ts";
import { type Edge, identityOf, keepIdentity, reply, withBody } from "../reply.ts";
import { asPlayer } from "./as-player.ts";
import { deviceName } from "./device-name.ts";
import { addressOf, type Identity, newIdentity } from "./identity.ts";
import { type DevicesWish, noDevices, shortId } from "./my-devices.ts";
import { readCode } from "./recovery.ts";

/** The devices of a player, and what adds one (`/api/me/devices`, `/api/me/links`). */
export const devices = new Hono<{ Bindings: Env }>();

const small = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (c) => reply(c as Edge, refusal("TOO_LARGE")),
});

const nameIn = (c: Edge) => deviceName(c.req.header("user-agent"));

const wish = (c: Edge, asked: DevicesWish) =>
  asPlayer(c, (object, address) => object.devices(address, nameIn(c), asked));

devices.get("/devices", async (c) => {
  const isNobody = credentialsOf(c.req.raw).device === undefined;
  return reply(c, isNobody ? noDevices(Date.now()) : await wish(c, { what: "see" }));
});

devices.post("/links", async (c) => {
  const made = await wish(c, { what: "make-link" });
  if (made.status !== 201) return reply(c, made);
  const { code, ...body } = JSON.parse(made.body) as LinkMadeBody & { code: string };
  return reply(c, answer({ ...body, url: linkUrl(code) }, 201));
});

/** The secret stays behind the `#`: no server and no referrer ever sees it. */
const linkUrl = (code: string): string => `/devices#add=${code}`;

devices.delete("/links", async (c) => reply(c, await wish(c, { what: "withdraw-link" })));

devices.delete("/devices/:id", async (c) => {
  const id = c.req.param("id");
  let isOwn = false;
  const gone = await asPlayer(c, (object, address) => {
    isOwn = shortId(address.device) === id;
    return object.devices(address, nameIn(c), { what: "turn-away", id });
  });
  // Whoever leaves begins anew.
  if (isOwn && gone.status === 200) keepIdentity(c, newIdentity());
  return reply(c, gone);
});

devices.post("/devices", small, (c) =>
  withBody(c, AddDeviceSchema, async ({ link }) => {
    const code = readCode(link);
    return addDevice(c, code?.inbox ?? null, (object, address) =>
      object.addByLink(address, nameIn(c), code?.secret ?? ""),
    );
  }),
);

/** A browser that its player has turned away begins anew; to every other nothing happens. */
devices.post("/anew", async (c) => {
  const { device, inbox, origin } = credentialsOf(c.req.raw);
  if (origin !== null || device === undefined) return reply(c, refusal("DEVICE_UNKNOWN"));
  const address = addressOf({ device, inbox });
  const isKnown = await playerObject(c.env, address.inbox).isDevice(address);
  if (!isKnown) keepIdentity(c, newIdentity());
  return reply(c, answer({ isNew: !isKnown }));
});

type Stub = ReturnType<typeof playerObject>;
type Address = ReturnType<typeof addressOf>;

/**
 * Adds the browser to the devices of an inbox. The tables it has come with it.
 * @param inbox null when what was shown leads nowhere
 * @param admit lets the inbox judge
 */
async function addDevice(
  c: Edge,
  inbox: string | null,
  admit: (object: Stub, address: Address) => Promise<Answer>,
): Promise<Answer> {
  if (!isOurs(c)) return refusal("ORIGIN_NOT_ALLOWED");
  if (!(await mayKnock(c, "link", LINKS_AN_HOUR, HOUR_MS))) return refusal("RATE_LIMITED");
  if (inbox === null) return refusal("LINK_UNKNOWN");
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
