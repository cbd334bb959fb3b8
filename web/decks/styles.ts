/**
 * The style rules that make a sprite adjustable, for the document or shadow root that holds it (`unsafeCSS(DECK_STYLES)` in a
 * Lit element's `static styles`). Custom properties set on an `<svg>` or anywhere above it reach through `<use>` into the card;
 * the classes at the end set them in useful groups. Without these rules a sprite shows its deck as printed.
 */
export const DECK_STYLES = `
.skat-paper{fill:var(--skat-paper,#FFFDF6)}
.skat-C{color:var(--skat-clubs)}
.skat-S{color:var(--skat-spades)}
.skat-H{color:var(--skat-hearts)}
.skat-D{color:var(--skat-diamonds)}
.skat-jqka{display:var(--skat-letters-jqka,var(--skat-jqka,inline))}
.skat-bdka{display:var(--skat-letters-bdka,var(--skat-bdka,none))}
.skat-right{display:var(--skat-right,none)}
.skat-left{display:var(--skat-left,inline)}
.skat-sign-left{display:var(--skat-sign-left,inline)}
.skat-sign-right{display:var(--skat-sign-right,inline)}
.skat-index{transform:scale(var(--skat-index-scale,1));transform-origin:24px 30px}
.skat-right-index{transform:scale(var(--skat-right-scale,1));transform-origin:108px 30px}
.skat-sign-low{transform:scale(var(--skat-low-scale,1));transform-origin:70px 430px}
.skat-pips{transform:scale(var(--skat-pip-scale,1));transform-origin:295px 455px}
@media(forced-colors:active){.skat-back{color:#44403C}}
.skat-large{--skat-index-scale:1.45;--skat-pip-scale:.86;--skat-sign-left:none;--skat-low-scale:.62}
.skat-german-letters{--skat-jqka:none;--skat-bdka:inline}
.skat-all-corners{--skat-right:inline;--skat-sign-right:none}
.skat-four-colours{--skat-clubs:#1A1A1A;--skat-spades:#0B6B34;--skat-hearts:#C81E1E;--skat-diamonds:#B85C00}
`;
