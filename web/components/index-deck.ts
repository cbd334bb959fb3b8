import { type Card, PACK, suitOf } from "../../shared/skat/cards.ts";
import { indexOf } from "../decks/deck.ts";
import { outlineOf } from "../decks/outlines.ts";
import { deckSaid } from "../messages/messages.ts";
import { HEIGHT, svgIn, VIEW_BOX, WIDTH } from "./card-svg.ts";

/** A deck of plain index cards for where no other can be had, or not yet. */
export function indexDeck(): Element {
  const cards = PACK.map((card) => symbol(card, `${paper("stock")}${index(card)}`));
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${cards.join("")}${symbol("back", paper("stock field"))}</svg>`;
  return svgIn(text);
}

function symbol(id: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="${VIEW_BOX}">${drawing}</symbol>`;
}

function paper(className: string): string {
  return `<rect class="${className}" x="6" y="6" width="${WIDTH - 12}" height="${HEIGHT - 12}" rx="34"/>`;
}

/** A card looks as it is called: the signs and letters of the deck that should have been there. */
function index(card: Card): string {
  const suit = suitOf(card);
  const deck = deckSaid();
  const outline = outlineOf(suit, deck);
  const sign = (x: number, y: number, size: number): string =>
    `<path d="${outline}" transform="translate(${x} ${y}) scale(${size / 100})"/>`;
  return `<g class="skat-${suit} index" fill="currentColor"><text x="122" y="208" text-anchor="middle">${indexOf(
    card,
    deck,
    "JQKA",
  )}</text>${sign(122, 320, 150)}${sign(375, 680, 300)}</g>`;
}
