import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, inject, test, vi } from "vitest";
import type { ErasedBody, MyData } from "../../shared/protocol/my-data.ts";
import type { TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import { EXPORTED, SECRET } from "../../worker/player/export.ts";
import type { PlayerObject } from "../../worker/player/player-object.ts";
import type { TableObject } from "../../worker/table-object.ts";
import { type Mailbox, mailbox } from "../notify/support/mailboxes.ts";
import {
  type AtTable,
  type Browser,
  evictPlayer,
  lineOf,
  newBrowser,
  readMe,
  ringPlayer,
  seatBrowsers,
} from "./support/browser.ts";
import { greet } from "./support/socket.ts";
import { type ErrorReply, look, playUntil, send } from "./support/table.ts";
import { DAY, eventsOf, evict, HOUR, pass, ring, typesOf, withClock } from "./support/time.ts";

// What is kept about somebody belongs to them: all of it can be had as one file, and all of it can be made to go.

withClock();

const pace = { kind: "days", days: 2, vacationDays: 0 } as const;

const exported = async (browser: Browser): Promise<MyData> => {
  const { status, body, headers } = await browser.ask<MyData>("GET", "/api/me/export");
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toContain("attachment");
  return body;
};

const erase = (browser: Browser) => browser.ask<ErasedBody & ErrorReply>("DELETE", "/api/me");

const knows = (browser: Browser, table: string) => expect.poll(() => lineOf(browser, table));

/** A table of three browsers whose lists all know of it. */
async function atTable(rules: object = {}, browsers?: readonly Browser[]): Promise<AtTable> {
  const at = await seatBrowsers({ name: "Anna", rules: { pace, deals: 2, ...rules } }, browsers);
  for (const browser of at.browsers.slice(0, 3)) await knows(browser, at.table).toBeDefined();
  return at;
}

/** Everything in the object behind a stub, by its tables. */
async function rowsIn(
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

const playerOf = (browser: Browser) => env.PLAYERS.getByName(browser.inbox());
const tableOf = (table: string) => env.TABLES.getByName(table);

/** Has a table fail whenever it comes to that statement, until it is evicted. */
async function whenAsked(table: string, statement: string, note: () => void): Promise<void> {
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
const ringInbox = (inbox: string) => runDurableObjectAlarm(env.PLAYERS.getByName(inbox));

/** Somebody of whom every kind of thing is kept, here and at the table. */
async function wellKnown() {
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

test("the file holds what the player's object and each of its tables keep, and no secret", async () => {
  const { anna, table, browsers, club } = await wellKnown();
  const data = await exported(anna);
  expect(data).toMatchObject({
    at: Date.now(),
    unreached: [],
    player: {
      devices: [{ isHere: true }],
      tables: [{ table, seat: 0 }],
      feed: [{ nr: 1, isOpen: true }],
      settings: [{ zone: "Europe/Berlin", language: "en" }],
    },
    tables: [
      {
        table,
        people: [
          {
            ...{ name: "Anna", seat: 0, opener: true, keys: 2 },
            notes: [{ n: 1, text: "Anna keeps this" }],
            muted: ["Guest 2"],
            talk: [{ text: "Anna says so" }],
            reported: [{ line: 2 }],
            webhook: { format: "json" },
            deals: [],
          },
        ],
      },
    ],
  });
  expect(data.player["channels"]).toMatchObject([
    ...[{}, {}, {}].map(() => ({ added: expect.any(Number) })),
  ]);
  const text = JSON.stringify(data);
  expect(text).toContain("@example.com");
  // What others said or keep is theirs.
  expect(text).not.toContain("Ben says no");
  // Nothing in it opens anything: no hash, no key, no secret and no address that is as good as one.
  const rows = { ...(await rowsIn(playerOf(anna))), ...(await rowsIn(tableOf(table))) };
  const secrets = [...JSON.stringify(rows).matchAll(/[0-9a-f]{64}|whsec_[\w+/=]+|[\w-]{43,}/g)];
  expect(secrets.length).toBeGreaterThan(5);
  for (const [secret] of secrets) expect(text).not.toContain(secret);
  expect(text).not.toContain(new URL(club.hook).pathname);
  for (const [, value] of [anna.cookie ?? ""].map((cookie) => cookie.split("=")))
    expect(text).not.toContain(value);
  // Somebody else's file is about somebody else.
  const other = JSON.stringify(await exported(browsers[1] as Browser));
  expect(other).toContain("Ben says no");
  expect(other).not.toContain("Anna keeps this");
});

test("every table of the player's object is in the file, or named as a secret", async () => {
  const { anna } = await wellKnown();
  const rows = await rowsIn(playerOf(anna));
  expect(Object.keys(rows).sort()).toEqual([...Object.keys(EXPORTED), ...SECRET].sort());
  const { player } = await exported(anna);
  for (const [name, kept] of Object.entries(rows))
    if (!SECRET.includes(name)) expect(player[name], name).toHaveLength(kept.length);
});

/** What becomes of each table of a table's object when somebody wants to see, or to erase, what is kept of them. */
const AT_A_TABLE: Readonly<Record<string, "told" | "game" | "hash">> = {
  ...{ events: "game", opening: "game", outbox: "game" },
  ...{ people: "told", plans: "told", notes: "told", mutes: "told", talk: "told", reports: "told" },
  ...{ webhook: "told" },
  // Only their number is told.
  ...{ keys: "hash", invites: "hash", kept: "hash", inboxes: "hash", former: "hash" },
};

test("a new kind of thing that a table keeps has to say what becomes of it", async () => {
  const { table } = await wellKnown();
  expect(Object.keys(await rowsIn(tableOf(table))).sort()).toEqual(Object.keys(AT_A_TABLE).sort());
});

test("the games are in it as links and records, and only one's own", async () => {
  const at = await atTable({ deals: 1, pace: { kind: "none" } });
  await playUntil(at, ({ state }) => state.phase === "finished");
  const [anna] = at.browsers as [Browser];
  const [own] = (await exported(anna)).tables;
  expect(own?.people[0]?.deals).toMatchObject([
    { n: 1, link: expect.stringMatching(/^\/r\/d\//), record: expect.stringContaining("Anna") },
  ]);
});

test("a table that does not answer is named, and the rest is there", async () => {
  const at = await atTable();
  const [anna] = at.browsers as [Browser];
  const second = await atTable({}, [anna, newBrowser(), newBrowser()]);
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await whenAsked(at.table, "SELECT person FROM inboxes", () => undefined);
  const data = await exported(anna);
  reported.mockRestore();
  expect(data.unreached).toEqual([at.table]);
  expect(data.tables).toMatchObject([{ table: second.table, people: [{ name: "Anna" }] }]);
});

test("nobody else gets the file, or erases anything", async () => {
  const { anna, table } = await wellKnown();
  const stranger = newBrowser(`device=${"S".repeat(43)}.${anna.inbox()}`);
  for (const [method, path] of [
    ["GET", "/api/me/export"],
    ["DELETE", "/api/me"],
  ] as const) {
    const unknown = { status: 401, body: { error: { code: "DEVICE_UNKNOWN" } } };
    expect(await stranger.ask(method, path)).toMatchObject(unknown);
    expect(await newBrowser().ask(method, path)).toMatchObject(unknown);
    const foreign = newBrowser(anna.cookie);
    foreign.headers = () => ({ cookie: anna.cookie ?? "", origin: "https://elsewhere.test" });
    expect(await foreign.ask(method, path)).toMatchObject(unknown);
    // A link on somebody else's page.
    foreign.headers = () => ({ cookie: anna.cookie ?? "", "sec-fetch-site": "cross-site" });
    expect(await foreign.ask(method, path)).toMatchObject(unknown);
  }
  await knows(anna, table).toMatchObject({ seat: 0 });
});

test("whoever wants to be forgotten is, everywhere: a bot goes on, and the others are told", async () => {
  const { anna, ben, table, tokens, opened } = await wellKnown();
  const before = await eventsOf(table);
  const watching = await greet(table, tokens[0]);
  const inbox = anna.inbox();
  const reply = await erase(anna);
  expect(reply).toMatchObject({ status: 200, body: { waiting: 0 } });
  expect(reply.headers.get("set-cookie")).toMatch(/^device=; Path=\/; Max-Age=0; HttpOnly/);
  await watching.until(() => watching.closed.length > 0);
  expect(watching.closed[0]?.reason).toBe("RESEATED");
  // The seat is nobody's: a bot goes on, which the others see, and the log before stays as it was.
  const { state } = await look(table);
  expect(state.players[0]).toMatchObject({ name: "former player", away: true });
  const after = await eventsOf(table);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(typesOf(after)).toContain("seatLeft");
  const late = await send(table, tokens[0] ?? "", { type: "return" });
  expect(late).toMatchObject({ status: 401, body: { error: { code: "TOKEN_UNKNOWN" } } });
  const kept = await rowsIn(tableOf(table));
  const left = JSON.stringify(kept);
  for (const gone of ["Anna", inbox]) expect(left).not.toContain(gone);
  for (const name of ["plans", "notes", "mutes", "reports", "webhook"])
    expect(kept[name], name).toEqual([]);
  expect(kept["talk"]).toMatchObject([{ text: "Ben says no" }]);
  // Everybody else's list loses the name as well.
  await knows(ben, table).toMatchObject({ players: [{ name: "former player" }, {}, {}] });
  // Nothing is left of the player but, for a moment, that nothing is to be left.
  const rows = await rowsIn(env.PLAYERS.getByName(inbox));
  for (const [name, some] of Object.entries(rows))
    expect(some, name).toHaveLength(name === "erasure" ? 1 : 0);
  pass(HOUR);
  await ringInbox(inbox);
  expect(await rowsIn(env.PLAYERS.getByName(inbox))).toEqual({});
  // The opener's links still lead to nobody's seat.
  expect(opened.seat).toBe(0);
  // The same browser is somebody new.
  anna.cookie = null;
  expect((await readMe(anna)).tables).toEqual([]);
});

test("a table that fails is asked until it has forgotten, across evictions; asking twice does nothing twice", async () => {
  const at = await atTable();
  const [anna] = at.browsers as [Browser];
  const [cookie, inbox] = [anna.cookie, anna.inbox()];
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let tried = 0;
  await whenAsked(at.table, "DELETE FROM people", () => {
    tried += 1;
  });
  expect((await erase(anna)).body).toEqual({ waiting: 1 });
  expect(tried).toBe(1);
  // The answer was lost: the browser has its cookie still, and asks again.
  anna.cookie = cookie;
  expect(await erase(anna)).toMatchObject({ status: 200, body: { waiting: 1 } });
  anna.cookie = cookie;
  expect(await anna.ask("GET", "/api/me")).toMatchObject({ status: 401 });
  for (let n = 0; n < 2; n++) {
    await evictPlayer(anna);
    pass(HOUR);
    await ringPlayer(anna);
    expect(tried).toBe(2 + n);
  }
  expect((await look(at.table)).state.players[0]).toMatchObject({ name: "Anna" });
  await evictDurableObject(tableOf(at.table));
  pass(DAY);
  await ringPlayer(anna);
  reported.mockRestore();
  expect((await look(at.table)).state.players[0]).toMatchObject({ name: "former player" });
  pass(DAY);
  await ringPlayer(anna);
  expect(await rowsIn(playerOf(anna))).toEqual({});
  // Asked once more, there is nothing to do, and nothing comes of it.
  expect(await erase(anna)).toMatchObject({ status: 200, body: { waiting: 0 } });
  expect(await rowsIn(env.PLAYERS.getByName(inbox))).toEqual({});
});

test("a table where nobody else sits goes as a whole", async () => {
  const anna = newBrowser();
  const { body } = await anna.ask<TableOpenedBody>("POST", "/api/tables", {
    name: "Anna",
    rules: { pace },
    seats: [{ kind: "human" }, { kind: "bot" }, { kind: "bot" }],
  });
  await knows(anna, body.table).toBeDefined();
  await erase(anna);
  expect(await rowsIn(tableOf(body.table))).toEqual({});
  // So does a table that the last of its people leaves.
  const at = await atTable();
  for (const browser of at.browsers.slice(0, 2)) await erase(browser);
  expect((await look(at.table)).state.players).toMatchObject([
    { away: true, name: "former player" },
    { away: true, name: "former player" },
    { away: false, name: "Guest 2" },
  ]);
  await erase(at.browsers[2] as Browser);
  expect(await rowsIn(tableOf(at.table))).toEqual({});
});

test("a chair that was kept at the next table is kept no more, and a name that was erased before is found", async () => {
  const at = await atTable({ deals: 1, pace: { kind: "none" } });
  await playUntil(at, ({ state }) => state.phase === "finished");
  const [anna, ben, third] = at.browsers as [Browser, Browser, Browser];
  const { body } = await ben.ask<TableOpenedBody>("POST", `/api/tables/${at.table}/rematch`, {});
  const kept = async () => (await rowsIn(tableOf(body.table)))["kept"];
  expect(JSON.stringify(await kept())).toContain("Anna");
  expect((await erase(anna)).body).toEqual({ waiting: 0 });
  expect(JSON.stringify(await kept())).not.toContain("Anna");
  const { record } = (await third.ask<{ record: string }>("GET", `/api/tables/${at.table}/deals/1`))
    .body;
  expect(record).not.toContain("Anna");
  // Only the name was erased here, in the middle of a series: its holder is known again all the same.
  const second = await atTable({}, [third, newBrowser(), newBrowser()]);
  await third.ask("DELETE", `/api/tables/${second.table}/name`);
  await knows(third, second.table).toBeUndefined();
  await erase(third);
  expect((await look(second.table)).state.players[0]).toMatchObject({ away: true });
});

test("whoever was replaced is still told what is kept, and forgotten", async () => {
  const at = await atTable({ deals: 3 });
  const [anna, ben, third] = at.browsers as [Browser, Browser, Browser];
  const vote = { type: "call-vote", kind: "replace", about: 0 } as const;
  const called = await send(at.table, at.tokens[1] ?? "", vote);
  const answer = { type: "vote", vote: called.body.seq, agree: true } as const;
  for (const seat of [2, 0]) await send(at.table, at.tokens[seat] ?? "", answer);
  const invited = await ben.ask<{ url: string }>("POST", `/api/tables/${at.table}/invites`, {
    seat: 0,
  });
  const nina = newBrowser();
  await nina.ask("POST", `/api/tables/${at.table}/seats`, {
    invite: invited.body.url.split("#invite=")[1],
    name: "Nina",
  });
  // Nina sits there from the next deal on: until then she cannot leave the seat, and is asked for again.
  await knows(nina, at.table).toBeDefined();
  const inbox = nina.inbox();
  expect((await erase(nina)).body).toEqual({ waiting: 1 });
  for (let n = 0; n < 60 && (await look(at.table)).state.sheet.rows.length < 1; n++) {
    pass(2 * DAY);
    await ring(at.table);
  }
  // Whoever is not waited for any more hears of it with the alarm.
  pass(HOUR);
  await ring(at.table);
  await knows(anna, at.table).toBeUndefined();
  expect((await exported(anna)).tables).toMatchObject([
    { people: [{ name: "Anna", seat: null, deals: [{ n: 1 }] }] },
  ]);
  pass(DAY);
  await ringInbox(inbox);
  expect((await look(at.table)).state.players[0]).toMatchObject({
    ...{ name: "former player", away: true },
  });
  await evict(at.table);
  await erase(anna);
  const left = JSON.stringify(await rowsIn(tableOf(at.table)));
  for (const gone of ["Anna", "Nina"]) expect(left).not.toContain(gone);
  await knows(third, at.table).toBeDefined();
});

test("a table that tells late that somebody sits there is asked to forget as well", async () => {
  const at = await atTable();
  const [anna] = at.browsers as [Browser];
  const cookie = anna.cookie;
  await erase(anna);
  // Sat down in the very moment: nobody had heard of it yet.
  anna.cookie = cookie;
  const late = await seatBrowsers({ name: "Anna", rules: { pace } }, [
    anna,
    newBrowser(),
    newBrowser(),
  ]);
  await expect
    .poll(async () => (await look(late.table)).state.players[0]?.name)
    .toBe("former player");
});
