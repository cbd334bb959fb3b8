import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect, greet } from "./support/socket.ts";
import { look, seatEverybody } from "./support/table.ts";
import { withClock } from "./support/time.ts";

// What a socket does not put up with: strange greetings and frames, noise, and silence.

// What may be said fills up again with time: on a clock that stands still, a slow machine says no less at once than a fast one.
withClock();

test("sockets that are opened and say nothing make room for those that do", async () => {
  const { table, tokens } = await seatEverybody();
  const silent = await Promise.all(Array.from({ length: 60 }, () => connect(table)));
  await silent[0]?.until(() => silent.some(({ closed }) => closed.length > 0));
  const player = await greet(table, tokens[0]);
  expect(player.closed).toEqual([]);
  const open = await runInDurableObject(
    env.TABLES.getByName(table),
    (_, state) => state.getWebSockets().length,
  );
  expect(open).toBeLessThanOrEqual(51);
});

test("a client of an older protocol is sent away to reload", async () => {
  const { table } = await seatEverybody();
  const client = await connect(table);
  client.send({ kind: "hello", protocol: 0, after: 0 });
  await client.until(() => client.closed.length > 0);
  expect(client.messages()).toMatchObject([{ kind: "refused", error: { code: "CLIENT_TOO_OLD" } }]);
});

const STRANGE_GREETINGS: readonly (readonly [string, unknown, string])[] = [
  ["no JSON", "{", "BAD_REQUEST"],
  ["nothing", "", "BAD_REQUEST"],
  ["an array", [], "BAD_REQUEST"],
  ["null", "null", "BAD_REQUEST"],
  ["a command first", { kind: "command", id: "x", command: { type: "pass" } }, "BAD_REQUEST"],
  ["a foreign prototype", '{"kind":"hello","__proto__":{"after":0},"protocol":1}', "BAD_REQUEST"],
  ["deep nesting", "[".repeat(2000) + "]".repeat(2000), "BAD_REQUEST"],
  ["too much", "x".repeat(5000), "TOO_LARGE"],
  [
    "an unknown token",
    { kind: "hello", protocol: 1, after: 0, token: "A".repeat(43) },
    "TOKEN_UNKNOWN",
  ],
  ["a fractional position", { kind: "hello", protocol: 1, after: 0.5 }, "BAD_REQUEST"],
  ["a negative position", { kind: "hello", protocol: 1, after: -1 }, "BAD_REQUEST"],
];

test.each(STRANGE_GREETINGS)(
  "a greeting that is %s is refused and closed",
  async (_, greeting, code) => {
    const { table } = await seatEverybody();
    const client = await connect(table);
    client.send(greeting);
    await client.until(() => client.closed.length > 0);
    expect(client.messages()).toMatchObject([{ kind: "refused", error: { code } }]);
  },
);

const STRANGE_FRAMES: readonly (readonly [string, unknown, string])[] = [
  ["no JSON", "}{", "BAD_REQUEST"],
  ["an unknown kind", { kind: "shout" }, "BAD_REQUEST"],
  ["an unknown command", { kind: "command", id: "m", command: { type: "cheat" } }, "BAD_REQUEST"],
  [
    "an unknown card",
    { kind: "command", id: "m", command: { type: "play", card: "XX" } },
    "BAD_REQUEST",
  ],
  [
    "a huge number",
    '{"kind":"command","id":"m","command":{"type":"bid","value":1e400}}',
    "BAD_REQUEST",
  ],
  ["no number", { kind: "command", id: "m", command: { type: "bid", value: "18" } }, "BAD_REQUEST"],
  [
    "a field too many",
    { kind: "command", id: "m", command: { type: "pass", seat: 0 } },
    "BAD_REQUEST",
  ],
  ["free text", { kind: "say", text: "I have the ace" }, "PHRASES_ONLY"],
  ["an unknown phrase", { kind: "say", phrase: "hearts-please" }, "BAD_REQUEST"],
];

test.each(STRANGE_FRAMES)(
  "a frame with %s is refused, and the socket goes on",
  async (_, frame, code) => {
    const { table, tokens } = await seatEverybody();
    const client = await greet(table, tokens[0]);
    const { seq } = await look(table);
    client.send(frame);
    await client.until(() => client.messages().some(({ kind }) => kind === "refused"));
    const refused = client.messages().find(({ kind }) => kind === "refused");
    expect(refused).toMatchObject({ error: { code } });
    if (typeof frame === "object" && "id" in (frame as object))
      expect(refused).toMatchObject({ id: "m" });
    expect((await look(table)).seq).toBe(seq);
    client.send("ping");
    await client.until(() => client.frames.includes("pong"));
  },
);

test("a frame larger than 4 KB, or binary, or a second greeting ends the socket and nothing else", async () => {
  const { table, tokens } = await seatEverybody();
  const { seq } = await look(table);
  for (const [frame, code] of [
    ["x".repeat(4097), "TOO_LARGE"],
    [JSON.stringify({ kind: "hello", protocol: 1, after: 0 }), "BAD_REQUEST"],
  ]) {
    const client = await greet(table, tokens[0]);
    client.send(frame);
    await client.until(() => client.closed.length > 0);
    expect(client.messages().at(-1)).toMatchObject({ kind: "refused", error: { code } });
  }
  expect((await look(table)).seq).toBe(seq);
});

test("a spectator can neither act nor speak, however much noise it makes", async () => {
  const { table } = await seatEverybody();
  const client = await greet(table);
  expect(await client.command("x", { type: "pass" })).toMatchObject({
    error: { code: "NOT_SEATED" },
  });
  for (let i = 0; i < 300; i++) client.send({ kind: "say", phrase: "hello" });
  await client.until(() => client.closed.length > 0);
  const codes = client.messages().flatMap((m) => (m.kind === "refused" ? [m.error.code] : []));
  expect(new Set(codes)).toEqual(new Set(["NOT_SEATED", "RATE_LIMITED"]));
  expect(client.messages().some(({ kind }) => kind === "said")).toBe(false);
});

test("a phrase reaches everybody, moves nothing, and cannot be said without end", async () => {
  const { table, tokens } = await seatEverybody();
  const speaker = await greet(table, tokens[1]);
  const listener = await greet(table, tokens[2]);
  const spectator = await greet(table);
  const { seq } = await look(table);
  for (let i = 0; i < 20; i++) speaker.send({ kind: "say", phrase: "good-luck" });
  await speaker.until(() => speaker.messages().some(({ kind }) => kind === "refused"));
  for (const client of [listener, spectator]) {
    await client.until(() => client.messages().some(({ kind }) => kind === "said"));
    const said = client.messages().filter(({ kind }) => kind === "said");
    expect(said[0]).toMatchObject({ seat: 1, phrase: "good-luck" });
    expect(said.length).toBeLessThan(10);
  }
  expect((await look(table)).seq).toBe(seq);
});
