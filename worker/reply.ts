import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as v from "valibot";
import { readJson } from "../shared/protocol/read.ts";
import type { Answer } from "./answer.ts";
import { refusedAs } from "./answer.ts";
import type { Env } from "./env.ts";
import { credentialsOf } from "./origins.ts";
import {
  addressOf,
  type Identity,
  type InboxAddress,
  identityCookie,
  newIdentity,
} from "./player/identity.ts";

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

/** Who the browser is; somebody new for whoever has no cookie, and for other sites' pages, which never see ours. */
export function identityOf(c: Edge): Identity {
  const { device, inbox } = credentialsOf(c.req.raw);
  return device === undefined ? newIdentity() : { device, inbox };
}

/** Lets the browser keep its seats for another 400 days. Other sites' pages get no cookie. */
export function keepIdentity(c: Edge, identity: Identity | undefined): void {
  const isForeign = credentialsOf(c.req.raw).origin !== null;
  if (identity && !isForeign) c.header("set-cookie", identityCookie(c.req.raw, identity));
}

/**
 * The inbox that is to hear of a table where the sender sits down. Programs have none: they send neither a cookie nor an
 * Origin, as every browser does with what is not a GET.
 */
export function inboxOf(c: Edge, identity: Identity): InboxAddress | undefined {
  const { device, origin } = credentialsOf(c.req.raw);
  const isBrowser = device !== undefined || c.req.header("origin") !== undefined;
  return isBrowser && origin === null ? addressOf(identity) : undefined;
}
