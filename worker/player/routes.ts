import { Hono } from "hono";
import type { Env } from "../env.ts";
import { offeredBy } from "../notify/real-deps.ts";
import { playerObject } from "../objects.ts";
import { credentialsOf } from "../origins.ts";
import { keepIdentity, reply } from "../reply.ts";
import { asPlayer } from "./as-player.ts";
import { deviceNameIn } from "./device-name.ts";
import { addressOf, forgottenIdentity } from "./identity.ts";
import { nobody } from "./me.ts";

/** What a player's own browsers ask about the player (`/api/me`). */
export const player = new Hono<{ Bindings: Env }>();

player.get("/", async (c) => {
  const { device, inbox } = credentialsOf(c.req.raw);
  if (device === undefined) return reply(c, nobody(Date.now(), offeredBy(c.env)));
  const identity = { device, inbox };
  keepIdentity(c, identity);
  const address = addressOf(identity);
  const name = deviceNameIn(c);
  return reply(c, await playerObject(c.env, address.inbox).showMe(address, name));
});

player.delete("/tables/:table", async (c) =>
  reply(
    c,
    await asPlayer(c, (object, address) => object.putTableAway(address, c.req.param("table"))),
  ),
);

player.get("/export", async (c) => {
  const data = await asPlayer(c, (object, address) => object.exportData(address));
  if (data.status === 200) c.header("content-disposition", 'attachment; filename="fernskat.json"');
  return reply(c, data);
});

player.delete("/", async (c) => {
  const erased = await asPlayer(c, (object, address) => object.erase(address));
  if (erased.status === 200) c.header("set-cookie", forgottenIdentity(c.req.raw));
  return reply(c, erased);
});
