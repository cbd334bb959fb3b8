import { type Language, languageFor, localeOf } from "../../shared/protocol/languages.ts";
import type { DeckName } from "../decks/deck.ts";
import { readStored, writeStored } from "../store/stored.ts";
import type { MessageArguments } from "./keys.ts";

/** A dotted key of the catalogues, e.g. `seat.you`. */
export type MessageKey = keyof MessageArguments;

/** The values a message needs; nothing for a message without any. */
type ValuesOf<Key extends MessageKey> =
  MessageArguments[Key] extends Record<string, never> ? [] : [values: MessageArguments[Key]];

export type Compiled = Record<string, (values?: Record<string, string | number>) => string>;

/** The languages there are, each loaded only when it is chosen. */
const CATALOGUES = {
  de: () => import("./de.json?messages"),
  en: () => import("./en.json?messages"),
  fr: () => import("./fr.json?messages"),
  pt: () => import("./pt.json?messages"),
  es: () => import("./es.json?messages"),
  it: () => import("./it.json?messages"),
} satisfies Record<Language, () => Promise<{ default: Compiled }>>;

const STORED_AS = "fernskat.language";

const loaded = new Map<Language, Compiled>();
/** Languages whose own catalogue has arrived. */
const arrived = new Set<Language>();
/** What else is to be there before a language is shown. */
let loadMore: (wanted: Language) => Promise<unknown> = async () => undefined;
let chosen: Language = languageFor([]);
let catalogue: Compiled = {};
let deck: DeckName = "french";
const listeners = new Set<() => void>();

/**
 * The text of a message in the chosen language. What is called otherwise in another deck is called as in the one that lies
 * on the table: a message may ask for its value `deck`, which is never handed in.
 * Until a language has been loaded there is none: an element that renders earlier shows nothing and is told to render again.
 */
export function t<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string {
  return catalogue[key]?.({ deck, ...values[0] }) ?? "";
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

/** The deck whose suits are spoken of at present. */
export function deckSaid(): DeckName {
  return deck;
}

/** Calls `listener` whenever the texts change; the answer ends that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language chosen here before, else the first of the browser's that we have. */
export function preferredLanguage(): Language {
  return languageFor([readStored(STORED_AS) ?? "", ...navigator.languages]);
}

/** Loads a language, shows it everywhere and tells `<html lang>`; does not remember it. */
export async function showLanguage(next: Language): Promise<void> {
  await loadLanguage(next);
  speak(next);
  document.documentElement.lang = localeOf(next);
  announceLanguage();
}

/** Has everything rendered again that shows messages. */
export function announceLanguage(): void {
  for (const listener of listeners) listener();
}

/** Fetches a language, without showing it. */
export async function loadLanguage(wanted: Language): Promise<void> {
  await Promise.all([loadOwn(wanted), loadMore(wanted)]);
}

async function loadOwn(wanted: Language): Promise<void> {
  if (arrived.has(wanted)) return;
  const { default: fetched }: { default: Compiled } = await CATALOGUES[wanted]();
  arrived.add(wanted);
  addMessages(wanted, fetched);
}

/** From now on a language is there only when this is as well. */
export function loadWithLanguages(load: (wanted: Language) => Promise<unknown>): void {
  loadMore = load;
}

/** Adds messages to a language. */
export function addMessages(to: Language, more: Compiled): void {
  loaded.set(to, { ...loaded.get(to), ...more });
  if (to === chosen) speak(to);
}

/** From now on messages are in a language that was loaded, and speak of a deck; nobody is told. */
export function speak(next: Language, of: DeckName = deck): void {
  chosen = next;
  deck = of;
  catalogue = loaded.get(next) ?? {};
}

/** Speaks of the suits as this deck calls them, everywhere but where another lies. */
export function speakOfDeck(of: DeckName): void {
  if (of === deck) return;
  deck = of;
  announceLanguage();
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
