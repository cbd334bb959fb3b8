import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { MOST_EMBED_ORIGINS } from "../../shared/protocol/messages.ts";
import type { TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { fold } from "../../shared/table/evolve.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { initialState } from "../../shared/table/state.ts";
import { toAct } from "../../shared/table/to-act.ts";
import type { Viewer } from "../../shared/table/view.ts";
import { viewOf } from "../../shared/table/views.ts";
import { type Client, connect, greet } from "./support/socket.ts";
import { ask, bearer, look, nextCommand, seatEverybody, secretOf } from "./support/table.ts";

// What comes through a socket: all of a table that its viewer may know, in order, and across drops and evictions.

const seqs = (client: Client) => client.events().map(({ seq }) => seq);
const upTo = (seq: number, from = 1) => Array.from({ length: seq - from + 1 }, (_, i) => from + i);
const stateOf = (client: Client) => fold(initialState(), client.events());

/** What the seat behind this socket would do, from nothing but the events that came through it. */
function ownCommand(client: Client, seat: number): SeatCommand {
  const view = viewOf(stateOf(client), seat as Viewer, []);
  return nextCommand({ ...view, seq: 0, opener: false, webhook: false, rematch: null });
}

test("three sockets and a spectator see a whole deal, each what it may", async () => {
  const { table, tokens } = await seatEverybody({ rules: { deals: 1 } });
  const players = await Promise.all(tokens.map((token) => greet(table, token)));
  const spectator = await greet(table);
  let n = 0;
  for (;;) {
    const [seat] = toAct(stateOf(players[0] as Client));
    if (seat === undefined) break;
    const client = players[seat] as Client;
    const answer = await client.command(`n${n++}`, ownCommand(client, seat));
    expect(answer.kind).toBe("done");
    // What a command caused has arrived before its acknowledgement.
    const { seq } = answer as { seq: number };
    expect(seqs(client).at(-1)).toBe(seq);
    for (const other of players) await other.until(() => seqs(other).at(-1) === seq);
  }
  const { seq } = await look(table);
  await spectator.until(() => seqs(spectator).at(-1) === seq);
  for (const client of [...players, spectator]) {
    expect(seqs(client)).toEqual(upTo(seq));
    expect(stateOf(client).phase).toBe("finished");
    for (const frame of client.frames)
      expect(new TextEncoder().encode(frame).length).toBeLessThanOrEqual(4096);
  }
  // Until the end nobody saw a hand but his own.
  const dealt = (client: Client) => client.events().find(({ type }) => type === "dealt");
  players.forEach((client, seat) => {
    expect(Object.keys((dealt(client) as { hands: object }).hands)).toEqual([`${seat}`]);
  });
  expect(dealt(spectator)).toMatchObject({ hands: {} });
  expect(dealt(spectator)).not.toHaveProperty("skat");
});

test("what a socket shows and what HTTP shows is the same", async () => {
  const { table, tokens } = await seatEverybody();
  const client = await greet(table, tokens[1]);
  const { body } = await ask<{ events: unknown[] }>(
    "GET",
    `/api/tables/${table}/events?after=0`,
    undefined,
    bearer(tokens[1] ?? ""),
  );
  expect(client.events()).toEqual(body.events);
  const view = await look(table, tokens[1]);
  const own = viewOf(seenBy(stateOf(client), 1), 1, []);
  expect({ hand: view.hand, legal: view.legal, deal: view.state.deal }).toEqual({
    hand: own.hand,
    legal: own.legal,
    deal: own.state.deal,
  });
});

test("a socket that drops resumes with no gap and no repeat", async () => {
  const { table, tokens } = await seatEverybody();
  const before = await greet(table, tokens[0]);
  const had = seqs(before).at(-1) ?? 0;
  before.close();
  const [seat = 0] = (await look(table)).state.deal?.toAct ?? [];
  const other = await greet(table, tokens[seat]);
  await other.command("a", { type: "bid", value: 18 });
  const after = await greet(table, tokens[0], had);
  const [next = 0] = (await look(table)).state.deal?.toAct ?? [];
  const third = await greet(table, tokens[next]);
  await third.command("b", { type: "pass" });
  const { seq } = await look(table);
  await after.until(() => seqs(after).at(-1) === seq);
  expect([...seqs(before), ...seqs(after)]).toEqual(upTo(seq));
});

test("a socket outlives the eviction of its table", async () => {
  const { table, tokens } = await seatEverybody();
  const clients = await Promise.all(tokens.map((token) => greet(table, token)));
  await evictDurableObject(env.TABLES.getByName(table));
  const [seat = 0] = (await look(table)).state.deal?.toAct ?? [];
  const client = clients[seat] as Client;
  expect(await client.command("a", { type: "bid", value: 18 })).toMatchObject({ kind: "done" });
  const { seq } = await look(table);
  for (const each of clients) {
    await each.until(() => seqs(each).at(-1) === seq);
    expect(seqs(each)).toEqual(upTo(seq));
  }
});

test("three racing upgrades still hibernate", async () => {
  const { table, tokens } = await seatEverybody();
  const clients = await Promise.all(tokens.map((token) => greet(table, token)));
  const stub = env.TABLES.getByName(table);
  const isHibernating = () => runInDurableObject(stub, (_, state) => state.getWebSockets().length);
  expect(await isHibernating()).toBe(3);
  await evictDurableObject(stub);
  expect(await isHibernating()).toBe(3);
  expect(clients.flatMap(({ closed }) => closed)).toEqual([]);
});

test("ping is answered pong, without waking the table", async () => {
  const { table } = await seatEverybody();
  const client = await connect(table);
  client.send("ping");
  await client.until(() => client.frames.includes("pong"));
  expect(client.frames).toEqual(["pong"]);
});

test("the longest event there is fits into one frame", async () => {
  const origin = (n: number) => `https://${`${n}`.padStart(2, "0")}${"x".repeat(245)}`;
  const embedOrigins = Array.from({ length: MOST_EMBED_ORIGINS }, (_, n) => origin(n));
  expect(origin(0)).toHaveLength(255);
  const { table } = await seatEverybody({ rules: { embedOrigins } });
  const client = await greet(table);
  expect(client.events()[0]).toMatchObject({ type: "tableOpened" });
  for (const frame of client.frames)
    expect(new TextEncoder().encode(frame).length).toBeLessThanOrEqual(4096);
});

test("whoever sits down is known by name before anything is said of the deal that begins then", async () => {
  const { body: opened } = await ask<TableOpenedBody>("POST", "/api/tables", { name: "Anna" });
  const anna = await greet(opened.table, opened.token);
  for (const [n, { url }] of opened.invites.entries()) {
    await ask("POST", `/api/tables/${opened.table}/seats`, {
      invite: secretOf(url),
      name: `Guest ${n}`,
    });
  }
  await anna.until(() => anna.events().some(({ type }) => type === "dealt"));
  const messages = anna.messages();
  const at = messages.findIndex(
    (m) => m.kind === "events" && m.events.some((e) => e.type === "dealt"),
  );
  const known = messages.slice(0, at).findLast((m) => m.kind === "presence");
  expect(known?.players.map(({ name }) => name)).toEqual(["Anna", "Guest 0", "Guest 1"]);
});

test("everybody is told who is there", async () => {
  const { table, tokens } = await seatEverybody({ name: "Anna" });
  const anna = await greet(table, tokens[0]);
  const presence = (client: Client) =>
    client
      .messages()
      .filter((m) => m.kind === "presence")
      .at(-1);
  expect(presence(anna)).toMatchObject({
    players: [{ name: "Anna", present: true }, { name: "Guest 1", present: false }, {}],
    spectators: 0,
  });
  const guest = await greet(table, tokens[1]);
  const spectator = await greet(table);
  await anna.until(() => presence(anna)?.spectators === 1);
  expect(presence(anna)?.players[1]).toMatchObject({ present: true });
  guest.close();
  spectator.close();
  await anna.until(() => presence(anna)?.spectators === 0);
  await anna.until(() => presence(anna)?.players[1]?.present === false);
  expect((await look(table)).state.players[0]).toMatchObject({ present: true });
});
