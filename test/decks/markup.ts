/** An element of a sprite, as read back from its text. */
export interface Markup {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Markup[];
}

const TAG = /<(\/?)([A-Za-z]+)((?: [A-Za-z-]+="[^"<&]*")*)(\/?)>/y;
const ATTRIBUTE = / ([A-Za-z-]+)="([^"]*)"/g;

/**
 * Reads the XML that sprites are made of: elements and attributes, no text, no entities, no comments, no processing instructions.
 * Throws on anything else, on tags that do not match, on an attribute given twice and on more than one root.
 */
export function readMarkup(text: string): Markup {
  const root: Markup[] = [];
  const open: { name: string; children: Markup[] }[] = [{ name: "", children: root }];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < text.length) {
    const from = TAG.lastIndex;
    const tag = TAG.exec(text);
    if (tag === null) throw new Error(`no tag at ${from}: ${text.slice(from, from + 60)}`);
    const [, close = "", name = "", attributes = "", empty = ""] = tag;
    if (close !== "") {
      if (open.pop()?.name !== name) throw new Error(`unexpected </${name}> at ${from}`);
      continue;
    }
    const children: Markup[] = [];
    open.at(-1)?.children.push({ name, attributes: attributesOf(attributes), children });
    if (empty === "") open.push({ name, children });
  }
  if (open.length !== 1 || root.length !== 1) throw new Error("not one closed root");
  return root[0] as Markup;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new Error(`${name} is given twice`);
    attributes.set(name, value);
  }
  return attributes;
}

/** The element and everything in it, in document order. */
export function everything(root: Markup): readonly Markup[] {
  return [root, ...root.children.flatMap(everything)];
}
