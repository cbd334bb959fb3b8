/** A browser that has subscribed (the W3C Push API's PushSubscription). */
export interface PushChannel {
  readonly kind: "push";
  readonly endpoint: string;
  /** The browser's public key and its secret, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

import type { WebhookAsked } from "../../shared/protocol/notify-messages.ts";

/** How a webhook wants to be spoken to. */

export type WebhookFormat = WebhookAsked["format"];

export interface WebhookChannel {
  readonly kind: "webhook";
  readonly format: WebhookFormat;
  readonly url: string;
  /** What its messages are signed with: `whsec_` and base64 (standardwebhooks.com). */
  readonly secret: string;
}

/** An address that has confirmed that it wants to hear from us. */
export interface MailChannel {
  readonly kind: "mail";
  readonly address: string;
}

/** A way to reach somebody who is not at the table. */
export type Channel = PushChannel | WebhookChannel | MailChannel;
