import { readStored, writeStored } from "../store/stored.ts";
import type { MessageArguments } from "./keys.ts";
import { isLanguage, LANGUAGES, type Language, localeOf } from "./languages.ts";

/** A dotted key of the catalogues, e.g. `start.title`. */
export type MessageKey = keyof MessageArguments;

/** The values a message needs; nothing for a message without any. */
type ValuesOf<Key extends MessageKey> =
  MessageArguments[Key] extends Record<string, never> ? [] : [values: MessageArguments[Key]];

type Compiled = Record<string, (values?: Record<string, string | number>) => string>;

/** The languages there are, each loaded only when it is chosen. */
const CATALOGUES = {
  de: () => import("./de.json?messages"),
  en: () => import("./en.json?messages"),
  fr: () => import("./fr.json?messages"),
  pt: () => import("./pt.json?messages"),
  es: () => import("./es.json?messages"),
  it: () => import("./it.json?messages"),
} satisfies Record<Language, () => Promise<{ default: Compiled }>>;

/** Read by nobody who has chosen: the language of most Skat players who speak neither. */
const FALLBACK: Language = "en";
const STORED_AS = "fernskat.language";

let chosen: Language = FALLBACK;
let catalogue: Compiled = {};
const listeners = new Set<() => void>();

/**
 * The text of a message in the chosen language.
 * Until a language has been loaded there is none: an element that renders earlier shows nothing and is told to render again.
 */
export function t<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string {
  return catalogue[key]?.(values[0]) ?? "";
}

/** The keys of refusals, which take no values: their codes come from the server, so that the type of a key is not enough. */
type RefusalKey = Extract<MessageKey, `refusal.${string}`>;

/** Whether the catalogue has that refusal. */
export function isRefusal(key: string): key is RefusalKey {
  return key.startsWith("refusal.") && Object.hasOwn(catalogue, key);
}

/** The language shown at present, e.g. for `Intl` and `lang`. */
export function language(): Language {
  return chosen;
}

/** Calls `listener` whenever the texts change; the answer ends that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language chosen here before, else the first of the browser's that we have. */
export function preferredLanguage(): Language {
  const wanted = [readStored(STORED_AS) ?? "", ...navigator.languages];
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return LANGUAGES.find((own) => own === codes.find((code) => isLanguage(code))) ?? FALLBACK;
}

/** Loads a language, shows it everywhere and tells `<html lang>`; does not remember it. */
export async function showLanguage(next: Language): Promise<void> {
  const loaded: { default: Compiled } = await CATALOGUES[next]();
  chosen = next;
  catalogue = loaded.default;
  document.documentElement.lang = localeOf(next);
  for (const listener of listeners) listener();
}

/** Shows a language because somebody asked for it, and remembers that. */
export async function chooseLanguage(next: Language): Promise<void> {
  writeStored(STORED_AS, next);
  await showLanguage(next);
}

/** What a language calls itself, written as the first word of a line: "Deutsch", "Français". */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
