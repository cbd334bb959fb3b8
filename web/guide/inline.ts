import type { Facts } from "./facts.ts";

/** What a text is made of: plain words, words of the trade that are explained here, and links. */
export type Inline =
  | { readonly kind: "words"; readonly words: string }
  | { readonly kind: "term"; readonly words: string }
  | { readonly kind: "link"; readonly words: string; readonly to: string };

const PIECES = /\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g;
const NUMBERS = /\{(\w+)\}/g;

/** The names of the numbers a text asks for, e.g. `win`. */
export function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(NUMBERS)].map(([, name]) => name as string);
}

/** Where the links of a text lead. */
export function linksIn(text: string): readonly string[] {
  return inlineOf(text, {}).flatMap((piece) => (piece.kind === "link" ? [piece.to] : []));
}

/** Reads `*term*`, `[words](page#anchor)` and `{number}`: all the markup a text may hold. */
export function inlineOf(text: string, facts: Facts): readonly Inline[] {
  const filled = text.replaceAll(NUMBERS, (whole, name: string) => `${facts[name] ?? whole}`);
  const pieces: Inline[] = [];
  let at = 0;
  for (const match of filled.matchAll(PIECES)) {
    const [whole, term, words, to] = match;
    if (match.index > at) pieces.push({ kind: "words", words: filled.slice(at, match.index) });
    if (term !== undefined) pieces.push({ kind: "term", words: term });
    else if (words !== undefined && to !== undefined) pieces.push({ kind: "link", words, to });
    at = match.index + whole.length;
  }
  if (at < filled.length) pieces.push({ kind: "words", words: filled.slice(at) });
  return pieces;
}

/** A text without its markup, where only words can stand. */
export function wordsOf(text: string, facts: Facts): string {
  return inlineOf(text, facts)
    .map(({ words }) => words)
    .join("");
}
