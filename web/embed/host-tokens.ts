// Used at build (vite.embed.ts): the design's tokens as an element in somebody else's page needs them.

/** Tokens that a host page may set, by the names they have there. */
export const PUBLIC_TOKENS = {
  paper: "background",
  sheet: "surface",
  ink: "text",
  "ink-soft": "soft-text",
  hairline: "line",
  rule: "border",
  accent: "accent",
  "accent-deep": "accent-hover",
  "on-accent": "on-accent",
  tint: "tint",
  minus: "minus",
  back: "card-back",
  corner: "corner",
  text: "font",
} as const satisfies Record<string, string>;

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
  const known = Object.hasOwn(PUBLIC_TOKENS, name);
  const opened =
    known && `var(--skat-${PUBLIC_TOKENS[name as keyof typeof PUBLIC_TOKENS]},${value})`;
  return `--${name}:${opened || value};`;
}

/** The custom properties of the first rule whose selector begins so. */
function tokensIn(css: string, selector: string): Tokens | null {
  const start = css.indexOf(selector);
  if (start < 0) return null;
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  const found = body.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name, value.replace(/\s+/g, " ")]));
}
