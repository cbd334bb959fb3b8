import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { TableBody, TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import type { PlayerObject } from "../../worker/player/player-object.ts";
import type { TableObject } from "../../worker/table-object.ts";
import {
  type AtTable,
  type Browser,
  listed,
  newBrowser,
  readMe,
  seatBrowsers,
  viewer,
} from "./support/browser.ts";
import { addDevice, DAYS, devicesOf, follow, linkFrom } from "./support/devices.ts";
import { greet } from "./support/socket.ts";
import { ask, call, nextCommand, ORIGIN, playUntil } from "./support/table.ts";
import { DAY, HOUR, pass, withClock } from "./support/time.ts";

// One player, several devices: added by a link, each as good as the others, turned away again.

withClock();

/** Whoever is to act does, from that browser, by its cookie alone. */
async function actFrom(browser: Browser, table: string): Promise<number> {
  const { body } = await browser.ask<TableBody>("GET", `/api/tables/${table}`);
  const command = nextCommand(body);
  const id = crypto.randomUUID();
  return (await browser.ask("POST", `/api/tables/${table}/commands`, { id, command })).status;
}

/** Lets the others act until it is that seat's turn. */
const untilSeat = (at: AtTable, seat: number) =>
  playUntil(at, ({ state }) => state.deal?.toAct[0] === seat);

/** Everything an object keeps, as text. */
const keptBy = (object: PlayerObject | TableObject, storage: DurableObjectStorage) => {
  void object;
  const tables = storage.sql
    .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .toArray()
    .filter(({ name }) => !name.startsWith("_"));
  return JSON.stringify(
    tables.map(({ name }) => storage.sql.exec(`SELECT * FROM ${name}`).toArray()),
  );
};

test("a link adds a device that plays where the player sits, and where either sits down later", async () => {
  const phone = newBrowser();
  const at = await seatBrowsers({ rules: DAYS }, [phone, newBrowser(), newBrowser()]);
  const laptop = await addDevice(phone);
  expect(laptop.cookie).not.toBe(phone.cookie);
  expect(laptop.cookie).toMatch(new RegExp(`\\.${phone.inbox()}$`));
  await listed(laptop, at.table).toMatchObject({ seat: 0 });
  expect(await viewer(laptop, at.table)).toBe(0);
  await untilSeat(at, 0);
  expect(await actFrom(laptop, at.table)).toBe(200);
  await untilSeat(at, 0);
  expect(await actFrom(phone, at.table)).toBe(200);
  // Later, from either of them; the other one goes straight to the table.
  const second = await seatBrowsers({ rules: DAYS }, [newBrowser(), laptop, newBrowser()]);
  expect(await viewer(phone, second.table)).toBe(1);
  const third = await seatBrowsers({ rules: DAYS }, [newBrowser(), newBrowser(), phone]);
  const socket = await greet(third.table, undefined, 0, laptop.headers());
  const dealt = await socket.until(() => socket.events().find(({ type }) => type === "dealt"));
  expect(JSON.stringify(dealt)).toMatch(/"hands":{"2":\["/);
  for (const browser of [phone, laptop]) {
    await listed(browser, second.table).toMatchObject({ seat: 1 });
    await listed(browser, third.table).toMatchObject({ seat: 2 });
    expect((await readMe(browser)).tables).toHaveLength(3);
  }
});

test("a browser that only says it belongs to somebody sees no hand and plays no card", async () => {
  const victim = newBrowser();
  const at = await seatBrowsers({ rules: DAYS }, [victim, newBrowser(), newBrowser()]);
  const thief = newBrowser();
  await seatBrowsers({}, [thief, newBrowser(), newBrowser()]);
  thief.cookie = `${thief.cookie}.${victim.inbox()}`;
  expect(await viewer(thief, at.table)).toBe("public");
  await untilSeat(at, 0);
  const { status } = await thief.ask("POST", `/api/tables/${at.table}/commands`, {
    ...{ id: "x", command: { type: "pass" } },
  });
  expect(status).toBe(403);
  expect((await thief.ask("GET", "/api/me/devices")).status).toBe(401);
  expect((await thief.ask("POST", "/api/me/links")).status).toBe(401);
});

test("a link works once, for a day, unless it is ended; whatever is wrong with it, the answer is the same", async () => {
  const phone = newBrowser();
  await seatBrowsers({}, [phone, newBrowser(), newBrowser()]);
  const link = await linkFrom(phone);
  // A preview of the page uses nothing up: what is behind the # never gets here, and a GET does nothing.
  for (const path of ["/devices", `/api/me/devices?link=${link}`, "/api/me/links"])
    await (await call(path)).body?.cancel();
  const laptop = newBrowser();
  expect((await follow(laptop, link)).status).toBe(201);
  // The answer was lost: the same browser asks again.
  expect((await follow(laptop, link)).status).toBe(201);
  expect((await devicesOf(phone)).devices).toHaveLength(2);
  const used = await follow(newBrowser(), link);
  const ended = await linkFrom(phone);
  expect((await phone.ask("DELETE", "/api/me/links")).status).toBe(200);
  const withdrawn = await follow(newBrowser(), ended);
  const earlier = await linkFrom(phone);
  const old = await linkFrom(phone);
  const replaced = await follow(newBrowser(), earlier);
  pass(DAY);
  const expired = await follow(newBrowser(), old);
  const wrong = await follow(newBrowser(), `${old.slice(0, -3)}AAA`);
  const nobodys = await follow(newBrowser(), "A".repeat(86));
  const malformed = await follow(newBrowser(), "nonsense");
  const answers = [used, withdrawn, replaced, expired, wrong, nobodys, malformed];
  expect(used).toMatchObject({ status: 404, body: { error: { code: "LINK_UNKNOWN" } } });
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  for (const { headers } of answers) expect(headers.get("set-cookie")).toBeNull();
  const { links } = await devicesOf(phone);
  expect(links).toHaveLength(2);
  const [byLaptop, ...others] = links.filter(({ used }) => used !== null);
  expect(byLaptop).toMatchObject({ used: byLaptop?.made, by: expect.any(String) });
  expect(others).toEqual([]);
  // A moment before its day is over a link still works.
  const last = await linkFrom(phone);
  pass(DAY - 1);
  expect((await follow(newBrowser(), last)).status).toBe(201);
});

test("of a link only a hash is kept, and of a device", async () => {
  const phone = newBrowser();
  const at = await seatBrowsers({}, [phone, newBrowser(), newBrowser()]);
  const link = await linkFrom(phone);
  const laptop = newBrowser();
  await follow(laptop, link);
  await viewer(laptop, at.table);
  const [secret] = /device=([^.]+)/.exec(laptop.cookie ?? "")?.slice(1) ?? [];
  const kept = [
    await runInDurableObject(env.PLAYERS.getByName(phone.inbox()), (object, { storage }) =>
      keptBy(object as PlayerObject, storage),
    ),
    await runInDurableObject(env.TABLES.getByName(at.table), (object, { storage }) =>
      keptBy(object as TableObject, storage),
    ),
  ].join();
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(link);
  // The second half of a link is its secret, however it is spelled.
  const bytes = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
  const hex = Array.from(bytes, (char) => char.charCodeAt(0).toString(16).padStart(2, "0"));
  expect(kept).toContain(laptop.address().device);
  expect(kept).not.toContain(hex.slice(32).join(""));
});

test("other sites' pages add no device, make no link and turn nobody away", async () => {
  const phone = newBrowser();
  await seatBrowsers({}, [phone, newBrowser(), newBrowser()]);
  const link = await linkFrom(phone);
  const elsewhere = [
    { ...phone.headers(), origin: "https://elsewhere.example" },
    { ...phone.headers(), origin: "null" },
  ];
  const { devices } = await devicesOf(phone);
  for (const headers of elsewhere) {
    const added = await ask("POST", "/api/me/devices", { link }, headers);
    expect(added).toMatchObject({ status: 403, body: { error: { code: "ORIGIN_NOT_ALLOWED" } } });
    expect(added.headers.get("set-cookie")).toBeNull();
    expect((await ask("POST", "/api/me/links", undefined, headers)).status).toBe(401);
    const gone = `/api/me/devices/${devices[0]?.id}`;
    expect((await ask("DELETE", gone, undefined, headers)).status).toBe(401);
  }
  const navigation = { "sec-fetch-site": "cross-site" };
  expect((await ask("POST", "/api/me/devices", { link }, navigation)).status).toBe(403);
  expect((await follow(newBrowser(), link)).status).toBe(201);
});

test("links are tried thirty times an hour from one address", async () => {
  const phone = newBrowser();
  await seatBrowsers({}, [phone, newBrowser(), newBrowser()]);
  const from = (address: string, link: string) =>
    ask("POST", "/api/me/devices", { link }, { origin: ORIGIN, "cf-connecting-ip": address });
  const tries = await Promise.all(
    Array.from({ length: 31 }, () => from("192.0.2.88", "A".repeat(86))),
  );
  expect(tries.filter(({ status }) => status === 404)).toHaveLength(30);
  // Whoever guesses right does not get in any more, from there.
  const link = await linkFrom(phone);
  const limited = await from("192.0.2.88", link);
  expect(limited).toMatchObject({ status: 429, body: { error: { code: "RATE_LIMITED" } } });
  pass(HOUR);
  expect((await from("192.0.2.88", link)).status).toBe(201);
});

test("a device is called what its browser says it is, and was last here when it was", async () => {
  const SAFARI =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
  const EDGE =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0";
  const phone = newBrowser();
  await seatBrowsers({ rules: DAYS }, [phone, newBrowser(), newBrowser()]);
  pass(HOUR);
  const link = await linkFrom(phone);
  const added = await ask(
    "POST",
    "/api/me/devices",
    { link },
    {
      ...{ origin: ORIGIN, "user-agent": EDGE },
    },
  );
  const laptop = newBrowser(added.headers.get("set-cookie")?.split(";")[0] ?? null);
  const addedAt = Date.now();
  pass(3 * DAY);
  await ask("GET", "/api/me", undefined, { ...phone.headers(), "user-agent": SAFARI });
  expect((await devicesOf(phone)).devices).toMatchObject([
    { name: "iPhone, Safari", seen: Date.now(), isHere: true },
    { name: "Windows, Edge", added: addedAt, seen: addedAt, isHere: false },
  ]);
  await laptop.ask("GET", "/api/me");
  expect((await devicesOf(phone)).devices[1]).toMatchObject({
    ...{ name: "Windows, Edge", added: addedAt, seen: Date.now() },
  });
});

test("after a series the same people play on, whichever device they come from", async () => {
  const phone = newBrowser();
  const at = await seatBrowsers({ rules: { deals: 1 } }, [phone, newBrowser(), newBrowser()]);
  await playUntil(at, ({ state }) => state.phase === "finished");
  const other = at.browsers[1] as Browser;
  const path = `/api/tables/${at.table}/rematch`;
  const first = await other.ask<TableOpenedBody>("POST", path, {});
  expect(first.status).toBe(201);
  // Added when the next table was open already, and never seen at the one before.
  const laptop = await addDevice(phone);
  const second = await laptop.ask<TableOpenedBody>("POST", path, {});
  expect(second).toMatchObject({ status: 201, body: { table: first.body.table, seat: 0 } });
  expect(await viewer(laptop, first.body.table)).toBe(0);
  const third = await phone.ask<TableOpenedBody>("POST", path, {});
  expect(third).toMatchObject({ status: 201, body: { table: first.body.table, seat: 0 } });
  expect(await viewer(phone, first.body.table)).toBe(0);
});
