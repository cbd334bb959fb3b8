import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { button, section } from "../app/page-parts.ts";
import { pageStyles } from "../app/styles.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import { eraseMe, readData } from "./api.ts";
import { dataStyles } from "./data-styles.ts";
import { forgetHere } from "./forget-here.ts";
import { saveFile } from "./save-file.ts";

/** What is kept about somebody: as a file to take along, and its end, after it was said what goes and what remains. */
@customElement("data-page")
export class DataPage extends LitElement {
  static override styles = [pageStyles, dataStyles];

  @state() private accessor refusal: Refusal | null = null;
  @state() private accessor done = "";
  @state() private accessor busy = false;
  /** Whether everything is about to be erased, and the word for it is asked. */
  @state() private accessor isAsked = false;
  @state() private accessor isWrong = false;
  /** How many tables have not answered yet; null as long as nothing was erased. */
  @state() private accessor waiting: number | null = null;

  protected readonly messages = new MessagesController(this);

  override updated(): void {
    document.title = `${t("data.title")} · ${t("app.name")}`;
  }

  override render() {
    const { waiting, busy } = this;
    return html`<div class="page narrow" aria-busy=${busy}>
      <div>
        <h1 class="title" tabindex="-1">${t("data.title")}</h1>
        ${waiting === null ? html`<p class="soft">${t("data.lead")}</p>` : nothing}
      </div>
      <div class="said" aria-live="polite">
        ${this.refusal ? html`<p class="notice wrong">${whyNot(this.refusal)}</p>` : nothing}
        ${this.done ? html`<p class="notice">${this.done}</p>` : nothing}
      </div>
      ${waiting === null ? this.#choices() : erased(waiting)}
    </div>`;
  }

  #choices(): TemplateResult {
    return html`${section(
      t("data.file"),
      html`<p>${t("data.fileText")}</p>
          ${button(t("data.download"), () => this.#download(), "primary")}`,
    )}
      ${section(t("data.erase"), this.#erasure())}`;
  }

  #erasure(): TemplateResult {
    return html`<p>${t("data.eraseText")}</p>
      <h3>${t("data.goes")}</h3>
      <ul>
        <li>${t("data.goesSeats")}</li>
        <li>${t("data.goesWords")}</li>
        <li>${t("data.goesReach")}</li>
        <li>${t("data.goesAlone")}</li>
      </ul>
      <h3>${t("data.stays")}</h3>
      <ul>
        <li>${t("data.staysGames")}</li>
        <li>${t("data.staysShared")}</li>
        <li>${t("data.staysLook")}</li>
      </ul>
      ${
        this.isAsked
          ? this.#question()
          : button(t("data.eraseOpen"), () => {
              this.isAsked = true;
              void this.updateComplete.then(() => this.renderRoot.querySelector("input")?.focus());
            })
      }`;
  }

  /** Nobody erases anything by a slip of the finger: a word has to be written. */
  #question(): TemplateResult {
    const word = t("data.word");
    return html`<form @submit=${this.#erase}>
      <label class="field">
        <span>${t("data.confirm", { word })}</span>
        <input
          name="word"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          maxlength="40"
          aria-invalid=${this.isWrong ? "true" : nothing}
          aria-describedby="wrong"
        />
        <span id="wrong" role="alert">${this.isWrong ? t("data.wrongWord", { word }) : nothing}</span>
      </label>
      <div class="actions">
        <button class="button primary" ?disabled=${this.busy}>${t("data.eraseDo")}</button>
        <button
          type="button"
          class="button"
          @click=${() => {
            this.isAsked = false;
            this.isWrong = false;
          }}
        >
          ${t("data.keep")}
        </button>
      </div>
    </form>`;
  }

  async #download(): Promise<void> {
    if (this.busy) return;
    this.#begin();
    const answer = await readData();
    this.busy = false;
    if (!answer.ok) {
      this.refusal = answer.refusal;
      return;
    }
    const { at, unreached } = answer.value;
    const day = new Date(at).toISOString().slice(0, 10);
    saveFile(`fernskat-${day}.json`, JSON.stringify(answer.value, null, 2));
    this.done =
      unreached.length === 0
        ? t("data.downloaded")
        : t("data.unreached", { tables: unreached.length });
  }

  readonly #erase = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.busy) return;
    const typed = `${new FormData(event.target as HTMLFormElement).get("word")}`;
    this.isWrong = typed.trim().toLowerCase() !== t("data.word").toLowerCase();
    if (this.isWrong) return;
    this.#begin();
    const answer = await eraseMe();
    this.busy = false;
    if (!answer.ok) {
      this.refusal = answer.refusal;
      return;
    }
    await forgetHere();
    this.waiting = answer.value.waiting;
    await this.updateComplete;
    this.renderRoot.querySelector("h1")?.focus();
  };

  #begin(): void {
    this.busy = true;
    this.refusal = null;
    this.done = "";
  }
}

/** A browser nobody knows has nothing to show, and nothing to erase. */
const whyNot = (refusal: Refusal): string =>
  refusal.code === "DEVICE_UNKNOWN" ? t("data.nothing") : refusalText(refusal);

function erased(waiting: number): TemplateResult {
  return html`<section class="panel">
    <p>${t("data.erased")}</p>
    ${waiting > 0 ? html`<p>${t("data.waiting", { tables: waiting })}</p>` : nothing}
    ${
      // What this page remembers goes as well: another one is loaded.
      button(t("app.toStart"), () => location.assign("/"), "primary")
    }
  </section>`;
}
