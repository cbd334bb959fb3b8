// Used at build (vite.embed.ts): the design's tokens as an element in somebody else's page needs them.

/** A token that a host page may set. */
interface PublicToken {
  /** Its name there, without `--skat-`. */
  readonly name: string;
  readonly what: string;
}

/** The tokens that a host page may set, by the names they have in the design. */
export const PUBLIC_TOKENS: Readonly<Record<string, PublicToken>> = {
  paper: { name: "background", what: "Behind everything." },
  sheet: { name: "surface", what: "Behind buttons, players and the line below." },
  ink: { name: "text", what: "Text and strong lines." },
  "ink-soft": { name: "soft-text", what: "Text that matters less." },
  hairline: { name: "line", what: "Thin lines." },
  rule: { name: "border", what: "The borders of buttons." },
  accent: { name: "accent", what: "The one colour: links, focus, whose turn it is." },
  "accent-deep": { name: "accent-hover", what: "The same under the pointer." },
  "on-accent": { name: "on-accent", what: "Text on the accent." },
  tint: { name: "tint", what: "Behind what is chosen or pointed at." },
  minus: { name: "minus", what: "Minus points, hearts and diamonds in text." },
  back: { name: "card-back", what: "The back of the cards." },
  corner: { name: "corner", what: "How round corners are." },
  text: { name: "font", what: "The typeface." },
};

type Tokens = ReadonlyMap<string, string>;

/**
 * Rules for `.house`, the outermost element inside ours: every token in the light or the dark value, as the page's own
 * `color-scheme` has it there, and open to the page under a name that begins with `--skat-`.
 * @param css the text of web/design/tokens.css
 * @throws when it is not laid out as expected: light tokens under `:root` first, dark ones under `:root[data-theme="dark"]`
 */
export function hostTokens(css: string): string {
  const light = tokensIn(css, ":root,") ?? tokensIn(css, ":root {");
  const dark = tokensIn(css, ':root[data-theme="dark"]');
  if (!light || !dark) throw new Error("tokens.css is not laid out as web/embed expects it.");
  const plain = [...light].map(([name, value]) => declaration(name, value));
  const both = [...dark].map(([name, value]) =>
    declaration(name, `light-dark(${light.get(name)},${value})`),
  );
  return [
    `.house{${plain.join("")}}`,
    `@supports (color:light-dark(#000,#fff)){.house{${both.join("")}}}`,
    "@media (prefers-contrast:more){.house{--ink-soft:var(--ink);--hairline:var(--rule)}}",
  ].join("");
}

function declaration(name: string, value: string): string {
  const known = PUBLIC_TOKENS[name];
  return `--${name}:${known ? `var(--skat-${known.name},${value})` : value};`;
}

/** The custom properties of the first rule whose selector begins so. */
function tokensIn(css: string, selector: string): Tokens | null {
  const start = css.indexOf(selector);
  if (start < 0) return null;
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  const found = body.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name, value.replace(/\s+/g, " ")]));
}
