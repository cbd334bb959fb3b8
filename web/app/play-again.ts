import { css, html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { codeOrNull } from "../../shared/protocol/replay-link.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { activeSeats, rolesOf, type Seat } from "../../shared/skat/seats.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { nameInDeal, type ReplayDeal } from "../replay/replay-deal.ts";
import { rememberedName } from "../store/me.ts";
import { newOpening, type Opening, open } from "./opening.ts";
import { pageStyles } from "./styles.ts";

type Company = "bots" | "friends";

/** Opens a table where the cards of a finished deal are played once more, from any of its three hands. */
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
  /** Forehand, middlehand or rearhand. */
  @state() private accessor place = 0;
  @state() private accessor busy: Company | null = null;
  @state() private accessor refusal: Refusal | null = null;

  protected readonly messages = new MessagesController(this);
  /** Kept while the server has not answered: trying again must not open a second table. */
  readonly #tried = new Map<string, Opening>();

  override willUpdate(changed: Map<string, unknown>): void {
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
    const way = (company: Company, label: string) => html`<button
      type="button"
      class="button"
      aria-busy=${this.busy === company}
      @click=${() => this.#play(company)}
    >
      ${label}
    </button>`;
    return html`<details>
      <summary>${t("again.title")}</summary>
      <p>${t("again.text")}</p>
      <div class="row">
        <label class="field">
          <span>${t("again.place")}</span>
          <select @change=${this.#choose}>
            ${this.#seats.map((seat, place) => html`<option ?selected=${place === this.place}>${this.#placeName(seat, place)}</option>`)}
          </select>
        </label>
        ${way("bots", t("again.bots"))} ${way("friends", t("again.friends"))}
      </div>
      ${this.refusal ? html`<p class="notice wrong" role="alert">${refusalText(this.refusal)}</p>` : nothing}
    </details>`;
  }

  #placeName(seat: Seat, place: number): string {
    const name = nameInDeal(this.deal, seat);
    const called = t("replay.place", { place: `${place}` });
    return name === "" ? called : `${called} (${name})`;
  }

  #choose(event: Event): void {
    this.place = (event.target as HTMLSelectElement).selectedIndex;
  }

  async #play(company: Company): Promise<void> {
    const { events, rules } = this.deal;
    const replay = codeOrNull(events, rules);
    if (this.busy !== null || replay === null) return;
    this.busy = company;
    const key = `${replay} ${this.place} ${company}`;
    const opening = this.#tried.get(key) ?? newOpening(this.#asked(replay, company));
    this.#tried.set(key, opening);
    this.refusal = await open(opening);
    this.busy = null;
  }

  /** The table's first seat is forehand. */
  #asked(replay: string, company: Company): Opening["asked"] {
    const { players } = this.deal.rules;
    const name = rememberedName() || t("open.guest");
    const others = company === "bots" ? ({ kind: "bot" } as const) : ({ kind: "human" } as const);
    const seats = Array.from({ length: players }, (_, seat) =>
      seat === this.place ? ({ kind: "human", name } as const) : others,
    );
    return { replay, rules: { players }, seats, seat: this.place as Seat };
  }
}
