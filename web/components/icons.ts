import { html, svg, type TemplateResult } from "lit";
import type { Suit } from "../../shared/skat/cards.ts";
import { outlineOf } from "../decks/outlines.ts";
import { deckSaid } from "../messages/messages.ts";

/** Drawn on 24 x 24; they say nothing to a screen reader, the words beside them do. */
const SHAPES = {
  flag: svg`<path d="M5 2h2v20H5zM8.5 3.5h11l-3.2 4.3 3.2 4.2h-11z"/>`,
  star: svg`<path d="m12 2 2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z"/>`,
  back: svg`<path d="m10 4 1.7 1.7L6.6 10.8H21v2.4H6.6l5.1 5.1L10 20l-8-8z"/>`,
  copy: svg`<path d="M8 2h13v15h-4v5H3V7h5zm2.2 2.2V7H17v7.8h1.8V4.2zM5.2 9.2v10.6h9.6V9.2z"/>`,
  check: svg`<path d="m9.5 19.5-7-7 2-2 5 5 10.6-10.8 2 2z"/>`,
  close: svg`<path d="m5.5 3.6 6.5 6.5 6.5-6.5 1.9 1.9-6.5 6.5 6.5 6.5-1.9 1.9-6.5-6.5-6.5 6.5-1.9-1.9 6.5-6.5-6.5-6.5z"/>`,
  first: svg`<path d="M5 4h2.4v16H5zM19 4v16L8.5 12z"/>`,
  previous: svg`<path d="m15.8 3.5 1.8 1.8-6.7 6.7 6.7 6.7-1.8 1.8L7.3 12z"/>`,
  next: svg`<path d="M8.2 3.5 6.4 5.3l6.7 6.7-6.7 6.7 1.8 1.8 8.5-8.5z"/>`,
  play: svg`<path d="M7 4v16l13-8z"/>`,
  pause: svg`<path d="M6 4h4.5v16H6zM13.5 4H18v16h-4.5z"/>`,
  share: svg`<path d="M12 1.5 17.5 7 16 8.5l-2.9-2.9V15h-2.2V5.6L8 8.5 6.5 7zM4 11h4v2.2H6.2v6.6h11.6v-6.6H16V11h4v11H4z"/>`,
  last: svg`<path d="M16.6 4H19v16h-2.4zM5 4v16l10.5-8z"/>`,
} as const;

export type IconName = keyof typeof SHAPES;

export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${SHAPES[name]}</svg>`;
}

/** A suit as it stands in a line of text, in the outline the deck gives it. */
export function suitSign(suit: Suit): TemplateResult {
  return html`<svg class="icon suit ${suit}" viewBox="-57 -57 114 114" aria-hidden="true">
    <path d=${outlineOf(suit, deckSaid())}></path>
  </svg>`;
}
