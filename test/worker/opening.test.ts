import { expect, test } from "vitest";
import type { SeatedBody, TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import { ask, bearer, type ErrorReply, look, secretOf, send } from "./support/table.ts";

const open = (asked: object, headers = {}) =>
  ask<TableOpenedBody & ErrorReply>("POST", "/api/tables", asked, headers);
const sit = (table: string, asked: object, headers = {}) =>
  ask<SeatedBody & ErrorReply>("POST", `/api/tables/${table}/seats`, asked, headers);

const newId = () => `t${crypto.randomUUID()}`;
const newToken = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 43);
};
const cookieFrom = (headers: Headers) => (headers.get("set-cookie") ?? "").split(";")[0] ?? "";

test("whoever opens a table gets a seat, a token, the commitment and links for the others", async () => {
  const { status, body } = await open({ name: "Anna", rules: { players: 4 } });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    seat: 0,
    token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    url: `/t/${body.table}`,
    watch: `/t/${body.table}`,
  });
  expect(body.invites.map(({ seat }) => seat)).toEqual([1, 2, 3, null]);
  for (const { url } of body.invites)
    expect(url).toMatch(new RegExp(`^/t/${body.table}#invite=[A-Za-z0-9_-]{43}$`));
});

test("the caller takes the first human seat", async () => {
  const seats = [{ kind: "bot" }, { kind: "human", name: "Berta" }, { kind: "bot", level: "club" }];
  const { body } = await open({ seats });
  expect(body.seat).toBe(1);
  expect(body.invites).toEqual([]);
  const { state } = await look(body.table, body.token);
  expect(state.players).toMatchObject([{ kind: "bot" }, { name: "Berta" }, { kind: "bot" }]);
});

test("a table that nobody watches has no spectators' link", async () => {
  const { body } = await open({ rules: { spectators: "none" } });
  expect(body.watch).toBeNull();
});

test("a lost 201, asked for again with the same token, is the same text", async () => {
  const asked = { id: newId(), token: newToken(), name: "Anna" };
  const first = await open(asked);
  const again = await open(asked);
  expect(again.status).toBe(201);
  expect(again.text).toBe(first.text);
  // For ever, also when the opener has acted and others sit.
  await look(asked.id, asked.token);
  await sit(asked.id, { invite: secretOf(first.body.invites[0]?.url ?? ""), name: "B" });
  expect((await open(asked)).text).toBe(first.text);
});

test("a lost 201, asked for again by the same browser, is the same text", async () => {
  const asked = { id: newId(), name: "Anna" };
  const first = await open(asked);
  const cookie = cookieFrom(first.headers);
  expect(cookie).toMatch(/^device=[A-Za-z0-9_-]{43}$/);
  expect((await open(asked, { cookie })).text).toBe(first.text);
});

test("a lost 201, asked for again by a stranger to it, is given once more only while nobody used the first", async () => {
  const asked = { id: newId(), name: "Anna" };
  const lost = await open(asked);
  const again = await open(asked);
  expect(again.status).toBe(201);
  expect(again.body).toMatchObject({ table: asked.id, seat: 0, commitment: lost.body.commitment });
  // Both tokens and all links are good: nobody knows which answer arrived.
  for (const { token } of [lost.body, again.body])
    expect((await look(asked.id, token)).viewer).toBe(0);
  const late = await open(asked);
  expect(late).toMatchObject({ status: 409, body: { error: { code: "SEAT_TAKEN" } } });
});

test("nobody gets the opener's seat once somebody has followed an invitation", async () => {
  const asked = { id: newId() };
  const first = await open(asked);
  await sit(asked.id, { invite: secretOf(first.body.invites[0]?.url ?? ""), name: "B" });
  expect(await open(asked)).toMatchObject({ status: 409, body: { error: { code: "SEAT_TAKEN" } } });
});

test("the same id with other terms is refused", async () => {
  const asked = { id: newId(), token: newToken() };
  await open(asked);
  const other = await open({ ...asked, rules: { players: 4 } });
  expect(other).toMatchObject({ status: 409, body: { error: { code: "ID_REUSED" } } });
});

test("a lost 201 on sitting down, asked for again with the same token or by the same browser", async () => {
  const { body } = await open({});
  const [first, second] = body.invites.map(({ url }) => secretOf(url));
  const asked = { invite: first, name: "B", token: newToken() };
  const once = await sit(body.table, asked);
  expect(once).toMatchObject({ status: 201, body: { seat: 1, token: asked.token } });
  expect((await sit(body.table, asked)).text).toBe(once.text);
  const byBrowser = await sit(body.table, { invite: second, name: "C" });
  const cookie = cookieFrom(byBrowser.headers);
  const again = await sit(body.table, { invite: second, name: "C" }, { cookie });
  expect(again.text).toBe(byBrowser.text);
  for (const invite of [first, second]) {
    const stranger = await sit(body.table, { invite, name: "D", token: newToken() });
    expect(stranger).toMatchObject({ status: 409, body: { error: { code: "INVITE_USED" } } });
  }
});

test("the group's link fills the next free chair, and each guest gets the same answer again", async () => {
  const { body } = await open({ rules: { players: 4 } });
  const group = secretOf(body.invites.find(({ seat }) => seat === null)?.url ?? "");
  const guests = [newToken(), newToken(), newToken()];
  for (const [i, token] of guests.entries()) {
    for (let round = 0; round < 2; round++)
      expect(await sit(body.table, { invite: group, name: "G", token })).toMatchObject({
        status: 201,
        body: { seat: i + 1, token },
      });
  }
  const late = await sit(body.table, { invite: group, name: "late" });
  expect(late).toMatchObject({ status: 409, body: { error: { code: "SEAT_TAKEN" } } });
});

test("an invitation to a chair that is taken by now, or that was withdrawn, leads nowhere", async () => {
  const { body } = await open({});
  const [one = "", two = "", group = ""] = body.invites.map(({ url }) => secretOf(url));
  await sit(body.table, { invite: group, name: "B" });
  const taken = await sit(body.table, { invite: one, name: "C" });
  expect(taken).toMatchObject({ status: 409, body: { error: { code: "SEAT_TAKEN" } } });
  const path = `/api/tables/${body.table}/invites`;
  const withdrawn = await ask("DELETE", path, { seat: 2 }, bearer(body.token));
  expect(withdrawn.body).toEqual({ seat: 2, withdrawn: 1 });
  const stale = await sit(body.table, { invite: two, name: "D" });
  expect(stale).toMatchObject({ status: 404, body: { error: { code: "INVITE_UNKNOWN" } } });
  const fresh = await ask<{ url: string }>("POST", path, { seat: 2 }, bearer(body.token));
  const seated = await sit(body.table, { invite: secretOf(fresh.body.url), name: "E" });
  expect(seated).toMatchObject({ status: 201, body: { seat: 2 } });
});

test("only the opener sees to invitations and chairs", async () => {
  const { body } = await open({});
  const guest = await sit(body.table, { invite: secretOf(body.invites[0]?.url ?? ""), name: "B" });
  const path = `/api/tables/${body.table}`;
  for (const [method, call, asked] of [
    ["GET", "invites", undefined],
    ["POST", "invites", { seat: 2 }],
    ["DELETE", "invites", { seat: 2 }],
    ["POST", "bots", { seat: 2 }],
  ] as const) {
    const byGuest = await ask(method, `${path}/${call}`, asked, bearer(guest.body.token));
    expect(byGuest).toMatchObject({ status: 403, body: { error: { code: "ONLY_OPENER" } } });
    const byNobody = await ask(method, `${path}/${call}`, asked);
    expect(byNobody).toMatchObject({ status: 403, body: { error: { code: "NOT_SEATED" } } });
  }
  const { body: listed } = await ask("GET", `${path}/invites`, undefined, bearer(body.token));
  expect(listed).toEqual({ invites: [{ seat: null }, { seat: 2 }] });
});

test("each brings a share of the shuffle, the opener by a cut", async () => {
  const { body } = await open({});
  const nonces = ["0".repeat(32), "1".repeat(32), "2".repeat(32)];
  const cut = await send(body.table, body.token, { type: "cut", nonce: nonces[0] ?? "" });
  expect(cut.body.events).toMatchObject([{ type: "nonceGiven", seat: 0 }]);
  for (const { seat, url } of body.invites)
    if (seat !== null)
      await sit(body.table, { invite: secretOf(url), name: "G", nonce: nonces[seat] });
  const { state } = await look(body.table);
  expect(state.phase).toBe("bidding");
  expect(state.proof).toMatchObject({ commitment: body.commitment, nonces });
});

test("a table with bots deals when its opener first does anything but cut", async () => {
  const seats = [{ kind: "human" }, { kind: "bot" }, { kind: "bot" }];
  const { body } = await open({ seats });
  expect((await look(body.table)).state.phase).toBe("seating");
  const nonce = "ab".repeat(16);
  await send(body.table, body.token, { type: "cut", nonce });
  expect((await look(body.table, body.token)).state.proof.nonces).toEqual([nonce, "", ""]);
});

test.each([
  ["rules that do not exist", { rules: { players: 5 } }],
  ["a rule misspelled", { rules: { dealz: 3 } }],
  ["nobody to play", { seats: [{ kind: "bot" }, { kind: "bot" }, { kind: "bot" }] }],
  ["more seats than players", { seats: [1, 2, 3, 4].map(() => ({ kind: "human" })) }],
  ["a name without letters", { name: "  " }],
  ["a name that turns the text around", { name: "A\u202eB" }],
  ["an id for a path", { id: "../../x" }],
  ["no JSON", "{"],
])("a table with %s is not opened", async (_, asked) => {
  expect(await open(asked as object)).toMatchObject({
    status: 400,
    body: { error: { code: "BAD_REQUEST" } },
  });
});

test("what is too large is not read", async () => {
  const huge = await open({ name: "x".repeat(20_000) });
  expect(huge).toMatchObject({ status: 413, body: { error: { code: "TOO_LARGE" } } });
});

test("texts without a record, with too much, and with one", async () => {
  const none = await ask("POST", "/api/records", "no record at all");
  expect(none).toMatchObject({ status: 200, body: { results: [{ ok: false }] } });
  const empty = await ask("POST", "/api/records", "");
  expect(empty).toMatchObject({ status: 400, body: { error: { code: "NO_RECORD" } } });
  const huge = await ask("POST", "/api/records", "x".repeat(9_000_000));
  expect(huge).toMatchObject({ status: 413, body: { error: { code: "TOO_LARGE" } } });
});

test("unknown tables and unknown tokens", async () => {
  const table = newId();
  for (const [method, path, asked] of [
    ["GET", "", undefined],
    ["GET", "/events", undefined],
    ["GET", "/deals/1", undefined],
    ["POST", "/commands", { id: "x", command: { type: "pass" } }],
    ["POST", "/seats", { invite: "A".repeat(43), name: "B" }],
    ["POST", "/rematch", {}],
  ] as const) {
    const reply = await ask(method, `/api/tables/${table}${path}`, asked);
    expect(reply).toMatchObject({ status: 404, body: { error: { code: "TABLE_UNKNOWN" } } });
  }
  const { body } = await open({});
  for (const token of ["A".repeat(43), "short"])
    expect(await ask("GET", `/api/tables/${body.table}`, undefined, bearer(token))).toMatchObject({
      status: 401,
      body: { error: { code: "TOKEN_UNKNOWN" } },
    });
  expect(await sit(body.table, { invite: "A".repeat(43), name: "B" })).toMatchObject({
    status: 404,
    body: { error: { code: "INVITE_UNKNOWN" } },
  });
});

test("a duel seats its bot by itself, and invites one friend", async () => {
  const { body } = await open({ name: "Anna", rules: { duel: 2 } });
  expect(body.invites.map(({ seat }) => seat)).toEqual([1, null]);
  const { state } = await look(body.table, body.token);
  expect(state.rules.duel).toBe(2);
  expect(state.players).toMatchObject([{ name: "Anna" }, { seat: 2, kind: "bot" }]);
  const odd = await open({ rules: { duel: 2, players: 4 } });
  expect([odd.status, odd.body.error?.code]).toEqual([400, "BAD_REQUEST"]);
});
