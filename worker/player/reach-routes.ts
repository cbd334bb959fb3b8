import { Hono } from "hono";
import * as v from "valibot";
import { ZoneSchema } from "../../shared/protocol/fields.ts";
import {
  MailSchema,
  PushSchema,
  SettingsSchema,
  WebhookSchema,
} from "../../shared/protocol/notify-messages.ts";
import { refusal, refusedAs } from "../answer.ts";
import { small } from "../body-sizes.ts";
import type { Env } from "../env.ts";
import { languageOf } from "../language.ts";
import { depsOf } from "../notify/real-deps.ts";
import { setUpMail, setUpPush, setUpWebhook } from "../notify/set-up.ts";
import { type Edge, reply, withBody } from "../reply.ts";
import { isZone } from "../zones.ts";
import { asPlayer } from "./as-player.ts";

/** How a player's own browsers say how the player wants to be reached (`/api/me/...`). */
export const reach = new Hono<{ Bindings: Env }>();

/** How the browser knows this server, and how its player reads, as far as the request tells. */
const heardIn = (c: Edge) => ({
  origin: new URL(c.req.url).origin,
  reading: { language: languageOf(c.req.header("accept-language")), zone: zoneIn(c) },
});

/** Browsers tell no zone by themselves; our pages do. */
function zoneIn(c: Edge): string {
  const zone = c.req.query("zone") ?? "";
  return v.is(ZoneSchema, zone) && isZone(zone) ? zone : "";
}

const deps = (c: Edge) => depsOf(c.env, () => Date.now());

reach.put("/push", small, (c) =>
  withBody(c, PushSchema, (asked) =>
    asPlayer(c, async (object, address) => {
      const channel = setUpPush(asked, deps(c));
      if (!channel.ok) return refusedAs(channel.refusal);
      return object.reach(address, {
        what: "keep",
        channel: channel.value,
        ...heardIn(c),
      });
    }),
  ),
);

reach.delete("/push", async (c) =>
  reply(c, await asPlayer(c, (object, address) => object.reach(address, { what: "drop-push" }))),
);

reach.post("/webhooks", small, (c) =>
  withBody(c, WebhookSchema, (asked) =>
    asPlayer(c, async (object, address) => {
      // Nobody is called before it is clear that the asker may have him called.
      const seen = await object.reach(address, { what: "see" });
      if (seen.status !== 200) return seen;
      const { origin, reading } = heardIn(c);
      const { language } = reading;
      const channel = await setUpWebhook(asked, { language, origin }, deps(c));
      if (!channel.ok) return refusedAs(channel.refusal);
      return object.reach(address, { what: "keep", channel: channel.value, origin, reading });
    }),
  ),
);

reach.post("/mail", small, (c) =>
  withBody(c, MailSchema, (asked) =>
    asPlayer(c, async (object, address) => {
      const { origin, reading } = heardIn(c);
      const { language } = reading;
      const channel = { kind: "mail", address: asked.address } as const;
      // It is kept, unconfirmed, before anything is sent: what is sent has to lead to it.
      const kept = await object.reach(address, { what: "keep", channel, origin, reading });
      if (kept.status !== 201) return kept;
      const { id } = JSON.parse(kept.body) as { id: string };
      const confirm = origin + (await object.confirmPath(id));
      const sent = await setUpMail(asked, { confirm, language }, deps(c));
      if (sent.ok) return kept;
      await object.reach(address, { what: "drop", id });
      return refusedAs(sent.refusal);
    }),
  ),
);

reach.delete("/channels/:id", async (c) =>
  reply(
    c,
    await asPlayer(c, (object, address) =>
      object.reach(address, { what: "drop", id: c.req.param("id") }),
    ),
  ),
);

reach.put("/feed", (c) =>
  asPlayer(c, (object, address) =>
    object.reach(address, { what: "open-feed", ...heardIn(c) }),
  ).then((answer) => reply(c, answer)),
);

reach.put("/settings", small, (c) =>
  withBody(c, SettingsSchema, (settings) => {
    const { zone } = settings;
    if (zone !== "" && !isZone(zone)) return refusal("BAD_REQUEST", { field: "zone" });
    return asPlayer(c, (object, address) => object.reach(address, { what: "settings", settings }));
  }),
);

reach.delete("/feed", async (c) =>
  reply(c, await asPlayer(c, (object, address) => object.reach(address, { what: "close-feed" }))),
);
