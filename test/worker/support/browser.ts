import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { MeBody, MyTable } from "../../../shared/protocol/inbox-messages.ts";
import type { TableBody, TableOpenedBody } from "../../../shared/protocol/server-messages.ts";
import { addressOf, type InboxAddress, identityIn } from "../../../worker/player/identity.ts";
import { ask, ORIGIN, type Reply, type Seated, secretOf } from "./table.ts";

/** A browser: it sends its origin, and keeps the one cookie that it is given. */
export interface Browser {
  cookie: string | null;
  ask<T>(method: string, path: string, body?: unknown): Promise<Reply<T>>;
  /** What it sends with every request. */
  headers(): Record<string, string>;
  /** Its inbox, as it is known there. */
  address(): InboxAddress;
  inbox(): string;
}

export function newBrowser(cookie: string | null = null): Browser {
  const browser: Browser = {
    cookie,
    headers: () => ({ origin: ORIGIN, ...(browser.cookie !== null && { cookie: browser.cookie }) }),
    async ask<T>(method: string, path: string, body?: unknown) {
      const reply = await ask<T>(method, path, body, browser.headers());
      browser.cookie = reply.headers.get("set-cookie")?.split(";")[0] ?? browser.cookie;
      return reply;
    },
    inbox: () => browser.address().inbox,
    address() {
      const identity = identityIn(new Request(ORIGIN, { headers: browser.headers() }));
      if (!identity) throw new Error("This browser has no cookie yet.");
      return addressOf(identity);
    },
  };
  return browser;
}

/** A table with a browser for each of its people. */
export interface AtTable extends Seated {
  readonly browsers: readonly Browser[];
}

/** Opens a table from one browser and lets everybody sit down who was invited, each from another one. */
export async function seatBrowsers(
  asked: Record<string, unknown> = {},
  browsers: readonly Browser[] = [newBrowser(), newBrowser(), newBrowser(), newBrowser()],
): Promise<AtTable> {
  const [opener = newBrowser()] = browsers;
  const { body: opened, status } = await opener.ask<TableOpenedBody>("POST", "/api/tables", {
    name: "Opener",
    ...asked,
  });
  if (status !== 201) throw new Error(JSON.stringify(opened));
  const tokens: string[] = [];
  tokens[opened.seat] = opened.token;
  for (const { seat, url } of opened.invites) {
    if (seat === null) continue;
    const guest = { invite: secretOf(url), name: `Guest ${seat}` };
    const seated = await browsers[seat]?.ask<{ token: string }>(
      "POST",
      `/api/tables/${opened.table}/seats`,
      guest,
    );
    tokens[seat] = seated?.body.token ?? "";
  }
  return { table: opened.table, tokens, opened, browsers };
}

export async function readMe(browser: Browser): Promise<MeBody> {
  const { body, status } = await browser.ask<MeBody>("GET", "/api/me");
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** The line of one table in a browser's list. */
export async function lineOf(browser: Browser, table: string): Promise<MyTable | undefined> {
  return (await readMe(browser)).tables.find((line) => line.table === table);
}

/** Waits for what a browser's list says of a table. */
export const listed = (browser: Browser, table: string) =>
  expect.poll(() => lineOf(browser, table));

/** Who a browser is at a table: a seat, or the public. */
export const viewer = async (browser: Browser, table: string) =>
  (await browser.ask<TableBody>("GET", `/api/tables/${table}`)).body.viewer;

export const playerOf = (browser: Browser) => env.PLAYERS.getByName(browser.inbox());

export const evictPlayer = (browser: Browser): Promise<void> =>
  evictDurableObject(playerOf(browser));

/** Rings the alarm of a browser's player, whatever time it was set for; answers whether one was set. */
export const ringPlayer = (browser: Browser): Promise<boolean> =>
  runDurableObjectAlarm(playerOf(browser));
