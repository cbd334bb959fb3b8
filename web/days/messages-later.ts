import type { Language } from "../../shared/protocol/languages.ts";
import {
  addMessages,
  announceLanguage,
  type Compiled,
  language,
  onLanguage,
} from "../messages/messages.ts";

/** What is said beside the game, in each language: fetched with what says it. */
const CATALOGUES = {
  de: () => import("../messages/de.json?messages-later"),
  en: () => import("../messages/en.json?messages-later"),
  fr: () => import("../messages/fr.json?messages-later"),
  pt: () => import("../messages/pt.json?messages-later"),
  es: () => import("../messages/es.json?messages-later"),
  it: () => import("../messages/it.json?messages-later"),
} satisfies Record<Language, () => Promise<{ default: Compiled }>>;

const known = new Set<Language>();

/** Fetches them in the language that is shown, and from now on in every other that is chosen. */
export async function loadLater(): Promise<void> {
  if (known.size === 0) onLanguage(() => void load(language()));
  await load(language());
}

async function load(wanted: Language): Promise<void> {
  if (known.has(wanted)) return;
  known.add(wanted);
  const { default: more } = await CATALOGUES[wanted]();
  addMessages(wanted, more);
  announceLanguage();
}
