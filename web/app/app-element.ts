import { html, LitElement } from "lit";
import { customElement } from "lit/decorators.js";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";

/** The whole page. */
@customElement("fernskat-app")
export class AppElement extends LitElement {
  protected readonly messages = new MessagesController(this);

  override render() {
    return html`<h1>${t("app.name")}</h1>`;
  }
}
