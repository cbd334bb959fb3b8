import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import {
  type Browser,
  evictPlayer,
  listed as knows,
  newBrowser,
  playerOf,
  readMe,
  ringPlayer,
  seatBrowsers,
} from "./support/browser.ts";
import {
  atTable,
  erase,
  exported,
  pace,
  ringInbox,
  rowsIn,
  tableOf,
  wellKnown,
  whenAsked,
} from "./support/my-data.ts";
import { greet } from "./support/socket.ts";
import { look, playUntil, send } from "./support/table.ts";
import { DAY, eventsOf, evict, HOUR, pass, ring, typesOf, withClock } from "./support/time.ts";

// What is kept about somebody belongs to them: all of it can be made to go.

withClock();

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
