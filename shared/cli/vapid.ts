// The key pair that push services know this server by (RFC 8292), as settings for the worker.
//
//     npm run -s vapid -- mailto:you@club.example

import { argv } from "node:process";

const subject = argv[2] ?? "mailto:you@club.example";
const { privateKey, publicKey } = await crypto.subtle.generateKey(
  { name: "ECDSA", namedCurve: "P-256" },
  true,
  ["sign", "verify"],
);
const point = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
const { d } = await crypto.subtle.exportKey("jwk", privateKey);

console.log(`VAPID_SUBJECT=${subject}
VAPID_PUBLIC_KEY=${Buffer.from(point).toString("base64url")}
VAPID_PRIVATE_KEY=${d}`);
