import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as v from "valibot";
import { readJson } from "../shared/protocol/read.ts";
import type { Answer } from "./answer.ts";
import { refusedAs } from "./answer.ts";
import { deviceCookie, newDevice } from "./device.ts";
import type { Env } from "./env.ts";
import { credentialsOf } from "./origins.ts";

export type Edge = Context<{ Bindings: Env }>;

export function reply(c: Edge, { status, body }: Answer): Response {
  return c.body(body, status as ContentfulStatusCode, { "content-type": "application/json" });
}

/** Reads the body against a schema and answers what `handle` makes of it, or why it cannot be read. */
export async function withBody<T>(
  c: Edge,
  schema: v.GenericSchema<unknown, T>,
  handle: (asked: T) => Answer | Promise<Answer>,
): Promise<Response> {
  const asked = readJson(schema, await c.req.text());
  return reply(c, asked.ok ? await handle(asked.value) : refusedAs(asked.refusal));
}

/** The browser's device secret, or a new one for whoever has none, and for other sites' pages, which never see ours. */
export function deviceOf(c: Edge): string {
  return credentialsOf(c.req.raw).device ?? newDevice();
}

/** Lets the browser keep its seats for another 400 days. Other sites' pages get no cookie. */
export function keepDevice(c: Edge, device: string | undefined): void {
  const isForeign = credentialsOf(c.req.raw).origin !== null;
  if (device !== undefined && !isForeign) c.header("set-cookie", deviceCookie(c.req.raw, device));
}
