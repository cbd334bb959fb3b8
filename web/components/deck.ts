import {
  html,
  type ReactiveController,
  type ReactiveControllerHost,
  type SVGTemplateResult,
  svg,
  type TemplateResult,
} from "lit";
import { type Card, PACK, rankOf, suitOf } from "../../shared/skat/cards.ts";
import type { DeckName } from "../decks/deck.ts";
import { SUIT_SHAPES } from "./icons.ts";

/** A card's size in its own units: 59 x 91 mm in tenths. */
const WIDTH = 590;
const HEIGHT = 910;
const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** The printed side. Decoration: whoever shows it names the card in words. */
export function cardFace(card: Card): TemplateResult {
  return html`<svg class="face" viewBox=${VIEW_BOX} aria-hidden="true"><use href="#${card}"></use></svg>`;
}

export function cardBack(): TemplateResult {
  return html`<svg class="face back" viewBox=${VIEW_BOX} aria-hidden="true"><use href="#back"></use></svg>`;
}

const sprites = new Map<string, Promise<SVGSVGElement | null>>();

/** Fetches a sprite once for all tables of the page; null if it cannot be had. */
export function spriteFrom(url: string): Promise<SVGSVGElement | null> {
  const known = sprites.get(url);
  if (known) return known;
  const loading = load(url).catch(() => null);
  sprites.set(url, loading);
  return loading;
}

async function load(url: string): Promise<SVGSVGElement | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  return parsed.documentElement instanceof SVGSVGElement ? parsed.documentElement : null;
}

/**
 * Brings a deck into its element's own tree, where alone `<use>` finds it, and shows plain index cards until it is there.
 */
export class Deck implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #sprite: SVGSVGElement | null = null;
  #url = "";

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** The deck's cards, unseen; to be rendered once, together with a request for another deck. */
  render(name: DeckName, base: string): SVGSVGElement | TemplateResult {
    void this.#use(`${base}decks/${name}.svg`);
    return this.#sprite ?? indexDeck();
  }

  async #use(url: string): Promise<void> {
    if (url === this.#url) return;
    this.#url = url;
    const sprite = await spriteFrom(url);
    if (!sprite || url !== this.#url) return;
    this.#sprite = document.importNode(sprite, true);
    this.#host.requestUpdate();
  }
}

/** A deck of plain index cards: what is shown while, or because, no other can be had. */
function indexDeck(): TemplateResult {
  return html`<svg>${PACK.map(indexCard)}${backCard()}</svg>`;
}

function paper(className: string): SVGTemplateResult {
  return svg`<rect class=${className} x="6" y="6" width=${WIDTH - 12} height=${HEIGHT - 12} rx="34"></rect>`;
}

function indexCard(card: Card): SVGTemplateResult {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const sign = (x: number, y: number, size: number): SVGTemplateResult =>
    svg`<path d=${SUIT_SHAPES[suit]} transform="translate(${x} ${y}) scale(${size / 100})"></path>`;
  return svg`<symbol id=${card} viewBox=${VIEW_BOX}>
    ${paper("stock")}
    <g class="skat-${suit} index" fill="currentColor">
      <text x="122" y="208" text-anchor="middle">${rank === "T" ? "10" : rank}</text>
      ${sign(42, 240, 160)}${sign(215, 520, 320)}
    </g>
  </symbol>`;
}

function backCard(): SVGTemplateResult {
  return svg`<symbol id="back" viewBox=${VIEW_BOX}>${paper("stock field")}</symbol>`;
}
