import { css, html, LitElement, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import base from "../design/base.css?inline";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { openSettings } from "./open.ts";

/** Opens the settings of this device; on a small page by its sign alone, unless it is `wide`. */
@customElement("settings-button")
export class SettingsButton extends LitElement {
  static override styles = [
    unsafeCSS(base),
    css`
      @media (max-width: 40rem) {
        :host(:not([wide])) span {
          position: absolute;
          width: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    `,
  ];
  protected readonly messages = new MessagesController(this);

  protected override render() {
    return html`<button type="button" class="button quiet" aria-haspopup="dialog" @click=${openSettings}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 5.800h9.200a3 3 0 0 1 5.600 0H21v2.400h-3.200a3 3 0 0 1-5.600 0H3zM3 15.800h3.200a3 3 0 0 1 5.600 0H21v2.400h-9.200a3 3 0 0 1-5.600 0H3z"></path>
      </svg>
      <span>${t("app.settings")}</span>
    </button>`;
  }
}
