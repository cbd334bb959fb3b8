import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Card } from "../../shared/skat/cards.ts";
import { cardFace } from "../components/deck.ts";
import { icon } from "../components/icons.ts";
import { Part } from "../components/part.ts";
import { cardName } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { HandDrag } from "./hand-drag.ts";
import { movedTo } from "./hand-order.ts";
import type { Touch } from "./handling.ts";

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowUp: -1,
};

/** A card was touched, and how. */
export interface HandTouch {
  readonly card: Card;
  readonly touch: Touch;
}

/** The hand was laid in another order: one card moved to a place, 0 being the first. */
export interface HandMove {
  readonly cards: readonly Card[];
  readonly card: Card;
  readonly place: number;
}

/**
 * The viewer's cards, in the order given. Touching one dispatches `hand-card` (a `HandTouch`); what that means is the
 * table's affair. The arrow keys go from card to card, with Shift they take the card along, and so does dragging it: that
 * dispatches `hand-move` (a `HandMove`). The focus stays in the hand when a card leaves it.
 */
@customElement("skat-hand")
export class HandElement extends Part {
  @property({ attribute: false }) accessor cards: readonly Card[] = [];
  /** The cards that may be played; null when none is to be played. */
  @property({ attribute: false }) accessor playable: ReadonlySet<Card> | null = null;
  /** Why the others may not. */
  @property({ attribute: false }) accessor barred = "";
  /** The cards put away so far; null when none are to be put away. */
  @property({ attribute: false }) accessor chosen: readonly Card[] | null = null;
  /** The card on its way to the table. */
  @property({ attribute: false }) accessor sent: Card | null = null;
  /** The card that is to be confirmed before it is played. */
  @property({ attribute: false }) accessor candidate: Card | null = null;
  /** Cards a hint names. */
  @property({ attribute: false }) accessor marked: readonly Card[] = [];
  @state() private accessor current = 0;
  /** The cards as they lie while one of them is being dragged. */
  @state() private accessor shifted: readonly Card[] | null = null;
  #focused = false;
  /** The card that was let go over the table and stays there until it is heard of. */
  #dropped: Card | null = null;
  readonly #drag = new HandDrag({
    list: () => this.querySelector<HTMLElement>(".hand"),
    cards: () => this.#lying,
    onShift: (card, place) => {
      this.shifted = movedTo(this.#lying, card, place);
      return this.updateComplete;
    },
    onLaid: (card) => this.#laid(card),
    onPlayed: (card) => {
      this.shifted = null;
      this.#dropped = card;
      this.#touch(card, "drag");
      this.requestUpdate();
    },
    onCancelled: () => {
      this.shifted = null;
    },
  });

  get #lying(): readonly Card[] {
    return this.shifted ?? this.cards;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drag.cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#focused = this.contains((this.getRootNode() as ShadowRoot).activeElement);
    if (!changed.has("cards")) return;
    this.shifted = null;
    const held = changed.get("cards")?.[this.current];
    const place = held === undefined ? -1 : this.cards.indexOf(held);
    const next = place >= 0 ? place : Math.max(0, Math.min(this.current, this.cards.length - 1));
    // Handed on before the card goes: losing it and getting it back would lay the whole table out twice.
    if (this.#focused && place < 0) this.#buttonOf(this.cards[next])?.focus();
    this.current = next;
  }

  #buttonOf(card: Card | undefined): HTMLElement | null {
    return this.querySelector<HTMLElement>(`li[data-card="${card}"] > .card`);
  }

  protected override updated(): void {
    const { length } = this.cards;
    const list = this.querySelector<HTMLElement>(".hand");
    list?.style.setProperty("--n", `${Math.max(1, length)}`);
    list?.style.setProperty("--half", `${Math.max(1, Math.ceil(length / 2))}`);
    for (const [i, item] of this.querySelectorAll("li").entries()) {
      item.style.setProperty("--i", `${i}`);
      item.style.setProperty("--lower", i < Math.ceil(length / 2) ? "0" : "1");
    }
    if (this.#dropped !== null && this.sent !== this.#dropped) {
      this.#drag.release(this.#dropped);
      this.#dropped = null;
    }
    const lost = this.#focused && !this.contains((this.getRootNode() as ShadowRoot).activeElement);
    if (lost) this.focusCard(this.current);
  }

  /** Moves the focus to a card by its place from the left. */
  focusCard(place: number): void {
    this.current = place;
    this.querySelectorAll("button")[place]?.focus();
  }

  protected override render() {
    return html`<ul
      class="hand"
      aria-label=${t("hand.label", { n: this.cards.length })}
      aria-describedby="hand-help"
      @keydown=${this.#onKey}
      @pointerdown=${this.#drag.down}
    >
      ${repeat(
        this.#lying,
        (card) => card,
        (card, i) => this.#card(card, i),
      )}
    </ul>
    <p class="unseen" id="hand-help">${t("hand.help")}</p>`;
  }

  #card(card: Card, i: number) {
    const barred = this.playable !== null && !this.playable.has(card);
    const chosen = this.chosen?.includes(card) ?? false;
    return html`<li data-card=${card}>
      <button
        type="button"
        class="card"
        tabindex=${i === this.current ? 0 : -1}
        aria-label=${this.#label(card, i, barred)}
        aria-pressed=${this.chosen ? `${chosen}` : nothing}
        aria-disabled=${barred || (this.playable === null && this.chosen === null) ? "true" : nothing}
        aria-busy=${this.sent === card ? "true" : nothing}
        ?data-candidate=${this.candidate === card}
        ?data-marked=${this.marked.includes(card)}
        ?data-barred=${barred}
        ?data-playable=${this.playable?.has(card) ?? false}
        @focus=${() => {
          this.current = i;
        }}
        @click=${(event: MouseEvent) => this.#onClick(event, card)}
      >
        ${cardFace(card)}${chosen ? html`<span class="chosen">${icon("check")}</span>` : nothing}
      </button>
    </li>`;
  }

  #onClick({ detail: clicks }: MouseEvent, card: Card): void {
    // What a key or a screen reader sets off counts no clicks.
    if (!this.#drag.swallowsClick()) this.#touch(card, clicks === 0 ? "key" : "tap");
  }

  #touch(card: Card, touch: Touch): void {
    this.dispatchEvent(new CustomEvent<HandTouch>("hand-card", { detail: { card, touch } }));
  }

  #laid(card: Card): void {
    const cards = this.#lying;
    if (cards.indexOf(card) !== this.cards.indexOf(card)) this.#moved(cards, card);
  }

  #moved(cards: readonly Card[], card: Card): void {
    const detail: HandMove = { cards, card, place: cards.indexOf(card) };
    this.dispatchEvent(new CustomEvent("hand-move", { detail }));
  }

  #label(card: Card, i: number, barred: boolean): string {
    const place = { card: cardName(card), n: i + 1, of: this.cards.length };
    return barred ? t("hand.barred", { ...place, why: this.barred }) : t("hand.card", place);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const last = this.cards.length - 1;
    const step = STEPS[event.key];
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? last : step ? this.current + step : null;
    if (next === null) return;
    event.preventDefault();
    const place = Math.max(0, Math.min(last, next));
    const card = this.cards[this.current];
    if (!event.shiftKey) this.focusCard(place);
    else if (card && place !== this.current) this.#moved(movedTo(this.cards, card, place), card);
  };
}
