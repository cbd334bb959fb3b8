import { evictDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("the worker answers that it is well", async () => {
  const response = await exports.default.fetch("http://fernskat.test/api/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true, protocol: 1 });
});

test("a table keeps its row when it is evicted", async () => {
  const table = env.TABLES.getByName("skeleton");
  expect(await table.open(1000)).toBe(1000);
  await evictDurableObject(table);
  expect(await table.open(2000)).toBe(1000);
});

test("a door counts", async () => {
  const door = env.DOORS.getByName("192.0.2.1");
  expect(await door.knock()).toBe(1);
  expect(await door.knock()).toBe(2);
});
