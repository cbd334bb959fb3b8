import { bytesToHex } from "@noble/hashes/utils.js";
import { errorOf } from "../../shared/protocol/errors.ts";
import type { MyChannel } from "../../shared/protocol/inbox-messages.ts";
import { accepted, assertNever, type Result } from "../../shared/skat/refusal.ts";
import { DAY_MS } from "../../shared/table/pace.ts";
import type { Host } from "../host.ts";
import { type Allowance, FRESH, mayTry } from "../notify/allowance.ts";
import type { Channel } from "../notify/channels.ts";
import { isLaidOut } from "./schema.ts";

/** A way to reach the player, as it is kept. */
export interface KeptChannel {
  readonly id: string;
  readonly channel: Channel;
  /** This server as the player knew it who set the channel up. */
  readonly origin: string;
  /** The device that set it up, by its hash. */
  readonly device: string;
  /** Mail is sent only to those who have said so by mail. */
  readonly isConfirmed: boolean;
  /** When it was set up, in ms since 1970. */
  readonly added: number;
  readonly allowance: Allowance;
}

const ID_BYTES = 8;
const MOST_CHANNELS = 20;
/** So long a confirmation can be given. */
const CONFIRMED_WITHIN_MS = 7 * DAY_MS;

type ChannelRow = { body: string };

export function channelsOf(host: Host): readonly KeptChannel[] {
  if (!isLaidOut(host)) return [];
  return host.sql<ChannelRow>("SELECT body FROM channels").map(read);
}

export function channelOf(host: Host, id: string): KeptChannel | null {
  if (!isLaidOut(host)) return null;
  const [row] = host.sql<ChannelRow>("SELECT body FROM channels WHERE id = ?", id);
  return row ? read(row) : null;
}

const read = ({ body }: ChannelRow) => JSON.parse(body) as KeptChannel;

export function keepChannel(host: Host, kept: KeptChannel): void {
  const body = JSON.stringify(kept);
  host.sql("INSERT OR REPLACE INTO channels(id, body) VALUES (?, ?)", kept.id, body);
}

/** Forgets a channel, and what was still to be sent there. */
export function dropChannel(host: Host, id: string): void {
  host.sql("DELETE FROM channels WHERE id = ?", id);
  host.sql("DELETE FROM letters WHERE channel = ?", id);
}

/** Adds a channel in place of an earlier one that leads to the same place. */
export function addChannel(
  host: Host,
  made: Pick<KeptChannel, "channel" | "origin" | "device">,
): Result<KeptChannel, "TOO_MANY_CHANNELS"> {
  const before = channelsOf(host);
  const replaced = before.filter((kept) => isReplaced(kept, made));
  if (before.length - replaced.length >= MOST_CHANNELS)
    return { ok: false, refusal: errorOf("TOO_MANY_CHANNELS", { most: MOST_CHANNELS }) };
  for (const { id } of replaced) dropChannel(host, id);
  const kept: KeptChannel = {
    ...made,
    id: bytesToHex(host.random(ID_BYTES)),
    isConfirmed: made.channel.kind !== "mail",
    added: host.now(),
    allowance: FRESH,
  };
  keepChannel(host, kept);
  return accepted(kept);
}

/** A browser has one subscription, and a second way to the same place would say everything twice. */
function isReplaced(
  kept: KeptChannel,
  { channel, device }: Pick<KeptChannel, "channel" | "device">,
): boolean {
  const earlier = kept.channel;
  if (earlier.kind === "push" && channel.kind === "push")
    return kept.device === device || earlier.endpoint === channel.endpoint;
  if (earlier.kind === "webhook" && channel.kind === "webhook") return earlier.url === channel.url;
  if (earlier.kind === "mail" && channel.kind === "mail")
    return earlier.address.toLowerCase() === channel.address.toLowerCase();
  return false;
}

/** The owner of an address has pressed the button. */
export function confirmChannel(host: Host, kept: KeptChannel): boolean {
  if (!canBeConfirmed(host, kept)) return false;
  keepChannel(host, { ...kept, isConfirmed: true });
  return true;
}

export function canBeConfirmed(host: Host, { added, isConfirmed }: KeptChannel): boolean {
  return isConfirmed || host.now() - added < CONFIRMED_WITHIN_MS;
}

/** A channel as the player's own devices see it: without what would let somebody else use it. */
export function channelBody(host: Host, asking: string, kept: KeptChannel): MyChannel {
  const { id, channel, isConfirmed, added, allowance, device } = kept;
  const isOff = mayTry(allowance, host.now()) === "off";
  const common = { id, added, isConfirmed, failures: allowance.failures, isOff };
  switch (channel.kind) {
    case "push":
      return { kind: "push", ...common, isHere: device === asking };
    case "webhook":
      return {
        kind: "webhook",
        ...common,
        format: channel.format,
        host: new URL(channel.url).host,
      };
    case "mail":
      return { kind: "mail", ...common, address: channel.address };
    default:
      return assertNever(channel);
  }
}
