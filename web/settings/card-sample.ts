import { css, html, LitElement, nothing, type PropertyValues, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Card } from "../../shared/skat/cards.ts";
import { cardFace, spriteFrom } from "../components/deck.ts";
import type { DeckName } from "../decks/deck.ts";
import { DECK_STYLES } from "../decks/styles.ts";

/** How the cards of a sample lie: side by side, or over each other with the left or the right corners in sight. */
export type SampleLie = "row" | "fan" | "fan-left";

/**
 * A few real cards of a deck, as a picture. Each sample has the deck it shows in its own tree, and of that only the cards
 * it shows; properties of what it stands in reach the cards.
 */
@customElement("card-sample")
export class CardSample extends LitElement {
  static override styles = [
    unsafeCSS(DECK_STYLES),
    css`
      :host {
        display: flex;
        --width: var(--sample, 2.75rem);
      }

      .face {
        display: block;
        flex: none;
        width: var(--width);
        aspect-ratio: 590 / 910;
        color: var(--back);
      }

      .face + .face {
        margin-left: 3px;
      }

      :host([lie="fan"]) .face + .face,
      :host([lie="fan-left"]) .face + .face {
        margin-left: calc(var(--width) * var(--overlap, -0.6));
      }

      :host([lie="fan-left"]) {
        --skat-right: inline;
        --skat-sign-right: none;
        --skat-left: none;
        --skat-right-scale: var(--skat-index-scale, 1);
      }

      .sprite {
        position: absolute;
      }
    `,
  ];

  @property() accessor deck: DeckName = "french";
  @property({ attribute: false }) accessor cards: readonly Card[] = [];
  @property({ reflect: true }) accessor lie: SampleLie = "row";
  @state() private accessor sprite: SVGSVGElement | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("deck") || changed.has("cards")) void this.#fetch();
  }

  protected override render() {
    // The later card of a fan lies on the earlier one, or, held the other way round, under it.
    return html`${this.cards.map((card) => cardFace(card))}${this.sprite ?? nothing}`;
  }

  protected override updated(): void {
    const faces = this.renderRoot.querySelectorAll<SVGElement>(".face");
    for (const [i, face] of faces.entries()) {
      face.style.zIndex = this.lie === "fan-left" ? `${faces.length - i}` : "";
    }
  }

  async #fetch(): Promise<void> {
    const { deck, cards } = this;
    const sprite = await spriteFrom(`/decks/${deck}.svg`);
    if (sprite && deck === this.deck && cards === this.cards) this.sprite = only(cards, sprite);
  }
}

/** A copy of a sprite with some of its cards alone. */
function only(cards: readonly Card[], sprite: SVGSVGElement): SVGSVGElement {
  const copy = document.importNode(sprite, false);
  copy.classList.add("sprite");
  for (const part of sprite.children) {
    if (part.tagName === "symbol" && !cards.some((card) => card === part.id)) continue;
    copy.append(document.importNode(part, true));
  }
  return copy;
}
