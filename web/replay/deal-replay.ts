import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { DealBody } from "../../shared/protocol/deal-body.ts";
import { sortedFor } from "../../shared/skat/order.ts";
import { activeSeats, type Seat } from "../../shared/skat/seats.ts";
import type { DealView } from "../../shared/table/view.ts";
import { cardFace, Deck } from "../components/deck.ts";
import { icon } from "../components/icons.ts";
import { cardName, contractName } from "../components/words.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { plate } from "../table/plate.ts";
import { fan, settlementPanel } from "../table/settlement.ts";
import { type LyingTrick, lyingTrick, nameOf, ORDER_BEFORE_DECLARING } from "../table/situation.ts";
import { tableStyles } from "../table/styles.ts";
import { courseOf, type Step } from "./course.ts";
import { notation } from "./notation.ts";
import layout from "./replay.css?inline";
import { wordsFor } from "./words.ts";

/** The keys that step through a deal. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A finished deal, step by step, with every hand open: the auction, the skat, the discard, each card, the settlement. */
@customElement("deal-replay")
export class DealReplay extends LitElement {
  static override styles = [tableStyles, unsafeCSS(layout)];

  @property({ attribute: false }) accessor deal: DealBody | null = null;
  @state() private accessor at = 0;

  protected readonly messages = new MessagesController(this);
  readonly #deck = new Deck(this);
  #course: readonly Step[] = [];

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has("deal")) return;
    this.#course = this.deal ? courseOf(this.deal) : [];
    this.at = 0;
  }

  /** Goes by a key that steps through the deal; tells whether it was one. */
  stepBy(key: string): boolean {
    const change = STEPS[key];
    if (change === undefined) return false;
    this.#go(this.at + change);
    return true;
  }

  #go(step: number): void {
    this.at = Math.max(0, Math.min(this.#course.length - 1, step));
  }

  override render() {
    const step = this.#course[this.at];
    if (!step) return nothing;
    const words = wordsFor(this.#course[this.at - 1], step);
    return html`<div class="replay">
        ${this.#heading()}
        <div class="stage">${this.#stage(step)}</div>
        <p class="words" role="status">${words.join(" ")}</p>
        ${this.#controls()}
        ${notation(this.#course, this.at, (to) => this.#go(to))}
      </div>
      <div class="unseen" aria-hidden="true">${this.#deck.render("french", "/")}</div>`;
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
      <p class="soft">${t("deal.number", { n: this.deal?.n ?? 0 })}</p>
    </header>`;
  }

  #stage({ view, table }: Step): TemplateResult {
    const { deal } = view.state;
    if (!deal) return table.last ? settlementPanel(view, table.last, html``) : html``;
    return html`<ul class="hands">
        ${activeSeats(deal).map((seat) => html`<li>${this.#hand(view, deal, seat)}</li>`)}
      </ul>
      <div class="middle">${this.#middle(view, table, deal)}</div>`;
  }

  #hand(view: Step["view"], deal: DealView, seat: Seat): TemplateResult {
    const game = deal.contract?.game ?? ORDER_BEFORE_DECLARING;
    return html`${plate(view, seat, "bottom")}${fan(sortedFor(deal.open[seat] ?? [], game))}`;
  }

  /** The trick, or before the first one the two cards that lie there: the skat until it is taken, then the discard. */
  #middle(view: Step["view"], table: Step["table"], deal: DealView): TemplateResult {
    const trick = deal.contract && lyingTrick(deal, 0);
    if (trick) return trickRow(view, trick);
    const dealState = table.deal;
    const away = dealState?.discard;
    if (away) return pair(t("settlement.discard"), away);
    const skat = dealState?.skat;
    return skat && !dealState.pickedUp ? pair(t("settlement.skat"), skat) : html``;
  }

  #controls(): TemplateResult {
    const last = this.#course.length - 1;
    const control = (
      key: string,
      label: string,
      sign: TemplateResult,
      ends: boolean,
    ) => html`<button
      type="button"
      class="button"
      aria-label=${label}
      aria-disabled=${ends ? "true" : nothing}
      @click=${() => this.stepBy(key)}
    >
      ${sign}
    </button>`;
    return html`<nav class="controls" aria-label=${t("replay.controls")}>
      ${control("Home", t("replay.first"), icon("first"), this.at === 0)}
      ${control("ArrowLeft", t("replay.back"), icon("previous"), this.at === 0)}
      ${control("ArrowRight", t("replay.forward"), icon("next"), this.at === last)}
      ${control("End", t("replay.last"), icon("last"), this.at === last)}
    </nav>`;
  }
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

function pair(title: string, cards: Parameters<typeof fan>[0]): TemplateResult {
  return html`<figure class="pair"><figcaption class="label">${title}</figcaption>${fan(cards)}</figure>`;
}
