import {
  adoptStyles,
  html,
  nothing,
  type PropertyValues,
  type TemplateResult,
  unsafeCSS,
} from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Moment } from "../../shared/protocol/replay-address.ts";
import { activeSeats } from "../../shared/skat/seats.ts";
import { Deck } from "../components/deck.ts";
import { contractName } from "../components/words.ts";
import type { DeckName } from "../decks/deck.ts";
import { MessagesController } from "../messages/controller.ts";
import { language, t } from "../messages/messages.ts";
import { SpokenElement } from "../messages/spoken.ts";
import { shownStyles } from "../table/shown-styles.ts";
import { nameOf } from "../table/situation.ts";
import { Autoplay } from "./autoplay.ts";
import { controls } from "./controls.ts";
import { courseOf, type Eyes, momentOf, type Step, stepAt } from "./course.ts";
import type { Details } from "./details.ts";
import { followKey, STEPS } from "./keys.ts";
import { type Marks, NO_MARKS } from "./marks.ts";
import layout from "./replay.css?inline";
import type { ReplayDeal } from "./replay-deal.ts";
import { stage } from "./stage.ts";
import { swipes } from "./swipe.ts";

const layoutStyles = unsafeCSS(layout);

/**
 * A finished deal as a board and as notation: the auction, the skat, the discard, each card, the settlement; with every
 * hand open, or from one seat. What its owner offers beside stands in the slot `tools`, what it has to say about a card in `verdict`. Dispatches `skat-moment` whenever it shows another step.
 */
@customElement("skat-replay")
export class SkatReplay extends SpokenElement {
  static override styles = [shownStyles, layoutStyles];

  @property({ attribute: false }) accessor deal: ReplayDeal | null = null;
  @property() accessor deck: DeckName = "french";
  /** Where the decks lie: the folder above `decks/`. */
  @property() accessor base = "/";
  /** Where it begins. */
  @property({ attribute: false }) accessor start: Moment = "deal";
  /** Remarks on cards, shown in the notation. */
  @property({ attribute: false }) accessor marks: Marks = NO_MARKS;
  @state() private accessor at = 0;
  /** The sentences, the notation and the settlement, once they have been fetched. */
  @state() private accessor details: Details | null = null;
  @state() private accessor eyes: Eyes = null;

  protected readonly messages = new MessagesController(this);
  readonly #deck = new Deck(this);
  readonly #autoplay = new Autoplay(this, () => this.#advance());
  readonly #swipes = swipes((forward) => this.stepBy(forward ? "ArrowRight" : "ArrowLeft"));
  #course: readonly Step[] = [];
  #language = "";

  override willUpdate(changed: PropertyValues): void {
    const isOther = changed.has("deal") || changed.has("start");
    if (changed.has("deal")) this.eyes = null;
    if (isOther || changed.has("eyes") || this.#language !== language()) {
      this.#language = language();
      this.#course = this.deal ? courseOf(this.deal, this.eyes) : [];
    }
    if (!isOther) return;
    this.#autoplay.stop();
    this.at = stepAt(this.#course, this.start);
  }

  override updated(changed: PropertyValues): void {
    if (!this.details) void this.#fetchDetails();
    if (!changed.has("at")) return;
    this.dispatchEvent(
      new CustomEvent("skat-moment", { detail: this.moment, bubbles: true, composed: true }),
    );
    this.#showEntry();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener("keydown", this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => followKey(event, this);

  /** Where it stands, as a link says it. */
  get moment(): Moment {
    return momentOf(this.#course, this.at);
  }

  goTo(moment: Moment): void {
    this.#go(stepAt(this.#course, moment));
  }

  /** Goes by a key that steps through a deal, or plays it; tells whether it was one. */
  stepBy(key: string): boolean {
    if (key === " ") {
      this.#play();
      return true;
    }
    const change = STEPS[key];
    if (change === undefined) return false;
    this.#go(this.at + change);
    return true;
  }

  /** Goes to a step because somebody asked for it: it does not play on by itself. */
  #go(step: number): void {
    this.#autoplay.stop();
    this.at = Math.max(0, Math.min(this.#course.length - 1, step));
  }

  /** From the end, playing begins anew. */
  #play(): void {
    if (!this.#autoplay.runs && this.at === this.#course.length - 1) this.at = 0;
    this.#autoplay.toggle();
  }

  #advance(): boolean {
    const last = this.#course.length - 1;
    this.at = Math.min(last, this.at + 1);
    return this.at < last;
  }

  /** What cannot be fetched now is asked for again at the next step; the board does without. */
  async #fetchDetails(): Promise<void> {
    const fetched = await import("./details.ts").catch(() => null);
    // A task of their own: the board is there to be looked at before.
    await new Promise((later) => setTimeout(later));
    if (!fetched || this.details) return;
    const { details } = fetched;
    const root = this.shadowRoot;
    if (root) adoptStyles(root, [shownStyles, details.styles, layoutStyles]);
    this.details = details;
  }

  /** Keeps the place in the notation in sight where that scrolls by itself; the page stays where it is. */
  #showEntry(): void {
    const list = this.renderRoot.querySelector(".notation");
    const entry = list?.querySelector<HTMLElement>("[aria-current=step]");
    if (!list || !entry || list.scrollHeight <= list.clientHeight) return;
    const [inside, around] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inside.top < around.top) list.scrollTop += inside.top - around.top;
    else if (inside.bottom > around.bottom) list.scrollTop += inside.bottom - around.bottom;
  }

  override render() {
    const step = this.#course[this.at];
    if (!step) return nothing;
    const words = this.details?.wordsFor(this.#course[this.at - 1], step) ?? [];
    return html`<div class="replay ${language() === "de" ? "skat-german-letters" : ""}">
        ${this.#heading()}
        <div
          class="stage"
          @pointerdown=${this.#swipes.down}
          @pointerup=${this.#swipes.up}
          @pointercancel=${this.#swipes.cancel}
        >
          ${this.#stage(step)}
        </div>
        <div class="bar">
          <p class="words" role="status" aria-live=${this.#autoplay.runs ? "off" : "polite"}>${words.join(" ")}</p>
          <slot name="verdict"></slot>
          ${controls({ at: this.at, last: this.#course.length - 1, runs: this.#autoplay.runs }, (key) => this.stepBy(key))}
        </div>
        ${this.details?.notation(this.#course, this.at, (to) => this.#go(to), this.marks) ?? nothing}
      </div>
      <div class="unseen" aria-hidden="true">${this.#deck.render(this.deck, this.base)}</div>`;
  }

  #heading(): TemplateResult {
    const last = this.#course.at(-1);
    const settlement = last?.table.last?.settlement;
    const title =
      last && settlement
        ? `${contractName({ ...settlement, ...settlement.announced })} \u00b7 ${nameOf(last.view, settlement.declarer)}`
        : t("settlement.passedInTitle");
    return html`<header class="heading">
      <h1 class="title">${title}</h1>
      <slot name="tools"></slot>
      <div class="sub">
        <p class="soft">${t("deal.number", { n: this.deal?.n ?? 0 })}</p>
        ${this.#eyesChoice()}
      </div>
    </header>`;
  }

  #eyesChoice(): TemplateResult | typeof nothing {
    const first = this.#course[0];
    const deal = first?.view.state.deal;
    if (!first || !deal) return nothing;
    const choices: readonly Eyes[] = [null, ...activeSeats(deal)];
    const choose = (event: Event): void => {
      this.eyes = choices[(event.target as HTMLSelectElement).selectedIndex] ?? null;
    };
    return html`<label class="eyes">
      <span class="unseen">${t("replay.eyes")}</span>
      <select @change=${choose}>
        ${choices.map(
          (eyes) => html`<option ?selected=${eyes === this.eyes}>
            ${eyes === null ? t("replay.allOpen") : t("replay.throughEyes", { name: nameOf(first.view, eyes) })}
          </option>`,
        )}
      </select>
    </label>`;
  }

  /** The board, or once the deal is over its settlement. */
  #stage(step: Step): TemplateResult | typeof nothing {
    const { view, table } = step;
    const { deal } = view.state;
    if (deal) return stage(step, deal);
    const { details } = this;
    return details && table.last ? details.settlementPanel(view, table.last, html``) : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "skat-replay": SkatReplay;
  }
}
