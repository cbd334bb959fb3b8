import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Card } from "../../shared/skat/cards.ts";
import { cardFace } from "../components/deck.ts";
import { icon } from "../components/icons.ts";
import { Part } from "../components/part.ts";
import { cardName } from "../components/words.ts";
import { t } from "../messages/messages.ts";

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowUp: -1,
};

/**
 * The viewer's cards, in the order given. Tapping one dispatches `hand-card` with the card; what that means is the table's
 * affair. The arrow keys go from card to card, and the focus stays in the hand when a card leaves it.
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
  @state() private accessor current = 0;
  #focused = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#focused = this.contains((this.getRootNode() as ShadowRoot).activeElement);
    if (!changed.has("cards")) return;
    const held = changed.get("cards")?.[this.current];
    const place = held === undefined ? -1 : this.cards.indexOf(held);
    this.current = place >= 0 ? place : Math.max(0, Math.min(this.current, this.cards.length - 1));
  }

  protected override updated(): void {
    const { length } = this.cards;
    this.style.setProperty("--n", `${Math.max(1, length)}`);
    this.style.setProperty("--half", `${Math.max(1, Math.ceil(length / 2))}`);
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
      @keydown=${this.#onKey}
    >
      ${repeat(
        this.cards,
        (card) => card,
        (card, i) => this.#card(card, i),
      )}
    </ul>`;
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
        ?data-barred=${barred}
        ?data-playable=${this.playable?.has(card) ?? false}
        @focus=${() => {
          this.current = i;
        }}
        @click=${() => this.dispatchEvent(new CustomEvent("hand-card", { detail: card }))}
      >
        ${cardFace(card)}${chosen ? html`<span class="chosen">${icon("check")}</span>` : nothing}
      </button>
    </li>`;
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
    this.focusCard(Math.max(0, Math.min(last, next)));
  };
}
