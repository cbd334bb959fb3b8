import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, inject, test, vi } from "vitest";
import type { TableBody, TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import type { PlayerObject } from "../../worker/player/player-object.ts";
import type { TableObject } from "../../worker/table-object.ts";
import { type Mailbox, mailbox } from "../notify/support/mailboxes.ts";
import {
  type AtTable,
  type Browser,
  evictPlayer,
  lineOf,
  newBrowser,
  readMe,
  ringPlayer,
  seatBrowsers,
} from "./support/browser.ts";
import { addDevice, devicesOf, follow, linkFrom, turnAway } from "./support/devices.ts";
import { connect, greet } from "./support/socket.ts";
import { ask, call, nextCommand, ORIGIN, playUntil, secretOf, send } from "./support/table.ts";
import { DAY, evict, HOUR, pass, withClock } from "./support/time.ts";
import { untilTurnOf } from "./support/turns.ts";

// One player, several devices: added by a link, each as good as the others, turned away again.

withClock();

const DAYS = { pace: { kind: "days", days: 3, vacationDays: 0 } } as const;

let box: Mailbox;
beforeEach(() => {
  box = mailbox(inject("receiver"));
});

/** Who a browser is at a table: a seat, or the public. */
const viewer = async (browser: Browser, table: string) =>
  (await browser.ask<TableBody>("GET", `/api/tables/${table}`)).body.viewer;

const trio = () => [newBrowser(), newBrowser(), newBrowser()] as const;

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

const listed = (browser: Browser, table: string) => expect.poll(() => lineOf(browser, table));

/** Plants a failure in an object's storage, as often as it is asked. */
function failing(object: PlayerObject | TableObject, times: number): void {
  const { host } = object;
  const { sql } = host;
  let left = times;
  host.sql = (statement, ...values) => {
    if (left > 0 && /keys|inboxes/.test(statement)) {
      left -= 1;
      throw new Error("planted");
    }
    return sql(statement, ...values);
  };
}

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

test("a browser that has tables of its own brings them along, and how it is told", async () => {
  const phone = newBrowser();
  const laptop = newBrowser();
  const at = await seatBrowsers({ rules: DAYS }, [phone, newBrowser(), newBrowser()]);
  const own = await seatBrowsers({ rules: DAYS }, [newBrowser(), laptop, newBrowser()]);
  await listed(laptop, own.table).toMatchObject({ seat: 1 });
  const subscription = await box.subscribe();
  expect((await laptop.ask("PUT", "/api/me/push", subscription)).status).toBe(201);
  const chat = mailbox(inject("receiver"));
  const hook = { format: "json", url: chat.hook };
  await chat.answers({ body: "{challenge}" });
  expect((await laptop.ask("POST", "/api/me/webhooks", hook)).status).toBe(201);
  const before = newBrowser(laptop.cookie);
  await addDevice(phone, laptop);
  for (const browser of [phone, laptop]) {
    await listed(browser, own.table).toMatchObject({ seat: 1 });
    await listed(browser, at.table).toMatchObject({ seat: 0 });
    expect(await viewer(browser, own.table)).toBe(1);
    expect(await viewer(browser, at.table)).toBe(0);
  }
  await expect
    .poll(async () => (await readMe(laptop)).channels.map(({ kind }) => kind).sort())
    .toEqual(["push", "webhook"]);
  const push = (await readMe(laptop)).channels.find(({ kind }) => kind === "push");
  expect(push).toMatchObject({ isHere: true, isConfirmed: true });
  // Nothing is left behind where it came from, and nothing is told twice.
  await expect.poll(async () => (await readMe(before)).channels).toEqual([]);
  expect((await readMe(before)).tables).toEqual([]);
  const count = (await box.received()).length;
  for (let n = 1; n <= 2; n++) {
    await untilTurnOf(own, laptop);
    await expect.poll(async () => (await box.received()).length).toBe(count + n);
  }
});

test("what was sent before a browser came along still ends what is sent now", async () => {
  const phone = newBrowser();
  const laptop = newBrowser();
  await seatBrowsers({ rules: DAYS }, [phone, newBrowser(), newBrowser()]);
  const own = await seatBrowsers({ rules: DAYS }, [newBrowser(), laptop, newBrowser()]);
  await laptop.ask("PUT", "/api/me/push", await box.subscribe());
  await untilTurnOf(own, laptop);
  await expect.poll(async () => (await box.received()).length).toBe(1);
  const [letter] = (await box.received()).map(({ text }) => JSON.parse(text));
  await addDevice(phone, laptop);
  await expect.poll(async () => (await readMe(laptop)).channels).toHaveLength(1);
  const page = await call(letter.stop);
  expect(page.status).toBe(200);
  await page.body?.cancel();
  const stopped = await call(letter.stop, { method: "POST" });
  expect(stopped.status).toBe(200);
  await stopped.body?.cancel();
  expect((await readMe(laptop)).channels).toEqual([]);
});

test("tables that cannot be reached follow later, also when the inbox was evicted in between", async () => {
  const phone = newBrowser();
  const laptop = newBrowser();
  await seatBrowsers({ rules: DAYS }, [phone, newBrowser(), newBrowser()]);
  const own = await seatBrowsers({ rules: DAYS }, [newBrowser(), laptop, newBrowser()]);
  await listed(laptop, own.table).toMatchObject({ seat: 1 });
  const before = newBrowser(laptop.cookie);
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await runInDurableObject(env.TABLES.getByName(own.table), (object) =>
    failing(object as TableObject, 1),
  );
  await addDevice(phone, laptop);
  await expect.poll(() => reported.mock.calls.length).toBeGreaterThan(0);
  expect(await lineOf(laptop, own.table)).toBeUndefined();
  // Until then it is where it was.
  await listed(before, own.table).toMatchObject({ seat: 1 });
  await evictPlayer(before);
  await evict(own.table);
  reported.mockRestore();
  pass(HOUR);
  await ringPlayer(before);
  await listed(laptop, own.table).toMatchObject({ seat: 1 });
  expect(await viewer(phone, own.table)).toBe(1);
  expect(await lineOf(before, own.table)).toBeUndefined();
});

test("of two seats at one table each stays with the browser it was taken from", async () => {
  const phone = newBrowser();
  const laptop = newBrowser();
  const at = await seatBrowsers({ rules: DAYS }, [phone, laptop, newBrowser()]);
  await listed(laptop, at.table).toMatchObject({ seat: 1 });
  await addDevice(phone, laptop);
  await expect.poll(async () => (await lineOf(laptop, at.table))?.seat).toBe(0);
  expect(await viewer(phone, at.table)).toBe(0);
  expect(await viewer(laptop, at.table)).toBe(1);
});

test("a device that is turned away plays nowhere any more, hears nothing and does not come back by itself", async () => {
  const phone = newBrowser();
  const laptop = newBrowser();
  const at = await seatBrowsers({ rules: DAYS }, [phone, newBrowser(), newBrowser()]);
  const link = await linkFrom(phone);
  await follow(laptop, link);
  const [, other] = trio();
  const second = await seatBrowsers({ rules: DAYS }, [other, laptop, newBrowser()]);
  await listed(phone, second.table).toMatchObject({ seat: 1 });
  expect(await viewer(laptop, at.table)).toBe(0);
  expect(await viewer(phone, second.table)).toBe(1);
  await laptop.ask("PUT", "/api/me/push", await box.subscribe());
  const made = await linkFrom(laptop);
  const socket = await greet(at.table, undefined, 0, laptop.headers());
  const kept = await greet(at.table, undefined, 0, phone.headers());

  const gone = await turnAway(phone, laptop);
  expect(gone).toMatchObject({ status: 200, body: { devices: [{ isHere: true }] } });
  await socket.until(() => socket.closed.length > 0);
  expect(socket.closed[0]).toMatchObject({ code: 1000, reason: "TURNED_AWAY" });
  expect(kept.closed).toEqual([]);
  for (const { table } of [at, second]) {
    await expect.poll(() => viewer(laptop, table)).toBe("public");
    expect(await viewer(phone, table)).toEqual(table === at.table ? 0 : 1);
  }
  // Neither by what it got when it sat down, nor by asking for it once more.
  const token = second.tokens[1] ?? "";
  expect((await send(second.table, token, { type: "pass" })).status).toBe(401);
  const invite = secretOf(second.opened.invites.find(({ seat }) => seat === 1)?.url ?? "");
  const seats = `/api/tables/${second.table}/seats`;
  const again = await laptop.ask("POST", seats, { invite, name: "Again" });
  expect(again).toMatchObject({ status: 409, body: { error: { code: "INVITE_USED" } } });
  expect(await laptop.ask("GET", "/api/me")).toMatchObject({
    ...{ status: 401, body: { error: { code: "DEVICE_UNKNOWN" } } },
  });
  expect((await readMe(phone)).channels).toEqual([]);
  // Neither by the link that it came by, nor by one that it has made.
  for (const old of [link, made]) expect((await follow(laptop, old)).status).toBe(404);
  const back = await connect(at.table, laptop.headers());
  back.send({ kind: "hello", protocol: 1, after: 0 });
  await back.until(() => back.messages().length > 0 || back.closed.length > 0);
  expect(JSON.stringify(back.messages())).not.toContain('"hands":{"');

  // The player lets it in again.
  expect((await follow(laptop, await linkFrom(phone))).status).toBe(201);
  expect(await viewer(laptop, at.table)).toBe(0);
});

test("a table that cannot be reached drops the device later, also when the inbox was evicted in between", async () => {
  const phone = newBrowser();
  const at = await seatBrowsers({ rules: DAYS }, [phone, newBrowser(), newBrowser()]);
  const laptop = await addDevice(phone);
  expect(await viewer(laptop, at.table)).toBe(0);
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await runInDurableObject(env.TABLES.getByName(at.table), (object) =>
    failing(object as TableObject, 1),
  );
  await turnAway(phone, laptop);
  await expect.poll(() => reported.mock.calls.length).toBeGreaterThan(0);
  expect(await viewer(laptop, at.table)).toBe(0);
  await evictPlayer(phone);
  await evict(at.table);
  reported.mockRestore();
  pass(HOUR);
  await ringPlayer(phone);
  expect(await viewer(laptop, at.table)).toBe("public");
});

test("whoever leaves begins anew; the only device stays, and so does one with others behind it", async () => {
  const phone = newBrowser();
  await seatBrowsers({ rules: DAYS }, [phone, newBrowser(), newBrowser()]);
  expect(await turnAway(phone, phone)).toMatchObject({
    ...{ status: 409, body: { error: { code: "LAST_DEVICE" } } },
  });
  const laptop = await addDevice(phone);
  // Its tables are those of two devices: they cannot go elsewhere with one of them.
  const tablet = newBrowser();
  await seatBrowsers({}, [tablet, newBrowser(), newBrowser()]);
  const link = await linkFrom(tablet);
  expect(await follow(laptop, link)).toMatchObject({
    ...{ status: 409, body: { error: { code: "DEVICE_HAS_OTHERS" } } },
  });
  const inbox = laptop.inbox();
  expect((await turnAway(laptop, laptop)).status).toBe(200);
  expect(laptop.inbox()).not.toBe(inbox);
  expect(await readMe(laptop)).toMatchObject({ tables: [] });
  const { table } = await seatBrowsers({}, [laptop, newBrowser(), newBrowser()]);
  await listed(laptop, table).toMatchObject({ seat: 0 });
  // The link was not used up.
  expect((await follow(laptop, link)).status).toBe(201);
});

test("a device that was turned away can begin anew, and nobody else is made to", async () => {
  const phone = newBrowser();
  await seatBrowsers({ rules: DAYS }, [phone, newBrowser(), newBrowser()]);
  const laptop = await addDevice(phone);
  const cookies = [phone.cookie, laptop.cookie];
  expect((await laptop.ask("POST", "/api/me/anew")).body).toEqual({ isNew: false });
  expect([phone.cookie, laptop.cookie]).toEqual(cookies);
  await turnAway(phone, laptop);
  expect((await laptop.ask("POST", "/api/me/anew")).body).toEqual({ isNew: true });
  expect(await readMe(laptop)).toMatchObject({ tables: [] });
  expect(laptop.cookie).toMatch(/^device=[A-Za-z0-9_-]{43}$/);
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
