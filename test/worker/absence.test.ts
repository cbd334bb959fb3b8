import { expect, test } from "vitest";
import { codeOf } from "../../shared/protocol/code/code.ts";
import type { DealBody } from "../../shared/protocol/deal-body.ts";
import type { SeatedBody } from "../../shared/protocol/server-messages.ts";
import { connect, greet } from "./support/socket.ts";
import {
  ask,
  bearer,
  call,
  type ErrorReply,
  look,
  playUntil,
  seatEverybody,
  secretOf,
  send,
} from "./support/table.ts";
import { DAY, eventsOf, evict, HOUR, pass, ring, typesOf, withClock } from "./support/time.ts";

withClock();

const pace = { kind: "days", days: 1, vacationDays: 0 } as const;

/** Seat 0, who has opened the table, is gone; seats 1 and 2 decide about it. */
async function decided(kind: "replace" | "continue-with-bot" | "end-series") {
  const { table, tokens } = await seatEverybody({ name: "Anna", rules: { pace, deals: 2 } });
  const [gone = "", caller = "", other = ""] = tokens;
  const called = await send(table, caller, { type: "call-vote", kind, about: 0 });
  expect(called.status).toBe(200);
  const vote = called.body.seq;
  expect((await look(table, gone)).state.votes).toMatchObject([
    { id: vote, kind, by: 1, about: 0, asked: [2], closesAt: Date.now() + 48 * HOUR },
  ]);
  await send(table, other, { type: "vote", vote, agree: true });
  return { table, tokens, gone, caller, other, vote };
}

/** Days go by in which nobody comes. */
async function letBotsPlay(table: string, until: () => Promise<boolean>) {
  for (let n = 0; n < 80 && !(await until()); n++) {
    pass(DAY);
    await ring(table);
  }
}

test("after 48 hours a bot goes on for the absent, and its acts come at once", async () => {
  const { table, gone } = await decided("continue-with-bot");
  pass(48 * HOUR);
  await evict(table);
  await ring(table);
  expect(typesOf(await eventsOf(table))).toContain("seatLeft");
  expect((await look(table, gone)).state.players[0]).toMatchObject({ away: true });
  const back = await send(table, gone, { type: "return" });
  expect(typesOf(back.body.events)).toEqual(["returned"]);
  expect((await look(table)).state.players[0]).toMatchObject({ away: false });
});

test("a replacement by a fresh invite takes the seat with the next deal; the one before is turned away", async () => {
  const { table, gone, caller } = await decided("replace");
  pass(48 * HOUR);
  await ring(table);
  // The opener is the one who is gone: anybody at the table may invite to this seat, and to no other.
  const invited = await ask<{ url: string }>(
    ...(["POST", `/api/tables/${table}/invites`, { seat: 0 }, bearer(caller)] as const),
  );
  expect(invited.status).toBe(201);
  const elsewhere = await ask(
    ...(["POST", `/api/tables/${table}/invites`, { seat: 2 }, bearer(caller)] as const),
  );
  expect(elsewhere).toMatchObject({ status: 403, body: { error: { code: "ONLY_OPENER" } } });
  const asked = { invite: secretOf(invited.body.url), name: "Nina", token: "N".repeat(43) };
  const sit = () => ask<SeatedBody & ErrorReply>("POST", `/api/tables/${table}/seats`, asked);
  const seated = await sit();
  expect(seated).toMatchObject({ status: 201, body: { seat: 0 } });
  // A lost answer is given again, although nothing has changed hands yet.
  expect((await sit()).text).toBe(seated.text);
  const waiting = await look(table, asked.token);
  expect(waiting).toMatchObject({ viewer: "public", hand: [], legal: [] });
  const old = await look(table, gone);
  expect(old).toMatchObject({ viewer: 0, legal: [] });
  expect(await send(table, gone, { type: "return" })).toMatchObject({
    body: { error: { code: "SEAT_TAKEN" } },
  });
  const oldSocket = await greet(table, gone);
  const newSocket = await greet(table, asked.token);
  await letBotsPlay(table, async () => (await look(table)).state.sheet.rows.length === 1);
  const now = await look(table, asked.token);
  expect(now).toMatchObject({ viewer: 0 });
  expect(now.hand).toHaveLength(10);
  expect(now.state.players[0]).toMatchObject({ name: "Nina", away: false });
  for (const client of [oldSocket, newSocket]) {
    await client.until(() => client.closed.length > 0);
    expect(client.closed[0]?.reason).toBe("RESEATED");
  }
  // Not a card of the new deal went to whoever sat there before.
  const seen = oldSocket.events().filter((event) => event.type === "dealt");
  expect(seen.at(-1)).toMatchObject({ n: 1 });
  const again = await connect(table);
  again.send({ kind: "hello", protocol: 1, after: 0, token: gone });
  await again.until(() => again.closed.length > 0);
  expect(again.messages()).toMatchObject([{ error: { code: "TOKEN_UNKNOWN" } }]);
});

test("the series ends as the sheet stands", async () => {
  const { table } = await decided("end-series");
  pass(48 * HOUR);
  await ring(table);
  const { state } = await look(table);
  expect(state).toMatchObject({ phase: "finished", sheet: { rows: [] } });
  expect(typesOf(await eventsOf(table)).slice(-2)).toEqual(["seriesEnded", "dealEnded"]);
});

test("whoever comes back within the 48 hours keeps the seat", async () => {
  const { table, gone } = await decided("replace");
  pass(47 * HOUR);
  await send(table, gone, { type: "return" });
  pass(HOUR);
  await ring(table);
  expect(typesOf(await eventsOf(table))).not.toContain("seatLeft");
});

test("a table nobody touches warns its players, is kept by a visit, and in the end is gone", async () => {
  const { table, tokens } = await seatEverybody();
  pass(180 * DAY);
  await ring(table);
  const warned = (await eventsOf(table)).at(-1);
  expect(warned).toMatchObject({ type: "expiryWarned", deletesAt: Date.now() + 14 * DAY });
  pass(13 * DAY);
  // Spectators keep nothing.
  expect((await look(table)).state.deletesAt).not.toBeNull();
  expect((await look(table, tokens[1])).state.deletesAt).toBeNull();
  pass(14 * DAY);
  await ring(table);
  expect((await look(table)).state.phase).toBe("bidding");
  pass(180 * DAY);
  await ring(table);
  pass(14 * DAY);
  await evict(table);
  await ring(table);
  const gone = await ask("GET", `/api/tables/${table}`);
  expect(gone).toMatchObject({ status: 404, body: { error: { code: "TABLE_UNKNOWN" } } });
  expect(await ring(table)).toBe(false);
});

test("what was shared of a table outlives it: the code holds the whole deal", async () => {
  const seated = await seatEverybody({ rules: { deals: 2 } });
  const { table } = seated;
  await playUntil(seated, ({ state }) => state.sheet.rows.length === 1);
  const finished = () => ask<DealBody>("GET", `/api/tables/${table}/deals/1`);
  const { events, rules } = (await finished()).body;
  const page = async () => (await call(`/r/d/${codeOf(events, rules)}`)).text();
  const before = await page();
  expect(before).toContain("og:title");
  for (const days of [180, 14]) {
    pass(days * DAY);
    await ring(table);
  }
  expect((await finished()).status).toBe(404);
  expect(await page()).toBe(before);
});
