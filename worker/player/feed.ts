import type { MyTable } from "../../shared/protocol/inbox-messages.ts";
import type { Host } from "../host.ts";
import type { Feed, FeedTable } from "../notify/feed.ts";
import { listed, type Reading } from "../notify/text.ts";
import { isLinkTo, type Link, linkTo } from "./links.ts";
import { isLaidOut } from "./schema.ts";
import { settingsOf } from "./settings.ts";
import { sinceOf } from "./since.ts";
import { tablesOf } from "./tables.ts";

// A player's feed and calendar: read by whoever knows the secret in their address, until the player ends it or takes another.

type FeedRow = {
  nr: number;
  language: Reading["language"];
  zone: string;
  origin: string;
  is_open: number;
};

/** Where feed and calendar are; null without one. */
export function feedPaths(host: Host): { readonly atom: string; readonly ics: string } | null {
  const row = feedRow(host);
  if (!row?.is_open) return null;
  const path = `/feeds/${linkTo(host, "feed", `${row.nr}`)}`;
  return { atom: `${path}.atom`, ics: `${path}.ics` };
}

/** Makes a feed; one that was there before is not found any more. */
export function openFeed(host: Host, origin: string): void {
  const nr = (feedRow(host)?.nr ?? 0) + 1;
  host.sql("INSERT OR REPLACE INTO feed(id, nr, origin, is_open) VALUES (1, ?, ?, 1)", nr, origin);
}

export function closeFeed(host: Host): void {
  if (isLaidOut(host)) host.sql("UPDATE feed SET is_open = 0");
}

/** What a link shows; null when it leads nowhere any more. */
export function feedAt(host: Host, link: Link): Feed | null {
  const row = feedRow(host);
  if (!row?.is_open || link.about !== `${row.nr}` || !isLinkTo(host, "feed", link)) return null;
  const { language, zone } = settingsOf(host);
  const tables = tablesOf(host).map((table) => feedTable(host, table, language));
  // Part of a hash, and no secret: the same for all feeds of this player.
  return { id: link.inbox.slice(0, 16), tables, language, zone, origin: row.origin };
}

function feedRow(host: Host): FeedRow | undefined {
  if (!isLaidOut(host)) return undefined;
  return host.sql<FeedRow>("SELECT nr, origin, is_open FROM feed")[0];
}

function feedTable(host: Host, table: MyTable, language: Reading["language"]): FeedTable {
  const { players, seat, n, deals, isOwnTurn, deadline, phase, votes } = table;
  const others = players.filter((player) => player.seat !== seat && player.kind === "human");
  return {
    table: table.table,
    name: listed(
      others.map(({ name }) => name),
      language,
    ),
    ...{ n, of: deals },
    ...sinceOf(host, table),
    isOwnTurn,
    deadline: isOwnTurn ? deadline : null,
    isOver: phase === "finished",
    votes: votes.filter(({ isAsked }) => isAsked).length,
    comeBackBy: votes.find(({ isAtStake }) => isAtStake)?.closesAt ?? null,
  };
}
