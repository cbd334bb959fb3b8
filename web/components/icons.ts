import { html, svg, type TemplateResult } from "lit";
import type { Suit } from "../../shared/skat/cards.ts";

/** Drawn on 24 x 24; they say nothing to a screen reader, the words beside them do. */
const SHAPES = {
  flag: svg`<path d="M5 2h2v20H5zM8.5 3.5h11l-3.2 4.3 3.2 4.2h-11z"/>`,
  star: svg`<path d="m12 2 2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.7z"/>`,
  cards: svg`<path d="M4 5.500 12.500 3l4.600 15.300L8.600 21zM14 3.300h5.500V18l-1.700.5z"/>`,
  menu: svg`<path d="M3 5h18v2.400H3zM3 10.800h18v2.400H3zM3 16.600h18V19H3z"/>`,
  sheet: svg`<path d="M4 2h16v20H4zm2.300 2.300v3.400h11.400V4.300zm0 5.500v2.500h4.400V9.800zm6.600 0v2.500h4.800V9.800zm-6.600 4.500v5.400h4.400v-5.400zm6.600 0v5.400h4.800v-5.400z"/>`,
  back: svg`<path d="m10 4 1.700 1.700L6.600 10.800H21v2.400H6.600l5.100 5.100L10 20l-8-8z"/>`,
  copy: svg`<path d="M8 2h13v15h-4v5H3V7h5zm2.200 2.200V7H17v7.800h1.800V4.200zM5.200 9.200v10.600h9.600V9.200z"/>`,
  check: svg`<path d="m9.500 19.500-7-7 2-2 5 5 10.600-10.800 2 2z"/>`,
  close: svg`<path d="m5.500 3.600 6.500 6.500 6.500-6.500 1.900 1.900-6.500 6.500 6.500 6.500-1.900 1.900-6.500-6.500-6.500 6.500-1.900-1.900 6.500-6.500-6.500-6.500z"/>`,
  first: svg`<path d="M5 4h2.400v16H5zM19 4v16L8.500 12z"/>`,
  previous: svg`<path d="M16 4v16L5.500 12z"/>`,
  next: svg`<path d="M8 4v16l10.500-8z"/>`,
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
