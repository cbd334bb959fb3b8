import type { Language } from "../../../shared/protocol/languages.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import { ITALIAN } from "./it.ts";
import type { NoticeWords } from "./notice-words.ts";
import { PORTUGUESE } from "./pt.ts";

/** What the server tells people, by language. It cannot be incomplete: the type asks for every word. */
export const WORDS: Readonly<Record<Language, NoticeWords>> = {
  de: GERMAN,
  en: ENGLISH,
  fr: FRENCH,
  pt: PORTUGUESE,
  es: SPANISH,
  it: ITALIAN,
};
