import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type {
  EventsBody,
  TableBody,
  TableOpenedBody,
} from "../../shared/protocol/server-messages.ts";
import type { TableObject } from "../../worker/table-object.ts";
import { greet } from "./support/socket.ts";
import {
  ask,
  bearer,
  type ErrorReply,
  look,
  nextCommand,
  playUntil,
  seatEverybody,
  secretOf,
  send,
} from "./support/table.ts";

const CHAIRS = [{ kind: "human" }, { kind: "bot" }, { kind: "bot" }];

async function waitFor(table: string, token: string, wish: (view: TableBody) => boolean) {
  for (const giveUpAt = Date.now() + 20_000; Date.now() < giveUpAt; ) {
    const view = await look(table, token);
    if (wish(view)) return view;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error("Waited in vain.");
}

const isOwnTurn = ({ state }: TableBody) =>
  state.phase === "finished" || state.deal?.toAct.includes(0) === true;

test("one person and two bots play a series", async () => {
  const seated = await seatEverybody({ seats: CHAIRS, rules: { deals: 2 } });
  const { table, tokens } = seated;
  const [token = ""] = tokens;
  for (;;) {
    const view = await waitFor(table, token, isOwnTurn);
    if (view.state.phase === "finished") break;
    const done = await send(table, token, nextCommand(view));
    expect(done.status).toBe(200);
  }
  expect((await look(table, token)).state.sheet.rows).toHaveLength(2);
});

test("a bot whose thought was lost with the object is asked again by the alarm", async () => {
  const { table, tokens } = await seatEverybody({ seats: CHAIRS });
  const [token = ""] = tokens;
  const stub = env.TABLES.getByName(table);
  const turned = await waitFor(table, token, isOwnTurn);
  // The object is lost in the instant after the commit: the thought never starts.
  await runInDurableObject(stub, (object: TableObject) => {
    vi.spyOn(object, "goOn").mockImplementation(() => undefined);
  });
  const done = await send(table, token, nextCommand(turned));
  expect(done.status).toBe(200);
  const { seq } = done.body;
  expect(
    (await runInDurableObject(stub, (_, state) => state.storage.getAlarm())) ?? 0,
  ).toBeGreaterThan(Date.now());
  await evictDurableObject(stub);
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  await waitFor(table, token, (view) => isOwnTurn(view) && view.seq > seq);
});

test("the opener seats a bot in an empty chair, which then belongs to it", async () => {
  const { body } = await ask<TableOpenedBody>("POST", "/api/tables", {});
  const path = `/api/tables/${body.table}`;
  const seated = await ask("POST", `${path}/bots`, { seat: 1 }, bearer(body.token));
  expect(seated).toMatchObject({ status: 201, body: { seat: 1 } });
  const again = await ask("POST", `${path}/bots`, { seat: 1 }, bearer(body.token));
  expect(again).toMatchObject({ status: 409, body: { error: { code: "SEAT_TAKEN" } } });
  const guest = { invite: secretOf(body.invites[0]?.url ?? ""), name: "late" };
  const late = await ask("POST", `${path}/seats`, guest);
  expect(late).toMatchObject({ status: 409, body: { error: { code: "SEAT_TAKEN" } } });
  const beyond = await ask("POST", `${path}/bots`, { seat: 3 }, bearer(body.token));
  expect(beyond.status).toBe(409);
  await ask("POST", `${path}/bots`, { seat: 2, level: "strong" }, bearer(body.token));
  const { state } = await look(body.table, body.token);
  expect(state.players).toMatchObject([{ kind: "human" }, { kind: "bot" }, { level: "strong" }]);
  expect(state.phase).not.toBe("seating");
});

test("where bots are not wanted, none is seated", async () => {
  const { body } = await ask<TableOpenedBody>("POST", "/api/tables", { rules: { bots: false } });
  const seated = await ask(
    "POST",
    `/api/tables/${body.table}/bots`,
    { seat: 1 },
    bearer(body.token),
  );
  expect(seated.status).toBe(409);
});

test("a table without spectators shows its running series to nobody, its finished deals to everybody", async () => {
  const seated = await seatEverybody({ rules: { spectators: "none", deals: 1 } });
  const { table, tokens } = seated;
  for (const path of ["", "/events"])
    expect(await ask("GET", `/api/tables/${table}${path}`)).toMatchObject({
      status: 403,
      body: { error: { code: "NOT_SEATED" } },
    });
  await expect(greet(table)).rejects.toThrow();
  await playUntil(seated, ({ state }) => state.phase === "finished");
  expect((await look(table, tokens[0])).state.phase).toBe("finished");
  expect((await ask("GET", `/api/tables/${table}/deals/1`)).status).toBe(200);
});

test("spectators who are kept behind see each card that many tricks later, everywhere", async () => {
  const delay = 2;
  const seated = await seatEverybody({ rules: { spectatorDelay: delay, deals: 1 } });
  const { table, tokens } = seated;
  const spectator = await greet(table);
  const cardsOf = (events: readonly { type: string }[]) =>
    events.filter(({ type }) => type === "played").length;
  for (let trick = 0; trick < 10; trick++) {
    await playUntil(
      seated,
      ({ state }) => state.phase === "finished" || (state.deal?.tricks.length ?? 0) > trick,
    );
    const view = await look(table, tokens[0]);
    if (view.state.phase === "finished") break;
    const finished = view.state.deal?.tricks.length ?? 0;
    const expected = 3 * Math.max(0, finished - delay + 1);
    const publicly = await look(table);
    const shown = publicly.state.deal;
    expect((shown?.tricks.length ?? 0) * 3 + (shown?.trick.length ?? 0)).toBe(expected);
    expect(publicly.seq).toBeLessThan(view.seq);
    const { body } = await ask<EventsBody>("GET", `/api/tables/${table}/events`);
    expect(body.seq).toBe(publicly.seq);
    expect(cardsOf(body.events)).toBe(expected);
    await spectator.until(() => spectator.events().at(-1)?.seq === publicly.seq);
    expect(cardsOf(spectator.events())).toBe(expected);
    await evictDurableObject(env.TABLES.getByName(table));
    expect(await look(table)).toEqual(publicly);
  }
  const end = await look(table);
  expect(end.state.phase).toBe("finished");
  await spectator.until(() => spectator.events().at(-1)?.seq === end.seq);
  expect(spectator.events().map(({ seq }) => seq)).toEqual(
    Array.from({ length: end.seq }, (_, i) => i + 1),
  );
});

test("at four the dealer sits out, sees no hand and may do nothing", async () => {
  const { table, tokens } = await seatEverybody({ rules: { players: 4 } });
  const { state } = await look(table);
  const dealer = state.deal?.sitsOut ?? 0;
  expect(state.deal?.dealer).toBe(dealer);
  const view = await look(table, tokens[dealer]);
  expect(view).toMatchObject({ hand: [], legal: [] });
  const acted = await send(table, tokens[dealer] ?? "", { type: "pass" });
  expect(acted).toMatchObject({ status: 409, body: { error: { code: "NOT_IN_THIS_DEAL" } } });
});

test("the same people play on in one tap each", async () => {
  const seated = await seatEverybody({ name: "Anna", rules: { deals: 1, sheet: "seeger" } });
  const { table, tokens } = seated;
  const path = `/api/tables/${table}/rematch`;
  const tap = (token: string, asked = {}) =>
    ask<TableOpenedBody & ErrorReply>("POST", path, asked, bearer(token));
  const early = await tap(tokens[0] ?? "");
  expect(early).toMatchObject({ status: 409, body: { error: { code: "NOT_NOW" } } });
  const clients = await Promise.all(tokens.map((token) => greet(table, token)));
  await playUntil(seated, ({ state }) => state.phase === "finished");
  const first = await tap(tokens[2] ?? "");
  expect(first).toMatchObject({ status: 201, body: { seat: 2, invites: [] } });
  const next = first.body.table;
  for (const client of clients)
    await client.until(() =>
      client
        .messages()
        .some(
          (m) => m.kind === "rematch" && m.table === next && m.commitment === first.body.commitment,
        ),
    );
  expect((await look(table)).rematch).toEqual({ table: next, commitment: first.body.commitment });
  // Each takes his own chair, once, however often he taps.
  expect((await tap(tokens[2] ?? "")).text).toBe(first.text);
  const second = await tap(tokens[0] ?? "", { nonce: "0".repeat(32) });
  expect(second.body).toMatchObject({ table: next, seat: 0 });
  expect((await tap(tokens[0] ?? "")).text).toBe(second.text);
  const third = await tap(tokens[1] ?? "");
  const view = await look(next, third.body.token);
  expect(view.state).toMatchObject({
    phase: "bidding",
    rules: { deals: 1, sheet: "seeger" },
    players: [{ name: "Anna" }, { name: "Guest 1" }, { name: "Guest 2" }],
    proof: { nonces: ["0".repeat(32), "", ""] },
  });
  // The old tokens open nothing at the new table, and strangers nothing at all.
  expect((await ask("GET", `/api/tables/${next}`, undefined, bearer(tokens[0] ?? ""))).status).toBe(
    401,
  );
  expect((await ask("POST", path, {})).status).toBe(403);
});

test("a browser plays on by its cookie", async () => {
  const seats = CHAIRS;
  const opened = await ask<TableOpenedBody>("POST", "/api/tables", { seats, rules: { deals: 1 } });
  const cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const { table, token } = opened.body;
  for (;;) {
    const view = await waitFor(table, token, isOwnTurn);
    if (view.state.phase === "finished") break;
    await send(table, token, nextCommand(view));
  }
  const tapped = await ask<TableOpenedBody>("POST", `/api/tables/${table}/rematch`, {}, { cookie });
  expect(tapped.status).toBe(201);
  const seen = await ask<TableBody>("GET", `/api/tables/${tapped.body.table}`, undefined, {
    cookie,
  });
  expect(seen.body.viewer).toBe(0);
  const again = await ask("POST", `/api/tables/${table}/rematch`, {}, { cookie });
  expect(again.text).toBe(tapped.text);
});
