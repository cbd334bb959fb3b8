import type { Credentials } from "./keys.ts";
import { identityIn } from "./player/identity.ts";

const BEARER = /^Bearer ([A-Za-z0-9_-]{1,128})$/;

/** The foreign web origin a request comes from; null for our own pages and for programs, which send none. */
export function foreignOrigin(request: Request): string | null {
  const origin = request.headers.get("origin");
  if (origin === null) return null;
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return hostOf(origin) === host ? null : origin;
}

/** "null" and anything else that is no origin has no host. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Whether a browser says that another site's page made the request, even where it sends no Origin. */
function isCrossSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}

/**
 * What the request brings to say who sends it. The device cookie counts only for our own pages: from any other site the
 * request is a stranger's, whatever the browser has attached.
 */
export function credentialsOf(request: Request): Credentials {
  const origin = foreignOrigin(request);
  const authorization = request.headers.get("authorization");
  // What is no token at all is as unknown as a wrong one.
  if (authorization !== null) return { token: BEARER.exec(authorization)?.[1] ?? "", origin };
  if (origin !== null || isCrossSite(request)) return { origin };
  return { ...identityIn(request), origin };
}
