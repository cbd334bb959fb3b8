import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { SECRET_BYTES, textOf } from "../secrets.ts";

// Who a browser is: the one place that reads and writes the device cookie. It says `D`, the secret of this browser, or `D.I`
// where the browser was added to the devices of another player's inbox `I`.

/** How long a browser keeps its seats without a visit, in seconds: as long as browsers allow. */
const DEVICE_AGE = 400 * 24 * 60 * 60;

const COOKIE = /^([A-Za-z0-9_-]{43})(?:\.([0-9a-f]{64}))?$/;

export interface Identity {
  /** The secret of the browser, which no script of ours ever sees. */
  readonly device: string;
  /** The inbox it was added to; left out where the browser has its own. */
  readonly inbox?: string | undefined;
}

/** An inbox as somebody's browser names it. The id opens nothing: the inbox knows its devices by their hashes. */
export interface InboxAddress {
  readonly inbox: string;
  /** The hash of the browser's secret by which that inbox knows it. */
  readonly device: string;
  /** Whether the id is derived from that very secret: then the inbox is this browser's without having been told. */
  readonly isFirst: boolean;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}

/** The prefix makes browsers refuse the cookie from anybody but this very host; they allow it over https only. */
function cookieName(request: Request): string {
  return isSecure(request) ? "__Host-device" : "device";
}

/** Who the browser says it is, by its cookie; undefined for whoever has none for us. */
export function identityIn(request: Request): Identity | undefined {
  const name = cookieName(request);
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value = ""] = pair.trim().split("=");
    const [, device, inbox] = (key === name && COOKIE.exec(value)) || [];
    if (device !== undefined) return { device, inbox };
  }
  return undefined;
}

/**
 * The cookie that holds a browser's seats. Only the server writes it: what scripts can write, browsers delete after a week
 * away. Over plain http, on a local net, it cannot be Secure.
 */
export function identityCookie(request: Request, { device, inbox }: Identity): string {
  return cookieOf(request, inbox === undefined ? device : `${device}.${inbox}`, DEVICE_AGE);
}

/** Has a browser forget who it was. */
export function forgottenIdentity(request: Request): string {
  return cookieOf(request, "", 0);
}

function cookieOf(request: Request, value: string, age: number): string {
  const flags = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`;
  return `${cookieName(request)}=${value}; ${flags}${isSecure(request) ? "; Secure" : ""}`;
}

export function newIdentity(): Identity {
  return { device: textOf(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))) };
}

/** The inbox of a browser, and what proves there that it is its own. */
export function addressOf({ device, inbox }: Identity): InboxAddress {
  const first = hashOf("inbox", device);
  const id = inbox ?? first;
  return { inbox: id, device: hashOf(`inbox device|${id}`, device), isFirst: id === first };
}

function hashOf(purpose: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`fernskat/${purpose}|${secret}`)));
}
