import { css, html, LitElement, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import base from "../design/base.css?inline";
import { embedSnippets } from "../embed/snippets.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { foldStyles } from "./fold.ts";
import { icon } from "./icons.ts";
import { copyText } from "./link-field.ts";

/** Behind a line of its own: what somebody pastes into a web site to have a table or a deal there, for each kind of site. */
@customElement("embed-ways")
export class EmbedWays extends LitElement {
  static override styles = [
    unsafeCSS(base),
    foldStyles,
    css`
      div {
        display: grid;
        gap: 0.25rem;
        justify-items: start;
        margin-block: 0.5rem;
      }

      textarea {
        box-sizing: border-box;
        width: 100%;
        padding: 0.35rem 0.5rem;
        border: 1px solid var(--rule);
        border-radius: var(--corner);
        background: var(--paper);
        color: inherit;
        font: 0.85rem / 1.4 ui-monospace, monospace;
        resize: none;
      }
    `,
  ];

  /** The whole address of the table or the deal. */
  @property() accessor url = "";
  /** What the line says. */
  @property() accessor label = "";
  @state() private accessor copied = "";

  protected readonly messages = new MessagesController(this);

  protected override render() {
    const { element, frame, link } = embedSnippets(this.url);
    return html`<details>
      <summary>${this.label}</summary>
      ${this.#way(element, t("embed.element"), 3)} ${this.#way(frame, t("embed.frame"), 5)}
      ${this.#way(link, t("embed.link"), 2)}
      <p class="unseen" role="status">${this.copied === "" ? "" : t("seating.copied")}</p>
    </details>`;
  }

  #way(text: string, label: string, rows: number): TemplateResult {
    const isCopied = this.copied === text;
    return html`<div>
      <span class="label">${label}</span>
      <textarea readonly rows=${rows} aria-label=${label} .value=${text} @focus=${selectAll}></textarea>
      <button
        type="button"
        class="button"
        aria-label=${t("seating.copyOf", { label })}
        @click=${(event: Event) => this.#copy(text, event)}
      >
        ${icon(isCopied ? "check" : "copy")}${t(isCopied ? "seating.copied" : "seating.copy")}
      </button>
    </div>`;
  }

  async #copy(text: string, event: Event): Promise<void> {
    const field = (event.currentTarget as Element).parentElement?.querySelector("textarea");
    if (await copyText(text, field ?? null)) this.copied = text;
  }
}

const selectAll = (event: Event): void => (event.target as HTMLTextAreaElement).select();
