import { expect, test } from "vitest";
import { pixelsOf } from "./support/png.ts";
import { CODE, CODES, pageAt, SIX_MINUTES } from "./support/share.ts";
import { ask, call, ORIGIN, playUntil, seatEverybody } from "./support/table.ts";

// What a link to a replay tells whoever it is sent to: its page and its picture.

test.each(CODES.slice(0, 3))(
  "the page of a code tells what it shows, within the first kilobytes: %s",
  async (code) => {
    const { response, text, content } = await pageAt(`/r/d/${code}`);
    expect(response.status).toBe(200);
    expect(content("og:title")).toMatch(/^\S.+/);
    expect(text.indexOf("<title>")).toBeLessThan(1024);
    expect(text.indexOf('charset="utf-8"')).toBeLessThan(1024);
    expect(text.indexOf("application/json+oembed")).toBeGreaterThan(0);
    expect(text.indexOf("application/json+oembed")).toBeLessThan(2048);
    expect(text.match(/name="description"/g)).toHaveLength(1);
    expect(content("twitter:card")).toBe("summary_large_image");
    expect(content("og:image")).toBe(`${ORIGIN}/r/d/${code}/picture.png`);
    expect(content("og:description")).toContain("not checked against a table");
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  },
);

test.each([
  ["fr-CA, de-AT;q=0.8, en;q=0.5", "fr", "aucune table ne l’a vérifiée"],
  ["sv, en;q=0.5, de-AT;q=0.8", "de", "an keinem Tisch nachgeprüft"],
  ["pt-BR", "pt-PT", "não foi verificada"],
  ["es", "es", "no se ha comprobado"],
  ["de;q=0, it", "it", "nessun tavolo"],
  ["en-GB,en", "en", "not checked against a table"],
  // No language of ours, or a program that asks for none.
  ["sv, *;q=0.1", "en", "not checked against a table"],
  [undefined, "en", "not checked against a table"],
  ["de".repeat(5000), "en", "not checked against a table"],
])("tags are in the language of whoever asks: %s", async (accepted, language, words) => {
  const headers = accepted === undefined ? {} : { "accept-language": accepted };
  const { text, content, response } = await pageAt(`/r/d/${CODE}`, headers);
  expect(text).toContain(`<html lang="${language}">`);
  expect(content("og:description")).toContain(words);
  expect(response.headers.get("vary")).toContain("Accept-Language");
});

test("nothing that stands in a link becomes markup", async () => {
  const wild = "\"><script>alert(1)</script>&'";
  for (const path of [
    `/r/d/${encodeURIComponent(wild)}`,
    `/r/d/${CODE}~${encodeURIComponent(wild)}`,
    `/t/x${wild}`,
    `/embed/r/d/${CODE}~${wild}`,
  ]) {
    const { text } = await pageAt(path);
    expect(text).not.toContain("<script>alert");
    expect(text.match(/<script\b/g)).toHaveLength(1);
  }
});

test(
  "the picture of a code is a PNG of the size it says, and shows cards",
  async () => {
    const response = await call(`/r/d/${CODE}/picture.png`);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toMatch(/max-age=\d{5,}/);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { width, height, at } = await pixelsOf(bytes);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    // The paper around, the paper of a card, and more inks than a blank or broken picture would have.
    expect(at(10, 10)).toEqual([0xf5, 0xf0, 0xe4]);
    expect(at(726, 154)).toEqual([0xff, 0xfd, 0xf6]);
    const inks = new Set<string>();
    for (let x = 116; x < 800; x += 3) for (let y = 150; y < 582; y += 3) inks.add(at(x, y).join());
    expect(inks.size).toBeGreaterThan(100);
    // The number that was won or lost is written in large type.
    let written = 0;
    for (let x = 826; x < 1144; x += 2)
      for (let y = 370; y < 470; y += 2) {
        if (at(x, y).join() !== [0xf5, 0xf0, 0xe4].join()) written += 1;
      }
    expect(written).toBeGreaterThan(200);
    expect(bytes.length).toBeLessThan(300_000);
    // Again, from the cache: byte for byte.
    const again = await call(`/r/d/${CODE}/picture.png`);
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes);
  },
  SIX_MINUTES,
);

test(
  "a picture is drawn once: then it is in the cache, whatever stands behind the question mark, for a month and unchanging",
  async () => {
    const [, , code = ""] = CODES;
    const path = `/r/d/${code}/picture.png`;
    const drawn = await call(path);
    await drawn.arrayBuffer();
    expect(drawn.headers.get("cache-control")).toBe("public, max-age=2592000, immutable");
    const kept = () => caches.default.match(ORIGIN + path);
    await expect.poll(async () => (await kept())?.headers.get("content-type")).toBe("image/png");
    // Something else in its place is what is answered: nothing is drawn.
    const headers = { "cache-control": "max-age=60" };
    await caches.default.put(ORIGIN + path, new Response("kept", { headers }));
    for (const query of ["", "?v=2"]) expect(await (await call(path + query)).text()).toBe("kept");
  },
  SIX_MINUTES,
);

test(
  "a deal of a table has its page, its picture and its links",
  async () => {
    const seated = await seatEverybody({ name: 'A"<b>', rules: { deals: 2 } });
    await playUntil(seated, ({ state }) => state.phase === "finished");
    const { table } = seated;
    const { body } = await ask<{ link: string; record: string; rules: object }>(
      "GET",
      `/api/tables/${table}/deals/1`,
    );
    expect(body.link).toMatch(/^\/r\/d\/1[\w-]{5,39}$/);
    const page = await pageAt(`/r/${table}/1`);
    expect(page.content("og:image")).toBe(`${ORIGIN}/r/${table}/1/picture.png`);
    expect(page.content("og:description")).not.toContain("not checked");
    expect(page.text).not.toContain("A&quot;");
    // The same deal, told by its code: the same title, without any table.
    const coded = await pageAt(body.link);
    expect(coded.content("og:title")).toBe(page.content("og:title"));
    const picture = await call(`/r/${table}/1/picture.png`);
    expect((await pixelsOf(new Uint8Array(await picture.arrayBuffer()))).width).toBe(1200);

    const series = await ask<{
      link: string;
      deals: { n: number; link: string }[];
      records: string;
    }>("GET", `/api/tables/${table}/series`);
    expect(series.body.deals).toHaveLength(2);
    expect(series.body.deals[0]?.link).toBe(body.link);
    expect(series.body.link).toBe(
      `/r/d/${series.body.deals.map(({ link }) => link.slice(5)).join(".")}`,
    );
    expect(series.body.records).not.toContain("<b>");
    const named = await ask<{ link: string; records: string }>(
      "GET",
      `/api/tables/${table}/series?names=yes`,
    );
    expect(named.body.link.split("~")[1]?.split(".")).toHaveLength(3);
    expect(named.body.records.split("\n")[0]).toBe(body.record);
    expect(decodeURIComponent(named.body.link)).toContain('A"<b>');
    expect((await pageAt(named.body.link)).content("og:title")).toBe(coded.content("og:title"));

    const records = await ask<{ results: { ok: boolean; link: string }[] }>(
      "POST",
      "/api/records",
      series.body.records,
    );
    expect(records.body.results.map(({ ok, link }) => [ok, link])).toEqual(
      series.body.deals.map(({ link }) => [true, link]),
    );
  },
  SIX_MINUTES,
);

test("a deal that is not over has a page and no picture", async () => {
  const { table } = await seatEverybody();
  const page = await pageAt(`/r/${table}/1`);
  expect(page.response.status).toBe(200);
  expect(page.content("og:image")).toBeUndefined();
  expect((await call(`/r/${table}/1/picture.png`)).status).toBe(404);
});

test.each([
  "1a",
  "2abc",
  "0",
  `1${"A".repeat(39)}`,
  `1${"A".repeat(5000)}`,
  `${CODE.slice(0, -1)}`,
  `.${CODE}`,
  `${CODE}~%`,
  `${CODE}~%FF%FE`,
  `${CODE}~${"a.".repeat(400)}`,
  new Array(400).fill(CODE).join("."),
  "%00",
  "..%2f..%2fetc",
  "<script>",
])(
  "damaged or hostile text is answered quickly and clearly: %#",
  async (text) => {
    const { response, content } = await pageAt(`/r/d/${text}`);
    expect(response.status).toBe(404);
    expect(content("og:description")).toContain("This link is damaged");
    expect((await call(`/r/d/${text}/picture.png`)).status).toBe(404);
    expect((await call(`/oembed?url=${encodeURIComponent(`${ORIGIN}/r/d/${text}`)}`)).status).toBe(
      404,
    );
  },
  20_000,
);

test("a link at the end of a sentence still leads to its deal", async () => {
  for (const sign of [".", ",", "!", ").", "..."]) {
    expect((await pageAt(`/r/d/${CODE}${sign}`)).response.status).toBe(200);
  }
});

test("of a series only the deal that is pointed at is read", async () => {
  const series = new Array(300).fill(CODE).join(".");
  const { response, content } = await pageAt(`/r/d/${series}.damaged@300.17`);
  expect(response.status).toBe(200);
  expect(content("og:image")).toBe(`${ORIGIN}/r/d/${CODE}/picture.png`);
  expect((await pageAt(`/r/d/${series}.damaged@301.deal`)).response.status).toBe(404);
});
