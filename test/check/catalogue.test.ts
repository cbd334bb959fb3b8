import { expect, test } from "vitest";
import { differences, typesOf, unusedKeys, valuesOf } from "./catalogue.ts";

test("the values of a message are found in every branch, with their types", () => {
  const message =
    "{who} {n, plural, one {took # card in {place}} other {took # cards}} {level, select, low {a} high {b}}";
  expect(Object.fromEntries(valuesOf(message, "en"))).toEqual({
    who: "string | number",
    n: "number",
    place: "string | number",
    level: '"low" | "high"',
  });
});

test("a missing key, a surplus one, a differing value, a foreign plural and a broken message are all told", () => {
  const catalogues = new Map([
    ["en", { a: "a", b: "{n} b", c: "c", e: "e", f: "{n, plural, one {x} other {y}}" }],
    ["de", { b: "{m} b", c: "c", d: "d", e: "{n,,}", f: "{n, plural, few {x} other {y}}" }],
  ]);
  expect(differences(catalogues)).toEqual([
    'de: "a" is missing',
    'de: "b" takes {m}, not {n}',
    'de: "d" is not in en',
    expect.stringContaining('de: "e" is not a message'),
    expect.stringContaining('de: "f" is not a message'),
  ]);
});

test("a key counts as used when it is written out or put together from its parts", () => {
  const messages = {
    "a.plain": "",
    "card.CJ": "",
    "card.HT": "",
    "card.more.deep": "",
    "b.lost": "",
  };
  const source = ["t('x'), t(\"a.plain\"); html`<p>$", "{t(`card.$", "{card}`)}</p>`"].join("");
  expect(unusedKeys(messages, [source])).toEqual(["card.more.deep", "b.lost"]);
});

test("the types name the values, in an order of their own", () => {
  expect(typesOf({ b: "{n, number} {a}", "a.c": "x" })).toContain(
    '  "a.c": Record<string, never>;\n  b: { a: string | number; n: number };',
  );
});
