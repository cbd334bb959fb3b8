import { expect, test } from "vitest";
import type { TalkLine } from "../../shared/protocol/server-messages.ts";
import { type Client, greet } from "./support/socket.ts";
import { ask, bearer, look, playUntil, seatEverybody, send } from "./support/table.ts";
import { evict } from "./support/time.ts";

const said = (client: Client) => client.messages().filter((message) => message.kind === "said");
const refusals = (client: Client) =>
  client.messages().flatMap((message) => (message.kind === "refused" ? [message.error.code] : []));
const talkOf = async (table: string, token: string) =>
  (
    await ask<{ lines: readonly TalkLine[] }>(
      "GET",
      `/api/tables/${table}/talk`,
      undefined,
      bearer(token),
    )
  ).body.lines;

async function talking(talk: string) {
  const seated = await seatEverybody({ rules: { talk, deals: 1 } });
  const [a, b, c] = (await Promise.all(
    seated.tokens.map((token) => greet(seated.table, token)),
  )) as [Client, Client, Client];
  const spectator = await greet(seated.table);
  const [opener = "", second = "", third = ""] = seated.tokens;
  return { ...seated, a, b, c, spectator, opener, second, third };
}

test("free text reaches the players, not the spectators, moves nothing, and is kept for those who were away", async () => {
  const { table, a, b, spectator, third } = await talking("between-deals");
  const { seq } = await look(table);
  a.send({ kind: "say", text: "Well, that was <b>close</b> https://example.org" });
  await b.until(() => said(b).length === 1);
  expect(said(b)[0]).toMatchObject({ seat: 0, id: 1, text: expect.stringContaining("<b>") });
  expect((await look(table)).seq).toBe(seq);
  await evict(table);
  expect(await talkOf(table, third)).toMatchObject([{ id: 1, seat: 0 }]);
  a.send({ kind: "say", phrase: "hello" });
  await spectator.until(() => said(spectator).length > 0);
  expect(said(spectator)).toMatchObject([{ phrase: "hello" }]);
  spectator.send({ kind: "say", text: "I see everything" });
  await spectator.until(() => refusals(spectator).length > 0);
  expect(refusals(spectator)).toEqual(["NOT_SEATED"]);
  expect((await ask("GET", `/api/tables/${table}/talk`)).status).toBe(403);
});

test("between deals ends with the first word of the auction, unless the table allows more", async () => {
  for (const talk of ["phrases", "between-deals", "free"]) {
    const { table, tokens, a } = await talking(talk);
    const seat = (await look(table)).state.deal?.toAct[0] ?? 0;
    await send(table, tokens[seat] ?? "", { type: "bid", value: 18 });
    a.send({ kind: "say", text: "hm" });
    await a.until(() => said(a).length + refusals(a).length > 0);
    const expected = { phrases: ["PHRASES_ONLY"], "between-deals": ["TALK_CLOSED"], free: [] };
    expect(refusals(a)).toEqual(expected[talk as keyof typeof expected]);
  }
});

test("after the last deal people may talk again", async () => {
  const { a, ...seated } = await talking("between-deals");
  await playUntil(seated, ({ state }) => state.phase === "finished");
  a.send({ kind: "say", text: "Thanks!" });
  await a.until(() => said(a).length === 1);
});

test("whoever is muted is not heard, now or later, and does not learn of it", async () => {
  const { table, a, b, c, second } = await talking("free");
  await ask("PUT", `/api/tables/${table}/mutes`, { seat: 0, muted: true }, bearer(second));
  a.send({ kind: "say", text: "can you hear me?" });
  a.send({ kind: "say", phrase: "hello" });
  await c.until(() => said(c).length === 2);
  await a.until(() => said(a).length === 2);
  expect(said(b)).toEqual([]);
  expect(await talkOf(table, second)).toEqual([]);
  await ask("PUT", `/api/tables/${table}/mutes`, { seat: 0, muted: false }, bearer(second));
  expect(await talkOf(table, second)).toHaveLength(1);
});

test("a line can be reported to the opener, and removed by him or by whoever wrote it", async () => {
  const { table, b, c, opener, second, third } = await talking("free");
  b.send({ kind: "say", text: "rude" });
  b.send({ kind: "say", text: "sorry" });
  await c.until(() => said(c).length === 2);
  const report = (token: string, line: number) =>
    ask("POST", `/api/tables/${table}/reports`, { line }, bearer(token));
  const remove = (token: string, line: number) =>
    ask("DELETE", `/api/tables/${table}/talk`, { line }, bearer(token));
  expect((await report(third, 1)).status).toBe(201);
  expect((await report(third, 1)).status).toBe(201);
  expect(await report(third, 9)).toMatchObject({ status: 404 });
  const reports = (token: string) =>
    ask("GET", `/api/tables/${table}/reports`, undefined, bearer(token));
  expect((await reports(opener)).body).toMatchObject({
    reports: [{ id: 1, seat: 1, text: "rude", reports: 1 }],
  });
  expect((await reports(second)).status).toBe(403);
  expect((await remove(third, 1)).status).toBe(403);
  expect((await remove(opener, 1)).status).toBe(200);
  expect((await remove(second, 2)).status).toBe(200);
  expect(await talkOf(table, third)).toEqual([]);
  expect((await reports(opener)).body).toEqual({ reports: [] });
});

test("nobody can write without end, or too much at once", async () => {
  const { a, c } = await talking("free");
  for (let n = 0; n < 12; n++) a.send({ kind: "say", text: `${n}` });
  a.send({ kind: "say", text: "x".repeat(501) });
  await a.until(() => refusals(a).includes("BAD_REQUEST"));
  expect(refusals(a)).toContain("RATE_LIMITED");
  await c.until(() => said(c).length > 0);
  expect(said(c).length).toBeLessThan(8);
});
