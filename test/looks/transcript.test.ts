import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../shared/protocol/languages.ts";
import { seriesSpoken } from "./series-spoken.ts";
import { speakAloud } from "./speak-aloud.ts";

// What is read out at the table during a whole series, in every language. The English text is the one that a browser heard
// (test/browser/heard.test.ts); the others were read by people who know the language (after a change of words: vitest -u, and
// read them again).

describe.each(LANGUAGES)("a series is read out in %s", (language) => {
  test("as it was found good", async () => {
    speakAloud(language);
    const spoken = seriesSpoken();
    expect(spoken.filter((line) => line.startsWith("!")).length).toBeGreaterThan(100);
    await expect(`${spoken.join("\n")}\n`).toMatchFileSnapshot(
      `../fixtures/heard/series.${language}.txt`,
    );
  });
});
