import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Moment } from "../../shared/protocol/replay-address.ts";
import { codeOrNull } from "../../shared/protocol/replay-link.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { activeSeats, rolesOf, type Seat } from "../../shared/skat/seats.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { courseOf, type Step, stepAt } from "../replay/course.ts";
import { nameInDeal, type ReplayDeal } from "../replay/replay-deal.ts";
import { rememberedBotPace } from "../store/bot-pace.ts";
import { rememberedName } from "../store/me.ts";
import { newOpening, type Opening, open } from "./opening.ts";
import { pageStyles } from "./styles.ts";

/** Anew with bots or friends, or on from where the replay stands, with bots. */
type Way = "bots" | "friends" | "onwards";

/**
 * Opens a table where the cards of a finished deal are played once more, or played on from the middle of the deal, from any
 * of its three hands.
 */
@customElement("play-again")
export class PlayAgain extends LitElement {
  static override styles = [
    pageStyles,
    css`
      .row {
        align-items: end;
      }

      .field {
        flex: 1 1 12rem;
        max-width: 20rem;
      }
    `,
  ];

  @property({ attribute: false }) accessor deal!: ReplayDeal;
  /** Where the replay stands: whence it can be played on. */
  @property({ attribute: false }) accessor moment: Moment = "deal";
  /** Forehand, middlehand or rearhand. */
  @state() private accessor place = 0;
  /** The place to play on from; null: of whoever is to play there. */
  @state() private accessor placeOnwards: number | null = null;
  @state() private accessor busy: Way | null = null;
  @state() private accessor refusal: Refusal | null = null;

  protected readonly messages = new MessagesController(this);
  /** Kept while the server has not answered: trying again must not open a second table. */
  readonly #tried = new Map<string, Opening>();

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("deal") || changed.has("moment")) this.placeOnwards = null;
    if (!changed.has("deal")) return;
    // Most want to know whether the declarer could have done better.
    const ended = this.deal.events.at(-1);
    const declarer = ended?.type === "dealEnded" ? ended.settlement?.declarer : undefined;
    this.place = Math.max(0, this.#seats.indexOf(declarer ?? this.#seats[0]));
    this.refusal = null;
  }

  get #seats(): readonly [Seat, Seat, Seat] {
    const [dealt] = this.deal.events;
    return activeSeats(
      rolesOf(dealt?.type === "dealt" ? dealt.dealer : 0, this.deal.rules.players),
    );
  }

  override render() {
    return html`${this.#onwards()}
      <details>
        <summary>${t("again.title")}</summary>
        <p>${t("again.text")}</p>
        <div class="row">
          ${this.#choice(this.place, (place) => {
            this.place = place;
          })}
          ${this.#button("bots", t("again.bots"))} ${this.#button("friends", t("again.friends"))}
        </div>
      </details>
      ${this.refusal ? html`<p class="notice wrong" role="alert">${refusalText(this.refusal)}</p>` : nothing}`;
  }

  /** Nothing where no card was played: there is no middle to play on from. */
  #onwards(): TemplateResult | typeof nothing {
    const course = courseOf(this.deal, null);
    if (!course.some(({ event }) => event.type === "played")) return nothing;
    const from = this.#from;
    return html`<details>
      <summary>${t("again.onTitle")}</summary>
      ${
        from === null
          ? html`<p>${t("again.onWhere")}</p>`
          : html`<p>${t("again.onText", { n: from })}</p>
              <div class="row">
                ${this.#choice(this.#placeOn(course, from), (place) => {
                  this.placeOnwards = place;
                })}
                ${this.#button("onwards", t("again.onStart"))}
              </div>`
      }
    </details>`;
  }

  /** How many cards have been played where the replay stands; null when none is left, or no game is declared yet. */
  get #from(): number | null {
    const { moment } = this;
    const cards = this.deal.events.filter(({ type }) => type === "played").length;
    return typeof moment === "number" && moment < cards ? moment : null;
  }

  /** Whoever is to play there, unless another place was chosen. */
  #placeOn(course: readonly Step[], from: number): number {
    if (this.placeOnwards !== null) return this.placeOnwards;
    const [seat] = course[stepAt(course, from)]?.view.state.deal?.toAct ?? [];
    return Math.max(0, seat === undefined ? 0 : this.#seats.indexOf(seat));
  }

  #choice(chosen: number, onChoose: (place: number) => void): TemplateResult {
    const choose = (event: Event): void =>
      onChoose((event.target as HTMLSelectElement).selectedIndex);
    return html`<label class="field">
      <span>${t("again.place")}</span>
      <select @change=${choose}>
        ${this.#seats.map((seat, place) => html`<option ?selected=${place === chosen}>${this.#placeName(seat, place)}</option>`)}
      </select>
    </label>`;
  }

  #button(way: Way, label: string): TemplateResult {
    return html`<button
      type="button"
      class="button"
      aria-busy=${this.busy === way}
      @click=${() => this.#play(way)}
    >
      ${label}
    </button>`;
  }

  #placeName(seat: Seat, place: number): string {
    const name = nameInDeal(this.deal, seat);
    const called = t("replay.place", { place: `${place}` });
    return name === "" ? called : `${called} (${name})`;
  }

  async #play(way: Way): Promise<void> {
    const { events, rules } = this.deal;
    const replay = codeOrNull(events, rules);
    if (this.busy !== null || replay === null) return;
    this.busy = way;
    const from = way === "onwards" ? this.#from : null;
    const place = from === null ? this.place : this.#placeOn(courseOf(this.deal, null), from);
    const anew = this.#asked(replay, place, way);
    const asked = from === null ? anew : { ...anew, from };
    const key = JSON.stringify(asked);
    const opening = this.#tried.get(key) ?? newOpening(asked);
    this.#tried.set(key, opening);
    this.refusal = await open(opening);
    this.busy = null;
  }

  /** The table's first seat is forehand. */
  #asked(replay: string, place: number, way: Way): Opening["asked"] {
    const { players } = this.deal.rules;
    const name = rememberedName() || t("app.guest");
    const others = way === "friends" ? ({ kind: "human" } as const) : ({ kind: "bot" } as const);
    const seats = Array.from({ length: players }, (_, seat) =>
      seat === place ? ({ kind: "human", name } as const) : others,
    );
    const botPace = rememberedBotPace();
    return { replay, rules: { players, botPace }, seats, seat: place as Seat };
  }
}
