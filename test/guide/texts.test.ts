import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../shared/protocol/languages.ts";
import { RULE_REFUSALS } from "../../shared/skat/rule-refusals.ts";
import type { Block, Section } from "../../web/guide/block.ts";
import { FACTS, factsOf } from "../../web/guide/facts.ts";
import { begin, factsAt } from "../../web/guide/first-deal/lesson.ts";
import { linksIn, numbersIn } from "../../web/guide/inline.ts";
import { loadTexts } from "../../web/guide/languages.ts";
import { HABITS } from "../../web/guide/pages/habits.ts";
import { LEARN } from "../../web/guide/pages/learn.ts";
import { LOOK_UP } from "../../web/guide/pages/look-up.ts";
import {
  anchorFor,
  anchorForRefusal,
  GUIDE_PAGES,
  type GuidePage,
  guidePageOf,
  pathOfLink,
} from "../../web/guide/paths.ts";

// The six languages say the same: the same texts, numbers, links and words that stay German everywhere.

type Texts = Readonly<Record<string, string>>;

const SECTIONS: Readonly<Partial<Record<GuidePage, readonly Section[]>>> = {
  learn: LEARN,
  "look-up": LOOK_UP,
  habits: HABITS,
};
/** Never translated (glossary), whatever the language. */
const KEPT = ["Null", "Grand", "Schneider", "Schwarz", "Ouvert", "Seeger-Fabian", "Bierlachs"];

async function textsOf(page: GuidePage, language: Language): Promise<Texts> {
  const { page: texts } = await loadTexts(page, language);
  return texts as Texts;
}

const sorted = (found: Iterable<string>) => [...new Set(found)].sort();

/** Everything about a text that must not depend on the language. */
function bones(text: string) {
  return {
    numbers: sorted(numbersIn(text)),
    links: sorted(linksIn(text)),
    digits: sorted(text.replaceAll(/\([^)]*\)/g, "").match(/\d+/g) ?? []),
    terms: (text.match(/\*[^*]+\*/g) ?? []).length,
  };
}

describe.each(GUIDE_PAGES)("%s", (page) => {
  test.each(LANGUAGES)("says in %s what it says in English", async (language) => {
    const [own, english] = await Promise.all([textsOf(page, language), textsOf(page, "en")]);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    const all = (texts: Texts) =>
      Object.entries(texts).map(([id, text]) => ({ id, ...bones(text) }));
    expect(all(own)).toEqual(all(english));
  });

  test.each(LANGUAGES)("keeps the words of the game in %s", async (language) => {
    const [own, english] = await Promise.all([textsOf(page, language), textsOf(page, "en")]);
    const named = (of: string) => KEPT.filter((word) => new RegExp(`\\b${word}\\b`).test(of));
    const all = (texts: Texts) =>
      Object.entries(texts).map(([id, text]) => ({ id, words: named(text) }));
    expect(all(own)).toEqual(all(english));
  });

  test.each(LANGUAGES)("has no markup and nothing empty in %s", async (language) => {
    for (const [id, text] of Object.entries(await textsOf(page, language))) {
      expect(text.trim(), id).toBe(text);
      expect(text, id).not.toBe("");
      expect(text.replaceAll(/\*[^*]+\*|\[[^\]]+\]\([\w#-]+\)|\{\w+\}/g, ""), id).not.toMatch(
        /[<>*[\]{}|\\]/,
      );
    }
  });

  test("names only numbers and anchors that exist", async () => {
    const anchors = Object.entries(SECTIONS).flatMap(([name, sections]) =>
      sections.map(({ anchor }) => `${name}#${anchor}`),
    );
    const examples: readonly Block[] = (SECTIONS[page] ?? []).flatMap(({ blocks }) => blocks);
    for (const [id, text] of Object.entries(await textsOf(page, "en"))) {
      const block = examples.find((each) => each.kind === "example" && each.text === id);
      const known =
        block?.kind === "example"
          ? factsOf(block.example)
          : { ...FACTS, ...factsAt(begin()), value: 0, n: 0, of: 0 };
      for (const name of numbersIn(text)) expect(known, id).toHaveProperty(name);
      for (const link of linksIn(text)) {
        expect(pathOfLink(link), id).not.toBeNull();
        if (link.includes("#")) expect(anchors, id).toContain(link);
      }
    }
  });
});

test("every anchor stands once on its page", () => {
  for (const sections of Object.values(SECTIONS)) {
    const ids = sections.flatMap(({ anchor, blocks }) => [
      anchor,
      ...blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : [])),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("a refusal leads to the question it raises", () => {
  const topics = LOOK_UP.map(({ anchor }) => anchorFor(anchor));
  for (const code of Object.keys(RULE_REFUSALS)) {
    const anchor = anchorForRefusal(code);
    if (anchor !== null) expect(topics).toContain(anchor);
  }
  expect(anchorForRefusal("MUST_FOLLOW")).toBe("/rules/look-up#following");
  expect(anchorForRefusal("NULL_BELOW_BID")).toBe("/rules/look-up#null");
  expect(anchorForRefusal("TOKEN_UNKNOWN")).toBeNull();
  expect(anchorForRefusal("toString")).toBeNull();
});

test("paths lead to pages", () => {
  expect(guidePageOf("/rules")).toBe("learn");
  expect(guidePageOf("/rules/look-up/")).toBe("look-up");
  expect(guidePageOf("/rules/nothing")).toBeNull();
  expect(guidePageOf("/")).toBeNull();
});
