import { Hono } from "hono";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import * as v from "valibot";
import { TableIdSchema } from "../shared/protocol/fields.ts";
import { CommandBodySchema, OpenTableSchema, SitDownSchema } from "../shared/protocol/messages.ts";
import { TableWebhookSchema } from "../shared/protocol/notify-messages.ts";
import {
  LineSchema,
  MuteSchema,
  NoteSchema,
  PlansSchema,
} from "../shared/protocol/personal-messages.ts";
import { checkRecords } from "../shared/protocol/records.ts";
import {
  InvitedSchema,
  RematchSchema,
  RenameSchema,
  SeatBotSchema,
  ZonedSchema,
} from "../shared/protocol/seating-messages.ts";
import type { TableOpenedBody } from "../shared/protocol/server-messages.ts";
import { PROTOCOL_VERSION } from "../shared/protocol/version.ts";
import { type Answer, answer, refusal, refusedAs } from "./answer.ts";
import { large, small } from "./body-sizes.ts";
import { mayKnock } from "./door.ts";
import type { Env } from "./env.ts";
import { languageOf } from "./language.ts";
import { HOUR_MS, SEATS_AN_HOUR, TABLES_AN_HOUR } from "./limits.ts";
import { depsOf } from "./notify/real-deps.ts";
import { setUpWebhook } from "./notify/set-up.ts";
import { tableObject } from "./objects.ts";
import { credentialsOf, foreignOrigin } from "./origins.ts";
import type { Personal } from "./personal.ts";
import { devices } from "./player/device-routes.ts";
import { identityIn } from "./player/identity.ts";
import { links } from "./player/link-routes.ts";
import { passkeys } from "./player/passkey-routes.ts";
import { reach } from "./player/reach-routes.ts";
import { player } from "./player/routes.ts";
import { newTableId } from "./rematch.ts";
import { type Edge, identityOf, inboxOf, keepIdentity, reply, withBody } from "./reply.ts";
import type { TableRequest } from "./requests.ts";
import { share } from "./share/routes.ts";
import { isZone } from "./zones.ts";

/** Everything the worker answers itself (INTERFACE.md, HTTP); the rest are files. */
export const app = new Hono<{ Bindings: Env }>();

// Before everything that touches headers: an upgrade must be answered as the object answers it.
app.get("/api/tables/:table/socket", async (c) => {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket")
    return reply(c, refusal("BAD_REQUEST", { problem: "This is for WebSockets." }));
  const table = tableOf(c);
  return table ? table.fetch(c.req.raw) : reply(c, refusal("TABLE_UNKNOWN"));
});

app.use(
  "/api/*",
  // Anybody may read what is public, without credentials; who may act is settled by token and origin, not by headers.
  cors({
    origin: "*",
    allowMethods: ["GET", "POST"],
    allowHeaders: ["authorization", "content-type"],
    maxAge: 86_400,
  }),
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginResourcePolicy: "cross-origin",
    referrerPolicy: "no-referrer",
    xFrameOptions: "DENY",
  }),
  async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  },
);

app.get("/api/health", (c) => c.json({ ok: true, protocol: PROTOCOL_VERSION }));

app.post("/api/tables", small, (c) =>
  withBody(c, OpenTableSchema, async (asked) => {
    if (foreignOrigin(c.req.raw) !== null) return refusal("ORIGIN_NOT_ALLOWED");
    if (!(await mayKnock(c, "", TABLES_AN_HOUR, HOUR_MS))) return refusal("RATE_LIMITED");
    const id = asked.id ?? newTableId((bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
    const identity = identityOf(c);
    const opener = { token: asked.token, device: identity.device, inbox: inboxOf(c, identity) };
    const opened = await tableObject(c.env, id).open(id, asked, opener);
    if (opened.status === 201) keepIdentity(c, identity);
    return opened;
  }),
);

app.post("/api/tables/:table/seats", small, (c) =>
  withBody(c, SitDownSchema, async (asked) => {
    if (!(await mayKnock(c, "seats", SEATS_AN_HOUR, HOUR_MS))) return refusal("RATE_LIMITED");
    const identity = identityOf(c);
    const sitter = {
      device: identity.device,
      inbox: inboxOf(c, identity),
      origin: foreignOrigin(c.req.raw),
    };
    const seated = await tableOf(c)?.sitDown(asked, sitter);
    if (seated?.status === 201) keepIdentity(c, identity);
    return seated ?? refusal("TABLE_UNKNOWN");
  }),
);

app.get("/api/tables/:table", async (c) => {
  const view = await ask(c, { kind: "view" });
  keepIdentity(c, identityIn(c.req.raw));
  return reply(c, view);
});

app.get("/api/tables/:table/events", async (c) => {
  const after = wholeNumber(c.req.query("after") ?? "0");
  if (after === null) return reply(c, refusal("BAD_REQUEST", { field: "after" }));
  return reply(c, await ask(c, { kind: "events", after }));
});

app.post("/api/tables/:table/commands", small, (c) =>
  withBody(c, CommandBodySchema, (asked) => ask(c, { kind: "act", asked })),
);

app.get("/api/tables/:table/deals/:n", async (c) => {
  const n = wholeNumber(c.req.param("n"));
  if (n === null) return reply(c, refusal("DEAL_NOT_FINISHED"));
  return reply(c, await ask(c, { kind: "deal", n }));
});

for (const of of ["plans", "notes", "mutes", "talk", "reports"] as const)
  app.get(`/api/tables/:table/${of}`, async (c) => reply(c, await wish(c, { what: "see", of })));

app.put("/api/tables/:table/plans", small, (c) =>
  withBody(c, PlansSchema, (asked) => wish(c, { what: "plan", asked })),
);

app.put("/api/tables/:table/notes", small, (c) =>
  withBody(c, NoteSchema, (asked) => wish(c, { what: "note", asked })),
);

app.put("/api/tables/:table/mutes", small, (c) =>
  withBody(c, MuteSchema, (asked) => wish(c, { what: "mute", asked })),
);

app.post("/api/tables/:table/reports", small, (c) =>
  withBody(c, LineSchema, (asked) => wish(c, { what: "report", asked })),
);

app.delete("/api/tables/:table/talk", small, (c) =>
  withBody(c, LineSchema, (asked) => wish(c, { what: "remove", asked })),
);

app.put("/api/tables/:table/zone", small, (c) =>
  withBody(c, ZonedSchema, (asked) => wish(c, { what: "zone", asked })),
);

app.get("/api/tables/:table/series", async (c) =>
  reply(c, await ask(c, { kind: "series", named: c.req.query("names") === "yes" })),
);

app.post("/api/tables/:table/bots", small, (c) =>
  withBody(c, SeatBotSchema, (asked) => ask(c, { kind: "seat-bot", asked })),
);

app.get("/api/tables/:table/webhook", async (c) =>
  reply(c, await ask(c, { kind: "webhook", wish: { what: "see" } })),
);

app.post("/api/tables/:table/webhook", small, (c) =>
  withBody(c, TableWebhookSchema, async ({ format, url, ...how }) => {
    // Nobody is called before it is clear that the asker may have him called.
    const seen = await ask(c, { kind: "webhook", wish: { what: "see" } });
    if (seen.status !== 200) return seen;
    const { language = languageOf(c.req.header("accept-language")), zone = "" } = how;
    if (zone !== "" && !isZone(zone)) return refusal("BAD_REQUEST", { field: "zone" });
    const { origin } = new URL(c.req.url);
    const deps = depsOf(c.env, () => Date.now());
    const channel = await setUpWebhook({ format, url }, { language, origin }, deps);
    if (!channel.ok) return refusedAs(channel.refusal);
    const webhook = { channel: channel.value, language, zone, origin };
    return ask(c, { kind: "webhook", wish: { what: "set", webhook } });
  }),
);

app.delete("/api/tables/:table/webhook", async (c) =>
  reply(c, await ask(c, { kind: "webhook", wish: { what: "drop" } })),
);

app.get("/api/tables/:table/invites", async (c) => reply(c, await ask(c, { kind: "invites" })));

app.post("/api/tables/:table/invites", small, (c) =>
  withBody(c, InvitedSchema, (asked) => ask(c, { kind: "invite", asked })),
);

app.delete("/api/tables/:table/invites", small, (c) =>
  withBody(c, InvitedSchema, (asked) => ask(c, { kind: "withdraw", asked })),
);

app.put("/api/tables/:table/name", small, (c) =>
  withBody(c, RenameSchema, ({ name }) => ask(c, { kind: "rename", name })),
);

app.delete("/api/tables/:table/name", async (c) => reply(c, await ask(c, { kind: "erase" })));

app.post("/api/tables/:table/rematch", small, (c) =>
  withBody(c, RematchSchema, async (asked) => {
    const earlier = tableOf(c);
    if (!earlier) return refusal("TABLE_UNKNOWN");
    const credentials = credentialsOf(c.req.raw);
    const successor = await earlier.nextTable(credentials);
    if ("refused" in successor) return successor.refused;
    const identity = identityOf(c);
    const later = tableObject(c.env, successor.id);
    const returning = {
      token: credentials.token,
      device: identity.device,
      inbox: inboxOf(c, identity),
    };
    const opened = await later.playOn(successor, returning, asked);
    if (opened.status !== 201) return opened;
    const { commitment } = JSON.parse(opened.body) as TableOpenedBody;
    await earlier.announceLater(successor.id, commitment);
    keepIdentity(c, identity);
    return opened;
  }),
);

app.post("/api/records", large, async (c) => {
  if (foreignOrigin(c.req.raw) !== null) return reply(c, refusal("ORIGIN_NOT_ALLOWED"));
  const results = checkRecords(await c.req.text());
  return reply(c, results.ok ? answer({ results: results.value }) : refusedAs(results.refusal));
});

app.route("/api/me", player);
app.route("/api/me", reach);
app.route("/api/me", devices);
app.route("/api/me", passkeys);

// A bug is ours; what it looks like inside is nobody else's business.
app.onError((error, c) => {
  console.error(error);
  return reply(c, refusal("INTERNAL"));
});

app.all("/api/*", (c) => reply(c, refusal("BAD_REQUEST", { problem: "There is no such call." })));

app.route("/", share);
app.route("/", links);

// Nothing is there. Whoever reads pages is told so by one, in his language; what a page or a program asks for gets no page for it.
app.notFound(async (c) => {
  if (c.req.method !== "GET" || !c.req.header("accept")?.includes("text/html"))
    return c.text("404 Not Found", 404);
  const { body, headers } = await c.env.ASSETS.fetch(new URL("/", c.req.url));
  const page = new Response(body, { status: 404, headers });
  page.headers.delete("etag");
  page.headers.set("cache-control", "no-cache");
  page.headers.set("x-robots-tag", "noindex");
  return page;
});

/** The object of the table in the path; null when no table can have that id. */
function tableOf(c: Edge) {
  const { success, output } = v.safeParse(TableIdSchema, c.req.param("table"));
  return success ? tableObject(c.env, output) : null;
}

async function ask(c: Edge, request: TableRequest): Promise<Answer> {
  const table = tableOf(c);
  return table ? await table.ask(credentialsOf(c.req.raw), request) : refusal("TABLE_UNKNOWN");
}

/** Something that concerns nobody but the sender. */
function wish(c: Edge, wish: Personal): Promise<Answer> {
  return ask(c, { kind: "personal", wish });
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
