import { html, LitElement } from "lit";
import { customElement } from "lit/decorators.js";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { pageStyles } from "./styles.ts";

/** A path that leads nowhere. */
@customElement("missing-page")
export class MissingPage extends LitElement {
  static override styles = pageStyles;
  protected readonly messages = new MessagesController(this);

  override render() {
    return html`<div class="page narrow">
      <h1 class="title">${t("missing.title")}</h1>
      <p>${t("missing.text")}</p>
      <div><a class="button primary" href="/">${t("app.toStart")}</a></div>
    </div>`;
  }
}
