import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PACK } from "../../shared/skat/cards.ts";
import { DECKS } from "../../web/decks/deck.ts";
import { sprite } from "../../web/decks/sprite.ts";
import { DECK_STYLES } from "../../web/decks/styles.ts";
import { everything, readMarkup } from "./markup.ts";

/** What the drawings are made of; anything else (script, style, image, text, foreignObject, a link) has no place in a deck. */
const DRAWING = ["svg", "defs", "symbol", "g", "path", "rect", "circle", "ellipse", "use"];

describe.each(DECKS)("the %s sprite", (deck) => {
  const text = sprite(deck);
  const elements = everything(readMarkup(text));
  const values = (attribute: string): string[] =>
    elements.flatMap((element) => element.attributes.get(attribute) ?? []);

  it("has a symbol for each card of the pack and one for the back, and no other", () => {
    const symbols = elements.filter((element) => element.name === "symbol");
    expect(symbols.map((symbol) => symbol.attributes.get("id"))).toEqual([...PACK, "back"]);
    for (const symbol of symbols) {
      expect(symbol.attributes.get("viewBox")).toBe("0 0 590 910");
      expect(symbol.children.length).toBeGreaterThan(1);
    }
  });

  it("gives each id once", () => {
    const ids = values("id");
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("refers to nothing but its own parts", () => {
    const ids = new Set(values("id"));
    for (const href of values("href")) {
      expect(href.startsWith("#")).toBe(true);
      expect(ids).toContain(href.slice(1));
    }
    expect(text).not.toContain("url(");
    expect(text.match(/https?:[^"]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
  });

  it("holds drawings only: no script, no style, nothing that a strict policy would stop", () => {
    expect(elements.filter((element) => !DRAWING.includes(element.name))).toEqual([]);
    const attributes = elements.flatMap((element) => [...element.attributes.keys()]);
    expect(attributes.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
  });

  it("weighs at most 25 KB gzip", () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(25 * 1024);
  });

  it("is the same text each time", () => {
    expect(sprite(deck)).toBe(text);
  });

  it("draws no two cards alike", () => {
    const drawings = text.match(/<symbol.*?<\/symbol>/g) ?? [];
    const blank = drawings.map((drawing) => drawing.replaceAll(/"[CSHD][AKQJT987](-\w+)*"/g, '""'));
    expect(new Set(blank).size).toBe(33);
  });

  it("places every court's upper half a second time, turned", () => {
    for (const card of PACK.filter((card) => /[KQJ]/.test(card))) {
      const turned = elements.filter(
        (element) =>
          element.attributes.get("href") === `#${card}-half` &&
          element.attributes.get("transform") === "rotate(180)",
      );
      expect(turned.length, card).toBe(1);
    }
  });
});

describe("the style rules", () => {
  const used = new Set(
    DECKS.flatMap((deck) => [...sprite(deck).matchAll(/class="([^"]*)"/g)])
      .flatMap(([, names = ""]) => names.split(" "))
      .map((name) => `.${name}`),
  );

  it("know every class that a sprite uses", () => {
    const ruled = new Set(DECK_STYLES.match(/\.skat-[\w-]+/g));
    expect([...used].filter((name) => !ruled.has(name))).toEqual([]);
  });

  it("set no property that no rule reads", () => {
    const read = new Set(DECK_STYLES.match(/(?<=var\()--skat-[\w-]+/g));
    const set = DECK_STYLES.match(/--skat-[\w-]+(?=:)/g) ?? [];
    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((name) => !read.has(name))).toEqual([]);
  });
});
