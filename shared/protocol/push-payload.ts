import type { Language } from "./languages.ts";

/** What a push message carries, encrypted for one browser: what its service worker shows and where it leads. */
export interface PushPayload {
  readonly v: 1;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  /** What replaces what on the screen: the table, or "digest". */
  readonly tag: string;
  /** The page it leads to. */
  readonly path: string;
  /** Where a POST ends these messages: works without a cookie. */
  readonly stop: string;
  readonly words: { readonly open: string; readonly stop: string };
}

/**
 * A push message's text as a payload. What cannot be read is null: a service worker older, or newer, than the server says
 * something of its own then, for browsers demand that it shows something.
 */
export function readPushPayload(text: string): PushPayload | null {
  try {
    const payload = JSON.parse(text) as PushPayload;
    return payload.v === 1 && typeof payload.title === "string" ? payload : null;
  } catch {
    return null;
  }
}
