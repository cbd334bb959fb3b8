import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages/messages.ts";
import type { DialogShown } from "./board-dialog.ts";

/**
 * The buttons at the right of the head line.
 * @param hasMore whether there is anything beside the sheet
 */
export function boardTools(
  hasMore: boolean,
  onDialog: (dialog: DialogShown) => void,
): TemplateResult {
  return html`<button type="button" class="button quiet sheet-tool" aria-haspopup="dialog" @click=${() => onDialog("sheet")}>
      ${t("tools.sheet")}
    </button>
    ${
      hasMore
        ? html`<button type="button" class="button quiet" aria-haspopup="dialog" @click=${() => onDialog("more")}>
          ${t("tools.more")}
        </button>`
        : nothing
    }`;
}
