import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ObjectHost } from "../../worker/object-host.ts";
import { offsetsOf } from "../../worker/zones.ts";
import { seatBrowsers } from "./support/browser.ts";
import { ask, bearer, look, playUntil, seatEverybody, send } from "./support/table.ts";
import { DAY, eventsOf, evict, HOUR, pass, ring, typesOf, withClock } from "./support/time.ts";

withClock();

const days = { kind: "days", days: 3, vacationDays: 0 } as const;
const alarmOf = (table: string) =>
  runInDurableObject(env.TABLES.getByName(table), (_, { storage }) => storage.getAlarm());

async function turnOf(table: string) {
  const { seq, state } = await look(table);
  return { seq, seat: state.deal?.toAct[0] ?? -1, deadline: state.deal?.deadline };
}

test.each([false, true])(
  "a bot plays one turn for somebody absent; evicted before: %s",
  async (isEvicted) => {
    const { table } = await seatEverybody({ rules: { pace: days } });
    const { seq, seat, deadline } = await turnOf(table);
    expect(deadline).toBe(Date.now() + 3 * DAY);
    expect(await alarmOf(table)).toBeLessThanOrEqual(deadline ?? 0);
    pass(3 * DAY - 1);
    if (isEvicted) await evict(table);
    await ring(table);
    expect(await eventsOf(table, undefined, seq)).toEqual([]);
    expect(await alarmOf(table)).toBe(deadline);
    pass(1);
    if (isEvicted) await evict(table);
    await ring(table);
    const events = await eventsOf(table, undefined, seq);
    expect(events).toMatchObject([
      { type: "timedOut", seat, did: "bot" },
      { type: "stoodIn", seat },
      { type: expect.stringMatching(/^(bid|passed)$/), seat },
    ]);
    // An alarm that runs twice does nothing the second time.
    await ring(table);
    expect(await eventsOf(table, undefined, seq)).toEqual(events);
  },
);

test("a bot that is lost between the deadline and its act is asked again, and acts once", async () => {
  const { table, tokens } = await seatEverybody({ rules: { pace: days } });
  const { seq, seat } = await turnOf(table);
  pass(3 * DAY);
  // Somebody else's refused command is enough for the time to pass; then the object is gone.
  await send(table, tokens[(seat + 1) % 3] ?? "", { type: "take-skat" });
  await evict(table);
  await ring(table);
  await evict(table);
  await ring(table);
  const types = typesOf(await eventsOf(table, undefined, seq));
  expect(types.slice(0, 2)).toEqual(["timedOut", "stoodIn"]);
  expect(types).toHaveLength(3);
});

test("two deadlines at once: both defenders leave a claim unanswered, bots answer for both", async () => {
  const seated = await seatEverybody({ rules: { pace: days } });
  const { table, tokens } = seated;
  await playUntil(
    seated,
    ({ state: { deal } }) => deal?.tricks.length === 2 && deal.toAct[0] === deal.declarer,
  );
  const { seat } = await turnOf(table);
  const claimed = await send(table, tokens[seat] ?? "", { type: "claim" });
  expect(claimed.status).toBe(200);
  const { seq } = claimed.body;
  pass(3 * DAY);
  await ring(table);
  const types = typesOf(await eventsOf(table, undefined, seq));
  expect(types.slice(0, 3)).toEqual(["timedOut", "timedOut", "stoodIn"]);
  expect(types[3]).toBe("answered");
});

test("the deal is annulled, and the next one has its time", async () => {
  const { table } = await seatEverybody({
    rules: { pace: { ...days, onDeadline: "annul" }, deals: 2 },
  });
  const { seq } = await turnOf(table);
  pass(4 * DAY);
  await ring(table);
  const events = await eventsOf(table, undefined, seq);
  expect(typesOf(events)).toEqual(["timedOut", "adjudicated", "dealEnded", "dealt"]);
  expect((await turnOf(table)).deadline).toBe(Date.now() + 3 * DAY);
  const { body } = await ask("GET", `/api/tables/${table}/deals/1`);
  expect(body).toMatchObject({ result: { result: "annulled", entries: [0, 0, 0] } });
});

test("a command that comes too late is judged by what the time has led to", async () => {
  const { table, tokens } = await seatEverybody({
    rules: { pace: { kind: "live", perAction: 20, bank: 0 } },
  });
  const { seq, seat } = await turnOf(table);
  pass(20_000);
  // The alarm has not rung yet.
  const late = await send(table, tokens[seat] ?? "", { type: "bid", value: 18 });
  expect(late).toMatchObject({ status: 409, body: { error: { code: "NOT_YOUR_TURN" } } });
  expect(typesOf(await eventsOf(table, undefined, seq))).toEqual(["timedOut", "passed"]);
});

test("whoever comes after the deadline, before the bot, acts himself", async () => {
  const { table, tokens } = await seatEverybody({ rules: { pace: days } });
  const { seq, seat } = await turnOf(table);
  pass(3 * DAY + HOUR);
  const late = await send(table, tokens[seat] ?? "", { type: "bid", value: 18 });
  expect(late.status).toBe(200);
  expect(typesOf(late.body.events)).toEqual(["bid"]);
  expect(typesOf(await eventsOf(table, undefined, seq))).toEqual(["timedOut", "bid"]);
});

test("a clock that jumps back neither rings early nor turns the log around", async () => {
  const seated = await seatEverybody({ rules: { pace: days } });
  const { table, tokens } = seated;
  const first = await turnOf(table);
  await send(table, tokens[first.seat] ?? "", { type: "bid", value: 18 });
  const at = Date.now();
  pass(-10 * HOUR);
  const second = await turnOf(table);
  await send(table, tokens[second.seat] ?? "", { type: "hold" });
  await ring(table);
  const events = await eventsOf(table);
  expect(events.at(-1)).toMatchObject({ type: "held", at });
  expect(events.every((event, n) => n === 0 || event.at >= (events[n - 1]?.at ?? 0))).toBe(true);
  expect((await turnOf(table)).deadline).toBe(at + 3 * DAY);
  pass(10 * HOUR + 400 * DAY);
  await ring(table);
  expect(typesOf(await eventsOf(table, undefined, second.seq + 1)).slice(0, 2)).toEqual([
    ...["timedOut", "stoodIn"],
  ]);
});

test("a deal over days, everybody late, goes on by alarms alone, with evictions between", async () => {
  const { table } = await seatEverybody({ rules: { pace: { ...days, days: 1 }, deals: 1 } });
  // An auction may say all 63 numbers before thirty cards are played.
  for (let n = 0; n < 120; n++) {
    if ((await look(table)).state.phase === "finished") break;
    pass(DAY);
    if (n % 3 === 0) await evict(table);
    await ring(table);
  }
  expect((await look(table)).state.phase).toBe("finished");
  const types = typesOf(await eventsOf(table));
  const count = (type: string) => types.filter((one) => one === type).length;
  expect(count("timedOut")).toBe(count("stoodIn"));
});

test("a live deal of three people writes at most 101 rows, also when all of them only come to act", async () => {
  const seated = await seatBrowsers({
    rules: { pace: { kind: "live", perAction: 20, bank: 60 }, deals: 2 },
  });
  const rows = () =>
    runInDurableObject(
      env.TABLES.getByName(seated.table),
      ({ host }) => (host as ObjectHost).rowsWritten,
    );
  const before = await rows();
  await playUntil(seated, ({ state }) => state.sheet.rows.length === 1);
  const written = (await rows()) - before;
  console.log(`rows written by a live deal nobody looks at: ${written}`);
  expect(written).toBeLessThanOrEqual(101);
});

test("weekends are off where the player is: the zone is told on sitting down, and only its clock is kept", async () => {
  const rules = { pace: { ...days, weekendsOff: true } };
  const { table, tokens } = await seatEverybody({ rules, zone: "Europe/Berlin" });
  const seated = (await eventsOf(table, tokens[0])).filter(({ type }) => type === "seated");
  expect(seated[0]).toMatchObject({ offsets: expect.any(Array) });
  expect(JSON.stringify(seated)).not.toContain("Berlin");
  const moved = await ask(
    "PUT",
    `/api/tables/${table}/zone`,
    { zone: "Pacific/Auckland" },
    bearer(tokens[0] ?? ""),
  );
  expect(moved.status).toBe(200);
  expect((await eventsOf(table)).at(-1)).toMatchObject({ type: "zoneSet", seat: 0 });
  const unknown = await ask(
    "PUT",
    `/api/tables/${table}/zone`,
    { zone: "Europe/Atlantis" },
    bearer(tokens[0] ?? ""),
  );
  expect(unknown).toMatchObject({ status: 400, body: { error: { field: "zone" } } });
});

test("a zone is known by what its clocks show", () => {
  const from = Date.UTC(2026, 0, 1);
  expect(offsetsOf("Europe/Berlin", from)?.slice(0, 3)).toEqual([
    [from, 60],
    [Date.UTC(2026, 2, 29, 1), 120],
    [Date.UTC(2026, 9, 25, 1), 60],
  ]);
  expect(offsetsOf("Asia/Kathmandu", from)).toEqual([[from, 345]]);
  expect(offsetsOf("America/St_Johns", from)?.[0]).toEqual([from, -210]);
  expect(offsetsOf("Nowhere/Land", from)).toBeNull();
});
