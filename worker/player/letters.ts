import type { Settings } from "../../shared/protocol/notify-messages.ts";
import { assertNever } from "../../shared/skat/refusal.ts";
import type { Host } from "../host.ts";
import { afterTry, mayTry, tomorrow } from "../notify/allowance.ts";
import { againAt } from "../notify/back-off.ts";
import type { Channel } from "../notify/channels.ts";
import type { Digest, Letter, Notice } from "../notify/notice.ts";
import type { Outcome } from "../notify/outcome.ts";
import { channelOf, channelsOf, dropChannel, type KeptChannel, keepChannel } from "./channels.ts";
import { linkTo } from "./links.ts";
import { isLaidOut } from "./schema.ts";
import { notBefore, settingsOf } from "./settings.ts";

// What is to be told to the player: one row for every letter and channel, until it is sent or something newer takes its place.

/** Sends one letter once. */
export type SendLetter = (channel: Channel, letter: Letter) => Promise<Outcome>;

type LetterRow = { id: string; channel: string; body: string; tries: number };

/** What is kept of a letter; the rest comes from its channel. */
type LetterBody = Pick<Letter, "about" | "language" | "zone">;

const DIGEST = "";

/**
 * Puts a letter into every channel of the player's, in place of an older one about the same table that was not sent yet. To be
 * called inside a transaction; `deliver` sends it.
 * @param id the same for the same thing, for ever: what was put in once is not put in again while it is still there
 */
export function post(host: Host, id: string, about: Notice | Digest, settings: Settings): void {
  const subject = about.kind === "digest" ? DIGEST : about.table;
  const { language, zone } = settings;
  const earliest = notBefore(settings, host.now());
  const body = JSON.stringify({ about, language, zone } satisfies LetterBody);
  for (const kept of channelsOf(host)) {
    if (!kept.isConfirmed || mayTry(kept.allowance, host.now()) === "off") continue;
    host.sql(
      "DELETE FROM letters WHERE channel = ? AND subject = ? AND id <> ?",
      kept.id,
      subject,
      id,
    );
    host.sql(
      "INSERT OR IGNORE INTO letters(id, channel, subject, body, next_try, tries) VALUES (?, ?, ?, ?, ?, 0)",
      ...[id, kept.id, subject, body, earliest],
    );
  }
}

/** Takes back what was not sent yet about a table: there is nothing left to tell. */
export function withdraw(host: Host, table: string): void {
  host.sql("DELETE FROM letters WHERE subject = ?", table);
}

/** When the next letter is to be tried, in ms since 1970; null when none waits. */
export function nextLetter(host: Host): number | null {
  if (!isLaidOut(host)) return null;
  return host.sql<{ at: number | null }>("SELECT min(next_try) AS at FROM letters")[0]?.at ?? null;
}

/** Sends every letter that is due, the channels beside each other. What fails is tried again later each time. */
export async function deliver(host: Host, send: SendLetter): Promise<void> {
  if (!isLaidOut(host)) return;
  await Promise.all(channelsOf(host).map(({ id }) => deliverThrough(host, id, send)));
}

async function deliverThrough(host: Host, channel: string, send: SendLetter): Promise<void> {
  for (;;) {
    const due = host.transact(() => dueIn(host, channel));
    if (!due) return;
    const { kept, row } = due;
    const outcome = await send(kept.channel, letterFrom(host, kept, row));
    host.transact(() => take(host, kept.id, row, outcome));
  }
}

interface Due {
  readonly kept: KeptChannel;
  readonly row: LetterRow;
}

/** The next letter of a channel that may be sent now; what may not is put off, or dropped with a channel that is off. */
function dueIn(host: Host, channel: string): Due | null {
  const kept = channelOf(host, channel);
  const now = host.now();
  const [row] = host.sql<LetterRow>(
    "SELECT id, channel, body, tries FROM letters WHERE channel = ? AND next_try <= ? ORDER BY next_try LIMIT 1",
    channel,
    now,
  );
  if (!kept || !row) return null;
  switch (mayTry(kept.allowance, now)) {
    case "yes":
      return { kept, row };
    case "tomorrow":
      host.sql("UPDATE letters SET next_try = ? WHERE channel = ?", tomorrow(now), channel);
      return null;
    case "off":
      host.sql("DELETE FROM letters WHERE channel = ?", channel);
      return null;
  }
}

function letterFrom(host: Host, { id, origin }: KeptChannel, row: LetterRow): Letter {
  return {
    id: `${row.id}.${id}`,
    ...(JSON.parse(row.body) as LetterBody),
    origin,
    stop: `/stop/${linkTo(host, "stop", id)}`,
  };
}

/** Notes what became of a try. Meanwhile the channel may have gone, or the letter made room for a newer one. */
function take(host: Host, channel: string, { id, tries }: LetterRow, outcome: Outcome): void {
  const kept = channelOf(host, channel);
  if (!kept) return;
  const now = host.now();
  keepChannel(host, { ...kept, allowance: afterTry(kept.allowance, outcome, now) });
  switch (outcome.kind) {
    case "sent":
      host.sql("DELETE FROM letters WHERE id = ? AND channel = ?", id, channel);
      break;
    case "gone":
      dropChannel(host, channel);
      break;
    case "again":
      host.sql(
        "UPDATE letters SET next_try = ?, tries = ? WHERE id = ? AND channel = ?",
        ...[notBefore(settingsOf(host), againAt(outcome, tries, now)), tries + 1, id, channel],
      );
      break;
    default:
      assertNever(outcome);
  }
}
