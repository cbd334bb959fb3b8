import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ERRORS, errorOf, statusOf } from "../../shared/protocol/errors.ts";
import { NameSchema, OriginSchema } from "../../shared/protocol/fields.ts";
import {
  ClientMessageSchema,
  CommandBodySchema,
  MOST_EMBED_ORIGINS,
  OpenTableSchema,
  SeatCommandSchema,
  SitDownSchema,
} from "../../shared/protocol/messages.ts";
import { PHRASES } from "../../shared/protocol/phrases.ts";
import { readJson, readMessage } from "../../shared/protocol/read.ts";
import { completeRules } from "../../shared/table/rules.ts";

const TOKEN = `${"A".repeat(42)}_`;
const NONCE = "0123456789abcdef".repeat(2);

describe("commands", () => {
  test.each([
    { type: "bid", value: 18 },
    { type: "bid", value: 19.5 },
    { type: "hold" },
    { type: "pass" },
    { type: "take-skat" },
    { type: "declare", game: "G", hand: true, ouvert: true },
    { type: "declare", game: "C", discard: ["CJ", "HT"] },
    // Refused by the rules, with their own codes.
    { type: "declare", game: "X", discard: ["CJ"] },
    { type: "declare", game: "N", discard: null },
    { type: "play", card: "D7" },
    { type: "claim" },
    { type: "claim", level: "schwarz" },
    { type: "concede" },
    { type: "concede", game: "D", hand: true },
    { type: "answer", accept: false },
    { type: "cut", nonce: NONCE },
    { type: "call-vote", kind: "replace", about: 3 },
    { type: "call-vote", kind: "continue-with-bot", about: 0 },
    { type: "call-vote", kind: "end-series" },
    { type: "call-vote", kind: "end-series", about: 1 },
    { type: "call-vote", kind: "pause" },
    { type: "call-vote", kind: "resume" },
    { type: "vote", vote: 17, agree: false },
    { type: "take-back" },
    { type: "return" },
  ])("%j is well formed", (command) => {
    expect(readMessage(SeatCommandSchema, command)).toEqual({ ok: true, value: command });
    expect(readMessage(CommandBodySchema, { id: "1", command, expectedSeq: 0 })).toMatchObject({
      ok: true,
    });
  });

  test.each([
    [{ type: "bid" }, "value"],
    [{ type: "bid", value: "18" }, "value"],
    [{ type: "bid", value: Number.NaN }, "value"],
    [{ type: "bid", value: 1e300 }, "value"],
    [{ type: "play", card: "C10" }, "card"],
    [{ type: "play", card: ["CJ"] }, "card"],
    [{ type: "declare", game: "C", discard: ["CJ", "??"] }, "discard.1"],
    [{ type: "declare", game: "C", discard: new Array(33).fill("CJ") }, "discard"],
    [{ type: "declare", game: "x".repeat(17) }, "game"],
    [{ type: "declare", game: "C", hand: 1 }, "hand"],
    [{ type: "concede", game: "N" }, "game"],
    [{ type: "claim", level: "all" }, "level"],
    [{ type: "answer" }, "accept"],
    [{ type: "cut", nonce: "xyz" }, "nonce"],
    [{ type: "call-vote", kind: "replace" }, "about"],
    [{ type: "call-vote", kind: "pause", about: 1 }, "about"],
    [{ type: "call-vote", kind: "take-back" }, "kind"],
    [{ type: "vote", vote: 1 }, "agree"],
    [{ type: "vote", vote: -1, agree: true }, "vote"],
    [{ type: "take-back", seat: 1 }, "seat"],
    [{ type: "pass", seat: 1 }, "seat"],
    [{ type: "kontra" }, "type"],
    [{}, "type"],
    ["pass", ""],
    [null, ""],
  ])("%j is refused at %s", (command, field) => {
    expect(readMessage(SeatCommandSchema, command)).toMatchObject({
      ok: false,
      refusal: { code: "BAD_REQUEST", field },
    });
  });

  test("ids have 1 to 64 characters, whatever they are", () => {
    const command = { type: "pass" };
    const read = (id: unknown) => readMessage(CommandBodySchema, { id, command }).ok;
    for (const id of ["1", " a b ", "ü".repeat(64), "🂡".repeat(64)]) expect(read(id)).toBe(true);
    for (const id of ["", "x".repeat(65), "a\nb", "\ud800", 7, null]) expect(read(id)).toBe(false);
  });
});

describe("opening a table", () => {
  const reads = (body: unknown) => readMessage(OpenTableSchema, body).ok;

  test("nothing is needed, everything may be said", () => {
    expect(reads({})).toBe(true);
    expect(
      readMessage(OpenTableSchema, {
        id: "my_table-1",
        name: "  Friday  ",
        rules: {
          ...{ players: 4, deals: 48, sheet: "bierlachs", limit: 301, pace: { kind: "none" } },
          ...{ bots: true, spectators: "none", spectatorDelay: 10, memory: "last-trick" },
          ...{ talk: "phrases", embedOrigins: ["https://club.example", "http://localhost:8080"] },
        },
        seats: [
          { kind: "bot", level: "club" },
          { kind: "human", name: "Ann" },
        ],
      }),
    ).toMatchObject({ ok: true, value: { name: "Friday" } });
  });

  test.each([
    [{ id: "short" }],
    [{ id: "a/b/c/d" }],
    [{ id: "x".repeat(65) }],
    [{ rules: { deals: 0 } }],
    [{ rules: { deals: 361 } }],
    [{ rules: { deals: 1.5 } }],
    [{ rules: { players: 5 } }],
    [{ rules: { limit: 400 } }],
    [{ rules: { spectatorDelay: 11 } }],
    [{ rules: { deal: 12 } }],
    [{ rules: { pace: { kind: "fast" } } }],
    [{ rules: { pace: { kind: "none", days: 1 } } }],
    [{ rules: { pace: { kind: "days", days: 4 } } }],
    [{ rules: { pace: { kind: "days", days: 1, bank: { hours: 1, credit: 1, cap: 1 } } } }],
    [{ rules: { pace: { kind: "days", bank: { hours: 10, credit: 1, cap: 9 } } } }],
    [{ rules: { pace: { kind: "days", vacationDays: -1 } } }],
    [{ rules: { pace: { kind: "live", perAction: 1 } } }],
    [{ rules: { pace: { kind: "live", onDeadline: "wait" } } }],
    [{ zone: "../../etc" }],
    [{ rules: { embedOrigins: new Array(MOST_EMBED_ORIGINS + 1).fill("https://a.example") } }],
    [{ seats: new Array(4).fill({ kind: "human" }) }],
    [{ seats: new Array(3).fill({ kind: "bot" }) }],
    [{ seats: [{ kind: "human", level: "club" }] }],
    [{ seats: [{ kind: "robot" }] }],
    [{ colour: "green" }],
    [[]],
  ])("%j is refused", (body) => {
    expect(reads(body)).toBe(false);
  });

  test.each([
    [{ kind: "live" }, { kind: "live", perAction: 30, bank: 300, onDeadline: "default" }],
    [
      { kind: "live", bank: 0 },
      { kind: "live", perAction: 30, bank: 0, onDeadline: "default" },
    ],
    [
      { kind: "days" },
      { kind: "days", days: 3, weekendsOff: false, vacationDays: 10, onDeadline: "bot" },
    ],
    [
      { kind: "days", bank: { hours: 72, credit: 12, cap: 240 }, weekendsOff: true },
      {
        ...{ kind: "days", bank: { hours: 72, credit: 12, cap: 240 } },
        ...{ weekendsOff: true, vacationDays: 10, onDeadline: "bot" },
      },
    ],
  ])("a pace asked for as %j is completed", (pace, completed) => {
    const read = readMessage(OpenTableSchema, {
      rules: { pace },
      zone: "America/Argentina/Ushuaia",
    });
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    expect(completeRules(read.value.rules ?? {}).pace).toEqual(completed);
  });

  test.each([1, 2, 3, 5, 7, 14])("%i days a turn can be asked for", (days) => {
    expect(reads({ rules: { pace: { kind: "days", days } } })).toBe(true);
  });

  test("two bots and one person make a table, four bots do not", () => {
    const bot = { kind: "bot" };
    expect(reads({ seats: [{ kind: "human" }, bot, bot] })).toBe(true);
    expect(reads({ seats: [bot, bot] })).toBe(true);
    expect(reads({ rules: { players: 4 }, seats: [bot, bot, bot, bot] })).toBe(false);
  });
});

test("origins are spelled as browsers spell them", () => {
  const reads = (origin: string) => readMessage(OriginSchema, origin).ok;
  const good = ["https://a.example", "http://192.168.0.7:8787", "http://[::1]:8787", "https://x"];
  for (const origin of good) {
    expect(new URL(origin).origin).toBe(origin);
    expect(reads(origin), origin).toBe(true);
  }
  const bad = ["https://a.example/", "https://A.example", "https://a.example:443", "http://a:80"];
  for (const origin of [...bad, "null", "*", "ftp://a", "https://", "https://a b", "https://a@b"]) {
    expect(reads(origin), origin).toBe(false);
  }
});

test("names are trimmed, have at most 40 code points, and can be shown", () => {
  const reads = (name: string) => readMessage(NameSchema, name);
  expect(reads("  Jürgen  ")).toEqual({ ok: true, value: "Jürgen" });
  expect(reads("👩‍👩‍👧")).toMatchObject({ ok: true });
  expect(reads("🂡".repeat(40))).toMatchObject({ ok: true });
  for (const name of ["", "   ", "x".repeat(41), "a\u0000b", "a\nb", "\u202eevil", "\ud83c"]) {
    expect(reads(name).ok, JSON.stringify(name)).toBe(false);
  }
});

test("sitting down: an invitation and a name, a token and a nonce if the client likes", () => {
  const body = { invite: "abcdefghijklmnop", name: "Bert" };
  const reads = (more: object) => readMessage(SitDownSchema, { ...body, ...more }).ok;
  expect(reads({})).toBe(true);
  expect(reads({ token: TOKEN, nonce: NONCE })).toBe(true);
  expect(reads({ token: "short" })).toBe(false);
  expect(reads({ nonce: "" })).toBe(false);
  expect(reads({ seat: 2 })).toBe(false);
});

describe("frames", () => {
  const reads = (frame: unknown) => readMessage(ClientMessageSchema, frame).ok;

  test("hello, command, say", () => {
    expect(reads({ kind: "hello", protocol: 1, after: 0 })).toBe(true);
    expect(reads({ kind: "hello", protocol: 1, token: TOKEN, after: 17 })).toBe(true);
    expect(reads({ kind: "hello", protocol: 1, after: -1 })).toBe(false);
    expect(reads({ kind: "command", id: "a", command: { type: "pass" } })).toBe(true);
    expect(reads({ kind: "command", id: "a", command: { type: "pas" } })).toBe(false);
    for (const phrase of PHRASES) expect(reads({ kind: "say", phrase })).toBe(true);
    expect(reads({ kind: "say", text: "Good evening" })).toBe(true);
    expect(reads({ kind: "say", text: "x".repeat(501) })).toBe(false);
    expect(reads({ kind: "say", phrase: "i-hold-the-old-one" })).toBe(false);
    expect(reads({ kind: "say", phrase: "hello", text: "both" })).toBe(false);
    expect(reads({ kind: "say" })).toBe(false);
    expect(reads({ kind: "shout" })).toBe(false);
  });

  test("anything at all is answered with a value", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const read = readJson(ClientMessageSchema, text);
        if (!read.ok) expect(read.refusal.code).toBe("BAD_REQUEST");
      }),
      { seed: 1, numRuns: 1_000 },
    );
    expect(readJson(ClientMessageSchema, "{")).toMatchObject({
      ok: false,
      refusal: { code: "BAD_REQUEST", problem: "It is not JSON." },
    });
  });
});

test("every code has a status and a sentence; the rules' refusals are 409", () => {
  for (const [code, { status, message }] of Object.entries(ERRORS)) {
    expect(code).toMatch(/^[A-Z][A-Z0-9_]+$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].*\.$/);
  }
  // INTERFACE.md, Status and codes.
  const stated = {
    400: ["BAD_REQUEST"],
    401: ["TOKEN_UNKNOWN"],
    403: ["ORIGIN_NOT_ALLOWED", "NOT_SEATED"],
    404: ["TABLE_UNKNOWN", "DEAL_NOT_FINISHED"],
    409: ["SEQ_STALE", "ID_REUSED", "INVITE_USED", "SEAT_TAKEN", "CLAIM_NOT_PROVED"],
    413: ["TOO_LARGE"],
    426: ["CLIENT_TOO_OLD"],
    429: ["RATE_LIMITED"],
  };
  for (const [status, codes] of Object.entries(stated)) {
    for (const code of codes) expect(statusOf(code), code).toBe(Number(status));
  }
  for (const code of ["NOTHING_TO_ANSWER", "TABLE_PAUSED", "SERIES_OVER", "MUST_FOLLOW"]) {
    expect(statusOf(code), code).toBe(409);
  }
  expect(statusOf("toString")).toBe(409);
  expect(errorOf("SEQ_STALE", { seq: 3 })).toMatchObject({ code: "SEQ_STALE", seq: 3 });
});
