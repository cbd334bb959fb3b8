import { html, LitElement, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import base from "../design/base.css?inline";
import laid from "../design/laid.css?inline";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import dialogs from "../table/styles/dialogs.css?inline";
import { modal } from "./dialog.ts";
import { loadAnew } from "./load-anew.ts";
import placard from "./placard.css?inline";
import { smallPlacard } from "./placard.ts";

/** Says over whatever there is that something did not come, with the way to ask for it again. */
@customElement("not-loaded")
export class NotLoaded extends LitElement {
  static override styles = [base, laid, placard, dialogs].map((text) => unsafeCSS(text));
  protected readonly messages = new MessagesController(this);

  protected override render(): TemplateResult {
    return modal(
      t("app.failedTitle"),
      smallPlacard(
        "failed",
        t("app.notLoaded"),
        html`<button type="button" class="button primary" @click=${loadAnew}>${t("app.tryAgain")}</button>`,
      ),
      () => this.remove(),
    );
  }
}

export function showNotLoaded(): void {
  if (!document.querySelector("not-loaded"))
    document.body.append(document.createElement("not-loaded"));
}
