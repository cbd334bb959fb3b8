import { Hono } from "hono";
import { AddDeviceSchema, type LinkMadeBody } from "../../shared/protocol/device-messages.ts";
import { answer, refusal } from "../answer.ts";
import { small } from "../body-sizes.ts";
import type { Env } from "../env.ts";
import { playerObject } from "../objects.ts";
import { credentialsOf } from "../origins.ts";
import { type Edge, keepIdentity, reply, withBody } from "../reply.ts";
import { addDevice, keptOut } from "./add-device.ts";
import { asPlayer } from "./as-player.ts";
import { deviceNameIn } from "./device-name.ts";
import { addressOf, newIdentity } from "./identity.ts";
import { type DevicesWish, noDevices, shortId } from "./my-devices.ts";
import { readCode } from "./recovery.ts";

/** The devices of a player, and what adds one (`/api/me/devices`, `/api/me/links`). */
export const devices = new Hono<{ Bindings: Env }>();

const wish = (c: Edge, asked: DevicesWish) =>
  asPlayer(c, (object, address) => object.devices(address, deviceNameIn(c), asked));

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
    return object.devices(address, deviceNameIn(c), { what: "turn-away", id });
  });
  // Whoever leaves begins anew.
  if (isOwn && gone.status === 200) keepIdentity(c, newIdentity());
  return reply(c, gone);
});

devices.post("/devices", small, (c) =>
  withBody(c, AddDeviceSchema, async ({ link }) => {
    const out = await keptOut(c, "shown");
    if (out) return out;
    const code = readCode(link);
    if (!code) return refusal("LINK_UNKNOWN");
    return addDevice(c, code.inbox, (object, address) =>
      object.addByLink(address, deviceNameIn(c), code.secret),
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
