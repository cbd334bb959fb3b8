import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { EventsBody, TableBody } from "../../shared/protocol/server-messages.ts";
import { ask, bearer, look, nextCommand, playUntil, seatEverybody, send } from "./support/table.ts";

/** Whoever is to act, with the token. */
async function turnOf({ table, tokens }: { table: string; tokens: readonly string[] }) {
  const [seat = 0] = (await look(table)).state.deal?.toAct ?? [];
  const token = tokens[seat] ?? "";
  return { seat, token, view: await look(table, token) };
}

test("the same id twice is done once and answered twice the same", async () => {
  const seated = await seatEverybody();
  const { token } = await turnOf(seated);
  const first = await send(seated.table, token, { type: "bid", value: 18 }, "once");
  const again = await send(seated.table, token, { type: "bid", value: 18 }, "once");
  expect(first.status).toBe(200);
  expect(again.text).toBe(first.text);
  expect((await look(seated.table)).seq).toBe(first.body.seq);
});

test("the same id twice is answered the same after an eviction and after the deal is over", async () => {
  const seated = await seatEverybody({ rules: { deals: 2 } });
  const { table } = seated;
  const { token } = await turnOf(seated);
  const first = await send(table, token, { type: "bid", value: 18 }, "once");
  await evictDurableObject(env.TABLES.getByName(table));
  expect((await send(table, token, { type: "bid", value: 18 }, "once")).text).toBe(first.text);
  await playUntil(seated, ({ state }) => state.sheet.rows.length === 1);
  await evictDurableObject(env.TABLES.getByName(table));
  expect((await send(table, token, { type: "bid", value: 18 }, "once")).text).toBe(first.text);
});

test("the same id with another command is refused, also after an eviction", async () => {
  const seated = await seatEverybody();
  const { table } = seated;
  const { token } = await turnOf(seated);
  await send(table, token, { type: "bid", value: 18 }, "once");
  for (let round = 0; round < 2; round++) {
    const other = await send(table, token, { type: "bid", value: 20 }, "once");
    expect(other).toMatchObject({ status: 409, body: { error: { code: "ID_REUSED" } } });
    await evictDurableObject(env.TABLES.getByName(table));
  }
});

test("an id belongs to its seat", async () => {
  const seated = await seatEverybody();
  const { table } = seated;
  const bidder = await turnOf(seated);
  const bid = await send(table, bidder.token, { type: "bid", value: 18 }, "same");
  const holder = await turnOf(seated);
  const hold = await send(table, holder.token, { type: "hold" }, "same");
  expect([bid.status, hold.status]).toEqual([200, 200]);
  // The id is told to nobody but its own seat.
  const seenByHolder = await ask<EventsBody>(
    "GET",
    `/api/tables/${table}/events?after=${bid.body.seq - 1}`,
    undefined,
    bearer(holder.token),
  );
  const [theirs, own] = seenByHolder.body.events;
  expect(theirs).not.toHaveProperty("id");
  expect(theirs).not.toHaveProperty("cause");
  expect(own).toMatchObject({ type: "held", id: "same" });
});

test("a refusal keeps nothing: the same id is judged afresh", async () => {
  const seated = await seatEverybody();
  const { table, tokens } = seated;
  const { seat, token } = await turnOf(seated);
  const other = tokens[(seat + 1) % 3] ?? "";
  const tooEarly = await send(table, other, { type: "hold" }, "later");
  expect(tooEarly).toMatchObject({ status: 409, body: { error: { code: "NOT_YOUR_TURN" } } });
  await send(table, token, { type: "bid", value: 18 });
  const turn = await turnOf(seated);
  expect((await send(table, turn.token, { type: "hold" }, "later")).status).toBe(200);
});

test("two commands that race for one turn: one is done, one is refused", async () => {
  const seated = await seatEverybody();
  const { table } = seated;
  const { token } = await turnOf(seated);
  const both = await Promise.all([
    send(table, token, { type: "bid", value: 18 }, "a"),
    send(table, token, { type: "bid", value: 20 }, "b"),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a command for a position the table has left is refused as stale", async () => {
  const seated = await seatEverybody();
  const { table } = seated;
  const { token, view } = await turnOf(seated);
  const stale = await ask(
    "POST",
    `/api/tables/${table}/commands`,
    { id: "s", command: { type: "bid", value: 18 }, expectedSeq: view.seq - 1 },
    bearer(token),
  );
  expect(stale).toMatchObject({
    status: 409,
    body: { error: { code: "SEQ_STALE", seq: view.seq } },
  });
  const fresh = { id: "s", command: { type: "bid", value: 18 }, expectedSeq: view.seq };
  const done = await ask("POST", `/api/tables/${table}/commands`, fresh, bearer(token));
  expect(done.status).toBe(200);
  // Sent again it is the same command, although the table has moved on.
  const again = await ask("POST", `/api/tables/${table}/commands`, fresh, bearer(token));
  expect(again.text).toBe(done.text);
});

const PHASES = ["seating", "bidding", "skat", "declaring", "playing", "finished"] as const;

test.each(PHASES)(
  "an eviction in phase %s changes nothing, and the table goes on",
  async (phase) => {
    const asked = { rules: { deals: 1 }, name: "Anna" };
    if (phase === "seating") {
      const { body } = await ask<{ table: string; token: string }>("POST", "/api/tables", asked);
      const before = await look(body.table, body.token);
      await evictDurableObject(env.TABLES.getByName(body.table));
      expect(await look(body.table, body.token)).toEqual(before);
      expect(before.state.phase).toBe("seating");
      return;
    }
    const seated = await seatEverybody(asked);
    const { table, tokens } = seated;
    const inMiddle = ({ state }: TableBody) =>
      state.phase === phase && (phase !== "playing" || state.deal?.tricks.length === 4);
    await playUntil(seated, inMiddle);
    const all = [...tokens, undefined];
    const before = await Promise.all(all.map((token) => look(table, token)));
    await evictDurableObject(env.TABLES.getByName(table));
    expect(await Promise.all(all.map((token) => look(table, token)))).toEqual(before);
    await playUntil(seated, ({ state }) => state.phase === "finished");
  },
);

test("everything listed as legal is accepted, and the listed commands are complete", async () => {
  const seated = await seatEverybody({ rules: { deals: 1 } });
  await playUntil(seated, ({ state }) => state.phase === "skat");
  const { view, token } = await turnOf(seated);
  expect(view.legal.map(({ type }) => type)).toContain("take-skat");
  const done = await send(seated.table, token, nextCommand(view));
  expect(done.body.events).toMatchObject([
    { type: "skatTaken", cards: [expect.any(String), expect.any(String)] },
  ]);
  expect((await look(seated.table, token)).hand).toHaveLength(12);
  const spectator = await ask<EventsBody>(
    "GET",
    `/api/tables/${seated.table}/events?after=${done.body.seq - 1}`,
  );
  expect(spectator.body.events[0]).not.toHaveProperty("cards");
});

test("a finished deal is told in full, an unfinished one not at all", async () => {
  const seated = await seatEverybody({ name: "Anna", rules: { deals: 1 } });
  const { table } = seated;
  const early = await ask("GET", `/api/tables/${table}/deals/1`);
  expect(early).toMatchObject({ status: 404, body: { error: { code: "DEAL_NOT_FINISHED" } } });
  await playUntil(seated, ({ state }) => state.phase === "finished");
  const { body, status } = await ask<Record<string, never>>("GET", `/api/tables/${table}/deals/1`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    n: 1,
    rules: { players: 3, deals: 1 },
    seats: [{ seat: 0, name: "Anna", kind: "human" }, { seat: 1 }, { seat: 2 }],
    result: { result: "played", hands: { 0: expect.any(Array), 1: expect.any(Array) } },
    record: expect.stringContaining("GM[Skat]"),
    link: expect.stringMatching(/^\/r\/d\/1[\w-]{1,39}$/),
    proof: { k: 1, table, link: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(body["events"]).not.toContainEqual(expect.objectContaining({ cause: expect.anything() }));
  const read = await ask<{ results: unknown[] }>("POST", "/api/records", body["record"]);
  expect(read.body.results).toMatchObject([{ ok: true }]);
});
