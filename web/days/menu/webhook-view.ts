import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { WebhookAsked } from "../../../shared/protocol/notify-messages.ts";
import type { TableWebhookBody } from "../../../shared/protocol/server-messages.ts";
import type { Refusal } from "../../../shared/skat/refusal.ts";
import { linkField } from "../../components/link-field.ts";
import { Part } from "../../components/part.ts";
import { language, t } from "../../messages/messages.ts";
import { refusalText } from "../../messages/refusals.ts";
import { webhookFields } from "../../reach/webhook-fields.ts";
import type { Answer } from "../../store/api.ts";
import { endWebhook, readWebhook, setWebhook } from "../../store/webhook.ts";
import { ownZone } from "../../store/zone.ts";
import type { Room } from "./room.ts";

/** The chat or the program that the table tells whom it waits for: set up, seen and ended by whoever opened the table. */
@customElement("days-webhook")
export class WebhookView extends Part {
  @property({ attribute: false }) accessor room!: Room;
  @state() private accessor body: TableWebhookBody | null = null;
  @state() private accessor format: WebhookAsked["format"] = "discord";
  @state() private accessor problem: Refusal | null = null;
  @state() private accessor done = "";
  @state() private accessor busy = false;
  @state() private accessor isCopied = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#do(() => readWebhook(this.room.table));
  }

  /** Answers whether it was done. */
  async #do(work: () => Answer<TableWebhookBody>, done = ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.done = "";
    const answer = await work();
    this.busy = false;
    this.problem = answer.ok ? null : answer.refusal;
    if (!answer.ok) return false;
    this.body = answer.value;
    this.done = done;
    return true;
  }

  protected override render(): TemplateResult {
    const { body, problem } = this;
    const isLive = this.room.state.rules.pace.kind === "live";
    return html`<p>${t("days.hookText")}</p>
      ${isLive ? html`<p>${t("days.hookLive")}</p>` : nothing}
      <div aria-live="polite">
        ${problem ? html`<p class="notice wrong">${refusalText(problem)}</p>` : nothing}
        ${this.done ? html`<p class="notice">${this.done}</p>` : nothing}
      </div>
      ${body ? (body.webhook ? this.#isOn(body.webhook) : this.#form()) : this.#waiting()}`;
  }

  #waiting(): TemplateResult {
    return this.problem
      ? html`<div class="row">
          <button type="button" class="button" @click=${() => this.#do(() => readWebhook(this.room.table))}>
            ${t("app.tryAgain")}
          </button>
        </div>`
      : html`<p class="soft" role="status">${t("told.loading")}</p>`;
  }

  #isOn({ format, host, isOff }: NonNullable<TableWebhookBody["webhook"]>): TemplateResult {
    const { secret } = this.body ?? {};
    const name = `${t("told.formatOf", { format })}: ${host}`;
    return html`<p>
        <b>${name}</b>${isOff ? html`<br /><span class="minus">${t("told.off")}</span>` : nothing}
      </p>
      ${
        // Chats have no use for it.
        secret !== undefined && format === "json"
          ? linkField(secret, t("told.secret"), this.isCopied, () => {
              this.isCopied = true;
            })
          : nothing
      }
      <p class="soft">${t("days.hookNext")}</p>
      <div class="row">
        <button
          type="button"
          class="button"
          @click=${() => this.#do(() => endWebhook(this.room.table), t("days.hookEnded"))}
        >
          ${t("days.hookEnd")}
        </button>
      </div>`;
  }

  #form(): TemplateResult {
    return html`<form @submit=${this.#set}>
      ${webhookFields(this.format, (format) => {
        this.format = format;
      })}
      <p class="soft">${t("told.webhookText")}</p>
      <div class="row">
        <button class="button primary" aria-busy=${this.busy ? "true" : nothing}>${t("told.add")}</button>
      </div>
    </form>`;
  }

  readonly #set = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const url = `${new FormData(event.target as HTMLFormElement).get("url")}`;
    const asked = { format: this.format, url, language: language(), ...ownZone() };
    await this.#do(() => setWebhook(this.room.table, asked), t("days.hookSet"));
  };
}
