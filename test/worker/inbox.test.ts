import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { PlayerObject } from "../../worker/player/player-object.ts";
import type { TableObject } from "../../worker/table-object.ts";
import {
  type AtTable,
  type Browser,
  evictPlayer,
  lineOf,
  newBrowser,
  readMe,
  seatBrowsers,
} from "./support/browser.ts";
import { greet } from "./support/socket.ts";
import { ask, look, playUntil, seatEverybody, send } from "./support/table.ts";
import { DAY, evict, HOUR, pass, ring, withClock } from "./support/time.ts";

withClock();

const days = { kind: "days", days: 3, vacationDays: 0 } as const;

/** Waits until a browser's list says it; what a table tells arrives a moment after its answer. */
const listed = (browser: Browser | undefined, table: string) =>
  expect.poll(() => browser && lineOf(browser, table));

/** Who is on turn, and who is not, by their browsers. */
async function turnAt({ table, browsers, tokens }: AtTable) {
  const { seq, state } = await look(table);
  const seat = state.deal?.toAct[0] ?? -1;
  const other = (seat + 1) % 3;
  return {
    seq,
    seat,
    other,
    browser: browsers[seat],
    waiting: browsers[other],
    token: tokens[seat] ?? "",
  };
}

/** Is called whenever an inbox is told something, before it takes it in. */
async function whenTold(browser: Browser | undefined, work: () => void): Promise<void> {
  const stub = env.PLAYERS.getByName(browser?.inbox() ?? "");
  await runInDurableObject(stub, ({ host }: PlayerObject) => {
    const { transact } = host;
    host.transact = (inside) => {
      work();
      return transact(inside);
    };
  });
}

test("everybody reads in one list whose turn it is, by when, and who is waited for", async () => {
  const at = await seatBrowsers({ rules: { pace: days, deals: 2 } });
  const { table } = at;
  const { seat, other, browser, waiting } = await turnAt(at);
  await listed(browser, table).toMatchObject({
    ...{ table, seat, phase: "bidding", n: 1, deals: 2, pace: "days", chairs: 3 },
    isOwnTurn: true,
    waitingFor: [seat],
    deadline: Date.now() + 3 * DAY,
    reminders: [36, 57.6, 68.4].map((hours) => Date.now() + hours * HOUR),
    players: [{ name: "Opener" }, { name: "Guest 1" }, { name: "Guest 2" }],
  });
  await listed(waiting, table).toMatchObject({
    ...{ seat: other, isOwnTurn: false, waitingFor: [seat], reminders: [] },
    deadline: Date.now() + 3 * DAY,
  });
});

test("one list holds all tables of a browser, whoever opened them", async () => {
  const mine = newBrowser();
  const first = await seatBrowsers({}, [mine, newBrowser(), newBrowser()]);
  const second = await seatBrowsers({}, [newBrowser(), mine, newBrowser()]);
  await listed(mine, first.table).toMatchObject({ seat: 0 });
  await listed(mine, second.table).toMatchObject({ seat: 1 });
  expect((await readMe(mine)).tables).toHaveLength(2);
  // The others sit at one table each.
  expect((await readMe(second.browsers[0] as Browser)).tables).toHaveLength(1);
});

test("whoever acts hands the turn on in everybody's list", async () => {
  const at = await seatBrowsers({ rules: { pace: days } });
  const { browser, token } = await turnAt(at);
  await listed(browser, at.table).toMatchObject({ isOwnTurn: true });
  await send(at.table, token, { type: "bid", value: 18 });
  const next = await turnAt(at);
  await listed(next.browser, at.table).toMatchObject({ isOwnTurn: true, seq: next.seq });
  await listed(browser, at.table).toMatchObject({ isOwnTurn: false, waitingFor: [next.seat] });
});

test("an inbox that fails is told later, with the alarm, also when the table was evicted meanwhile", async () => {
  const at = await seatBrowsers({ rules: { pace: days } });
  const { browser, token } = await turnAt(at);
  await listed(browser, at.table).toMatchObject({ isOwnTurn: true });
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let failed = 0;
  await whenTold(browser, () => {
    failed += 1;
    throw new Error("planted");
  });
  await send(at.table, token, { type: "bid", value: 18 });
  await expect.poll(() => failed).toBe(1);
  expect(await lineOf(browser as Browser, at.table)).toMatchObject({ isOwnTurn: true });
  await evict(at.table);
  // Too early: nothing is tried.
  await ring(at.table);
  expect(failed).toBe(1);
  for (let n = 2; n < 5; n++) {
    pass(HOUR);
    await ring(at.table);
    await evict(at.table);
    expect(failed).toBe(n);
  }
  await evictPlayer(browser as Browser);
  reported.mockRestore();
  pass(HOUR);
  await ring(at.table);
  await listed(browser, at.table).toMatchObject({ isOwnTurn: false });
});

test("what was told is not told again; what comes twice, or late, changes nothing", async () => {
  const at = await seatBrowsers({ rules: { pace: days } });
  const { browser, token } = await turnAt(at);
  await listed(browser, at.table).toMatchObject({ isOwnTurn: true });
  let times = 0;
  await whenTold(browser, () => {
    times += 1;
  });
  await send(at.table, token, { type: "bid", value: 18 });
  await listed(browser, at.table).toMatchObject({ isOwnTurn: false });
  await evict(at.table);
  pass(HOUR);
  await ring(at.table);
  await ring(at.table);
  expect(times).toBe(1);
  const before = await lineOf(browser as Browser, at.table);
  if (!browser || !before) throw new Error("Nothing was told.");
  const stub = env.PLAYERS.getByName(browser.inbox());
  for (const seq of [before.seq, before.seq - 1]) {
    const standing = { ...before, seq, isOwnTurn: true };
    await stub.hear(browser.address(), { kind: "stands", standing, isLooking: false });
    expect(await lineOf(browser, at.table)).toEqual(before);
  }
});

test("people who are at the table write nothing for their lists until they leave or a minute is over", async () => {
  const at = await seatBrowsers({ rules: { deals: 1 } });
  const clients = await Promise.all(
    at.browsers.slice(0, 3).map((browser) => greet(at.table, undefined, 0, browser.headers())),
  );
  const [opener, , guest] = at.browsers;
  await listed(opener, at.table).toMatchObject({ phase: "bidding" });
  const rows = () =>
    runInDurableObject(env.TABLES.getByName(at.table), ({ host }: TableObject) => host.rowsWritten);
  const told = () => lineOf(opener as Browser, at.table).then((line) => line?.seq ?? 0);
  const [rowsBefore, toldBefore] = [await rows(), await told()];
  const commands = await playUntil(at, ({ state }) => state.deal?.tricks.length === 3);
  // One row for each command, one for the alarm: nothing else.
  expect((await rows()) - rowsBefore).toBeLessThanOrEqual(commands + 2);
  expect(await told()).toBe(toldBefore);
  clients[0]?.close();
  const { seq } = await look(at.table);
  await listed(opener, at.table).toMatchObject({ seq });
  await playUntil(at, ({ state }) => state.deal?.tricks.length === 4);
  pass(60_000);
  await ring(at.table);
  await listed(guest, at.table).toMatchObject({ seq: (await look(at.table)).seq });
});

test("a program has no inbox, and nothing is told of its table", async () => {
  const { table, tokens } = await seatEverybody();
  await look(table, tokens[0]);
  const kept = await runInDurableObject(env.TABLES.getByName(table), (_, { storage }) =>
    storage.sql.exec("SELECT * FROM inboxes").toArray(),
  );
  expect(kept).toEqual([]);
});

test("a cookie cannot put tables into somebody else's list", async () => {
  const victim = newBrowser();
  await seatBrowsers({}, [victim, newBrowser(), newBrowser()]);
  const before = await readMe(victim);
  const thief = newBrowser();
  await seatBrowsers({}, [thief, newBrowser(), newBrowser()]);
  thief.cookie = `${thief.cookie}.${victim.inbox()}`;
  const { table } = await seatBrowsers({}, [thief, newBrowser(), newBrowser()]);
  const asked = await thief.ask("GET", "/api/me");
  expect(asked).toMatchObject({ status: 401, body: { error: { code: "DEVICE_UNKNOWN" } } });
  await expect
    .poll(() =>
      runInDurableObject(
        env.TABLES.getByName(table),
        (_, { storage }) => storage.sql.exec("SELECT person FROM inboxes").toArray().length,
      ),
    )
    .toBe(2);
  expect((await readMe(victim)).tables.map(({ table }) => table)).toEqual(
    before.tables.map(({ table }) => table),
  );
});

test("other sites' pages and strangers see nobody's list", async () => {
  const browser = newBrowser();
  await seatBrowsers({}, [browser, newBrowser(), newBrowser()]);
  const foreign = await ask("GET", "/api/me", undefined, {
    ...browser.headers(),
    origin: "https://elsewhere.example",
  });
  expect(foreign.body).toMatchObject({ tables: [] });
  expect((await ask("GET", "/api/me")).body).toMatchObject({ tables: [] });
});

test("a browser that sat down by token alone hears of the table from its first visit on", async () => {
  const { table, tokens, opened } = await seatEverybody();
  const browser = newBrowser();
  // The same answer again, to a browser this time: now its cookie opens the seat.
  const again = await browser.ask("POST", "/api/tables", {
    id: table,
    token: opened.token,
  });
  expect(again.status).toBe(201);
  await listed(browser, table).toMatchObject({ seat: 0 });
  expect(tokens[0]).toBe(opened.token);
});

test("an erased name takes the table off the list, and so does a seat that somebody else takes", async () => {
  const at = await seatBrowsers({ rules: { pace: days } });
  const [opener, , guest] = at.browsers as [Browser, Browser, Browser];
  await listed(opener, at.table).toMatchObject({ seat: 0 });
  await opener.ask("DELETE", `/api/tables/${at.table}/name`);
  await listed(opener, at.table).toBeUndefined();
  await listed(guest, at.table).toMatchObject({ seat: 2 });
});

test("a series comes to its end in everybody's list, deadline and turn gone", async () => {
  const at = await seatBrowsers({ rules: { deals: 1, pace: days } });
  await playUntil(at, ({ state }) => state.phase === "finished");
  for (const browser of at.browsers.slice(0, 3))
    await listed(browser, at.table).toMatchObject({
      ...{ phase: "finished", isOwnTurn: false, waitingFor: [], deadline: null, reminders: [] },
    });
});

test("nothing that an inbox is told holds a card", async () => {
  const at = await seatBrowsers({ rules: { deals: 1, pace: days } });
  const kept: string[] = [];
  for (const browser of at.browsers.slice(0, 3)) {
    const stub = env.PLAYERS.getByName(browser.inbox());
    await runInDurableObject(stub, ({ host }: PlayerObject) => {
      const { sql } = host;
      host.sql = (statement, ...values) => {
        kept.push(...values.map(String));
        return sql(statement, ...values);
      };
    });
  }
  await playUntil(at, ({ state }) => state.phase === "finished");
  for (const browser of at.browsers.slice(0, 3))
    await listed(browser, at.table).toMatchObject({ phase: "finished" });
  expect(kept.filter((text) => text.includes('"waitingFor"')).length).toBeGreaterThan(30);
  for (const text of kept) expect(text).not.toMatch(/"[CSHD][AKQJT987]"/);
  expect((await ask("GET", `/api/tables/${at.table}/deals/1`)).text).toMatch(/"[CSHD][AKQJT987]"/);
});

test("a vote about somebody reaches the list of the absent", async () => {
  const at = await seatBrowsers({ rules: { pace: days } });
  const { seat, other, browser } = await turnAt(at);
  const third = 3 - seat - other;
  await send(at.table, at.tokens[other] ?? "", {
    type: "call-vote",
    kind: "continue-with-bot",
    about: seat as 0,
  });
  const vote = { kind: "continue-with-bot", by: other, about: seat };
  await listed(browser, at.table).toMatchObject({
    votes: [{ ...vote, isAsked: false, isAtStake: true }],
  });
  await listed(at.browsers[third], at.table).toMatchObject({
    votes: [{ ...vote, isAsked: true, isAtStake: false }],
  });
});

test("a table that was taken off the list comes back when something happens there, and strangers take off nothing", async () => {
  const at = await seatBrowsers({ rules: { pace: days } });
  const { browser, waiting, token } = await turnAt(at);
  await listed(waiting, at.table).toMatchObject({ isOwnTurn: false });
  const path = `/api/me/tables/${at.table}`;
  const foreign = await ask("DELETE", path, undefined, {
    ...waiting?.headers(),
    origin: "https://elsewhere.example",
  });
  expect(foreign.status).toBe(401);
  const done = await waiting?.ask("DELETE", path);
  expect(done).toMatchObject({ status: 200, body: { tables: [] } });
  await listed(browser, at.table).toBeDefined();
  await send(at.table, token, { type: "bid", value: 18 });
  await listed(waiting, at.table).toMatchObject({ seat: expect.any(Number) });
});
