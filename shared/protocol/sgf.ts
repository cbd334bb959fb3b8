/** One node of the Smart Game Format: its properties in the order in which they stand, unescaped. */
export type SgfNode = ReadonlyMap<string, string>;

/** A node found in a text, or null where something else stands that is no node; and where to read on. */
export interface SgfFound {
  readonly node: SgfNode | null;
  readonly end: number;
}

/** No node is read beyond so many characters: what keeps hostile text from being read over and over. */
export const LONGEST_NODE = 32_768;

const OPENING = "(;";
const SPACE = /\s*/y;
const NAME = /[A-Z][A-Z0-9]{0,15}/y;
const VALUE = /\[([^\]\\]*(?:\\[\s\S][^\]\\]*)*)\]/y;
/** Servers end a game with an empty node. */
const CLOSING = /;?\s*\)/y;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function skipSpace(text: string, at: number): number {
  return at + (match(SPACE, text, at)?.[0].length ?? 0);
}

/**
 * The next game tree of one node, `(;NAME[value]... ;)`, from `start` on; null when nothing but space is left. What is
 * no such tree counts as one find without a node, up to the next opening.
 */
export function nextNode(text: string, start: number): SgfFound | null {
  const at = skipSpace(text, start);
  if (at >= text.length) return null;
  const found = text.startsWith(OPENING, at) ? nodeAt(text, at) : null;
  if (found) return found;
  const next = text.indexOf(OPENING, at + 1);
  return { node: null, end: next < 0 ? text.length : next };
}

function nodeAt(text: string, start: number): SgfFound | null {
  const part = text.slice(start, start + LONGEST_NODE);
  const properties = new Map<string, string>();
  let at = OPENING.length;
  for (;;) {
    at = skipSpace(part, at);
    const closing = match(CLOSING, part, at);
    if (closing) return { node: properties, end: start + at + closing[0].length };
    const name = match(NAME, part, at)?.[0];
    if (name === undefined || properties.has(name)) return null;
    const value = match(VALUE, part, at + name.length);
    if (!value) return null;
    properties.set(name, unescaped(value[1] ?? ""));
    at += name.length + value[0].length;
  }
}

function unescaped(value: string): string {
  return value.replace(/\\([\s\S])/g, "$1");
}

/** The text of one node, the way Skat servers write it. */
export function sgfOf(node: SgfNode): string {
  const properties = [...node].map(
    ([name, value]) => `${name}[${value.replace(/[\\\]]/g, "\\$&")}]`,
  );
  return `(;${properties.join("")} ;)`;
}
