import { LitElement } from "lit";
import { customElement } from "lit/decorators.js";
import { placard } from "../components/placard.ts";
import { MessagesController } from "../messages/controller.ts";
import { t } from "../messages/messages.ts";
import { pageStyles } from "./styles.ts";
import { toStart } from "./ways-on.ts";

/** A path that leads nowhere. */
@customElement("missing-page")
export class MissingPage extends LitElement {
  static override styles = pageStyles;
  protected readonly messages = new MessagesController(this);

  override render() {
    return placard("empty", t("missing.title"), t("missing.text"), toStart());
  }
}
