import { html, type TemplateResult } from "lit";
import type { WebhookAsked } from "../../shared/protocol/notify-messages.ts";
import { choice } from "../app/form-fields.ts";
import { t } from "../messages/messages.ts";

type Format = WebhookAsked["format"];

/** In the order of the choice. */
const FORMATS: readonly Format[] = ["discord", "slack", "matrix", "json"];

/** What a form asks about a webhook, a player's or a table's: how it is to be spoken to, and its address, named `url`. */
export function webhookFields(format: Format, onFormat: (format: Format) => void): TemplateResult {
  return html`${choice(
    t("told.webhookFormat"),
    FORMATS,
    format,
    (one) => t("told.formatOf", { format: one }),
    onFormat,
  )}
    <label class="field">
      <span>${t("told.webhookUrl")}</span>
      <input type="url" name="url" required pattern="https://.*" placeholder="https://" maxlength="2000" />
    </label>`;
}
