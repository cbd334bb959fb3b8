import { errorOf } from "../../shared/protocol/errors.ts";
import type { MailAsked, PushAsked, WebhookAsked } from "../../shared/protocol/notify-messages.ts";
import { accepted, type Result } from "../../shared/skat/refusal.ts";
import { DAY_MS } from "../../shared/table/pace.ts";
import { HOUR_MS } from "../limits.ts";
import type { MailChannel, PushChannel, WebhookChannel } from "./channels.ts";
import type { Deps } from "./deps.ts";
import { sendConfirmation } from "./mail.ts";
import type { Letter } from "./notice.ts";
import { endpointOf } from "./push-services.ts";
import { newWebhookSecret } from "./sign.ts";
import { isAnswered, webhookAddress } from "./webhook.ts";

// What is checked before a channel is kept. None of it is a cannon: nobody is written to who did not ask for it.

/** First calls one host gets an hour, whoever asks for them. */
const CALLS_AN_HOUR = 20;
/** Confirmations one address gets a day, whoever asks for them. */
const CONFIRMATIONS_A_DAY = 2;

/** A browser that wants push messages: of a known service, on a server that has keys. */
export function setUpPush(
  { endpoint, keys: { p256dh, auth } }: PushAsked,
  { settings: { vapid, detours } }: Deps,
): Result<PushChannel, "CHANNEL_NOT_OFFERED" | "PUSH_SERVICE_UNKNOWN"> {
  if (!vapid) return refused("CHANNEL_NOT_OFFERED");
  if (!endpointOf(endpoint, detours)) return refused("PUSH_SERVICE_UNKNOWN");
  return accepted({ kind: "push", endpoint, p256dh, auth });
}

/** A webhook that has answered its first call rightly. Its secret is new. */
export async function setUpWebhook(
  { format, url }: WebhookAsked,
  reading: Pick<Letter, "language" | "origin">,
  deps: Deps,
): Promise<Result<WebhookChannel, "WEBHOOK_ADDRESS" | "WEBHOOK_UNANSWERED" | "RATE_LIMITED">> {
  const address = webhookAddress(url, format, deps);
  if (!address) return refused("WEBHOOK_ADDRESS");
  if (!(await deps.knock(`webhook|${address.hostname}`, CALLS_AN_HOUR, HOUR_MS)))
    return refused("RATE_LIMITED");
  const secret = newWebhookSecret(deps.random);
  const channel: WebhookChannel = { kind: "webhook", format, url: address.href, secret };
  return (await isAnswered(channel, reading, deps))
    ? accepted(channel)
    : refused("WEBHOOK_UNANSWERED");
}

/**
 * An address that was sent its one confirmation. Nothing else may be sent to it until `confirm`, a page of ours, has had its
 * button pressed.
 */
export async function setUpMail(
  { address }: MailAsked,
  reading: { readonly confirm: string; readonly language: Letter["language"] },
  deps: Deps,
): Promise<Result<MailChannel, "CHANNEL_NOT_OFFERED" | "MAIL_FAILED" | "RATE_LIMITED">> {
  if (!deps.settings.mail) return refused("CHANNEL_NOT_OFFERED");
  if (!(await deps.knock(`mail|${address.toLowerCase()}`, CONFIRMATIONS_A_DAY, DAY_MS)))
    return refused("RATE_LIMITED");
  const { kind } = await sendConfirmation(address, reading, deps);
  return kind === "sent" ? accepted({ kind: "mail", address }) : refused("MAIL_FAILED");
}

type SetUpRefusal =
  | "CHANNEL_NOT_OFFERED"
  | "PUSH_SERVICE_UNKNOWN"
  | "WEBHOOK_ADDRESS"
  | "WEBHOOK_UNANSWERED"
  | "MAIL_FAILED"
  | "RATE_LIMITED";

function refused<Code extends SetUpRefusal>(code: Code) {
  return { ok: false as const, refusal: errorOf(code) };
}
