import { Hono } from "hono";
import { PROTOCOL_VERSION } from "../shared/protocol/version.ts";
import type { Env } from "./env.ts";

export { DoorObject } from "./door-object.ts";
export { TableObject } from "./table-object.ts";

const app = new Hono<{ Bindings: Env }>();

app.get("/api/health", (c) => c.json({ ok: true, protocol: PROTOCOL_VERSION }));

// Tables and replays share the shell of the start page; the client routes by path.
const shell = (env: Env, url: string) => env.ASSETS.fetch(new URL("/", url));
app.get("/t/*", (c) => shell(c.env, c.req.url));
app.get("/r/*", (c) => shell(c.env, c.req.url));

// The runtime looks for the handler under `default`.
export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
