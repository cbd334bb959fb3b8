import { css, html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { pageStyles } from "./styles.ts";

/** Says that there is a newer Fernskat. @fires load-now when somebody does not want to wait for it */
@customElement("update-notice")
export class UpdateNotice extends LitElement {
  static override styles = [
    pageStyles,
    css`
      :host {
        position: fixed;
        z-index: 10;
        inset: max(0.25rem, env(safe-area-inset-top)) 0.25rem auto;
        width: fit-content;
        max-width: 34rem;
        margin-inline: auto;
      }

      div {
        display: flex;
        align-items: center;
        gap: 0.25rem 0.75rem;
        padding: 0.25rem 0.25rem 0.25rem 0.8rem;
        border: 1px solid var(--rule);
        border-radius: var(--corner);
        background: var(--sheet);
        box-shadow: 0 2px 10px var(--shadow);
        font-size: var(--size-small);
        line-height: 1.3;
      }

      .button {
        flex: none;
      }
    `,
  ];

  /** Whether the page will be loaded again without anybody asking for it. */
  @property({ attribute: false }) accessor byItself = false;

  /** A place that was empty and gets words is read out; one that comes with its words often is not. */
  @state() private accessor said = false;

  protected readonly messages = new MessagesController(this);

  protected override firstUpdated(): void {
    requestAnimationFrame(() => {
      this.said = true;
    });
  }

  override render() {
    const words = [t("update.there"), this.byItself ? t("update.byItself") : ""].join(" ");
    return html`<div>
      <p role="status">${this.said ? words : nothing}</p>
      <button class="button" @click=${this.#load}>${t("update.now")}</button>
    </div>`;
  }

  #load(): void {
    this.dispatchEvent(new Event("load-now"));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "update-notice": UpdateNotice;
  }
}
