import type { Language } from "../../shared/protocol/languages.ts";
import type { CommonTexts } from "./common.ts";
import type { FirstDealTexts } from "./first-deal/texts.ts";
import type { HabitsTexts } from "./pages/habits.ts";
import type { LearnTexts } from "./pages/learn.ts";
import type { LookUpTexts } from "./pages/look-up.ts";
import type { GuidePage } from "./paths.ts";

/** The texts of every page. */
export interface PageTexts {
  readonly learn: LearnTexts;
  readonly "look-up": LookUpTexts;
  readonly habits: HabitsTexts;
  readonly "first-deal": FirstDealTexts;
}

type Loaders<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

const COMMON: Loaders<CommonTexts> = {
  de: async () => (await import("./texts/de/common.ts")).common,
  en: async () => (await import("./texts/en/common.ts")).common,
  fr: async () => (await import("./texts/fr/common.ts")).common,
  pt: async () => (await import("./texts/pt/common.ts")).common,
  es: async () => (await import("./texts/es/common.ts")).common,
  it: async () => (await import("./texts/it/common.ts")).common,
};

const PAGES: { readonly [Page in GuidePage]: Loaders<PageTexts[Page]> } = {
  learn: {
    de: async () => (await import("./texts/de/learn.ts")).learn,
    en: async () => (await import("./texts/en/learn.ts")).learn,
    fr: async () => (await import("./texts/fr/learn.ts")).learn,
    pt: async () => (await import("./texts/pt/learn.ts")).learn,
    es: async () => (await import("./texts/es/learn.ts")).learn,
    it: async () => (await import("./texts/it/learn.ts")).learn,
  },
  "look-up": {
    de: async () => (await import("./texts/de/look-up.ts")).lookUp,
    en: async () => (await import("./texts/en/look-up.ts")).lookUp,
    fr: async () => (await import("./texts/fr/look-up.ts")).lookUp,
    pt: async () => (await import("./texts/pt/look-up.ts")).lookUp,
    es: async () => (await import("./texts/es/look-up.ts")).lookUp,
    it: async () => (await import("./texts/it/look-up.ts")).lookUp,
  },
  habits: {
    de: async () => (await import("./texts/de/habits.ts")).habits,
    en: async () => (await import("./texts/en/habits.ts")).habits,
    fr: async () => (await import("./texts/fr/habits.ts")).habits,
    pt: async () => (await import("./texts/pt/habits.ts")).habits,
    es: async () => (await import("./texts/es/habits.ts")).habits,
    it: async () => (await import("./texts/it/habits.ts")).habits,
  },
  "first-deal": {
    de: async () => (await import("./texts/de/first-deal.ts")).firstDeal,
    en: async () => (await import("./texts/en/first-deal.ts")).firstDeal,
    fr: async () => (await import("./texts/fr/first-deal.ts")).firstDeal,
    pt: async () => (await import("./texts/pt/first-deal.ts")).firstDeal,
    es: async () => (await import("./texts/es/first-deal.ts")).firstDeal,
    it: async () => (await import("./texts/it/first-deal.ts")).firstDeal,
  },
};

/** What a page of the guide shows in one language. */
export interface LoadedTexts<Page extends GuidePage> {
  readonly language: Language;
  readonly common: CommonTexts;
  readonly page: PageTexts[Page];
}

/** Fetches the texts of one page in one language; rejects when they cannot be had. */
export async function loadTexts<Page extends GuidePage>(
  page: Page,
  language: Language,
): Promise<LoadedTexts<Page>> {
  const [common, texts] = await Promise.all([COMMON[language](), PAGES[page][language]()]);
  return { language, common, page: texts };
}
