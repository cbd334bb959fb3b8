import { expect, test, vi } from "vitest";
import { EXPORTED, SECRET } from "../../worker/player/export.ts";
import { type Browser, listed as knows, newBrowser, playerOf } from "./support/browser.ts";
import { atTable, exported, rowsIn, tableOf, wellKnown, whenAsked } from "./support/my-data.ts";
import { playUntil } from "./support/table.ts";
import { withClock } from "./support/time.ts";

// What is kept about somebody belongs to them: all of it can be had as one file.

withClock();

/** What becomes of each table of a table's object when somebody wants to see, or to erase, what is kept of them. */
const AT_A_TABLE: Readonly<Record<string, "told" | "game" | "hash">> = {
  ...{ events: "game", opening: "game", outbox: "game" },
  ...{ people: "told", plans: "told", notes: "told", mutes: "told", talk: "told", reports: "told" },
  ...{ webhook: "told" },
  // Only their number is told.
  ...{ keys: "hash", invites: "hash", kept: "hash", inboxes: "hash", former: "hash" },
};

test("the file holds what the player's object and each of its tables keep, and no secret", async () => {
  const { anna, table, browsers, club } = await wellKnown();
  const data = await exported(anna);
  expect(data).toMatchObject({
    at: Date.now(),
    unreached: [],
    player: {
      devices: [{ isHere: true }],
      tables: [{ table, seat: 0 }],
      feed: [{ nr: 1, isOpen: true }],
      settings: [{ zone: "Europe/Berlin", language: "en" }],
    },
    tables: [
      {
        table,
        people: [
          {
            ...{ name: "Anna", seat: 0, opener: true, keys: 2 },
            notes: [{ n: 1, text: "Anna keeps this" }],
            muted: ["Guest 2"],
            talk: [{ text: "Anna says so" }],
            reported: [{ line: 2 }],
            webhook: { format: "json" },
            deals: [],
          },
        ],
      },
    ],
  });
  expect(data.player["channels"]).toMatchObject([
    ...[{}, {}, {}].map(() => ({ added: expect.any(Number) })),
  ]);
  const text = JSON.stringify(data);
  expect(text).toContain("@example.com");
  // What others said or keep is theirs.
  expect(text).not.toContain("Ben says no");
  // Nothing in it opens anything: no hash, no key, no secret and no address that is as good as one.
  const rows = { ...(await rowsIn(playerOf(anna))), ...(await rowsIn(tableOf(table))) };
  const secrets = [...JSON.stringify(rows).matchAll(/[0-9a-f]{64}|whsec_[\w+/=]+|[\w-]{43,}/g)];
  expect(secrets.length).toBeGreaterThan(5);
  for (const [secret] of secrets) expect(text).not.toContain(secret);
  expect(text).not.toContain(new URL(club.hook).pathname);
  for (const [, value] of [anna.cookie ?? ""].map((cookie) => cookie.split("=")))
    expect(text).not.toContain(value);
  // Somebody else's file is about somebody else.
  const other = JSON.stringify(await exported(browsers[1] as Browser));
  expect(other).toContain("Ben says no");
  expect(other).not.toContain("Anna keeps this");
});

test("every table of the player's object is in the file, or named as a secret", async () => {
  const { anna } = await wellKnown();
  const rows = await rowsIn(playerOf(anna));
  expect(Object.keys(rows).sort()).toEqual([...Object.keys(EXPORTED), ...SECRET].sort());
  const { player } = await exported(anna);
  for (const [name, kept] of Object.entries(rows))
    if (!SECRET.includes(name)) expect(player[name], name).toHaveLength(kept.length);
});

test("a new kind of thing that a table keeps has to say what becomes of it", async () => {
  const { table } = await wellKnown();
  expect(Object.keys(await rowsIn(tableOf(table))).sort()).toEqual(Object.keys(AT_A_TABLE).sort());
});

test("the games are in it as links and records, and only one's own", async () => {
  const at = await atTable({ deals: 1, pace: { kind: "none" } });
  await playUntil(at, ({ state }) => state.phase === "finished");
  const [anna] = at.browsers as [Browser];
  const [own] = (await exported(anna)).tables;
  expect(own?.people[0]?.deals).toMatchObject([
    { n: 1, link: expect.stringMatching(/^\/r\/d\//), record: expect.stringContaining("Anna") },
  ]);
});

test("a table that does not answer is named, and the rest is there", async () => {
  const at = await atTable();
  const [anna] = at.browsers as [Browser];
  const second = await atTable({}, [anna, newBrowser(), newBrowser()]);
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await whenAsked(at.table, "SELECT person FROM inboxes", () => undefined);
  const data = await exported(anna);
  reported.mockRestore();
  expect(data.unreached).toEqual([at.table]);
  expect(data.tables).toMatchObject([{ table: second.table, people: [{ name: "Anna" }] }]);
});

test("nobody else gets the file, or erases anything", async () => {
  const { anna, table } = await wellKnown();
  const stranger = newBrowser(`device=${"S".repeat(43)}.${anna.inbox()}`);
  for (const [method, path] of [
    ["GET", "/api/me/export"],
    ["DELETE", "/api/me"],
  ] as const) {
    const unknown = { status: 401, body: { error: { code: "DEVICE_UNKNOWN" } } };
    expect(await stranger.ask(method, path)).toMatchObject(unknown);
    expect(await newBrowser().ask(method, path)).toMatchObject(unknown);
    const foreign = newBrowser(anna.cookie);
    foreign.headers = () => ({ cookie: anna.cookie ?? "", origin: "https://elsewhere.test" });
    expect(await foreign.ask(method, path)).toMatchObject(unknown);
    // A link on somebody else's page.
    foreign.headers = () => ({ cookie: anna.cookie ?? "", "sec-fetch-site": "cross-site" });
    expect(await foreign.ask(method, path)).toMatchObject(unknown);
  }
  await knows(anna, table).toMatchObject({ seat: 0 });
});
