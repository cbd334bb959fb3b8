import { html, nothing, type TemplateResult } from "lit";
import type { SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import { nameOf } from "./situation.ts";

/** Answering somebody's claim or concession. */
export function offerPanel(
  view: SeatView,
  sent: boolean,
  onAnswer: (accept: boolean) => void,
): TemplateResult | typeof nothing {
  const offer = view.state.deal?.offer;
  if (!offer) return nothing;
  const name = nameOf(view, offer.by);
  const help =
    offer.kind === "concession"
      ? t("offer.concessionHelp")
      : t("offer.claimHelp", { name, level: offer.level ?? "none" });
  return html`<p class="help">${help}</p>
    <div class="choices two answer">
      <button type="button" class="button primary big" aria-busy=${sent ? "true" : nothing} @click=${() => onAnswer(true)}>
        ${t("offer.accept")}
      </button>
      <button type="button" class="button big" @click=${() => onAnswer(false)}>${t("offer.playOn")}</button>
    </div>`;
}
