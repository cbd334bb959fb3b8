import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Bytes of every secret that stands for a person. */
export const SECRET_BYTES = 32;

/** Base64url without padding: how secrets travel in links, headers and cookies. */
export function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** All that is kept of a token or an invitation. Tables differ, so that two of them cannot be linked. */
export function hashOfSecret(table: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`fernskat/secret|${table}|${secret}`)));
}

/** All that a table keeps of a browser's device secret; apart from tokens, so that one never passes for the other. */
export function hashOfDevice(table: string, device: string): string {
  return bytesToHex(sha256(utf8ToBytes(`fernskat/device|${table}|${device}`)));
}

/**
 * A secret that its holder gets again for the same request. Nothing of it is kept at the table, so an answer that was
 * lost on the way can be given once more without keeping what it said.
 */
export function derivedSecret(holder: string, ...purpose: readonly (string | number)[]): string {
  return textOf(hmac(sha256, utf8ToBytes(holder), utf8ToBytes(`fernskat/${purpose.join("|")}`)));
}
