import { html, svg, type TemplateResult } from "lit";
import type { Suit } from "../../shared/skat/cards.ts";

/** Drawn on 24 x 24; they say nothing to a screen reader, the words beside them do. */
const SHAPES = {
  flag: svg`<path d="M5 2h2v20H5zM8.5 3.5h11l-3.2 4.3 3.2 4.2h-11z"/>`,
  star: svg`<path d="m12 2 2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z"/>`,
  back: svg`<path d="m10 4 1.7 1.7L6.6 10.8H21v2.4H6.6l5.1 5.1L10 20l-8-8z"/>`,
  copy: svg`<path d="M8 2h13v15h-4v5H3V7h5zm2.2 2.2V7H17v7.8h1.8V4.2zM5.2 9.2v10.6h9.6V9.2z"/>`,
  check: svg`<path d="m9.5 19.5-7-7 2-2 5 5 10.6-10.8 2 2z"/>`,
  close: svg`<path d="m5.5 3.6 6.5 6.5 6.5-6.5 1.9 1.9-6.5 6.5 6.5 6.5-1.9 1.9-6.5-6.5-6.5 6.5-1.9-1.9 6.5-6.5-6.5-6.5z"/>`,
  first: svg`<path d="M5 4h2.400v16H5zM19 4v16L8.500 12z"/>`,
  previous: svg`<path d="m15.800 3.500 1.800 1.800-6.700 6.700 6.700 6.700-1.800 1.800L7.300 12z"/>`,
  next: svg`<path d="M8.200 3.500 6.400 5.300l6.700 6.700-6.700 6.700 1.800 1.800 8.500-8.500z"/>`,
  play: svg`<path d="M7 4v16l13-8z"/>`,
  pause: svg`<path d="M6 4h4.500v16H6zM13.500 4H18v16h-4.500z"/>`,
  share: svg`<path d="M12 1.500 17.500 7 16 8.500l-2.900-2.900V15h-2.200V5.600L8 8.500 6.500 7zM4 11h4v2.200H6.200v6.600h11.600v-6.600H16V11h4v11H4z"/>`,
  last: svg`<path d="M16.600 4H19v16h-2.400zM5 4v16l10.500-8z"/>`,
} as const;

export type IconName = keyof typeof SHAPES;

export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${SHAPES[name]}</svg>`;
}

/** The outlines of the suits, on 100 x 100. */
export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
  C: "M50 6a21 21 0 0 1 17 33 21 21 0 1 1-13 33c1 11 4 17 11 22H35c7-5 10-11 11-22a21 21 0 1 1-13-33A21 21 0 0 1 50 6z",
  S: "M50 5c6 16 40 34 40 55 0 18-24 23-36 9 1 13 4 20 12 25H34c8-5 11-12 12-25-12 14-36 9-36-9C10 39 44 21 50 5z",
  H: "M50 95C42 74 6 58 6 31 6 6 41 1 50 26 59 1 94 6 94 31c0 27-36 43-44 64z",
  D: "M50 3c9 19 22 34 36 47-14 13-27 28-36 47C41 78 28 63 14 50 28 37 41 22 50 3z",
};

/** A suit as it stands in a line of text. */
export function suitSign(suit: Suit): TemplateResult {
  const red = suit === "H" || suit === "D";
  return html`<svg class="icon suit ${red ? "red" : ""}" viewBox="0 0 100 100" aria-hidden="true">
    <path d=${SUIT_SHAPES[suit]}></path>
  </svg>`;
}
