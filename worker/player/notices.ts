import type { MyTable } from "../../shared/protocol/inbox-messages.ts";
import type { Host } from "../host.ts";
import type { Notice } from "../notify/notice.ts";
import { listed } from "../notify/text.ts";
import { post, withdraw } from "./letters.ts";
import { digestAt, digestDone, settingsOf } from "./settings.ts";
import { isNewTurn, sinceOf } from "./since.ts";
import { tablesOf } from "./tables.ts";

// What the player is told when a table tells how it stands: what is new, once, in place of what is not true any more.

type NoticeKind = Notice["kind"];

/**
 * Told by a table, inside the transaction in which the inbox takes it in.
 * @param before how it stood; null when it was not known
 */
export function notify(
  host: Host,
  before: MyTable | null,
  after: MyTable,
  isLooking: boolean,
): void {
  const settings = settingsOf(host);
  const news = newsOf(before, after);
  // An older letter may still be on its way that is not true any more.
  if (news.length > 0 || before?.isOwnTurn !== after.isOwnTurn) withdraw(host, after.table);
  if (isLooking && !settings.always) return;
  for (const kind of news) {
    // What is not urgent waits for the digest.
    const isDigested = settings.digest !== null && after.pace !== "live";
    if (isDigested && (kind === "turn" || kind === "vote")) continue;
    const notice = noticeOf(after, kind, host);
    post(host, idOf(notice), notice, settings);
  }
}

function newsOf(before: MyTable | null, after: MyTable): readonly NoticeKind[] {
  const isNew = (mark: "isAsked" | "isAtStake") => {
    const known = before?.votes.filter((vote) => vote[mark]).map(({ id }) => id) ?? [];
    return after.votes.some((vote) => vote[mark] && !known.includes(vote.id));
  };
  const news: NoticeKind[] = [];
  if (after.phase === "finished") {
    if (before && before.phase !== "finished") news.push("finished");
  } else if (isNewTurn(before, after)) news.push("turn");
  if (isNew("isAsked")) news.push("vote");
  if (isNew("isAtStake")) news.push("seat");
  if (after.deletesAt !== null && before?.deletesAt !== after.deletesAt) news.push("expiry");
  return news;
}

/** The digest, if it is due: every table that waits for the player, or nothing. */
export function postDigest(host: Host): void {
  const at = digestAt(host);
  if (at === null || at > host.now()) return;
  const settings = settingsOf(host);
  const tables = tablesOf(host)
    .filter(({ isOwnTurn, votes }) => isOwnTurn || votes.some(({ isAsked }) => isAsked))
    .map((table) => noticeOf(table, table.isOwnTurn ? "turn" : "vote", host));
  if (tables.length > 0) post(host, `digest.${at}`, { kind: "digest", tables }, settings);
  digestDone(host);
}

/** What is to be told about a table. It is called by the names of the others who sit there. */
export function noticeOf(table: MyTable, kind: NoticeKind, host: Host): Notice {
  const { players, seat, n, deals } = table;
  const others = players.filter((player) => player.seat !== seat && player.kind === "human");
  return {
    kind,
    table: table.table,
    seq: sinceOf(host, table).seq,
    name: listed(
      others.map(({ name }) => name),
      settingsOf(host).language,
    ),
    ...{ n, of: deals },
    deadline: deadlineOf(table, kind),
  };
}

function deadlineOf({ deadline, deletesAt, votes }: MyTable, kind: NoticeKind): number | null {
  switch (kind) {
    case "turn":
    case "reminder":
      return deadline;
    case "vote":
      return Math.min(...votes.filter(({ isAsked }) => isAsked).map(({ closesAt }) => closesAt));
    case "seat":
      return Math.min(...votes.filter((vote) => vote.isAtStake).map(({ closesAt }) => closesAt));
    case "expiry":
      return deletesAt;
    case "finished":
      return null;
  }
}

/** The same for the same thing, for ever. */
export function idOf({ table, seq, kind, part, deadline }: Notice): string {
  const pieces = [table, seq, kind, ...(part === undefined ? [] : [part, deadline])];
  return pieces.join(".");
}
