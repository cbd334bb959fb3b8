import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { DealBody } from "../../shared/protocol/deal-body.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import type { DealReplay } from "../replay/deal-replay.ts";
import { readDeal } from "../store/api.ts";
import { replayPath, tablePath } from "./router.ts";
import { pageStyles } from "./styles.ts";
import "../replay/deal-replay.ts";

/** A finished deal of a table, to step through. */
@customElement("replay-page")
export class ReplayPage extends LitElement {
  static override styles = [
    pageStyles,
    css`
      .page {
        align-content: start;
        gap: 0.75rem;
        padding-top: 0.5rem;
      }

      nav {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
      }
    `,
  ];

  @property() accessor table = "";
  @property({ type: Number }) accessor n = 0;
  @state() private accessor deal: DealBody | null = null;
  @state() private accessor refusal: Refusal | null = null;

  protected readonly messages = new MessagesController(this);

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#onKey);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("table") || changed.has("n")) void this.#read();
    document.title = `${t("deal.number", { n: this.n })} · ${t("app.name")}`;
  }

  override render() {
    return html`<div class="page">
      ${this.#content()}
      <nav aria-label=${t("replay.further")}>
        <a class="button quiet" href=${tablePath(this.table)}>${t("replay.toTable")}</a>
        ${
          this.n > 1
            ? html`<a class="button quiet" href=${replayPath(this.table, this.n - 1)}>
                ${t("replay.earlier", { n: this.n - 1 })}
              </a>`
            : ""
        }
      </nav>
    </div>`;
  }

  #content(): TemplateResult {
    if (this.refusal) {
      return html`<h1 class="title">${t("replay.none")}</h1>
        <p role="alert">${refusalText(this.refusal)}</p>
        <div><button class="button" @click=${this.#read}>${t("app.tryAgain")}</button></div>`;
    }
    if (!this.deal) return html`<p class="soft" role="status">${t("replay.loading")}</p>`;
    return html`<deal-replay .deal=${this.deal}></deal-replay>`;
  }

  async #read(): Promise<void> {
    this.deal = null;
    this.refusal = null;
    const { table, n } = this;
    const answer = await readDeal(table, n);
    if (table !== this.table || n !== this.n) return;
    if (answer.ok) this.deal = answer.value;
    else this.refusal = answer.refusal;
  }

  /** The keys work wherever the focus is, but in a field or a control that uses them itself. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.composedPath()[0];
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    const replay = this.renderRoot.querySelector<DealReplay>("deal-replay");
    if (replay?.stepBy(event.key)) event.preventDefault();
  };
}
