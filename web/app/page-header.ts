import { css, html, LitElement } from "lit";
import { customElement } from "lit/decorators.js";
import { GUIDE_PATHS } from "../guide/paths.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import "../settings/settings-button.ts";
import "./language-choice.ts";
import { pageStyles } from "./styles.ts";

/** The line over a page: the name, which leads to the start, and the language. */
@customElement("page-header")
export class PageHeader extends LitElement {
  static override styles = [
    pageStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0 1rem;
        padding: 0.25rem max(1rem, env(safe-area-inset-right)) 0.25rem
          max(1rem, env(safe-area-inset-left));
        border-bottom: 1px solid var(--hairline);
      }

      .brand {
        display: inline-flex;
        align-items: center;
        min-height: var(--touch);
        font-size: var(--size-large);
        font-weight: 600;
        text-decoration: none;
        color: var(--ink);
      }

      @media (max-width: 26rem) {
        :host {
          column-gap: 0.25rem;
        }
      }

      @media print {
        :host {
          display: none;
        }
      }

      .rules {
        display: inline-flex;
        align-items: center;
        min-height: var(--touch);
        margin-left: auto;
        line-height: 1.15;
        text-decoration: none;
      }

      .rules:hover {
        text-decoration: underline;
      }
    `,
  ];
  protected readonly messages = new MessagesController(this);

  override render() {
    return html`
      <a class="brand" href="/">${t("app.name")}</a>
      <a class="rules" href=${GUIDE_PATHS.learn}>${t("app.rules")}</a>
      <settings-button></settings-button>
      <language-choice></language-choice>
    `;
  }
}
