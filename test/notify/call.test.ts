import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { post } from "../../worker/notify/call.ts";
import type { Deps } from "../../worker/notify/deps.ts";
import { depsFor } from "./support/senders.ts";

const NOTHING = { url: new URL("https://hooks.club.de/x"), headers: {}, body: "", reads: 4_096 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody who takes his time: before he answers, or in the middle of it. */
function slow(begins: boolean): Deps["fetch"] {
  return (_, { signal }) =>
    new Promise((answer, fail) => {
      signal?.addEventListener("abort", () => fail(new Error("aborted")));
      if (!begins) return;
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode("a"));
          signal?.addEventListener("abort", () => stream.error(new Error("aborted")));
        },
      });
      answer(new Response(body));
    });
}

test.each([
  ["does not answer", false],
  ["answers without end", true],
])("whoever %s is waited for ten seconds and no longer", async (_, begins) => {
  const deps = { ...depsFor("http://127.0.0.1:1", 0), fetch: slow(begins) };
  let called: unknown;
  const waiting = post(NOTHING, deps).then((result) => {
    called = result;
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(called).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(called).toMatchObject({ failed: { kind: "again", why: "aborted" } });
});

test("no timer is left when somebody has answered", async () => {
  const deps = { ...depsFor("http://127.0.0.1:1", 0), fetch: async () => new Response("ok") };
  expect(await post(NOTHING, deps)).toMatchObject({ answer: { status: 200, text: "ok" } });
  expect(vi.getTimerCount()).toBe(0);
});
