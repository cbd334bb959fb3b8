import {
  html,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from "lit";
import type { Card } from "../../shared/skat/cards.ts";
import type { DeckName } from "../decks/deck.ts";
import { svgIn, VIEW_BOX } from "./card-svg.ts";

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
  const parsed = svgIn(await response.text());
  return parsed instanceof SVGSVGElement ? parsed : null;
}

/** How long cards may be blank while their deck is on its way, in ms; after that plain ones take their place. */
const BLANK_FOR_MS = 300;

/**
 * Brings a deck into its element's own tree, where alone `<use>` finds it, and shows plain index cards where it is long in
 * coming, or cannot be had.
 */
export class Deck implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #shown: Element | null = null;
  #url = "";

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** The deck's cards, unseen; to be rendered once, together with a request for another deck. */
  render(name: DeckName, base: string): Element | null {
    void this.#use(`${base}decks/${name}.svg`);
    return this.#shown;
  }

  async #use(url: string): Promise<void> {
    if (url === this.#url) return;
    this.#url = url;
    const late = setTimeout(() => this.#showPlain(url), BLANK_FOR_MS);
    const sprite = await spriteFrom(url);
    clearTimeout(late);
    if (url !== this.#url) return;
    if (sprite) this.#show(document.importNode(sprite, true));
    else void this.#showPlain(url);
  }

  async #showPlain(url: string): Promise<void> {
    const { indexDeck } = await import("./index-deck.ts");
    if (url === this.#url && !this.#shown) this.#show(indexDeck());
  }

  #show(deck: Element): void {
    this.#shown = deck;
    this.#host.requestUpdate();
  }
}
