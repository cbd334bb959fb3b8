import { expect, test, vi } from "vitest";
import type { SeatedBody } from "../../shared/protocol/server-messages.ts";
import { newBrowser, seatBrowsers } from "./support/browser.ts";
import { addDevice, linkFrom } from "./support/devices.ts";
import { connect, greet } from "./support/socket.ts";
import {
  ask,
  bearer,
  call,
  type ErrorReply,
  playUntil,
  seatEverybody,
  secretOf,
} from "./support/table.ts";
import { DAY, evict, HOUR, pass, withClock } from "./support/time.ts";

// What lets somebody in: it is told to nobody else, ends by itself, and cannot be tried as fast as it can be sent.

withClock();

const sit = (table: string, invite: string, headers: Record<string, string> = {}) =>
  ask<SeatedBody & ErrorReply>(
    "POST",
    `/api/tables/${table}/seats`,
    { invite, name: "B" },
    headers,
  );

const RATE_LIMITED = { status: 429, body: { error: { code: "RATE_LIMITED" } } };

test("an invitation leads to its chair for 30 days; whoever has followed it gets the same answer for ever", async () => {
  const opener = newBrowser();
  const { table, opened } = await seatBrowsers({}, [opener]);
  const [first = "", second = "", group = ""] = opened.invites.map(({ url }) => secretOf(url));
  pass(30 * DAY - 1);
  const guest = newBrowser();
  const path = `/api/tables/${table}/seats`;
  const seated = await guest.ask<SeatedBody>("POST", path, { invite: first, name: "B" });
  expect(seated.status).toBe(201);
  pass(1);
  await evict(table);
  for (const invite of [second, group])
    expect(await sit(table, invite)).toMatchObject({
      ...{ status: 404, body: { error: { code: "INVITE_UNKNOWN" } } },
    });
  expect((await guest.ask("POST", path, { invite: first, name: "B" })).text).toBe(seated.text);
  const invites = `/api/tables/${table}/invites`;
  expect((await opener.ask("GET", invites)).body).toEqual({ invites: [] });
  const fresh = await opener.ask<{ url: string }>("POST", invites, { seat: 2 });
  expect((await sit(table, secretOf(fresh.body.url))).status).toBe(201);
});

test("invitations are tried three hundred times an hour from one address", async () => {
  const { table, opened } = await seatBrowsers({}, [newBrowser()]);
  const from = (invite: string, address: string) =>
    sit(table, invite, { "cf-connecting-ip": address });
  const tries = await Promise.all(
    Array.from({ length: 301 }, () => from("A".repeat(43), "192.0.2.99")),
  );
  expect(tries.filter(({ status }) => status === 404)).toHaveLength(300);
  // Whoever guesses right does not sit down any more, from there.
  const right = secretOf(opened.invites[0]?.url ?? "");
  expect(await from(right, "192.0.2.99")).toMatchObject(RATE_LIMITED);
  pass(HOUR);
  expect((await from(right, "192.0.2.99")).status).toBe(201);
});

test("tokens are tried at one table a hundred at once and then one a second, whatever they are", async () => {
  const { table, tokens } = await seatEverybody();
  const [opener = "", , third = ""] = tokens;
  const viewAs = (token: string) =>
    ask<ErrorReply>("GET", `/api/tables/${table}`, undefined, bearer(token));
  expect((await viewAs(opener)).status).toBe(200);
  const tries = await Promise.all(
    Array.from({ length: 110 }, (_, i) => viewAs(`${i}`.padStart(43, "A"))),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(99);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(11);
  // Who was right before goes on playing; a right guess is not even looked at.
  expect((await viewAs(opener)).status).toBe(200);
  expect(await viewAs(third)).toMatchObject(RATE_LIMITED);
  const socket = await connect(table);
  socket.send({ kind: "hello", protocol: 1, after: 0, token: third });
  await socket.until(() => socket.closed.length > 0);
  expect(socket.messages()).toMatchObject([{ kind: "refused", error: { code: "RATE_LIMITED" } }]);
  pass(1_000);
  expect((await viewAs(third)).status).toBe(200);
});

test("no secret is in what anybody may read, in what others at the table are told, or in a log", async () => {
  const logged = (["log", "info", "warn", "error", "debug"] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation(() => undefined),
  );
  const browsers = [newBrowser(), newBrowser(), newBrowser()];
  const [opener = newBrowser(), guest = newBrowser()] = browsers;
  const at = await seatBrowsers({ rules: { deals: 1 } }, browsers);
  const { table, tokens, opened } = at;
  const watched = await greet(table);
  const seen = await greet(table, undefined, 0, guest.headers());
  const link = await linkFrom(opener);
  const device = await addDevice(opener);
  await playUntil(at, ({ state }) => state.phase === "finished");
  const secrets = [
    ...tokens,
    ...opened.invites.map(({ url }) => secretOf(url)),
    ...[...browsers, device].map(({ cookie }) => /=([^.]+)/.exec(cookie ?? "")?.[1] ?? ""),
    link,
  ];
  for (const secret of secrets) expect(secret.length).toBeGreaterThanOrEqual(43);
  const paths = ["", "/events?after=0", "/deals/1", "/series?names=yes"];
  const open = await Promise.all(
    [...paths.map((path) => `/api/tables/${table}${path}`), `/t/${table}`, `/r/${table}/1`].map(
      async (path) => {
        const response = await call(path);
        return [await response.text(), ...[...response.headers].flat()].join("\n");
      },
    ),
  );
  const asGuest = (await guest.ask("GET", `/api/tables/${table}`)).text;
  const list = (await guest.ask("GET", "/api/me")).text;
  const devices = (await opener.ask("GET", "/api/me/devices")).text;
  const texts = [...open, asGuest, list, devices, ...watched.frames, ...seen.frames];
  expect(texts.join("").length).toBeGreaterThan(10_000);
  const printed = JSON.stringify(logged.map(({ mock }) => mock.calls));
  for (const spy of logged) spy.mockRestore();
  for (const secret of secrets) {
    for (const text of texts) expect(text).not.toContain(secret);
    expect(printed).not.toContain(secret);
  }
  // The page itself sends nobody where it came from.
  const page = await call(`/t/${table}`);
  await page.body?.cancel();
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
});
