import type { ReachBody } from "../../shared/protocol/inbox-messages.ts";
import type { Settings } from "../../shared/protocol/notify-messages.ts";
import { type Answer, answer, refusal, refusedAs } from "../answer.ts";
import type { Host } from "../host.ts";
import type { Channel } from "../notify/channels.ts";
import type { Reading } from "../notify/text.ts";
import {
  addChannel,
  canBeConfirmed,
  channelBody,
  channelOf,
  channelsOf,
  confirmChannel,
  dropChannel,
} from "./channels.ts";
import { isDevice } from "./devices.ts";
import { closeFeed, feedPaths, openFeed } from "./feed.ts";
import type { InboxAddress } from "./identity.ts";
import { becomeSigner, isLinkTo, type Link, linkTo } from "./links.ts";
import { movedTo } from "./moving.ts";
import { layOut } from "./schema.ts";
import { keepSettings, settingsOf, suggestReading } from "./settings.ts";

// How the player wants to be reached: by push, webhook, mail, or a feed of their own.

/** What one of the player's devices may ask. What is to be kept has been tried before it comes here (reach-routes.ts). */
export type ReachWish =
  | { readonly what: "see" }
  | {
      readonly what: "keep";
      readonly channel: Channel;
      readonly origin: string;
      readonly reading: Reading;
    }
  | { readonly what: "drop"; readonly id: string }
  /** The push messages of this very device. */
  | { readonly what: "drop-push" }
  | { readonly what: "open-feed"; readonly reading: Reading; readonly origin: string }
  | { readonly what: "close-feed" }
  | { readonly what: "settings"; readonly settings: Settings };

export function reachHere(host: Host, address: InboxAddress, wish: ReachWish): Answer {
  if (!isDevice(host, address)) return refusal("DEVICE_UNKNOWN");
  return host.transact(() => {
    if (wish.what !== "see") {
      layOut(host);
      becomeSigner(host, address.inbox);
    }
    switch (wish.what) {
      case "see":
        break;
      case "keep": {
        const { channel, origin, reading } = wish;
        suggestReading(host, reading);
        const added = addChannel(host, { channel, origin, device: address.device });
        if (!added.ok) return refusedAs(added.refusal);
        const { id } = added.value;
        return answer({ ...reachBody(host, address), id, ...secretOf(channel) }, 201);
      }
      case "drop":
        dropChannel(host, wish.id);
        break;
      case "drop-push":
        for (const { id, channel, device } of channelsOf(host))
          if (channel.kind === "push" && device === address.device) dropChannel(host, id);
        break;
      case "open-feed":
        suggestReading(host, wish.reading);
        openFeed(host, wish.origin);
        break;
      case "close-feed":
        closeFeed(host);
        break;
      case "settings":
        keepSettings(host, wish.settings);
        break;
    }
    return answer(reachBody(host, address));
  });
}

/** All channels of the player, and the feed; what is secret of a channel is told once, when it is set up. */
export function reachBody(host: Host, address: InboxAddress): ReachBody {
  return {
    channels: channelsOf(host).map((kept) => channelBody(host, address.device, kept)),
    feed: feedPaths(host),
    settings: settingsOf(host),
  };
}

function secretOf(channel: Channel): { readonly secret?: string } {
  return channel.kind === "webhook" ? { secret: channel.secret } : {};
}

/** Where the owner of a mail address confirms it. It is sent there and told to nobody else. */
export function confirmPath(host: Host, id: string): string {
  return `/confirm/${linkTo(host, "confirm", id)}`;
}

/** Whether a link still leads to something that it may end, or confirm. */
export function isLive(host: Host, purpose: "stop" | "confirm", link: Link): boolean {
  const kept = channelOf(host, link.about);
  if (!isLinkTo(host, purpose, link)) return false;
  // It may have been handed over.
  if (!kept) return purpose === "stop" && movedTo(host) !== null;
  return purpose === "stop" || canBeConfirmed(host, kept);
}

/** Does what a link may, without asking who presses it; answers whether it did. A link that has ended something may be pressed again. */
export function followLink(host: Host, purpose: "stop" | "confirm", link: Link): boolean {
  return host.transact(() => {
    if (!isLinkTo(host, purpose, link)) return false;
    const kept = channelOf(host, link.about);
    if (purpose === "confirm") return kept !== null && confirmChannel(host, kept);
    if (kept) dropChannel(host, kept.id);
    return true;
  });
}
