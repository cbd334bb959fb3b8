import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { type Card, PACK, type Rank, rankOf, suitOf } from "../../shared/skat/cards.ts";
import { SUIT_SHAPES } from "./icons.ts";

/** A card's size in its own units: 59 x 91 mm in tenths. */
const WIDTH = 590;
const HEIGHT = 910;

/** The letter in the corner of a card. */
export function indexOf(rank: Rank): string {
  return rank === "T" ? "10" : rank;
}

/** How a card is found in the deck that stands in the same tree. */
function cardId(card: Card): string {
  return `card-${card}`;
}

/** The printed side. Decoration: whoever shows it names the card in words. */
export function cardFace(card: Card): TemplateResult {
  return html`<svg class="face" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <use href="#${cardId(card)}"></use>
  </svg>`;
}

/** The other side: a frame and a field of fine lines. */
export function cardBack(): TemplateResult {
  return html`<svg class="face back" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <use href="#card-back"></use>
  </svg>`;
}

/** A deck of plain index cards, large and legible; it must stand once in every tree that shows cards. */
export function indexDeck(): TemplateResult {
  return html`<svg class="unseen" aria-hidden="true"><defs>${PACK.map(indexCard)}${backCard()}</defs></svg>`;
}

function indexCard(card: Card): SVGTemplateResult {
  const suit = suitOf(card);
  const sign = (x: number, y: number, size: number): SVGTemplateResult =>
    svg`<path d=${SUIT_SHAPES[suit]} transform="translate(${x} ${y}) scale(${size / 100})"></path>`;
  return svg`<symbol id=${cardId(card)} viewBox="0 0 ${WIDTH} ${HEIGHT}" class="ink-${suit}">
    <rect class="stock" x="6" y="6" width=${WIDTH - 12} height=${HEIGHT - 12} rx="34"></rect>
    <text x="122" y="208" text-anchor="middle" class="index">${indexOf(rankOf(card))}</text>
    ${sign(42, 240, 160)}
    ${sign(215, 520, 320)}
  </symbol>`;
}

function backCard(): SVGTemplateResult {
  const lines = Array.from({ length: 23 }, (_, i) => 60 + i * 36);
  return svg`<symbol id="card-back" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect class="stock" x="6" y="6" width=${WIDTH - 12} height=${HEIGHT - 12} rx="34"></rect>
    <rect class="field" x="36" y="36" width=${WIDTH - 72} height=${HEIGHT - 72} rx="16"></rect>
    <g class="lines">${lines.map((y) => svg`<path d="M54 ${y}H536"></path>`)}</g>
  </symbol>`;
}
