import { SECRET_BYTES, textOf } from "./secrets.ts";

/** How long a browser keeps its seats without a visit, in seconds: as long as browsers allow. */
const DEVICE_AGE = 400 * 24 * 60 * 60;

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}

/** The prefix makes browsers refuse the cookie from anybody but this very host; they allow it over https only. */
export function cookieName(request: Request): string {
  return isSecure(request) ? "__Host-device" : "device";
}

/**
 * The cookie that holds a browser's seats. Only the server writes it: what scripts can write, browsers delete after a week
 * away. Over plain http, on a local net, it cannot be Secure.
 */
export function deviceCookie(request: Request, device: string): string {
  const flags = `Path=/; Max-Age=${DEVICE_AGE}; HttpOnly; SameSite=Lax`;
  return `${cookieName(request)}=${device}; ${flags}${isSecure(request) ? "; Secure" : ""}`;
}

export function newDevice(): string {
  return textOf(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}
