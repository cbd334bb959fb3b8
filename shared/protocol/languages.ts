/** The languages of the app, its guide, the pages that links show and what the server tells people. */
export const LANGUAGES = ["de", "en", "fr", "pt", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Read by whoever speaks none of them, and told to programs that ask for none: a link's preview is often fetched by one. */
const FALLBACK: Language = "en";

/** Whether that is the code of a language we have. */
export function isLanguage(code: string | null | undefined): code is Language {
  return (LANGUAGES as readonly (string | null | undefined)[]).includes(code);
}

/** The first of some language tags that we have, such as "pt-BR", else the one for everybody. */
export function languageFor(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.find((code) => isLanguage(code)) ?? FALLBACK;
}

/** Where a language is spoken as we write it: in Portugal, nought things are plural; in Brazil they are not. */
const REGIONS: Readonly<Record<string, string>> = { pt: "pt-PT" };

/** A language as plural rules, lists and the voices of screen readers want to have it named: "pt" is "pt-PT". */
export function localeOf(language: string): string {
  return REGIONS[language] ?? language;
}
