import { afterAll, beforeAll, expect, test } from "vitest";
import { readPushPayload } from "../../shared/protocol/push-payload.ts";
import { GONE, SENT } from "../../worker/notify/outcome.ts";
import { endpointOf } from "../../worker/notify/push-services.ts";
import { send } from "../../worker/notify/send.ts";
import { setUpPush } from "../../worker/notify/set-up.ts";
import { mailbox } from "./support/mailboxes.ts";
import { type Receiver, startReceiver } from "./support/receiver.ts";
import { depsFor, LETTER, NOTICE, vapidVars } from "./support/senders.ts";

const NOW = Date.UTC(2026, 10, 30, 17);
const HOUR = 3_600_000;
const VAPID = vapidVars();

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

async function subscribed() {
  const box = mailbox(receiver.origin);
  const deps = depsFor(receiver.origin, NOW, VAPID);
  const channel = setUpPush(await box.subscribe(), deps);
  if (!channel.ok) throw new Error(channel.refusal.message);
  return { box, deps, channel: channel.value };
}

test("the browser reads what was sent: the table and the time, and nothing else", async () => {
  const { box, deps, channel } = await subscribed();
  expect(await send(channel, LETTER, deps)).toEqual(SENT);
  const [message] = await box.received();
  const payload = readPushPayload(message?.text ?? "");
  expect(payload).toEqual({
    v: 1,
    title: "Du bist dran · Freitagsrunde",
    body: "Spiel 3 von 36. Bis Di., 1. Dez., 18:00.",
    language: "de",
    tag: "freitags-runde",
    path: "/t/freitags-runde",
    stop: "/stop/abc",
    words: { open: "Zum Tisch", stop: "Nicht mehr melden" },
  });
});

test("the request is what push services ask for", async () => {
  const { box, deps, channel } = await subscribed();
  await send(channel, LETTER, deps);
  const [message] = await box.received();
  expect(message?.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: `${24 * 3600}`,
    urgency: "normal",
  });
  // One size for all, so that its length tells nothing.
  expect(message?.headers["content-length"]).toBe("4096");
  expect(message?.vapid).toMatchObject({
    publicKey: VAPID.VAPID_PUBLIC_KEY,
    claims: { aud: "https://receiver.test", sub: "mailto:club@skat.example" },
  });
});

test("a newer message about a table replaces the older one, and other tables' stay", async () => {
  const { box, deps, channel } = await subscribed();
  await send(channel, LETTER, deps);
  await send(
    channel,
    { ...LETTER, about: { ...NOTICE, seq: 44, kind: "reminder", part: 80 } },
    deps,
  );
  await send(channel, { ...LETTER, about: { ...NOTICE, table: "another-table" } }, deps);
  const topics = (await box.received()).map(({ headers }) => headers["topic"]);
  expect(topics[0]).toMatch(/^[A-Za-z0-9_-]{1,32}$/);
  expect(topics[1]).toBe(topics[0]);
  expect(topics[2]).not.toBe(topics[0]);
});

test("it is kept for a browser that is off as long as there is something to decide", async () => {
  const { box, deps, channel } = await subscribed();
  for (const deadline of [NOW + HOUR / 2, NOW - HOUR, null])
    await send(channel, { ...LETTER, about: { ...NOTICE, deadline } }, deps);
  const lives = (await box.received()).map(({ headers }) => [headers["ttl"], headers["urgency"]]);
  expect(lives).toEqual([
    ["1800", "high"],
    ["60", "high"],
    [`${28 * 24 * 3600}`, "normal"],
  ]);
});

test.each([
  [201, {}, SENT],
  [404, {}, GONE],
  [410, {}, GONE],
  [429, { "retry-after": "120" }, { kind: "again", after: NOW + 120_000, why: "HTTP 429" }],
  [503, {}, { kind: "again", after: null, why: "HTTP 503" }],
  [403, {}, { kind: "again", after: null, why: "HTTP 403" }],
  [
    302,
    { location: "https://receiver.test/elsewhere" },
    { kind: "again", after: null, why: "HTTP 302" },
  ],
])("an answer of %i", async (status, headers, outcome) => {
  const { box, deps, channel } = await subscribed();
  await box.answers({ status, headers });
  expect(await send(channel, LETTER, deps)).toEqual(outcome);
  expect(await box.received()).toHaveLength(1);
});

test("a connection that breaks is tried again", async () => {
  const { box, deps, channel } = await subscribed();
  await box.answers({ hangUp: true });
  expect(await send(channel, LETTER, deps)).toMatchObject({ kind: "again", after: null });
});

test("keys that cannot be used are a failure, not a crash", async () => {
  const { deps, channel } = await subscribed();
  const p256dh = Buffer.from(new Uint8Array(65).fill(4)).toString("base64url");
  expect(await send({ ...channel, p256dh }, LETTER, deps)).toMatchObject({ kind: "again" });
});

test("a server without keys offers no push", async () => {
  const deps = depsFor(receiver.origin, NOW);
  const box = mailbox(receiver.origin);
  expect(setUpPush(await box.subscribe(), deps)).toMatchObject({
    ok: false,
    refusal: { code: "CHANNEL_NOT_OFFERED" },
  });
});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://web.push.apple.com/QGuQyavXutnMH",
  "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB",
])("%s belongs to a push service", (endpoint) => {
  expect(endpointOf(endpoint, new Map())).not.toBeNull();
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://me@fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com.evil.example/abc",
  "https://notify.windows.com/w/?token=BQYAAAB",
  "https://evilnotify.windows.com/",
  "https://127.0.0.1/push",
  "https://receiver.test/push/abc",
  "not an address",
])("%s belongs to none", (endpoint) => {
  expect(endpointOf(endpoint, new Map())).toBeNull();
  const deps = { ...depsFor("http://127.0.0.1:1", NOW, VAPID) };
  const asked = { endpoint, keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) } };
  const settings = { ...deps.settings, detours: new Map() };
  expect(setUpPush(asked, { ...deps, settings })).toMatchObject({
    refusal: { code: "PUSH_SERVICE_UNKNOWN" },
  });
});
