import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { CODE, pageAt } from "./support/share.ts";
import { call, ORIGIN, seatEverybody } from "./support/table.ts";

// A replay or a table on somebody else's site: what oEmbed tells of it, and what may stand in a frame.

const oembed = (url: string, more = "") =>
  call(`/oembed?url=${encodeURIComponent(url)}${more}`, {
    headers: { origin: "https://blog.example" },
  });

test("oEmbed tells how a replay is embedded, to anybody", async () => {
  const page = await pageAt(`/r/d/${CODE}`);
  const discovered =
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(page.text)?.[1] ??
    "";
  const response = await call(discovered.replaceAll("&amp;", "&"));
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).toMatchObject({
    version: "1.0",
    type: "rich",
    title: page.content("og:title"),
    provider_name: "Fernskat",
    width: 600,
    height: 720,
    thumbnail_url: `${ORIGIN}/r/d/${CODE}/picture.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  expect(body["html"]).toMatch(
    new RegExp(
      `^<iframe src="${ORIGIN}/embed/r/d/${CODE}" width="600" height="720" title="[^"<>]+" frameborder="0" loading="lazy" style="max-width:100%"></iframe>$`,
    ),
  );
  expect((await oembed(`${ORIGIN}/r/d/${CODE}`)).headers.get("access-control-allow-origin")).toBe(
    "*",
  );
});

test.each([
  ["&maxwidth=320&maxheight=400", 320, 400],
  ["&maxwidth=320", 320, 720],
  ["&maxwidth=900", 900, 720],
  // Four to three, where that is higher than it has to be; wider it does not get.
  ["&maxwidth=1000", 1000, 750],
  ["&maxwidth=5000", 1024, 768],
  ["&maxwidth=0&maxheight=x", 600, 720],
])("oEmbed keeps within the size that was asked for: %s", async (asked, width, height) => {
  const response = await oembed(`${ORIGIN}/r/d/${CODE}`, asked);
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).toMatchObject({ width, height });
  expect(body["html"]).toContain(`width="${width}" height="${height}"`);
  // The thumbnail keeps within it too.
  expect("thumbnail_url" in body).toBe(asked.includes("5000") || asked.includes("=0"));
});

test("oEmbed knows only our pages and only JSON", async () => {
  expect((await oembed(`${ORIGIN}/r/d/${CODE}`, "&format=xml")).status).toBe(501);
  for (const url of [
    "",
    "x",
    `https://evil.example/r/d/${CODE}`,
    `${ORIGIN}/`,
    `${ORIGIN}/api/health`,
    `${ORIGIN}/t/no-such-table`,
    `${ORIGIN}/r/no-such-table/1`,
  ])
    expect((await oembed(url)).status).toBe(404);
});

test("a table can be embedded where it may be watched", async () => {
  const open = await seatEverybody();
  const body = (await (await oembed(`${ORIGIN}/t/${open.table}`)).json()) as Record<string, string>;
  expect(body["html"]).toContain(`src="${ORIGIN}/embed/t/${open.table}"`);
  const closed = await seatEverybody({ rules: { spectators: "none" } });
  expect((await oembed(`${ORIGIN}/t/${closed.table}`)).status).toBe(404);
  const page = await pageAt(`/t/${open.table}`);
  expect(page.content("og:title")).toBe("A table of Skat");
  expect(page.text).toContain("application/json+oembed");
});

test("pages for frames may stand on any site, and hold no seat", async () => {
  const { table } = await seatEverybody();
  const cookie = `device=${"A".repeat(43)}`;
  for (const path of [`/embed/t/${table}`, `/embed/r/d/${CODE}`, `/embed/r/${table}/1`]) {
    const { response } = await pageAt(path, { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(response.headers.get("x-frame-options")).toBeNull();
    expect(response.headers.get("set-cookie")).toBeNull();
  }
  // What the frame loads, from an origin that is nobody's.
  const script = await env.ASSETS.fetch(`${ORIGIN}/decks/french.svg`);
  expect(script.headers.get("access-control-allow-origin")).toBe("*");
  await script.body?.cancel();
});
