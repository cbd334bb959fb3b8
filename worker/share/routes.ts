import { Hono } from "hono";
import * as v from "valibot";
import type { DealBody } from "../../shared/protocol/deal-body.ts";
import { TableIdSchema } from "../../shared/protocol/fields.ts";
import { replayAddressOf } from "../../shared/protocol/replay-address.ts";
import { refusal } from "../answer.ts";
import type { Env } from "../env.ts";
import { tableObject } from "../objects.ts";
import { identityCookie, identityIn } from "../player/identity.ts";
import { type Edge, reply } from "../reply.ts";
import { oembedOf } from "./oembed.ts";
import { type PageTags, tagged } from "./page.ts";
import { pngOf } from "./png.ts";
import { dealInLink, dealInLog, pictured, type SharedDeal } from "./shared-deal.ts";
import { descriptionOf, titleOf, wordsFor } from "./words.ts";

/** Pages and pictures of tables and replays: what a link shows of itself, and what goes into a frame. */
export const share = new Hono<{ Bindings: Env }>();

/** A picture changes only when our drawing does: whoever has it, the edge or a messenger, need not ask again. */
const PICTURE_HEADERS = {
  "content-type": "image/png",
  "cache-control": "public, max-age=2592000, immutable",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
} as const;
const FRAMED = "/embed";

share.get("/r/*", async (c) => {
  const path = pictured(pathOf(c));
  return path === null ? withCookie(c, await page(c, pathOf(c))) : picture(c, path);
});
share.get("/t/*", async (c) => withCookie(c, await page(c, pathOf(c))));
share.get("/embed/*", async (c) => framed(await page(c, pathOf(c).slice(FRAMED.length))));
share.get("/oembed", oembed);

/** As it was sent: names in a code stay percent-encoded. */
function pathOf(c: Edge): string {
  return new URL(c.req.url).pathname;
}

/** What there is at a path: a deal, a table, something of ours without a picture, or a link that leads nowhere. */
type Shown =
  | { readonly kind: "deal"; readonly deal: SharedDeal }
  | { readonly kind: "table" }
  | { readonly kind: "app" }
  | { readonly kind: "unfinished" }
  | { readonly kind: "damaged" };

async function shownAt(c: Edge, path: string): Promise<Shown> {
  const [, table] = /^\/t\/([^/]+)\/?$/.exec(path) ?? [];
  if (table !== undefined) return { kind: isTableId(table) ? "table" : "damaged" };
  // A code in the fragment never comes here.
  if (/^\/r\/?$/.test(path)) return { kind: "app" };
  const address = replayAddressOf(path);
  if (!address) return { kind: "damaged" };
  if (address.kind === "code") {
    const deal = dealInLink(address);
    return deal ? { kind: "deal", deal } : { kind: "damaged" };
  }
  const { table: id, n } = address;
  const request = { kind: "deal", n } as const;
  const { status, body } = await tableObject(c.env, id).ask({ origin: null }, request);
  const deal =
    status === 200 ? dealInLog((JSON.parse(body) as DealBody).events, `/r/${id}/${n}`) : null;
  return deal ? { kind: "deal", deal } : { kind: "unfinished" };
}

function isTableId(id: string): boolean {
  return v.is(TableIdSchema, id);
}

/** The shell of the app; the client routes by path, what stands in the head is for everybody else. */
async function page(c: Edge, path: string): Promise<Response> {
  const shell = path.startsWith("/t/") ? "/t/" : "/r/";
  const { body, headers } = await c.env.ASSETS.fetch(new URL(shell, c.req.url));
  const shown = await shownAt(c, path);
  const status = shown.kind === "damaged" ? 404 : 200;
  const answered = tagged(new Response(body, { status, headers }), tagsOf(c, path, shown));
  // A game is between those who have its link: it may be shown where somebody puts it, and is found nowhere.
  answered.headers.set("x-robots-tag", "noindex");
  return answered;
}

/** Our own pages renew what holds the browser's seats. */
function withCookie(c: Edge, answered: Response): Response {
  const identity = identityIn(c.req.raw);
  if (identity) {
    answered.headers.append("set-cookie", identityCookie(c.req.raw, identity));
    answered.headers.set("cache-control", "private, no-cache");
  }
  return answered;
}

function tagsOf(c: Edge, path: string, shown: Shown): PageTags {
  const words = wordsFor(c.req.header("accept-language"));
  const { origin } = new URL(c.req.url);
  const url = origin + path;
  const oembed = `${origin}/oembed?url=${encodeURIComponent(url)}`;
  const { language } = words;
  switch (shown.kind) {
    case "deal": {
      const { deal } = shown;
      const texts = { title: titleOf(deal, words), description: descriptionOf(deal, words) };
      return { language, url, ...texts, picture: origin + deal.picture, oembed, data: dataOf(c) };
    }
    case "table": {
      const texts = { title: words.table, description: words.tableText };
      return { language, url, ...texts, picture: null, oembed, data: null };
    }
    case "app": {
      const texts = { title: words.replay, description: words.cardByCard };
      return { language, url, ...texts, picture: null, oembed: null, data: null };
    }
    case "unfinished":
    case "damaged": {
      const texts = { title: words.replay, description: words.noReplay };
      return { language, url, ...texts, picture: null, oembed: null, data: null };
    }
  }
}

/** The deal of a table, which a page of ours asks for; one in a link stands there already, and a frame may be nobody's. */
function dataOf(c: Edge): string | null {
  const address = replayAddressOf(pathOf(c));
  return address?.kind === "table" ? `/api/tables/${address.table}/deals/${address.n}` : null;
}

/** A page that any site may put into a frame. Nobody has a seat there: no cookie goes with it. */
function framed(page: Response): Response {
  const { headers } = page;
  headers.delete("x-frame-options");
  const policy = headers.get("content-security-policy") ?? "";
  headers.set(
    "content-security-policy",
    policy.replace("frame-ancestors 'none'", "frame-ancestors *"),
  );
  return page;
}

/**
 * The picture of a deal. Drawing one is the most that a request may cost here, so it is done once at each place of the edge:
 * what stands behind the `?`, and where in the deal a link points, makes no other picture.
 */
async function picture(c: Edge, path: string): Promise<Response> {
  const { origin } = new URL(c.req.url);
  const key = origin + pathOf(c);
  const cached = await caches.default.match(key);
  if (cached) return cached;
  const shown = await shownAt(c, path);
  if (shown.kind !== "deal") return reply(c, refusal("DEAL_NOT_FINISHED"));
  const drawn = new Response(await pngOf(shown.deal, c.env, origin), { headers: PICTURE_HEADERS });
  c.executionCtx.waitUntil(caches.default.put(key, drawn.clone()));
  return drawn;
}

/** `GET /oembed?url=` (oembed.com): how one of our pages is embedded. */
async function oembed(c: Edge): Promise<Response> {
  c.header("access-control-allow-origin", "*");
  c.header("x-content-type-options", "nosniff");
  const { url = "", format = "json", maxwidth, maxheight } = c.req.query();
  if (format !== "json") return c.text("Only JSON is told.", 501);
  const { origin } = new URL(c.req.url);
  const asked = URL.canParse(url) ? new URL(url) : null;
  if (asked?.origin !== origin) return c.text("This is no page of ours.", 404);
  const path = asked.pathname;
  const shown = await shownAt(c, path);
  const isShown =
    shown.kind === "deal" || (shown.kind === "table" && (await mayBeWatched(c, path)));
  if (!isShown) return c.text("There is nothing to embed.", 404);
  const { title, picture } = tagsOf(c, path, shown);
  const sizes = { maxWidth: sizeOf(maxwidth), maxHeight: sizeOf(maxheight) };
  const frame = origin + FRAMED + path;
  return c.json(oembedOf({ title, frame, site: origin, picture }, sizes));
}

async function mayBeWatched(c: Edge, path: string): Promise<boolean> {
  const id = path.split("/")[2] ?? "";
  const { status } = await tableObject(c.env, id).ask({ origin: null }, { kind: "view" });
  return status === 200;
}

function sizeOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}
