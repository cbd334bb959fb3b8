import { buildPushPayload } from "@block65/webcrypto-web-push";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { PushPayload } from "../../shared/protocol/push-payload.ts";
import { DAY_MS } from "../../shared/table/pace.ts";
import { HOUR_MS } from "../limits.ts";
import { textOf } from "../secrets.ts";
import { post } from "./call.ts";
import type { PushChannel } from "./channels.ts";
import type { Deps } from "./deps.ts";
import type { Digest, Letter, Notice } from "./notice.ts";
import { again, GONE, type Outcome, outcomeOf } from "./outcome.ts";
import { endpointOf } from "./push-services.ts";
import type { VapidKeys } from "./settings.ts";
import { pathOf, textOfLetter } from "./text.ts";
import { WORDS } from "./words/index.ts";

/** A service keeps a message for a browser that is off for no longer than this; Google's limit is 28 days. */
const LONGEST_LIFE_MS = 28 * DAY_MS;
/** Whoever comes a little late still hears of it. */
const SHORTEST_LIFE_MS = 60_000;
/** How a push service says that a subscription is over (RFC 8030, 7.3). */
const FAREWELLS = [404, 410];
/** A topic is 1 to 32 characters of base64url (RFC 8030, 5.4). */
const TOPIC_LENGTH = 32;

/**
 * One Web Push (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC 8292). A newer message about the same table
 * replaces an older one that was not delivered yet; when there is nothing left to decide it is not delivered any more.
 */
export async function sendPush(channel: PushChannel, letter: Letter, deps: Deps): Promise<Outcome> {
  const { vapid, detours } = deps.settings;
  if (!vapid) return again("This server has no keys for Web Push.");
  const endpoint = endpointOf(channel.endpoint, detours);
  if (!endpoint) return GONE;
  try {
    const { headers, body } = await encrypted(channel, letter, vapid, deps.now());
    const called = await post({ url: endpoint, headers, body }, deps);
    return outcomeOf(called, FAREWELLS, deps.now());
  } catch (error) {
    // Keys that cannot be used, the browser's or ours.
    return again(`${error}`);
  }
}

async function encrypted(
  { endpoint, p256dh, auth }: PushChannel,
  letter: Letter,
  vapid: VapidKeys,
  now: number,
): Promise<{ headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }> {
  const { about } = letter;
  const options = {
    ttl: lifeOf(about, now),
    urgency: urgencyOf(about, now),
    topic: topicOf(about),
  };
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const data = JSON.stringify(payloadOf(letter));
  const { headers, body } = await buildPushPayload({ data, options }, subscription, vapid);
  return { headers: { ...headers }, body };
}

/** What the service worker shows: names the table and the time, never a card. */
function payloadOf(letter: Letter): PushPayload {
  const { about, language, stop } = letter;
  const { open, stop: stopText } = WORDS[language];
  return {
    v: 1,
    ...textOfLetter(letter),
    language,
    tag: about.kind === "digest" ? "digest" : about.table,
    path: pathOf(about),
    stop,
    words: { open, stop: stopText },
  };
}

/** How long the message is worth anything, in whole seconds. */
function lifeOf(about: Notice | Digest, now: number): number {
  const left = endOf(about, now) - now;
  return Math.ceil(Math.min(Math.max(left, SHORTEST_LIFE_MS), LONGEST_LIFE_MS) / 1000);
}

/** Until when there is something to decide, in ms since 1970. */
function endOf(about: Notice | Digest, now: number): number {
  if (about.kind === "digest") return now + DAY_MS;
  return about.deadline ?? now + LONGEST_LIFE_MS;
}

/** A sleeping phone is woken only when there is no time to lose. */
function urgencyOf(about: Notice | Digest, now: number): "normal" | "high" {
  return endOf(about, now) - now < HOUR_MS ? "high" : "normal";
}

/** What replaces what, without telling the push service which table it is. */
function topicOf(about: Notice | Digest): string {
  const tag = about.kind === "digest" ? "digest" : about.table;
  return textOf(sha256(utf8ToBytes(`fernskat/topic|${tag}`))).slice(0, TOPIC_LENGTH);
}
