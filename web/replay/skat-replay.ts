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
import type { Card } from "../../shared/skat/cards.ts";
import { sortedFor } from "../../shared/skat/order.ts";
import { activeSeats, type Seat } from "../../shared/skat/seats.ts";
import type { DealView } from "../../shared/table/view.ts";
import { cardBack, cardFace, Deck } from "../components/deck.ts";
import { icon } from "../components/icons.ts";
import { cardName, contractName } from "../components/words.ts";
import type { DeckName } from "../decks/deck.ts";
import { MessagesController } from "../messages/controller.ts";
import { language, t } from "../messages/messages.ts";
import { SpokenElement } from "../messages/spoken.ts";
import { fan } from "../table/fan.ts";
import { plate } from "../table/plate.ts";
import { shownStyles } from "../table/shown-styles.ts";
import { type LyingTrick, lyingTrick, nameOf, ORDER_BEFORE_DECLARING } from "../table/situation.ts";
import { Autoplay } from "./autoplay.ts";
import { courseOf, type Eyes, momentOf, type Step, stepAt } from "./course.ts";
import type { Details } from "./details.ts";
import layout from "./replay.css?inline";
import type { ReplayDeal } from "./replay-deal.ts";
import { standingAt } from "./standing.ts";
import { swipes } from "./swipe.ts";

const layoutStyles = unsafeCSS(layout);

/** The keys that step through a deal. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * A finished deal as a board and as notation: the auction, the skat, the discard, each card, the settlement; with every
 * hand open, or from one seat. What its owner offers beside stands in the slot `tools`. Dispatches `skat-moment` whenever it shows another step.
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
          ${this.#controls()}
        </div>
        ${this.details?.notation(this.#course, this.at, (to) => this.#go(to)) ?? nothing}
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

  #stage(step: Step): TemplateResult {
    const { view, table } = step;
    const { deal } = view.state;
    if (!deal) {
      const { details } = this;
      return details && table.last ? details.settlementPanel(view, table.last, html``) : html``;
    }
    return html`<ul class="hands">
        ${activeSeats(deal).map((seat) => html`<li>${this.#hand(view, deal, seat)}</li>`)}
      </ul>
      <div class="middle">${this.#middle(step, deal)}</div>
      <div class="aside">${skats(step)}${points(step)}</div>`;
  }

  #hand(view: Step["view"], deal: DealView, seat: Seat): TemplateResult {
    const game = deal.contract?.game ?? ORDER_BEFORE_DECLARING;
    const cards = deal.open[seat];
    const count = deal.counts[seat] ?? 0;
    return html`${plate(view, seat, "bottom")}${cards ? fan(sortedFor(cards, game)) : closedFan(count)}`;
  }

  #middle({ view }: Step, deal: DealView): TemplateResult {
    const trick = deal.contract && lyingTrick(deal, 0);
    return trick ? trickRow(view, trick) : html``;
  }

  #controls(): TemplateResult {
    const last = this.#course.length - 1;
    const { runs } = this.#autoplay;
    const control = (key: string, label: string, sign: TemplateResult, ends = false) => html`<button
      type="button"
      class="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${ends ? "true" : nothing}
      @click=${() => this.stepBy(key)}
    >
      ${sign}
    </button>`;
    const start = this.at === 0;
    const end = this.at === last;
    return html`<nav class="controls" aria-label=${t("replay.controls")}>
      ${control("Home", t("replay.first"), icon("first"), start)}
      ${control("ArrowLeft", t("replay.back"), icon("previous"), start)}
      ${control(" ", runs ? t("replay.stop") : t("replay.play"), icon(runs ? "pause" : "play"))}
      ${control("ArrowRight", t("replay.forward"), icon("next"), end)}
      ${control("End", t("replay.last"), icon("last"), end)}
    </nav>`;
  }
}

/**
 * Steps by a key, unless it means something else where it was pressed: in a field or a dialog, or the space bar on a
 * control.
 */
export function followKey(event: KeyboardEvent, replay: SkatReplay): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const path = event.composedPath().filter((node) => node instanceof Element);
  const own = "input, select, textarea, dialog";
  const controls = "button, a, summary";
  if (path.some((node) => node.matches(own))) return;
  if (event.key === " " && path.some((node) => node.matches(controls))) return;
  if (replay.stepBy(event.key)) event.preventDefault();
}

/** A trick in the order in which its cards fell. */
function trickRow(view: Step["view"], { plays, winner }: LyingTrick): TemplateResult {
  return html`<div class="trick-row">
    ${plays.map(
      ({ seat, card }) => html`<figure class=${seat === winner ? "wins" : ""}>
        <span class="mini" role="img" aria-label=${cardName(card)}>${cardFace(card)}</span>
        <figcaption>${nameOf(view, seat)}</figcaption>
      </figure>`,
    )}
  </div>`;
}

/** A hand that is not open: so many backs. */
function closedFan(count: number): TemplateResult {
  const backs = Array.from({ length: count }, () => html`<span class="mini">${cardBack()}</span>`);
  return html`<div class="fan" role="img" aria-label=${t("seat.cards", { n: count })}>${backs}</div>`;
}

/** The skat as it was dealt and, beside it, what was put away; as far as the onlooker knows them. */
function skats({ table }: Step): TemplateResult | typeof nothing {
  const { skat = null, discard = null } = table.deal ?? {};
  if (!skat && !discard) return nothing;
  return html`<div class="pairs">
    ${skat ? pair(t("settlement.skat"), skat) : nothing}
    ${discard ? pair(t("settlement.discard"), discard) : nothing}
  </div>`;
}

function pair(title: string, cards: readonly Card[]): TemplateResult {
  return html`<figure class="pair"><figcaption class="label">${title}</figcaption>${fan(cards)}</figure>`;
}

/** Points, or in Null tricks, of both sides so far. */
function points(step: Step): TemplateResult | typeof nothing {
  const standing = standingAt(step);
  if (!standing) return nothing;
  const name = nameOf(step.view, standing.declarer);
  const count = (own: number, others: number): TemplateResult => html`<dl class="standing">
    <div><dt class="label">${name}</dt><dd>${own}</dd></div>
    <div><dt class="label">${t("replay.others")}</dt><dd>${others}</dd></div>
  </dl>`;
  if (!standing.countsPoints) {
    return html`<div>
      <p class="label">${t("replay.tricksSoFar")}</p>
      ${count(standing.tricks, standing.othersTricks)}
    </div>`;
  }
  return html`<div>
    <p class="label">${t("replay.pointsSoFar")}</p>
    ${count(standing.points, standing.othersPoints)}
    ${standing.away > 0 ? html`<p class="label">${t("replay.awayPoints", { points: standing.away })}</p>` : nothing}
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "skat-replay": SkatReplay;
  }
}
