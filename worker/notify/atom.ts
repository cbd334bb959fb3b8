import { html, raw } from "hono/html";
import { localeOf } from "../../shared/protocol/languages.ts";
import { type Feed, type FeedTable, noticeOf } from "./feed.ts";
import { textOfNotice } from "./text.ts";
import { WORDS } from "./words/index.ts";

/**
 * A player's feed (RFC 4287): an entry for every table that waits for them or is over. The same turn is the same entry for
 * ever; the next turn at the table is another one.
 * @param self where the feed is found
 */
export function atomOf(feed: Feed, self: string): string {
  const { id, origin, language, tables } = feed;
  const updated = Math.max(0, ...tables.map(({ at }) => at));
  const entries = tables.flatMap((table) => entryOf(table, feed) ?? []);
  return `${html`${raw('<?xml version="1.0" encoding="utf-8"?>')}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeOf(language)}">
<id>${tagUri(origin, `player/${id}`)}</id>
<title>${WORDS[language].feed}</title>
<updated>${isoOf(updated)}</updated>
<author><name>Fernskat</name></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${origin}/"/>
${entries.map((entry) => raw(entry))}
</feed>
`}`;
}

function entryOf(table: FeedTable, feed: Feed): string | null {
  const notice = noticeOf(table);
  if (!notice) return null;
  const { title, body } = textOfNotice(notice, feed);
  return `${html`<entry>
<id>${tagUri(feed.origin, `${table.table}/${table.seq}/${notice.kind}`)}</id>
<title>${shown(title)}</title>
<updated>${isoOf(table.at)}</updated>
<link rel="alternate" type="text/html" href="${feed.origin}/t/${table.table}"/>
<content type="text">${shown(body)}</content>
</entry>`}
`;
}

/** A name that stays the same wherever the feed moves (RFC 4151). */
function tagUri(origin: string, path: string): string {
  return `tag:${new URL(origin).hostname},2026:${path}`;
}

const isoOf = (at: number) => new Date(at).toISOString();

/** XML has no way to write these, whatever is done to escape them (XML 1.0, 2.2). */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function shown(text: string): string {
  return text.replace(UNWRITABLE, "");
}
