import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { TableObject } from "../../worker/table-object.ts";
import {
  evictPlayer,
  listed,
  newBrowser,
  readMe,
  ringPlayer,
  seatBrowsers,
  viewer,
} from "./support/browser.ts";
import { addDevice, DAYS, failing, follow, linkFrom, turnAway } from "./support/devices.ts";
import { withMailbox } from "./support/mailbox.ts";
import { connect, greet } from "./support/socket.ts";
import { secretOf, send } from "./support/table.ts";
import { evict, HOUR, pass, withClock } from "./support/time.ts";

// A device that is turned away, or that leaves: it plays nowhere any more.

withClock();

const box = withMailbox();

const trio = () => [newBrowser(), newBrowser(), newBrowser()] as const;

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
