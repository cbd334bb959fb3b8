import { css, html, LitElement, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { rememberedBotPace } from "../store/bot-pace.ts";
import { rememberedName } from "../store/me.ts";
import { botPaceField } from "./bot-pace-field.ts";
import { newOpening, type Opening, open } from "./opening.ts";
import { pageStyles } from "./styles.ts";

const SERIES = 12;

/** Opens a table with two bots and goes there. */
@customElement("play-now")
export class PlayNow extends LitElement {
  static override styles = [
    pageStyles,
    css`
      .pace .field {
        display: flex;
        align-items: center;
        gap: 0.5rem;
      }

      .pace select {
        width: auto;
      }
    `,
  ];

  @state() private accessor refusal: Refusal | null = null;
  /** The number of deals that is being opened. */
  @state() private accessor busy: number | null = null;

  protected readonly messages = new MessagesController(this);
  /** Kept while the server has not answered: trying again must not open a second table. */
  readonly #tried = new Map<string, Opening>();

  override render() {
    const way = (deals: number, label: string, look: string) => html`<button
      class="button ${look}"
      aria-busy=${this.busy === deals}
      ?disabled=${this.busy !== null && this.busy !== deals}
      @click=${() => this.#play(deals)}
    >
      ${label}
    </button>`;
    return html`<section class="panel" aria-labelledby="now">
      <h2 id="now">${t("start.nowTitle")}</h2>
      <p class="spacious">${t("start.nowText")}</p>
      <div class="row">
        ${way(1, t("start.oneDeal"), "primary")} ${way(SERIES, t("start.series", { deals: SERIES }), "")}
      </div>
      <div class="pace">${botPaceField()}</div>
      ${this.refusal ? html`<p class="notice wrong" role="alert">${refusalText(this.refusal)}</p>` : nothing}
    </section>`;
  }

  async #play(deals: number): Promise<void> {
    if (this.busy !== null) return;
    this.busy = deals;
    this.refusal = null;
    const asked = aloneWithBots(deals);
    const key = JSON.stringify(asked);
    const opening = this.#tried.get(key) ?? newOpening(asked);
    this.#tried.set(key, opening);
    this.refusal = await open(opening);
    this.busy = null;
  }
}

function aloneWithBots(deals: number): Opening["asked"] {
  const name = rememberedName() || t("app.guest");
  return {
    rules: { players: 3, deals, botPace: rememberedBotPace() },
    seats: [{ kind: "human", name }, { kind: "bot" }, { kind: "bot" }],
  };
}
