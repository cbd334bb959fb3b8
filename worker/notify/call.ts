import type { Deps } from "./deps.ts";
import { again, type Outcome } from "./outcome.ts";
import { isPublicAddress } from "./web-address.ts";

/** How long another server may take to answer. */
const LONGEST_WAIT_MS = 10_000;
/** A resolver's answer is some hundred bytes long. */
const LONGEST_RECORDS = 64 * 1024;
/** Records of host names, by their numbers in DNS. */
const RECORDS = { A: 1, AAAA: 28 } as const;

/** An answer, of its body as much as was asked for. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The answer, or what came instead of one. */
export type Called = { readonly answer: Answered } | { readonly failed: Outcome };

/** What is sent, and how many bytes of the answer are read at most, whatever it says of its length. */
export interface Sending {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly reads?: number;
}

/** Posts something to a server that is not ours, and follows no redirect. */
export async function post(
  { url, headers, body, reads = 0 }: Sending,
  deps: Deps,
): Promise<Called> {
  return await request(url, { method: "POST", headers, body }, reads, deps);
}

/** Like `post`, to an address that somebody asked us to call: only where its name leads to the public internet alone. */
export async function postPublicly(sending: Sending, deps: Deps): Promise<Called> {
  const { resolver, detours } = deps.settings;
  const { hostname } = sending.url;
  if (resolver !== null && !detours.has(hostname)) {
    const trouble = await troubleWith(hostname, resolver, deps);
    if (trouble !== null) return { failed: again(trouble) };
  }
  return await post(sending, deps);
}

async function request(url: URL, init: RequestInit, reads: number, deps: Deps): Promise<Called> {
  const detour = deps.settings.detours.get(url.hostname);
  const place = detour === undefined ? url.href : detour + url.pathname + url.search;
  // A timer that outlived the call would keep the object from sleeping.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LONGEST_WAIT_MS);
  try {
    const { signal } = patience;
    const response = await deps.fetch(place, { ...init, redirect: "manual", signal });
    const { status, headers } = response;
    return { answer: { status, headers, text: await textOf(response, reads) } };
  } catch (error) {
    return { failed: again(error instanceof Error ? error.message : "unreachable") };
  } finally {
    clearTimeout(timer);
  }
}

async function textOf({ body }: Response, most: number): Promise<string> {
  const reader = body?.getReader();
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

/** Why a name must not be called; null when all its addresses are public ones. */
async function troubleWith(host: string, resolver: string, deps: Deps): Promise<string | null> {
  const found = await Promise.all(
    Object.keys(RECORDS).map((type) => addressesOf(host, type, resolver, deps).catch(() => null)),
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
  const headers = { accept: "application/dns-json" };
  const called = await request(url, { headers }, LONGEST_RECORDS, deps);
  if ("failed" in called || called.answer.status !== 200) return null;
  const { Answer: records = [] } = JSON.parse(called.answer.text) as { Answer?: unknown };
  if (!Array.isArray(records)) return null;
  const wanted: readonly unknown[] = Object.values(RECORDS);
  return records.flatMap(({ type: kind, data }) => (wanted.includes(kind) ? [String(data)] : []));
}
