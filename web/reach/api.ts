import type { ReachBody } from "../../shared/protocol/inbox-messages.ts";
import type { MailAsked, Settings, WebhookAsked } from "../../shared/protocol/notify-messages.ts";
import { type Answer, call } from "../store/api.ts";
import { ownZone } from "../store/zone.ts";

// How the player is reached: every call answers how things are then.

/** The server learns how the reader's clock goes with whatever is set up first. */
function zoned(path: string): string {
  const { zone } = ownZone();
  return zone === undefined ? path : `${path}?zone=${encodeURIComponent(zone)}`;
}

export const keepPush = (subscription: PushSubscriptionJSON): Answer<ReachBody> =>
  call("PUT", zoned("/me/push"), subscription);

export const dropPush = (): Answer<ReachBody> => call("DELETE", "/me/push");

/** The secret its messages are signed with is told this once. */
export const addWebhook = (asked: WebhookAsked): Answer<ReachBody & { readonly secret: string }> =>
  call("POST", zoned("/me/webhooks"), asked);

export const addMail = (asked: MailAsked): Answer<ReachBody> =>
  call("POST", zoned("/me/mail"), asked);

export const endChannel = (id: string): Answer<ReachBody> =>
  call("DELETE", `/me/channels/${encodeURIComponent(id)}`);

/** Makes feed and calendar; made anew, the addresses before lead nowhere. */
export const makeFeed = (): Answer<ReachBody> => call("PUT", zoned("/me/feed"));

export const endFeed = (): Answer<ReachBody> => call("DELETE", "/me/feed");

export const keepSettings = (settings: Settings): Answer<ReachBody> =>
  call("PUT", "/me/settings", settings);
