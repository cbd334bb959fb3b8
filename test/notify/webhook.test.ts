import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { WebhookAsked } from "../../shared/protocol/notify-messages.ts";
import type { WebhookChannel } from "../../worker/notify/channels.ts";
import type { Deps } from "../../worker/notify/deps.ts";
import { GONE, SENT } from "../../worker/notify/outcome.ts";
import { send } from "../../worker/notify/send.ts";
import { setUpWebhook } from "../../worker/notify/set-up.ts";
import { settingsFrom } from "../../worker/notify/settings.ts";
import { type Mailbox, mailbox, type Reaction } from "./support/mailboxes.ts";
import { type Receiver, startReceiver } from "./support/receiver.ts";
import { depsFor, LETTER, NOTICE } from "./support/senders.ts";

type Format = WebhookAsked["format"];

/** How the real services answer a message that they take. */
const TAKEN: Readonly<Record<Format, Reaction>> = {
  json: { body: '{"challenge":"{challenge}"}' },
  discord: { body: '{"id":"1298765432109876543","type":0}' },
  slack: { body: "ok" },
  matrix: { body: '{"ok":true}' },
};
const FORMATS = Object.keys(TAKEN) as Format[];
const READING = { language: "de", origin: "https://skat.example" } as const;

let receiver: Receiver;
let deps: Deps;
let box: Mailbox;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  // The library that checks signatures has no clock but the machine's.
  deps = depsFor(receiver.origin, Date.now());
  box = mailbox(receiver.origin);
});

async function setUp(format: Format): Promise<WebhookChannel> {
  await box.answers(TAKEN[format]);
  const channel = await setUpWebhook({ format, url: box.hook }, READING, deps);
  if (!channel.ok) throw new Error(channel.refusal.message);
  return channel.value;
}

const bodies = async () => (await box.received()).map(({ text }) => JSON.parse(text));

test.each(FORMATS)(
  "a %s webhook is called once before it is kept, and then told",
  async (format) => {
    const channel = await setUp(format);
    expect(await box.received()).toHaveLength(1);
    expect(await send(channel, LETTER, deps)).toEqual(SENT);
    expect(await box.received()).toHaveLength(2);
  },
);

test.each(FORMATS)("every message to a %s webhook is signed", async (format) => {
  const channel = await setUp(format);
  await send(channel, LETTER, deps);
  const [challenge, message] = await box.received();
  for (const { headers, text } of [challenge, message].flatMap((some) => some ?? []))
    expect(new Webhook(channel.secret).verify(text, headers)).toEqual(JSON.parse(text));
  const { headers = {}, text = "" } = message ?? {};
  expect(headers["webhook-id"]).toBe(LETTER.id);
  expect(() => new Webhook(channel.secret).verify(`${text} `, headers)).toThrow();
  expect(() => new Webhook(`whsec_${btoa("another secret")}`).verify(text, headers)).toThrow();
});

test.each<[Format, Reaction]>([
  ["json", { body: "thanks" }],
  ["json", { body: '{"challenge":"guessed"}' }],
  ["json", { status: 500, body: '{"challenge":"{challenge}"}' }],
  ["json", { status: 302, headers: { location: "/elsewhere" }, body: "{challenge}" }],
  ["json", { hangUp: true }],
  ["discord", { status: 204 }],
  ["slack", { body: "<html>Welcome</html>" }],
  ["matrix", { body: "ok" }],
])("a %s webhook that answers %o is not kept", async (format, reaction) => {
  await box.answers(reaction);
  const refused = await setUpWebhook({ format, url: box.hook }, READING, deps);
  expect(refused).toMatchObject({ ok: false, refusal: { code: "WEBHOOK_UNANSWERED" } });
  expect(await box.received()).toHaveLength(1);
});

test("an answer without end is not read to its end", async () => {
  await box.answers({ body: `${"x".repeat(1_000_000)}{challenge}` });
  const refused = await setUpWebhook({ format: "json", url: box.hook }, READING, deps);
  expect(refused).toMatchObject({ refusal: { code: "WEBHOOK_UNANSWERED" } });
});

test("a challenge may be answered as plain text", async () => {
  await box.answers({ body: "{challenge}\n" });
  expect(await setUpWebhook({ format: "json", url: box.hook }, READING, deps)).toMatchObject({
    ok: true,
  });
});

test("programs are told the facts", async () => {
  const channel = await setUp("json");
  await send(channel, LETTER, deps);
  expect((await bodies())[1]).toEqual({
    id: "freitags-runde.42.turn",
    type: "turn",
    language: "de",
    text: "Du bist dran · Freitagsrunde\nSpiel 3 von 36. Bis Di., 1. Dez., 18:00.",
    url: "https://skat.example/t/freitags-runde",
    table: "freitags-runde",
    name: "Freitagsrunde",
    seq: 42,
    n: 3,
    of: 36,
    deadline: "2026-12-01T17:00:00.000Z",
  });
});

test("chats are told in words, with the way to the table", async () => {
  const said: Record<string, string> = {};
  for (const format of ["discord", "slack", "matrix"] as const) {
    box = mailbox(receiver.origin);
    const channel = await setUp(format);
    await send(channel, LETTER, deps);
    said[format] = JSON.stringify((await bodies())[1]);
  }
  for (const text of Object.values(said)) {
    expect(text).toContain("Du bist dran · Freitagsrunde");
    expect(text).toContain("Spiel 3 von 36");
    expect(text).toContain("https://skat.example/t/freitags-runde");
  }
});

test("no name rings everybody, draws, or leads anywhere", async () => {
  const name = "@everyone <!channel> **x** [y](https://evil.example) evil.example <b>";
  const letter = { ...LETTER, about: { ...NOTICE, name, who: ["@here", "<@U123>"] } };
  const said: Record<string, string> = {};
  for (const format of FORMATS) {
    box = mailbox(receiver.origin);
    const channel = await setUp(format);
    await send(channel, letter, deps);
    const [, body] = await bodies();
    said[format] = format === "discord" ? body.content : body.text;
    if (format === "discord") expect(body.allowed_mentions).toEqual({ parse: [] });
    if (format === "matrix") {
      expect(body.html).toContain("&lt;b&gt;");
      expect(body.html).not.toMatch(/evil\.example|@everyone|<b>/);
    }
  }
  for (const text of Object.values(said)) expect(text).not.toMatch(/@everyone|@here|evil\.example/);
  expect(said["slack"]).not.toMatch(/<!channel>|<@U123>|<b>/);
  expect(said["discord"]).toContain("\\*\\*x\\*\\*");
  expect(said["discord"]).toContain("\\[y\\]\\(");
});

test.each([
  ["http://hooks.example.org/x", "json"],
  ["https://10.0.0.1/x", "json"],
  ["https://user:secret@hooks.example.org/x", "slack"],
  ["https://hooks.example.org/x", "discord"],
  ["https://discord.com/login", "discord"],
  ["https://discord.com.evil.org/api/webhooks/1/abc", "discord"],
] as const)("%s is no address of a %s webhook, and is never called", async (url, format) => {
  const called: string[] = [];
  const watched = {
    ...deps,
    fetch: async (place: string) => {
      called.push(place);
      return new Response("ok");
    },
  };
  const refused = await setUpWebhook({ format, url }, READING, watched);
  expect(refused).toMatchObject({ refusal: { code: "WEBHOOK_ADDRESS" } });
  expect(called).toEqual([]);
});

test.each([
  [200, "json", SENT],
  [204, "discord", SENT],
  [301, "json", { kind: "again", after: null, why: "HTTP 301" }],
  [307, "slack", { kind: "again", after: null, why: "HTTP 307" }],
  [404, "json", { kind: "again", after: null, why: "HTTP 404" }],
  [404, "discord", GONE],
  [410, "json", GONE],
  [500, "matrix", { kind: "again", after: null, why: "HTTP 500" }],
] as const)("an answer of %i to a message to a %s webhook", async (status, format, outcome) => {
  const channel = await setUp(format);
  await box.answers({ status, headers: { location: box.hook } });
  expect(await send(channel, LETTER, deps)).toEqual(outcome);
  // No redirect was followed.
  expect(await box.received()).toHaveLength(2);
});

test("a receiver that asks for patience is given it, up to a day", async () => {
  const channel = await setUp("discord");
  const now = deps.now();
  const waits: (number | null)[] = [];
  for (const wait of ["30", new Date(now + 90_000).toUTCString(), "99999999", "soon"]) {
    await box.answers({ status: 429, headers: { "retry-after": wait } });
    const outcome = await send(channel, LETTER, deps);
    waits.push(outcome.kind === "again" && outcome.after !== null ? outcome.after - now : null);
  }
  expect(waits[0]).toBe(30_000);
  expect(Math.round((waits[1] ?? 0) / 1000)).toBeCloseTo(90, -1);
  expect(waits[2]).toBe(24 * 3_600_000);
  expect(waits[3]).toBeNull();
});

/** A resolver that says where a name leads, as DNS over HTTPS does; whatever else is called is noted. */
function resolving(addresses: Readonly<Record<"A" | "AAAA", readonly string[]>> | null) {
  const called: string[] = [];
  const fetch: Deps["fetch"] = async (place) => {
    const url = new URL(place);
    if (url.hostname !== "cloudflare-dns.com") {
      called.push(place);
      return new Response("ok");
    }
    if (!addresses) return new Response("", { status: 503 });
    const type = url.searchParams.get("type") as "A" | "AAAA";
    const Answer = addresses[type].map((data) => ({ type: type === "A" ? 1 : 28, data }));
    return Response.json({ Status: 0, Answer });
  };
  return { called, deps: { ...deps, fetch, settings: settingsFrom({}) } };
}

test.each([
  [{ A: ["127.0.0.1"], AAAA: [] }],
  [{ A: ["93.184.215.14", "10.0.0.7"], AAAA: [] }],
  [{ A: ["93.184.215.14"], AAAA: ["fd00::1"] }],
  [{ A: [], AAAA: [] }],
  [null],
])("a name that leads to %o is not called", async (addresses) => {
  const { called, deps } = resolving(addresses);
  const asked = { format: "slack", url: "https://hooks.club.de/services/x" } as const;
  expect(await setUpWebhook(asked, READING, deps)).toMatchObject({
    refusal: { code: "WEBHOOK_UNANSWERED" },
  });
  const channel = { kind: "webhook", ...asked, secret: `whsec_${btoa("secret")}` } as const;
  expect(await send(channel, LETTER, deps)).toMatchObject({ kind: "again" });
  expect(called).toEqual([]);
});

test("a name that leads to the public internet is called", async () => {
  const { called, deps } = resolving({ A: ["93.184.215.14"], AAAA: ["2606:4700::1"] });
  const asked = { format: "slack", url: "https://hooks.club.de/services/x" } as const;
  expect(await setUpWebhook(asked, READING, deps)).toMatchObject({ ok: true });
  expect(called).toEqual([asked.url]);
});

test("no host is called for the first time again and again", async () => {
  const doors: string[] = [];
  const knock: Deps["knock"] = async (door) => doors.push(door) <= 2;
  await box.answers({ body: "{challenge}" });
  const asked = { format: "json", url: box.hook } as const;
  for (const expected of [true, true, false])
    expect((await setUpWebhook(asked, READING, { ...deps, knock })).ok).toBe(expected);
  expect(new Set(doors).size).toBe(1);
  expect(await box.received()).toHaveLength(2);
});
