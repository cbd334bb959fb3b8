import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Host } from "../host.ts";
import { SECRET_BYTES, textOf } from "../secrets.ts";

// Links that act, or show a feed, without a cookie: what they may is signed into them with a secret of the player's. They open
// nothing else, and end with what they are about.

/** What a link may: end a channel, confirm one, show the player's feed and calendar. */
export type LinkPurpose = "stop" | "confirm" | "feed";

/** A link's secret part, as it stands in a path. */
export interface Link {
  /** The player's inbox, where it is judged. */
  readonly inbox: string;
  /** What it is about: a channel, or which of the player's feeds. */
  readonly about: string;
  readonly signature: string;
}

const LINK = /^([0-9a-f]{64})\.([0-9a-z]{1,16})\.([A-Za-z0-9_-]{43})$/;

/** Reads a link; null for what cannot be one. */
export function readLink(text: string): Link | null {
  const [, inbox, about, signature] = LINK.exec(text) ?? [];
  return inbox !== undefined && about !== undefined && signature !== undefined
    ? { inbox, about, signature }
    : null;
}

type SignerRow = { inbox: string; secret: string };

/** Sees to it that the player can sign links. The inbox does not know its own name. */
export function becomeSigner(host: Host, inbox: string): void {
  host.sql(
    "INSERT OR IGNORE INTO signer(id, inbox, secret) VALUES (1, ?, ?)",
    inbox,
    bytesToHex(host.random(SECRET_BYTES)),
  );
}

export function linkTo(host: Host, purpose: LinkPurpose, about: string): string {
  const [signer] = host.sql<SignerRow>("SELECT inbox, secret FROM signer");
  if (!signer) throw new Error("Nobody who could sign a link.");
  return `${signer.inbox}.${about}.${signed(signer, purpose, about)}`;
}

export function isLinkTo(host: Host, purpose: LinkPurpose, { about, signature }: Link): boolean {
  const [signer] = host.sql<SignerRow>("SELECT inbox, secret FROM signer");
  if (!signer) return false;
  // Both are of one length, which anybody may know.
  const [given, right] = [signature, signed(signer, purpose, about)].map((text) =>
    utf8ToBytes(text),
  );
  return crypto.subtle.timingSafeEqual(given ?? new Uint8Array(), right ?? new Uint8Array());
}

function signed({ secret }: SignerRow, purpose: LinkPurpose, about: string): string {
  return textOf(hmac(sha256, hexToBytes(secret), utf8ToBytes(`fernskat/${purpose}|${about}`)));
}
