import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type PluralCategory, parse } from "@messageformat/parser";
import { localeOf } from "../../shared/protocol/languages.ts";
import { type Catalogue, flattenCatalogue } from "../../vite.messages.ts";

/** Dotted keys to ICU messages, in one language. */
export type Messages = Readonly<Record<string, string>>;

/** The catalogue whose keys and values the others have to match. */
export const REFERENCE = "en";

/** The value that messages get without anybody handing it in (`t` of `web/messages/messages.ts`). */
const KNOWN_TO_ALL = "deck";

/** Every catalogue of a folder by its language. */
export async function readCatalogues(folder: string): Promise<Map<string, Messages>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json")).sort();
  const catalogues = new Map<string, Messages>();
  for (const file of files) {
    const text = await readFile(join(folder, file), "utf8");
    catalogues.set(basename(file, ".json"), flattenCatalogue(JSON.parse(text) as Catalogue));
  }
  return catalogues;
}

/** The values a message takes, each with its TypeScript type; by name. */
export type Values = ReadonlyMap<string, string>;

/**
 * @param language decides which plural categories may stand in the message
 * @throws when the message is not ICU MessageFormat
 */
export function valuesOf(message: string, language: string): Values {
  const values = new Map<string, string>();
  collect(parse(message, pluralsOf(language)), values);
  return values;
}

type Token = ReturnType<typeof parse>[number] | { type: "octothorpe" };

function collect(tokens: readonly Token[], values: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === "argument") {
      if (!values.has(token.arg)) values.set(token.arg, "string | number");
    } else if (token.type === "function") {
      values.set(token.arg, "number");
    } else if (token.type === "select") {
      values.set(token.arg, selectable(token.cases.map(({ key }) => key)));
      for (const { tokens: inner } of token.cases) collect(inner, values);
    } else if (token.type === "plural" || token.type === "selectordinal") {
      values.set(token.arg, "number");
      for (const { tokens: inner } of token.cases) collect(inner, values);
    }
  }
}

/** "other" stands for whatever is not named, so that a caller may say it in its own words. */
function selectable(keys: readonly string[]): string {
  return keys.map((key) => (key === "other" ? "(string & {})" : JSON.stringify(key))).join(" | ");
}

function pluralsOf(language: string): { cardinal: PluralCategory[]; ordinal: PluralCategory[] } {
  const categories = (type: "cardinal" | "ordinal") =>
    new Intl.PluralRules(localeOf(language), { type }).resolvedOptions()
      .pluralCategories as PluralCategory[];
  return { cardinal: categories("cardinal"), ordinal: categories("ordinal") };
}

/** What is wrong between the catalogues, a line each: keys that one has and the other not, values that differ. */
export function differences(catalogues: ReadonlyMap<string, Messages>): string[] {
  const reference = catalogues.get(REFERENCE) ?? {};
  return [...catalogues].flatMap(([language, messages]) => [
    ...Object.keys(reference).flatMap((key) =>
      key in messages ? [] : [`${language}: "${key}" is missing`],
    ),
    ...Object.entries(messages).flatMap(([key, message]) => {
      const expected = reference[key];
      if (expected === undefined) return [`${language}: "${key}" is not in ${REFERENCE}`];
      return differingValues(language, key, message, expected);
    }),
  ]);
}

function differingValues(language: string, key: string, message: string, expected: string) {
  try {
    const own = signature(valuesOf(message, language));
    const wanted = signature(valuesOf(expected, REFERENCE));
    return own === wanted ? [] : [`${language}: "${key}" takes {${own}}, not {${wanted}}`];
  } catch (error) {
    return [`${language}: "${key}" is not a message: ${String(error)}`];
  }
}

function signature(values: Values): string {
  return [...values.keys()].sort().join(", ");
}

/** The keys of `messages` that none of the sources mentions. */
export function unusedKeys(messages: Messages, sources: readonly string[]): string[] {
  const mentioned = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    for (const [, text = ""] of source.matchAll(/"([\w.-]+)"/g)) mentioned.add(text);
    // A key put together from its parts: each value may stand for one segment.
    for (const [, text = ""] of source.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g))
      patterns.add(text);
  }
  const built = [...patterns]
    // What begins with a value could be anything.
    .filter((text) => /^[\w-]+\./.test(text))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\$\{[^}]*\}/)
            .map(escaped)
            .join("[\\w-]+")}$`,
        ),
    );
  return Object.keys(messages).filter(
    (key) => !mentioned.has(key) && !built.some((pattern) => pattern.test(key)),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.-]/g, "\\$&");
}

/** The TypeScript that names every key with the values its message takes. */
export function typesOf(messages: Messages): string {
  const lines = Object.keys(messages)
    .sort()
    .map((key) => {
      const values = [...valuesOf(messages[key] ?? "", REFERENCE)]
        .filter(([name]) => name !== KNOWN_TO_ALL)
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const shape = values.map(([name, type]) => `${quoted(name)}: ${type}`).join("; ");
      return `  ${quoted(key)}: ${shape === "" ? "Record<string, never>" : `{ ${shape} }`};`;
    });
  return [
    "// Made from en.json by `npm run messages`.",
    "",
    "/** Every key of the catalogues with the values its message takes. */",
    "export interface MessageArguments {",
    ...lines,
    "}",
    "",
  ].join("\n");
}

function quoted(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}
