import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { decrypt } from "http_ece";
import type { Vapid } from "./mailboxes.ts";

/** What a browser has that subscribed, with the private half of its key. */
export interface PushBrowser {
  /** As `PushSubscription.toJSON()` tells it. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** Decrypts a message (RFC 8291); throws when it was not meant for this browser or was changed on the way. */
  read(body: Buffer): unknown;
}

export function pushBrowser(endpoint: string): PushBrowser {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const auth = randomBytes(16).toString("base64url");
  const p256dh = key.getPublicKey().toString("base64url");
  return {
    subscription: { endpoint, keys: { p256dh, auth } },
    read(body) {
      const plain = decrypt(body, { version: "aes128gcm", privateKey: key, authSecret: auth });
      return JSON.parse(plain.toString("utf8"));
    },
  };
}

/** Who signed a push request and what he claims (RFC 8292), checked as a push service does; throws when it does not hold. */
export function vapidOf(authorization: string | undefined): Vapid {
  const [, token, publicKey] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization ?? "") ?? [];
  if (token === undefined || publicKey === undefined) throw new Error("No VAPID signature.");
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const half = (from: number, to: number) => point.subarray(from, to).toString("base64url");
  const key = createPublicKey({
    format: "jwk",
    key: { kty: "EC", crv: "P-256", x: half(1, 33), y: half(33, 65) },
  });
  const signed = Buffer.from(`${head}.${body}`);
  const isTrue = verify(
    "sha256",
    signed,
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isTrue) throw new Error("The VAPID signature does not hold.");
  return { publicKey, claims: JSON.parse(Buffer.from(body, "base64url").toString()) };
}
