import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { PlansBody } from "../../../shared/protocol/server-messages.ts";
import { BID_VALUES } from "../../../shared/skat/bids.ts";
import type { Card } from "../../../shared/skat/cards.ts";
import type { Game } from "../../../shared/skat/games.ts";
import { classOf, sortedFor } from "../../../shared/skat/order.ts";
import type { Refusal } from "../../../shared/skat/refusal.ts";
import { LEADS, type Lead } from "../../../shared/table/plans.ts";
import { Part } from "../../components/part.ts";
import { cardName } from "../../components/words.ts";
import { t } from "../../messages/messages.ts";
import { refusalText } from "../../messages/refusals.ts";
import { readPlans, writePlans } from "../../store/personal.ts";
import { isToAct } from "../../table/situation.ts";
import { callInWords, leadOf } from "../plan-words.ts";
import type { Room } from "./room.ts";

const NO_PLANS: PlansBody = { upTo: null, cards: [], forced: false };

/** What the viewer wants done without being asked. Nobody else is ever shown it. */
@customElement("days-plans")
export class PlansView extends Part {
  @property({ attribute: false }) accessor room!: Room;
  /** Why the plans could not be kept. */
  @state() private accessor problem: Refusal | null = null;
  @state() private accessor busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    const answer = await readPlans(this.room.table);
    if (answer.ok) this.room.journal.knowPlans(answer.value);
    else this.problem = answer.refusal;
  }

  protected override render(): TemplateResult {
    const { view, journal } = this.room;
    const plans = journal.plans ?? NO_PLANS;
    const { phase } = view.state;
    return html`<p class="soft">${t("plans.secret")}</p>
      ${this.problem ? html`<p class="notice wrong" role="alert">${refusalText(this.problem)}</p>` : nothing}
      ${plans.withdrawn ? html`<p class="notice" role="status">${t("plans.off")}</p>` : nothing}
      ${isToAct(view) ? html`<p class="notice">${t("plans.turnNow")}</p>` : nothing}
      ${phase === "bidding" ? this.#call(plans) : phase === "playing" ? this.#cards(plans) : html`<p>${t("plans.nothingNow")}</p>`}
      <label class="check">
        <input type="checkbox" .checked=${plans.forced} ?disabled=${this.busy} @change=${this.#force} />
        <span>${t("plans.forced")}<br /><span class="label">${t("plans.forcedHelp")}</span></span>
      </label>
      <p class="unseen" role="status">${this.busy ? "" : t("plans.saved", { plan: this.#words(plans) })}</p>`;
  }

  #words({ upTo, cards }: PlansBody): string {
    const called = upTo === null ? [] : [callInWords(upTo)];
    return [...called, ...cards.map(({ card }) => cardName(card))].join(", ") || t("plans.ask");
  }

  /** How far to go in the auction. */
  #call(plans: PlansBody): TemplateResult {
    const bid = this.room.view.state.deal?.bid ?? 0;
    const values = [null, 0, ...BID_VALUES.filter((value) => value >= Math.max(bid, 18))];
    const choose = (event: Event): void => {
      const upTo = values[(event.target as HTMLSelectElement).selectedIndex] ?? null;
      void this.#write({ ...plans, upTo });
    };
    return html`<label class="field">
      <span>${t("plans.auction")}</span>
      <select ?disabled=${this.busy} @change=${choose}>
        ${values.map(
          (value) => html`<option ?selected=${value === plans.upTo}>
            ${value === null ? t("plans.ask") : callInWords(value)}
          </option>`,
        )}
      </select>
      <span>${t("plans.auctionHelp")}</span>
    </label>`;
  }

  /** A card for each thing that can be led; the first that fits is played. */
  #cards(plans: PlansBody): TemplateResult {
    const { view } = this.room;
    const game = view.state.deal?.contract?.game;
    if (!game || view.hand.length === 0) return html`<p>${t("plans.nothingNow")}</p>`;
    return html`<p>${t("plans.cardsHelp")}</p>
      <div class="leads">
        ${LEADS.filter((lead) => canBeLed(lead, game)).map((lead) => this.#card(plans, lead, game))}
      </div>`;
  }

  #card(plans: PlansBody, lead: Lead, game: Game): TemplateResult {
    const cards = [null, ...answersTo(lead, game, this.room.view.hand)];
    const planned = plans.cards.find((each) => each.lead === lead)?.card ?? null;
    const choose = (event: Event): void => {
      const card = cards[(event.target as HTMLSelectElement).selectedIndex] ?? null;
      const others = plans.cards.filter((each) => each.lead !== lead);
      const all = card === null ? others : [...others, { card, lead }];
      // What is led in particular comes before what holds for any lead.
      const sorted = LEADS.flatMap((each) => all.filter((one) => one.lead === each));
      void this.#write({ ...plans, cards: sorted });
    };
    return html`<label class="field">
      <span>${leadOf(lead)}</span>
      <select ?disabled=${this.busy} @change=${choose}>
        ${cards.map(
          (card) => html`<option ?selected=${card === planned}>
            ${card === null ? t("plans.noCard") : cardName(card)}
          </option>`,
        )}
      </select>
    </label>`;
  }

  readonly #force = (event: Event): void => {
    const plans = this.room.journal.plans ?? NO_PLANS;
    void this.#write({ ...plans, forced: (event.target as HTMLInputElement).checked });
  };

  async #write({ upTo, cards, forced }: PlansBody): Promise<void> {
    this.busy = true;
    const answer = await writePlans(this.room.table, { upTo, cards: [...cards], forced });
    this.busy = false;
    this.problem = answer.ok ? null : answer.refusal;
    if (answer.ok) this.room.journal.knowPlans(answer.value);
    else await this.#read();
  }
}

/** Whether something can be led in a game: a suit that is trumps is not led as a suit. */
function canBeLed(lead: Lead, game: Game): boolean {
  return lead === "any" || (lead === "trump" ? game !== "N" : lead !== game);
}

/** The cards of a hand that may be played when that was led. */
function answersTo(lead: Lead, game: Game, hand: readonly Card[]): readonly Card[] {
  const following = hand.filter((card) => classOf(card, game) === lead);
  return sortedFor(following.length > 0 ? following : hand, game);
}
