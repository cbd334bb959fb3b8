import type { Language } from "../../shared/protocol/languages.ts";
import { addMessages, announceLanguage, type Compiled, language, onLanguage } from "./messages.ts";

/** What is not said at the table itself, in each language. */
const CATALOGUES = {
  de: () => import("./de.json?messages-later"),
  en: () => import("./en.json?messages-later"),
  fr: () => import("./fr.json?messages-later"),
  pt: () => import("./pt.json?messages-later"),
  es: () => import("./es.json?messages-later"),
  it: () => import("./it.json?messages-later"),
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
