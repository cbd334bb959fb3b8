import { textOf } from "../secrets.ts";
import { type Called, postPublicly } from "./call.ts";
import type { WebhookChannel, WebhookFormat } from "./channels.ts";
import type { Deps } from "./deps.ts";
import { answersRightly, firstWords, spoken } from "./formats.ts";
import type { Letter } from "./notice.ts";
import { again, type Outcome, outcomeOf } from "./outcome.ts";
import { signatureOf } from "./sign.ts";
import { callable } from "./web-address.ts";

const CHALLENGE_BYTES = 18;
/** How much of an answer is read, in bytes. */
const LONGEST_ANSWER = 4_096;

/** Where the two services that are known by name take messages; the other formats are spoken by many servers. */
const ADDRESSES: Partial<Record<WebhookFormat, RegExp>> = {
  discord:
    /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+$/,
};

/** How a receiver says that it is no more; anywhere else a 404 may be a slip, and counts as a failure. */
const FAREWELLS: Readonly<Record<WebhookFormat, readonly number[]>> = {
  json: [410],
  discord: [404, 410],
  slack: [410],
  matrix: [410],
};

/** The address of a webhook of that format, if one may be called there at all. */
export function webhookAddress(
  url: string,
  format: WebhookFormat,
  { settings: { detours } }: Deps,
): URL | null {
  const address = callable(url, detours);
  const expected = ADDRESSES[format];
  if (!address || !expected || detours.has(address.hostname)) return address;
  return expected.test(address.href) ? address : null;
}

/** One message to a webhook, signed. */
export async function sendWebhook(
  channel: WebhookChannel,
  letter: Letter,
  deps: Deps,
): Promise<Outcome> {
  const called = await say(channel, letter.id, spoken(channel.format, letter), deps);
  return outcomeOf(called, FAREWELLS[channel.format], deps.now());
}

/**
 * Calls a webhook for the first time, before anything is kept of it. Plain JSON: the receiver has to answer with the
 * challenge. Discord, Slack and Matrix answer none: a test message stands for it, and the receiver has to confirm it the way
 * that service does.
 */
export async function isAnswered(
  channel: WebhookChannel,
  reading: Pick<Letter, "language" | "origin">,
  deps: Deps,
): Promise<boolean> {
  const challenge = textOf(deps.random(CHALLENGE_BYTES));
  const words = firstWords(channel.format, challenge, reading);
  const called = await say(channel, `challenge.${challenge}`, words, deps);
  return "answer" in called && answersRightly(channel.format, challenge, called.answer);
}

async function say(
  { url, format, secret }: WebhookChannel,
  id: string,
  { body, query = {} }: ReturnType<typeof spoken>,
  deps: Deps,
): Promise<Called> {
  const address = webhookAddress(url, format, deps);
  if (!address) return { failed: again("The address may not be called.") };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Fernskat",
    ...signatureOf(id, body, secret, deps.now()),
  };
  return await postPublicly({ url: address, headers, body, reads: LONGEST_ANSWER }, deps);
}
