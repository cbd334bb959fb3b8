/** The languages of the app and its guide. */
export const LANGUAGES = ["de", "en", "fr", "pt", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether that is the code of a language we have. */
export function isLanguage(code: string | null | undefined): code is Language {
  return (LANGUAGES as readonly (string | null | undefined)[]).includes(code);
}

/** Where a language is spoken as we write it: in Portugal, nought things are plural; in Brazil they are not. */
const REGIONS: Readonly<Record<string, string>> = { pt: "pt-PT" };

/** A language as plural rules, lists and the voices of screen readers want to have it named: "pt" is "pt-PT". */
export function localeOf(language: string): string {
  return REGIONS[language] ?? language;
}
