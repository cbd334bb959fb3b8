import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { DAY_MS } from "../../shared/table/pace.ts";
import type { Host } from "../host.ts";
import { SECRET_BYTES, textOf } from "../secrets.ts";
import type { InboxAddress } from "./identity.ts";
import { isLaidOut } from "./schema.ts";

// Links that add a device. What such a link says is `CODE`: the inbox it leads to and a secret, of which only the hash is kept.

/**
 * How long a link can be used. A day, so that one made on the phone in the morning still adds the computer at home; not more,
 * since until it is used whoever finds it may.
 */
const LINK_LASTS_MS = DAY_MS;

/** So many links that were used, or ran out, stay on the list. */
const MOST_REMEMBERED = 10;

const INBOX_BYTES = 32;
const CODE = /^[A-Za-z0-9_-]{86}$/;

/** What stands in a link. */
export interface RecoveryCode {
  readonly inbox: string;
  readonly secret: string;
}

export interface KeptLink {
  readonly hash: string;
  /** Times in ms since 1970. */
  readonly made: number;
  readonly expires: number;
  readonly used: number | null;
  /** The device it has added. */
  readonly device: string | null;
}

/** Reads what stands in a link; null for what cannot be one. */
export function readCode(code: string): RecoveryCode | null {
  if (!CODE.test(code)) return null;
  const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  return {
    inbox: bytesToHex(bytes.subarray(0, INBOX_BYTES)),
    secret: textOf(bytes.subarray(INBOX_BYTES)),
  };
}

/** Makes a link in place of one that was not used yet, and answers its code, which is told this once. */
export function makeLink(host: Host, { inbox }: InboxAddress): string {
  const secret = host.random(SECRET_BYTES);
  const now = host.now();
  withdrawLink(host);
  host.sql(
    "DELETE FROM recovery WHERE hash NOT IN (SELECT hash FROM recovery ORDER BY made DESC LIMIT ?)",
    MOST_REMEMBERED - 1,
  );
  host.sql(
    "INSERT INTO recovery(hash, made, expires) VALUES (?, ?, ?)",
    ...[hashOf(inbox, textOf(secret)), now, now + LINK_LASTS_MS],
  );
  return textOf(new Uint8Array([...hexToBytes(inbox), ...secret]));
}

/** Ends the link that was not used yet, if there is one. */
export function withdrawLink(host: Host): void {
  host.sql("DELETE FROM recovery WHERE used IS NULL");
}

/** Whoever was turned away does not come back by the link that once let him in, nor by one that he has made since. */
export function endLinksOf(host: Host, device: string): void {
  withdrawLink(host);
  host.sql("UPDATE recovery SET expires = 0 WHERE device = ?", device);
}

/** The player's links, the newest first. */
export function linksOf(host: Host): readonly KeptLink[] {
  if (!isLaidOut(host)) return [];
  return host.sql<{
    hash: string;
    made: number;
    expires: number;
    used: number | null;
    device: string | null;
  }>("SELECT hash, made, expires, used, device FROM recovery ORDER BY made DESC");
}

/**
 * Uses a link for a browser; false when it leads nowhere: wrong, withdrawn, run out, or used by another. The browser that has
 * used it may use it again, since an answer may get lost.
 */
export function useLink(host: Host, { inbox, device }: InboxAddress, secret: string): boolean {
  const hash = utf8ToBytes(hashOf(inbox, secret));
  const now = host.now();
  let found: KeptLink | undefined;
  // All are compared, each in constant time.
  for (const link of linksOf(host))
    if (crypto.subtle.timingSafeEqual(utf8ToBytes(link.hash), hash)) found = link;
  if (!found || found.expires <= now) return false;
  if (found.used !== null) return found.device === device;
  host.sql("UPDATE recovery SET used = ?, device = ? WHERE hash = ?", now, device, found.hash);
  return true;
}

function hashOf(inbox: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`fernskat/recovery|${inbox}|${secret}`)));
}
