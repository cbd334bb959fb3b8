import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../shared/protocol/languages.ts";
import type { Notice } from "../../worker/notify/notice.ts";
import { textOfLetter, textOfNotice } from "../../worker/notify/text.ts";
import { WORDS } from "../../worker/notify/words/index.ts";
import { speaker } from "../check/speaker.ts";
import { LETTER, NOTICE } from "./support/senders.ts";

/** Every text of a language by its path; what takes values is given some. */
function textsOf(words: object, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const at = path === "" ? key : `${path}.${key}`;
    if (typeof value === "string") return [[at, value]];
    if (typeof value === "function") return [[at, value(...valuesFor(key))]];
    return textsOf(value, at);
  });
}

const valuesFor = (key: string): unknown[] =>
  ["deal", "dealOf", "digest"].includes(key) ? [3, 36] : ["Anna"];

/** What is the same in several languages because the word is. */
const SHARED = ["table", "feed", "calendar", "turnOf", "dealOf", "deal"];

test.each(LANGUAGES)("%s says everything, in its own words", (language) => {
  const texts = textsOf(WORDS[language]);
  expect(texts.map(([path]) => path)).toEqual(textsOf(WORDS.en).map(([path]) => path));
  const english = new Map(textsOf(WORDS.en));
  for (const [path, text] of texts) {
    expect(text.trim(), path).toBe(text);
    expect(text, path).toMatch(/\p{L}/u);
    expect(text, path).not.toMatch(/\b(?:undefined|null|NaN)\b|\s\s|[{}"']/);
    if (language !== "en" && !SHARED.includes(path)) expect(text, path).not.toBe(english.get(path));
  }
});

test.each(LANGUAGES)("%s puts its values into the sentences", (language) => {
  const words = WORDS[language];
  expect(words.dealOf(3, 36)).toMatch(/3.*36/);
  expect(words.digest(1)).not.toMatch(/\d/);
  expect(words.digest(4)).toMatch(/^4 /);
  for (const sentence of [
    words.turnOf,
    words.until,
    words.voteText,
    words.seatText,
    words.expiryText,
  ])
    expect(sentence("Anna")).toContain("Anna");
});

test.each(LANGUAGES)("where %s has a word in the app, it is the same", (language) => {
  const say = speaker(language);
  const { yourTurn, dealOf, deal, finished } = WORDS[language];
  expect(`${say("deal.numberOf", { n: 3, of: 36 })}.`).toBe(dealOf(3, 36));
  expect(`${say("deal.number", { n: 3 })}.`).toBe(deal(3));
  expect(say("tablePage.titleTurn")).toBe(yourTurn);
  expect(say("series.over")).toBe(finished);
});

const about = (notice: Partial<Notice>, language: Language = "en", zone = "Europe/Berlin") =>
  textOfNotice({ ...NOTICE, ...notice }, { language, zone });

test("times are those of the reader's wall clock", () => {
  expect(about({}, "en", "Europe/Berlin").body).toBe("Deal 3 of 36. Until Tue 1 Dec, 18:00.");
  expect(about({}, "en", "America/Los_Angeles").body).toBe("Deal 3 of 36. Until Tue 1 Dec, 09:00.");
  expect(about({}, "en", "Pacific/Auckland").body).toBe("Deal 3 of 36. Until Wed 2 Dec, 06:00.");
  // Whose zone is not known is told which one is meant.
  expect(about({}, "en", "").body).toBe("Deal 3 of 36. Until Tue 1 Dec, 17:00 UTC.");
});

test("each kind of notice says what it is about", () => {
  expect(about({ deadline: null, of: null }).body).toBe("Deal 3.");
  expect(about({ n: null, deadline: null })).toEqual({
    title: "Your turn · Freitagsrunde",
    body: "",
  });
  expect(about({ name: "" }).title).toBe("Your turn · Skat table");
  expect(about({ who: ["Anna", "Bert"] }).title).toBe("To act: Anna and Bert · Freitagsrunde");
  expect(about({ kind: "reminder", part: 80 })).toEqual({
    title: "Still your turn · Freitagsrunde",
    body: "A fifth of your time is left. Until Tue 1 Dec, 18:00.",
  });
  expect(about({ kind: "vote" }).body).toBe("The vote closes on Tue 1 Dec, 18:00.");
  expect(about({ kind: "seat" })).toEqual({
    title: "The others want to go on without you · Freitagsrunde",
    body: "Come back by Tue 1 Dec, 18:00 and your seat stays yours.",
  });
  expect(about({ kind: "expiry" }).body).toContain("by Tue 1 Dec, 18:00");
  expect(about({ kind: "finished" }).title).toBe("The series is over · Freitagsrunde");
});

test("a digest has a line for every table", () => {
  const tables = [NOTICE, { ...NOTICE, table: "second", name: "", deadline: null }];
  expect(textOfLetter({ ...LETTER, language: "en", about: { kind: "digest", tables } })).toEqual({
    title: "2 tables wait for you",
    body: "Freitagsrunde. Deal 3 of 36. Until Tue 1 Dec, 18:00.\nSkat table. Deal 3 of 36.",
  });
});
