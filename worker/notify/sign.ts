import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A secret to sign with, as the Standard Webhooks specification writes it: `whsec_` and base64. */
export function newWebhookSecret(random: (bytes: number) => Uint8Array): string {
  return PREFIX + base64Of(random(SECRET_BYTES));
}

/**
 * The headers that prove a message to be ours (standardwebhooks.com): HMAC-SHA256 over `id.timestamp.body`.
 * @param now milliseconds since 1970
 */
export function signatureOf(
  id: string,
  body: string,
  secret: string,
  now: number,
): Readonly<Record<string, string>> {
  const timestamp = `${Math.floor(now / 1000)}`;
  const mac = hmac(
    sha256,
    bytesOf(secret.slice(PREFIX.length)),
    utf8ToBytes(`${id}.${timestamp}.${body}`),
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${base64Of(mac)}`,
  };
}

function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
