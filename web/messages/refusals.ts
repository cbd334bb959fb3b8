import type { Refusal } from "../../shared/skat/refusal.ts";
import { announceLanguage, isRefusal, t } from "./messages.ts";

/** Fetches the words of refusals; null where they are there, or are not to be had. */
let fetchWords: (() => Promise<unknown>) | null = null;
let isFetching = false;

/** From now on the words of refusals are fetched as soon as something is refused. */
export function fetchRefusalsWith(fetch: () => Promise<unknown>): void {
  fetchWords = fetch;
}

/**
 * A refusal in the chosen language; a code that is newer than this page keeps the server's own English sentence. Nothing
 * while the words are on their way: whoever shows it renders again when they are there, as with another language.
 */
export function refusalText({ code, message }: Pick<Refusal, "code" | "message">): string {
  const key = `refusal.${code}`;
  if (isRefusal(key)) return t(key);
  if (!fetchWords) return message;
  if (!isFetching) void fetchThem(fetchWords);
  isFetching = true;
  return "";
}

async function fetchThem(fetch: () => Promise<unknown>): Promise<void> {
  await fetch().catch(() => undefined);
  fetchWords = null;
  announceLanguage();
}
