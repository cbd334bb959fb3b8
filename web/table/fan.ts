import { html, type TemplateResult } from "lit";
import type { Card } from "../../shared/skat/cards.ts";
import { cardFace } from "../components/deck.ts";
import { cardNames } from "../components/words.ts";

/** Cards shown small and open, in a row. */
export function fan(cards: readonly Card[]): TemplateResult {
  return html`<div class="fan" role="img" aria-label=${cardNames(cards)}>
    ${cards.map((card) => html`<span class="mini" data-card=${card}>${cardFace(card)}</span>`)}
  </div>`;
}
