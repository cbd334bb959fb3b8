import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { TableObject } from "../../worker/table-object.ts";
import { seatBrowsers } from "./support/browser.ts";
import { greet } from "./support/socket.ts";
import { ask, bearer, look, playUntil, seatEverybody, send } from "./support/table.ts";

/** Runs inside the table's object. */
function inside<T>(
  table: string,
  work: (state: DurableObjectState, object: TableObject) => T,
): Promise<T> {
  return runInDurableObject(env.TABLES.getByName(table), (object: TableObject, state) =>
    work(state, object),
  );
}

const logOf = (table: string) =>
  inside(table, ({ storage }) =>
    JSON.stringify(storage.sql.exec("SELECT * FROM events ORDER BY seq").toArray()),
  );

const BENDINGS = [
  "UPDATE events SET body = '{}' WHERE seq = 1",
  "UPDATE events SET at = at + 1",
  "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)",
  "DELETE FROM events",
  "INSERT INTO events SELECT max(seq) + 2, max(at), 'x', 1, '{}' FROM events",
  "INSERT OR REPLACE INTO events SELECT seq, at, type, v, '{}' FROM events WHERE seq = 1",
];

test.each(BENDINGS)("the log refuses: %s", async (statement) => {
  const { table } = await seatEverybody();
  const before = await logOf(table);
  const error = await inside(table, ({ storage }) => {
    try {
      storage.sql.exec(statement);
      return null;
    } catch (refused) {
      return String(refused);
    }
  });
  expect(error).toMatch(/append-only/);
  expect(await logOf(table)).toBe(before);
});

test("three people who play live write at most 101 rows a deal", async () => {
  const deals = 3;
  const seated = await seatBrowsers({ rules: { deals } });
  const { table, tokens } = seated;
  for (const token of tokens) await greet(table, token);
  await look(table, tokens[0]);
  const written = () => inside(table, (_, { host }) => host.rowsWritten);
  const before = await written();
  const commands = await playUntil(seated, ({ state }) => state.phase === "finished");
  const rows = ((await written()) - before) / deals;
  console.log(
    `rows written: ${rows.toFixed(1)} a deal, for ${(commands / deals).toFixed(1)} commands`,
  );
  // The counter counts: every command is at least one row.
  expect(rows).toBeGreaterThanOrEqual(commands / deals);
  expect(rows).toBeLessThanOrEqual(101);
});

test("the rows that the object counts are those that the storage wrote", async () => {
  const { table } = await seatEverybody();
  const [counted, written] = await inside(table, ({ storage }, { host }) => {
    const before = host.rowsWritten;
    host.sql("INSERT INTO people(person, name) VALUES ('a', 'A'), ('b', 'B')");
    const cursor = storage.sql.exec(
      "INSERT INTO people(person, name) VALUES ('c', 'C'), ('d', 'D')",
    );
    cursor.toArray();
    return [host.rowsWritten - before, cursor.rowsWritten];
  });
  expect(counted).toBe(written);
  expect(written).toBeGreaterThanOrEqual(2);
});

test("a name is erased while the log stays byte for byte", async () => {
  const seated = await seatEverybody({ name: "Erika Mustermann", rules: { deals: 1 } });
  const { table, tokens } = seated;
  await playUntil(seated, ({ state }) => state.phase === "playing");
  const before = await logOf(table);
  expect(before).not.toContain("Erika");
  const erased = await ask(
    "DELETE",
    `/api/tables/${table}/name`,
    undefined,
    bearer(tokens[0] ?? ""),
  );
  expect(erased.status).toBe(200);
  expect(await logOf(table)).toBe(before);
  expect((await look(table)).state.players[0]).toMatchObject({ name: "former player" });
  expect(
    await inside(table, ({ storage }) =>
      JSON.stringify(
        ["people", "keys", "invites", "kept", "opening"].map((name) =>
          storage.sql.exec(`SELECT * FROM ${name}`).toArray(),
        ),
      ),
    ),
  ).not.toContain("Erika");
  // The others' series goes on; when it is over, nothing is kept of who was there.
  await playUntil(seated, ({ state }) => state.phase === "finished");
  const late = await ask("GET", `/api/tables/${table}`, undefined, bearer(tokens[0] ?? ""));
  expect(late).toMatchObject({ status: 401, body: { error: { code: "TOKEN_UNKNOWN" } } });
  const { body } = await ask<{ record: string; seats: { name: string }[] }>(
    "GET",
    `/api/tables/${table}/deals/1`,
  );
  expect(body.seats[0]?.name).toBe("former player");
  expect(body.record).not.toContain("Erika");
});

test("a name can be changed, and everybody is told", async () => {
  const { table, tokens } = await seatEverybody({ name: "Anna" });
  const other = await greet(table, tokens[1]);
  const before = await logOf(table);
  await ask("PUT", `/api/tables/${table}/name`, { name: "Änne 🂡" }, bearer(tokens[0] ?? ""));
  await other.until(() =>
    other.messages().some((m) => m.kind === "presence" && m.players[0]?.name === "Änne 🂡"),
  );
  expect(await logOf(table)).toBe(before);
});

test("no secret is kept, only hashes", async () => {
  const { table, tokens, opened } = await seatEverybody();
  const everything = await inside(table, ({ storage }) =>
    JSON.stringify(
      storage.sql
        .exec<{ name: string }>(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
        )
        .toArray()
        .map(({ name }) => storage.sql.exec(`SELECT * FROM ${name}`).toArray()),
    ),
  );
  expect(everything).toContain(table);
  for (const secret of [...tokens, ...opened.invites.map(({ url }) => url.split("=")[1] ?? "")])
    expect(everything).not.toContain(secret);
});

test("asking for a table that does not exist leaves nothing behind", async () => {
  const table = "nobody-was-here";
  await ask("GET", `/api/tables/${table}`);
  await greet(table).catch(() => undefined);
  const tables = await inside(table, ({ storage }) =>
    storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'")
      .toArray(),
  );
  expect(tables).toEqual([]);
});

test("what is logged is plain and can be folded again: seq without gaps, time that never runs back", async () => {
  const seated = await seatEverybody({ rules: { deals: 1 } });
  await playUntil(seated, ({ state }) => state.phase === "finished");
  await evictDurableObject(env.TABLES.getByName(seated.table));
  const rows = JSON.parse(await logOf(seated.table)) as { seq: number; at: number }[];
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => a - b));
});

test("a bug in the middle of a command leaves the log and the table as they were", async () => {
  const seated = await seatEverybody();
  const { table, tokens } = seated;
  const [seat = 0] = (await look(table)).state.deal?.toAct ?? [];
  const token = tokens[seat] ?? "";
  const client = await greet(table, token);
  const before = await logOf(table);
  const real = await inside(table, (_, { host }) => {
    const real = host.sql;
    host.sql = (statement, ...values) => {
      const rows = real<never>(statement, ...values);
      // The row is written when it breaks: the transaction has to take it back.
      if (statement.startsWith("INSERT INTO events")) throw new Error("planted");
      return rows;
    };
    return real;
  });
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failed = await send(table, token, { type: "bid", value: 18 }, "same");
  expect(failed).toMatchObject({ status: 500, body: { error: { code: "INTERNAL" } } });
  client.send({ kind: "command", id: "same", command: { type: "bid", value: 18 } });
  await client.until(() => client.closed.some(({ code }) => code === 1011));
  expect(reported).toHaveBeenCalledTimes(2);
  reported.mockRestore();
  await inside(table, (_, { host }) => Object.assign(host, { sql: real }));
  expect(await logOf(table)).toBe(before);
  expect((await send(table, token, { type: "bid", value: 18 }, "same")).status).toBe(200);
});
