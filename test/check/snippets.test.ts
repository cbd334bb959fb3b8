import { expect, test } from "vitest";
import { embedSnippets } from "../../web/embed/snippets.ts";

test("a table is embedded by its element, its frame, or its link", () => {
  const { element, frame, link } = embedSnippets("https://skat.example/t/abc-123?x=1");
  expect(element).toBe(
    '<script type="module" src="https://skat.example/embed.js"></script>\n<skat-table src="https://skat.example/t/abc-123"></skat-table>',
  );
  expect(frame).toContain('src="https://skat.example/embed/t/abc-123"');
  // In proportion where styles are let through, and of a sensible size where they are not.
  expect(frame).toContain('width="600" height="720"');
  expect(frame).toMatch(/style="width:100%;[^"]*height:auto;min-height:720px;aspect-ratio:4\/3;/);
  expect(link).toBe("https://skat.example/t/abc-123");
});

test("a replay loads its own script, and nothing in names or titles breaks out", () => {
  const url = "https://skat.example/r/d/1abc~A%22n%3Cna";
  const { element, frame } = embedSnippets(url, 'Grand "Ouvert" <b>');
  expect(element).toContain("/embed-replay.js");
  expect(element).toContain(`<skat-replay src="${url}">`);
  expect(frame).toContain('title="Grand &quot;Ouvert&quot; &lt;b>"');
  expect(embedSnippets("https://skat.example/r/#1abc").frame).toContain("/embed/r/#1abc");
});
