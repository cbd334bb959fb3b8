import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import type { TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import { connect, greet } from "./support/socket.ts";
import {
  ask,
  bearer,
  call,
  type ErrorReply,
  look,
  ORIGIN,
  seatEverybody,
  secretOf,
} from "./support/table.ts";

afterEach(() => {
  vi.useRealTimers();
});

const CLUB = "https://club.example";
const cookieFrom = (headers: Headers) => (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
const pass = { id: "p", command: { type: "pass" } };

async function openInBrowser(rules = {}) {
  const { body, headers } = await ask<TableOpenedBody>("POST", "/api/tables", { rules });
  for (const { seat, url } of body.invites)
    if (seat !== null)
      await ask("POST", `/api/tables/${body.table}/seats`, { invite: secretOf(url), name: "G" });
  return { ...body, cookie: cookieFrom(headers), setCookie: headers.get("set-cookie") ?? "" };
}

test("a browser holds its seat by a cookie that no script can read, for 400 days, renewed at each visit", async () => {
  const { table, cookie, setCookie } = await openInBrowser();
  expect(setCookie).toMatch(
    /^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  );
  const seen = await ask<{ viewer: unknown }>("GET", `/api/tables/${table}`, undefined, { cookie });
  expect(seen.body.viewer).toBe(0);
  expect(seen.headers.get("set-cookie")).toBe(setCookie);
  const page = await call(`/t/${table}`, { headers: { cookie } });
  expect(page.headers.get("set-cookie")).toBe(setCookie);
  await page.body?.cancel();
});

test("over https the cookie is Secure and for this very host", async () => {
  const response = await call("https://fernskat.test/api/tables", { method: "POST", body: "{}" });
  expect(response.headers.get("set-cookie")).toMatch(
    /^__Host-device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
  );
  await response.body?.cancel();
});

test("the cookie acts from our own pages, over HTTP and over a socket", async () => {
  const { table, cookie } = await openInBrowser();
  const headers = { cookie, origin: ORIGIN };
  const done = await ask<ErrorReply>("POST", `/api/tables/${table}/commands`, pass, headers);
  expect(done.body.error?.code ?? "done").toMatch(/^(done|NOT_YOUR_TURN)$/);
  const client = await greet(table, undefined, 0, headers);
  expect(client.events().find(({ type }) => type === "dealt")).toMatchObject({ hands: { 0: {} } });
});

test.each([CLUB, "null", "http://fernskat.test:81", "https://evil.fernskat.test", "file://"])(
  "from %s the cookie is worth nothing",
  async (origin) => {
    const { table, cookie } = await openInBrowser();
    const headers = { cookie, origin };
    const acted = await ask("POST", `/api/tables/${table}/commands`, pass, headers);
    expect(acted).toMatchObject({ status: 403, body: { error: { code: "ORIGIN_NOT_ALLOWED" } } });
    const seen = await ask<{ viewer: unknown }>("GET", `/api/tables/${table}`, undefined, headers);
    expect(seen.body.viewer).toBe("public");
    expect(seen.headers.get("access-control-allow-origin")).toBe("*");
    expect(seen.headers.get("access-control-allow-credentials")).toBeNull();
    expect(seen.headers.get("set-cookie")).toBeNull();
    const client = await greet(table, undefined, 0, headers);
    expect(client.events().find(({ type }) => type === "dealt")).toMatchObject({ hands: {} });
    expect(await client.command("p", { type: "pass" })).toMatchObject({
      error: { code: "NOT_SEATED" },
    });
  },
);

test("a request that the browser marks as another site's does not come with the cookie either", async () => {
  const { table, cookie } = await openInBrowser();
  const headers = { cookie, "sec-fetch-site": "cross-site" };
  const seen = await ask<{ viewer: unknown }>("GET", `/api/tables/${table}`, undefined, headers);
  expect(seen.body.viewer).toBe("public");
});

test("a token acts from another origin only where the opener listed it", async () => {
  const closed = await openInBrowser();
  const listed = await openInBrowser({ embedOrigins: [CLUB] });
  for (const [{ table, token }, origin, code] of [
    [closed, CLUB, "ORIGIN_NOT_ALLOWED"],
    [closed, "null", "ORIGIN_NOT_ALLOWED"],
    [listed, "https://other.example", "ORIGIN_NOT_ALLOWED"],
    [listed, CLUB, undefined],
    [listed, ORIGIN, undefined],
  ] as const) {
    const headers = { ...bearer(token), origin };
    const seen = await ask<ErrorReply>("GET", `/api/tables/${table}`, undefined, headers);
    expect(seen.body.error?.code).toBe(code);
    const client = await connect(table, { origin });
    client.send({ kind: "hello", protocol: 1, after: 0, token });
    await client.until(() => client.messages().length > 0);
    const [first] = client.messages();
    expect(first?.kind === "refused" ? first.error.code : undefined).toBe(code);
  }
});

test("sitting down from another site's page works where the opener listed it, and leaves no cookie there", async () => {
  for (const [rules, status] of [
    [{}, 403],
    [{ embedOrigins: [CLUB] }, 201],
  ] as const) {
    const { body } = await ask<TableOpenedBody>("POST", "/api/tables", { rules });
    const invite = secretOf(body.invites[0]?.url ?? "");
    const path = `/api/tables/${body.table}/seats`;
    const seated = await ask("POST", path, { invite, name: "B" }, { origin: CLUB });
    expect(seated.status).toBe(status);
    expect(seated.headers.get("set-cookie")).toBeNull();
  }
});

test("nobody opens tables from another site's page", async () => {
  const opened = await ask("POST", "/api/tables", {}, { origin: CLUB });
  expect(opened).toMatchObject({ status: 403, body: { error: { code: "ORIGIN_NOT_ALLOWED" } } });
});

test("public reads are there for every origin, and a preflight says what may be sent", async () => {
  const { table } = await seatEverybody();
  for (const origin of [CLUB, "null"]) {
    for (const path of ["", "/events", "/deals/1"]) {
      const read = await ask("GET", `/api/tables/${table}${path}`, undefined, { origin });
      expect(read.headers.get("access-control-allow-origin")).toBe("*");
    }
    const preflight = await call(`/api/tables/${table}/commands`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  }
});

test("answers carry the headers that keep browsers careful", async () => {
  const { headers } = await ask("GET", "/api/health");
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cache-control": "no-store",
  });
});

test("pages come with a strict policy: nothing inline, nothing from elsewhere, no frame around them", async () => {
  const pages = [
    await env.ASSETS.fetch(`${ORIGIN}/`),
    await call("/t/some-table"),
    await call("/r/some-table/1"),
  ];
  for (const page of pages) {
    expect(page.status).toBe(200);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    await page.body?.cancel();
  }
});

test("tables that one address opens are counted, on the machine itself nobody counts", async () => {
  const from = (host: string) =>
    ask("POST", `http://${host}/api/tables`, {}, { "cf-connecting-ip": "192.0.2.77" });
  const replies = await Promise.all(Array.from({ length: 31 }, () => from("fernskat.test")));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(30);
  expect(replies.find(({ status }) => status !== 201)).toMatchObject({
    status: 429,
    body: { error: { code: "RATE_LIMITED" } },
  });
  expect((await from("localhost:8787")).status).toBe(201);
  const door = env.DOORS.getByName("192.0.2.77");
  expect(await door.knock(30, 3_600_000)).toBe(false);
});

test("a seat that sends more than 200 commands at once is told to wait", async () => {
  // At once: however long the machine takes for it.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const { table, tokens } = await seatEverybody();
  const client = await greet(table, tokens[0]);
  for (let i = 0; i < 300; i++)
    client.send({ kind: "command", id: `n${i}`, command: { type: "answer", accept: true } });
  const codes = () =>
    client.messages().flatMap((m) => (m.kind === "refused" ? [m.error.code] : []));
  await client.until(() => codes().length === 300);
  const limited = codes().filter((code) => code === "RATE_LIMITED").length;
  expect(limited).toBe(100);
  // The other seats are not slowed down by it.
  expect((await look(table, tokens[1])).viewer).toBe(1);
  const other = await greet(table, tokens[1]);
  expect(await other.command("x", { type: "answer", accept: true })).not.toMatchObject({
    error: { code: "RATE_LIMITED" },
  });
});
