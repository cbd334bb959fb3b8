import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, inject, test, vi } from "vitest";
import type { TableObject } from "../../worker/table-object.ts";
import { mailbox } from "../notify/support/mailboxes.ts";
import {
  evictPlayer,
  lineOf,
  listed,
  newBrowser,
  readMe,
  ringPlayer,
  seatBrowsers,
  viewer,
} from "./support/browser.ts";
import { addDevice, DAYS, failing } from "./support/devices.ts";
import { withMailbox } from "./support/mailbox.ts";
import { call } from "./support/table.ts";
import { evict, HOUR, pass, withClock } from "./support/time.ts";
import { untilTurnOf } from "./support/turns.ts";

// A browser that becomes a device of somebody who has tables already: what it has comes along.

withClock();

const box = withMailbox();

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
