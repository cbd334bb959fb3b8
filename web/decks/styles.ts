/**
 * The style rules that make a sprite adjustable. Adopt them in the same document or shadow root that holds the sprite
 * (`unsafeCSS(DECK_STYLES)` in a Lit element's `static styles`): custom properties set anywhere above a `<use>` reach into it.
 * Without them a sprite shows its deck as printed: J Q K A, its own colours, normal indices.
 */
export const DECK_STYLES = `
.skat-paper{fill:var(--skat-paper,#FFFDF6)}
.skat-C{color:var(--skat-clubs)}
.skat-S{color:var(--skat-spades)}
.skat-H{color:var(--skat-hearts)}
.skat-D{color:var(--skat-diamonds)}
.skat-jqka{display:var(--skat-jqka,inline)}
.skat-bdka{display:var(--skat-bdka,none)}
.skat-right{display:var(--skat-index-right,none)}
.skat-index{transform:scale(var(--skat-index-scale,1));transform-origin:24px 30px}
`;
