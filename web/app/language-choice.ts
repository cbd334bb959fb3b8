import { css, html, LitElement } from "lit";
import { customElement } from "lit/decorators.js";
import { LANGUAGES, type Language, localeOf } from "../../shared/protocol/languages.ts";
import { MessagesController } from "../messages/controller.ts";
import { chooseLanguage, language, languageName, t } from "../messages/messages.ts";
import { pageStyles } from "./styles.ts";

/** The languages, each by its own name. */
@customElement("language-choice")
export class LanguageChoice extends LitElement {
  static override styles = [
    pageStyles,
    css`
      select {
        width: auto;
        max-width: 100%;
        /* As wide as its own language, not as the longest. */
        field-sizing: content;
        border-color: transparent;
        background: none;
        color: var(--ink-soft);
      }

      @media (max-width: 26rem) {
        select {
          padding-inline: 0.125rem;
          font-size: var(--size-small);
        }
      }
    `,
  ];
  protected readonly messages = new MessagesController(this);

  override render() {
    return html`<label>
      <span class="unseen">${t("app.language")}</span>
      <select @change=${choose}>
        ${LANGUAGES.map(
          (
            code,
          ) => html`<option value=${code} lang=${localeOf(code)} ?selected=${code === language()}>
            ${languageName(code)}
          </option>`,
        )}
      </select>
    </label>`;
  }
}

function choose(event: Event): void {
  const { value } = event.target as HTMLSelectElement;
  void chooseLanguage(value as Language);
}
