import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, inject } from "vitest";
import type { ErasedBody, MyData } from "../../../shared/protocol/my-data.ts";
import type { PlayerObject } from "../../../worker/player/player-object.ts";
import type { TableObject } from "../../../worker/table-object.ts";
import { type Mailbox, mailbox } from "../../notify/support/mailboxes.ts";
import { type AtTable, type Browser, listed as knows, seatBrowsers } from "./browser.ts";
import { greet } from "./socket.ts";
import type { ErrorReply } from "./table.ts";

export const pace = { kind: "days", days: 2, vacationDays: 0 } as const;

/** The file with all that is kept of a player. */
export const exported = async (browser: Browser): Promise<MyData> => {
  const { status, body, headers } = await browser.ask<MyData>("GET", "/api/me/export");
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toContain("attachment");
  return body;
};

/** Asks to be forgotten. */
export const erase = (browser: Browser) =>
  browser.ask<ErasedBody & ErrorReply>("DELETE", "/api/me");

/** A table of three browsers whose lists all know of it. */
export async function atTable(rules: object = {}, browsers?: readonly Browser[]): Promise<AtTable> {
  const at = await seatBrowsers({ name: "Anna", rules: { pace, deals: 2, ...rules } }, browsers);
  for (const browser of at.browsers.slice(0, 3)) await knows(browser, at.table).toBeDefined();
  return at;
}

/** Everything in the object behind a stub, by its tables. */
export async function rowsIn(
  stub: DurableObjectStub<PlayerObject> | DurableObjectStub<TableObject>,
): Promise<Record<string, unknown[]>> {
  return await runInDurableObject(
    stub as DurableObjectStub<PlayerObject>,
    (_, { storage: { sql } }) => {
      const names = sql
        .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
        .toArray()
        .map(({ name }) => name)
        .filter((name) => !/^(?:_cf_|sqlite_)/.test(name));
      return Object.fromEntries(
        names.map((name) => [name, sql.exec(`SELECT * FROM ${name}`).toArray()]),
      );
    },
  );
}

export const tableOf = (table: string) => env.TABLES.getByName(table);

/** Has a table fail whenever it comes to that statement, until it is evicted. */
export async function whenAsked(table: string, statement: string, note: () => void): Promise<void> {
  await runInDurableObject(tableOf(table), ({ host }: TableObject) => {
    const { sql } = host;
    host.sql = (asked, ...values) => {
      if (!asked.startsWith(statement)) return sql(asked, ...values);
      note();
      throw new Error("planted");
    };
  });
}

/** Rings the alarm of an inbox whose browser has no cookie any more. */
export const ringInbox = (inbox: string) => runDurableObjectAlarm(env.PLAYERS.getByName(inbox));

/** Somebody of whom every kind of thing is kept, here and at the table. */
export async function wellKnown() {
  const at = await atTable({ talk: "free" });
  const [anna, ben] = at.browsers as [Browser, Browser];
  const [box, hook, club] = [0, 1, 2].map(() => mailbox(inject("receiver"))) as Mailbox[] &
    [Mailbox, Mailbox, Mailbox];
  for (const asked of [hook, club]) await asked.answers({ body: "{challenge}" }, { status: 200 });
  for (const [method, path, body] of [
    ["PUT", "/push?zone=Europe/Berlin", await box.subscribe()],
    ["POST", "/webhooks", { format: "json", url: hook.hook }],
    ["POST", "/mail", { address: `${crypto.randomUUID()}@example.com` }],
    ["PUT", "/feed", undefined],
  ] as const) {
    const { status, text } = await anna.ask(method, `/api/me${path}`, body);
    expect([200, 201], text).toContain(status);
  }
  const [socket, others] = await Promise.all([
    greet(at.table, at.tokens[0]),
    greet(at.table, at.tokens[1]),
  ]);
  socket.send({ kind: "say", text: "Anna says so" });
  others.send({ kind: "say", text: "Ben says no" });
  await others.until(() => others.messages().filter(({ kind }) => kind === "said").length === 2);
  const of = `/api/tables/${at.table}`;
  for (const [method, path, body] of [
    ["PUT", "/notes", { n: 1, text: "Anna keeps this" }],
    ["PUT", "/plans", { upTo: 33, cards: [], forced: false }],
    ["PUT", "/mutes", { seat: 2, muted: true }],
    ["POST", "/reports", { line: 2 }],
    ["POST", "/webhook", { format: "json", url: club.hook }],
  ] as const) {
    const { status, text } = await anna.ask(method, of + path, body);
    expect([200, 201], text).toContain(status);
  }
  socket.close();
  others.close();
  await socket.until(() => socket.closed.length > 0);
  return { ...at, anna, ben, club };
}
