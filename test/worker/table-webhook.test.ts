import { expect, test } from "vitest";
import { greet } from "./support/socket.ts";
import { look, nextCommand, playUntil, type Seated, seatEverybody, send } from "./support/table.ts";
import { DAYS, later, SECOND, SETTLES, webhook, withWebhook } from "./support/table-webhook.ts";
import { DAY, evict, HOUR, withClock } from "./support/time.ts";

// A table tells a chat or a program whom it waits for: over a real socket, through failures, and across evictions.

withClock();

const { box, tableWithWebhook, told } = withWebhook();

async function actOnce(seated: Seated): Promise<void> {
  const seat = (await look(seated.table, seated.tokens[0])).state.deal?.toAct[0] ?? 0;
  const token = seated.tokens[seat] ?? "";
  const { status, text } = await send(
    seated.table,
    token,
    nextCommand(await look(seated.table, token)),
  );
  if (status !== 200) throw new Error(text);
}

const waitedFor = async ({ table, tokens }: Seated) => {
  const { state } = await look(table, tokens[0]);
  const seat = state.deal?.toAct[0];
  return state.players.find((player) => player.seat === seat)?.name;
};

test("the opener sets it up, it is asked once, and tells whom the table waits for", async () => {
  const seated = await tableWithWebhook();
  expect(seated.set.status).toBe(201);
  expect(seated.set.body).toEqual({
    webhook: {
      ...{ format: "json", host: "receiver.test", language: "de", zone: "Europe/Berlin" },
      ...{ failures: 0, isOff: false },
    },
    secret: expect.stringMatching(/^whsec_/),
  });
  await later(seated.table, SETTLES);
  const [message, ...others] = await told();
  expect(others).toEqual([]);
  const name = await waitedFor(seated);
  expect(message).toMatchObject({ type: "turn", table: seated.table, n: 1, of: 3, who: [name] });
  expect(message.text).toContain(`Am Zug: ${name} · Anna, Guest 1 und Guest 2`);
  expect(Date.parse(message.deadline)).toBeGreaterThan(Date.now());
  // Names and times; whatever else the table knows stays there.
  expect(Object.keys(message).sort()).toEqual(
    [
      "id",
      "type",
      "language",
      "text",
      "url",
      "table",
      "name",
      "seq",
      "n",
      "of",
      "deadline",
      "who",
    ].sort(),
  );
  expect(message.url).toBe(`http://fernskat.test/t/${seated.table}`);
});

test("each turn is told once, and of many acts in a row only the last", async () => {
  const seated = await tableWithWebhook();
  await later(seated.table, SETTLES);
  await later(seated.table, HOUR);
  expect(await told()).toHaveLength(1);
  await actOnce(seated);
  await actOnce(seated);
  await actOnce(seated);
  await later(seated.table, SETTLES);
  await later(seated.table, HOUR);
  const messages = await told();
  expect(messages).toHaveLength(2);
  expect(messages[1].who).toEqual([await waitedFor(seated)]);
});

test("nothing is lost when the object is evicted in between", async () => {
  const seated = await tableWithWebhook();
  await evict(seated.table);
  await later(seated.table, SETTLES);
  expect(await told()).toHaveLength(1);
  await actOnce(seated);
  await evict(seated.table);
  await box.answers({ status: 503 }, { hangUp: true }, { status: 200 });
  await later(seated.table, SETTLES);
  await evict(seated.table);
  // Something happens that changes nothing about whose turn it is.
  const vote = { type: "call-vote", kind: "pause" } as const;
  expect((await send(seated.table, seated.tokens[1] ?? "", vote)).status).toBe(200);
  await later(seated.table, 30 * SECOND);
  await evict(seated.table);
  await later(seated.table, 90 * SECOND);
  await evict(seated.table);
  await later(seated.table, DAY / 2);
  const attempts = await box.received();
  expect(attempts.map(({ status }) => status)).toEqual([200, 200, 503, 0, 200]);
  // The receiver can tell that it is the same message.
  expect(new Set(attempts.slice(2).map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

test("it is tried again later each time, and not before the receiver wants", async () => {
  const seated = await tableWithWebhook();
  await box.answers(
    { status: 500 },
    { status: 500 },
    { status: 429, headers: { "retry-after": "3600" } },
    { status: 200 },
  );
  const attempts = async () => (await box.received()).length - 1;
  await later(seated.table, SETTLES);
  expect(await attempts()).toBe(1);
  await later(seated.table, 29 * SECOND);
  expect(await attempts()).toBe(1);
  await later(seated.table, SECOND);
  expect(await attempts()).toBe(2);
  await later(seated.table, 89 * SECOND);
  expect(await attempts()).toBe(2);
  await later(seated.table, SECOND);
  expect(await attempts()).toBe(3);
  await later(seated.table, 3_599 * SECOND);
  expect(await attempts()).toBe(3);
  await later(seated.table, SECOND);
  expect(await attempts()).toBe(4);
  const { body } = await webhook("GET", seated, seated.tokens[0] ?? "");
  expect(body.webhook).toMatchObject({ failures: 0, isOff: false });
});

test("what has changed while it could not be told is told as it is now", async () => {
  const seated = await tableWithWebhook();
  await box.answers({ status: 500 }, { status: 200 });
  await later(seated.table, SETTLES);
  await actOnce(seated);
  await later(seated.table, 30 * SECOND);
  await later(seated.table, HOUR);
  const messages = await told();
  expect(messages).toHaveLength(2);
  expect(messages[1].who).toEqual([await waitedFor(seated)]);
  expect(messages[1].id).not.toBe(messages[0].id);
});

test("after ten failures in a row it is off, until it is set up again", async () => {
  const seated = await tableWithWebhook();
  const opener = seated.tokens[0] ?? "";
  await box.answers({ status: 500 });
  for (let n = 0; n < 30; n++) await later(seated.table, 7 * HOUR);
  expect(await told()).toHaveLength(10);
  expect((await webhook("GET", seated, opener)).body.webhook).toMatchObject({
    failures: 10,
    isOff: true,
  });
  await box.answers({ body: "{challenge}" }, { status: 200 });
  const asked = { format: "json", url: box.hook };
  expect((await webhook("POST", seated, opener, asked)).body.webhook).toMatchObject({
    isOff: false,
  });
  await later(seated.table, SETTLES);
  expect((await told()).at(-1)).toMatchObject({ type: "turn" });
});

test("a receiver that is gone is forgotten", async () => {
  const seated = await tableWithWebhook();
  await box.answers({ status: 410 });
  await later(seated.table, SETTLES);
  expect((await webhook("GET", seated, seated.tokens[0] ?? "")).body).toEqual({ webhook: null });
  await actOnce(seated);
  await later(seated.table, HOUR);
  expect(await told()).toHaveLength(1);
});

test("nobody is called while those who are to act are looking, and then they are", async () => {
  const seated = await seatEverybody({ rules: { deals: 3, ...DAYS } });
  const sockets = await Promise.all(seated.tokens.map((token) => greet(seated.table, token)));
  await box.answers({ body: "{challenge}" }, { status: 200 });
  await webhook("POST", seated, seated.tokens[0] ?? "", { format: "json", url: box.hook });
  await later(seated.table, SETTLES);
  await actOnce(seated);
  await later(seated.table, SETTLES);
  expect(await told()).toEqual([]);
  for (const socket of sockets) socket.close();
  // The server hears of it a moment later.
  await expect
    .poll(async () => {
      await later(seated.table, SETTLES);
      return (await told()).length;
    })
    .toBe(1);
});

test("a live table calls nobody until the series is over", async () => {
  const seated = await tableWithWebhook({ deals: 3, pace: { kind: "live" } });
  await later(seated.table, SETTLES);
  await playUntil(seated, ({ state }) => state.phase === "finished");
  expect(await told()).toEqual([]);
  await later(seated.table, SETTLES);
  expect((await told()).map(({ type }) => type)).toEqual(["finished"]);
});

test("a table that will be deleted says so", async () => {
  const seated = await tableWithWebhook({ pace: { kind: "none" } });
  await later(seated.table, SETTLES);
  await later(seated.table, 181 * DAY);
  await later(seated.table, SETTLES);
  const [, warning] = await told();
  expect(warning).toMatchObject({ type: "expiry", table: seated.table });
});
