import type { Deps } from "./deps.ts";
import { again, type Outcome } from "./outcome.ts";
import { isPublicAddress } from "./web-address.ts";

/** How long another server may take to answer. */
const LONGEST_WAIT_MS = 10_000;
/** Records of host names, by their numbers in DNS. */
const RECORDS = { A: 1, AAAA: 28 } as const;

/** The answer, or what came instead of one. Whoever gets it reads its body to the end, or cancels it. */
export type Called = { readonly response: Response } | { readonly failed: Outcome };

/** Sends JSON, or bytes, to a server that is not ours and follows no redirect. */
export async function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array<ArrayBuffer>,
  deps: Deps,
): Promise<Called> {
  return await request(url, { method: "POST", headers, body }, deps);
}

/** Like `post`, to an address that somebody asked us to call: only where its name leads to the public internet alone. */
export async function postPublicly(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  deps: Deps,
): Promise<Called> {
  const { resolver, detours } = deps.settings;
  if (resolver !== null && !detours.has(url.hostname)) {
    const trouble = await troubleWith(url.hostname, resolver, deps);
    if (trouble !== null) return { failed: again(trouble) };
  }
  return await post(url, headers, body, deps);
}

/** Reads at most so many bytes of an answer, whatever it says of its length. */
export async function textOf(response: Response, most: number): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  while (reader && bytes < most) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return text;
}

async function request(url: URL, init: RequestInit, deps: Deps): Promise<Called> {
  const detour = deps.settings.detours.get(url.hostname);
  const place = detour === undefined ? url.href : detour + url.pathname + url.search;
  try {
    const response = await deps.fetch(place, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    return { response };
  } catch (error) {
    return { failed: again(error instanceof Error ? error.message : "unreachable") };
  }
}

/** Why a name must not be called; null when all its addresses are public ones. */
async function troubleWith(host: string, resolver: string, deps: Deps): Promise<string | null> {
  const found = await Promise.all(
    Object.keys(RECORDS).map((type) => addressesOf(host, type, resolver, deps)),
  );
  if (found.includes(null)) return "The resolver did not answer.";
  const addresses = found.flatMap((some) => some ?? []);
  if (addresses.length === 0) return "There is no such host.";
  return addresses.every(isPublicAddress) ? null : "The host is not on the public internet.";
}

/** The addresses of a host as a resolver tells them in JSON; null when it does not answer. */
async function addressesOf(
  host: string,
  type: string,
  resolver: string,
  deps: Deps,
): Promise<readonly string[] | null> {
  const url = new URL(resolver);
  url.searchParams.set("name", host);
  url.searchParams.set("type", type);
  const called = await request(url, { headers: { accept: "application/dns-json" } }, deps);
  if ("failed" in called || !called.response.ok) return null;
  const answers: unknown = await called.response.json().catch(() => null);
  const { Answer: records = [] } = (answers ?? {}) as { Answer?: unknown };
  if (!Array.isArray(records)) return null;
  const wanted: readonly unknown[] = Object.values(RECORDS);
  return records.flatMap(({ type: kind, data }) => (wanted.includes(kind) ? [String(data)] : []));
}
