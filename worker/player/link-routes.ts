import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Env } from "../env.ts";
import { languageOf } from "../language.ts";
import { atomOf } from "../notify/atom.ts";
import { calendarOf } from "../notify/calendar.ts";
import { type Question, questionPage, questionsIn } from "../notify/pages.ts";
import { playerObject } from "../objects.ts";
import type { Edge } from "../reply.ts";
import { readLink } from "./links.ts";

/**
 * What the links lead to that we send: they carry all they may in themselves, so neither a cookie nor an Origin is asked for.
 * Looking does nothing, since mail programs look first; a POST does it (RFC 8058).
 */
export const links = new Hono<{ Bindings: Env }>();

for (const purpose of ["stop", "confirm"] as const) {
  links.get(`/${purpose}/:link`, async (c) => {
    const link = readLink(c.req.param("link"));
    const isLive = link && (await playerObject(c.env, link.inbox).isLive(purpose, link));
    return await show(c, isLive ? purpose : "unknown");
  });
  links.post(`/${purpose}/:link`, async (c) => {
    const link = readLink(c.req.param("link"));
    const isDone = link && (await playerObject(c.env, link.inbox).followLink(purpose, link));
    const done = purpose === "stop" ? "stopped" : "confirmed";
    return await show(c, isDone ? done : "unknown");
  });
}

type Shown = keyof ReturnType<typeof questionsIn>;

async function show(c: Edge, what: Shown): Promise<Response> {
  const language = languageOf(c.req.header("accept-language"));
  const question: Question = questionsIn(language)[what];
  const shell = await c.env.ASSETS.fetch(new URL("/", c.req.url));
  return questionPage(shell, language, question, what === "unknown" ? 404 : 200);
}

links.use("/feeds/*", etag());

links.get("/feeds/:file{.+\\.(?:atom|ics)}", async (c) => {
  const [, text = "", kind] = /^(.*)\.(atom|ics)$/.exec(c.req.param("file")) ?? [];
  const link = readLink(text);
  const feed = link && (await playerObject(c.env, link.inbox).feedAt(link));
  c.header("referrer-policy", "no-referrer");
  c.header("x-content-type-options", "nosniff");
  if (!feed) return c.text("There is no such feed.", 404);
  c.header("cache-control", "private, max-age=300");
  if (kind === "ics")
    return c.body(calendarOf(feed), 200, { "content-type": "text/calendar; charset=utf-8" });
  const self = feed.origin + new URL(c.req.url).pathname;
  return c.body(atomOf(feed, self), 200, { "content-type": "application/atom+xml; charset=utf-8" });
});
