import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { dealOfCode } from "../../shared/protocol/code/code.ts";
import codes from "../fixtures/codes.json";
import { pixelsOf } from "./support/png.ts";
import { ask, call, look, ORIGIN, playUntil, seatEverybody } from "./support/table.ts";

const SIX_MINUTES = 360_000;
/** The golden codes: passed in, lost, and so on. */
const CODES: readonly string[] = codes.map(({ code }) => code);
const [, CODE = ""] = CODES;

async function pageAt(path: string, headers: Record<string, string> = {}) {
  const response = await call(path, { headers });
  const text = await response.text();
  const content = (name: string): string | undefined =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1];
  return { response, text, content };
}

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

test(
  "a deal is played again: the same cards and places, marked, alone in its series, and without a proof",
  async () => {
    const first = await seatEverybody({ rules: { deals: 1 } });
    await playUntil(first, ({ state }) => state.phase === "finished");
    interface Told {
      readonly link: string;
      readonly result: { hands: Record<number, string[]>; skat: string[] };
      readonly proof: unknown;
    }
    const { body: before } = await ask<Told>("GET", `/api/tables/${first.table}/deals/1`);
    const code = before.link.slice("/r/d/".length);
    const again = await seatEverybody({ replay: code, rules: { memory: "last-trick" } });
    const view = await look(again.table, again.tokens[0]);
    expect(view.state.rules).toMatchObject({ replay: true, deals: 1, memory: "last-trick" });
    expect(view.state.deal).toMatchObject({ forehand: 0, middlehand: 1, rearhand: 2 });
    // Nobody learns the other hands from it.
    expect(JSON.stringify(view)).not.toContain(code);
    expect((await look(again.table)).hand).toEqual([]);
    await playUntil(again, ({ state }) => state.phase === "finished");
    const { body: after } = await ask<Told>("GET", `/api/tables/${again.table}/deals/1`);
    const earlier = await look(first.table, first.tokens[0]);
    const [row] = earlier.state.sheet.rows;
    const forehand = ((row?.dealer ?? 0) + 1) % 3;
    for (const place of [0, 1, 2])
      expect([...(after.result.hands[place] ?? [])].sort()).toEqual(
        [...(before.result.hands[(forehand + place) % 3] ?? [])].sort(),
      );
    expect([...after.result.skat].sort()).toEqual([...before.result.skat].sort());
    expect(after.proof).toBeNull();
    expect(before.proof).not.toBeNull();
  },
  SIX_MINUTES,
);

test(
  "a deal is played on from its middle: what was done before is done, and somebody plays on",
  async () => {
    const read = dealOfCode(CODE);
    if (!read.ok) throw new Error(read.refusal.code);
    const cards = read.value.events.flatMap((event) => (event.type === "played" ? [event] : []));
    const from = 7;
    const again = await seatEverybody({ replay: CODE, from });
    const view = await look(again.table, again.tokens[0]);
    expect(view.state).toMatchObject({ phase: "playing", rules: { replay: true, from } });
    expect(view.state.deal?.tricks).toHaveLength(2);
    expect(view.state.deal?.trick).toEqual([{ seat: cards[6]?.seat, card: cards[6]?.card }]);
    expect(view.state.deal?.toAct).toEqual([cards[7]?.seat]);
    await playUntil(again, ({ state }) => state.phase === "finished");
    const { body } = await ask<{ proof: unknown; events: { type: string; card?: string }[] }>(
      "GET",
      `/api/tables/${again.table}/deals/1`,
    );
    expect(body.proof).toBeNull();
    const played = body.events.flatMap(({ type, card }) => (type === "played" ? [card] : []));
    expect(played.slice(0, from)).toEqual(cards.slice(0, from).map(({ card }) => card));
  },
  SIX_MINUTES,
);

test.each([
  ["a damaged code", { replay: "1damaged" }, 400, "CODE_MALFORMED"],
  ["a series", { replay: `${CODE}.${CODE}` }, 400, "BAD_REQUEST"],
  ["more deals", { replay: CODE, rules: { deals: 3 } }, 400, "BAD_REQUEST"],
  ["another number of players", { replay: CODE, rules: { players: 4 } }, 400, "BAD_REQUEST"],
  ["a Bierlachs", { replay: CODE, rules: { sheet: "bierlachs" } }, 400, "BAD_REQUEST"],
  ["the mark among the rules", { rules: { replay: true } }, 400, "BAD_REQUEST"],
  ["a card to begin at among the rules", { rules: { from: 3 } }, 400, "BAD_REQUEST"],
  ["a card to begin at and no deal", { from: 3 }, 400, "BAD_REQUEST"],
  ["a card that is none", { replay: CODE, from: 30 }, 400, "BAD_REQUEST"],
])("no deal is played again with %s", async (_, asked, status, code) => {
  expect(await ask("POST", "/api/tables", asked)).toMatchObject({
    status,
    body: { error: { code } },
  });
});

test("opening the same deal again twice with one id is one table, another deal is not", async () => {
  const id = `t${crypto.randomUUID()}`;
  const device = { cookie: `device=${"B".repeat(43)}` };
  const open = (replay: string) =>
    ask<{ table: string; token: string }>("POST", "/api/tables", { id, replay }, device);
  const [one, two] = [await open(CODE), await open(CODE)];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body.token).toBe(one.body.token);
  const other = CODES.find((code) => code !== CODE) ?? "";
  expect(await open(other)).toMatchObject({ status: expect.toSatisfy((s) => s >= 400) });
});
