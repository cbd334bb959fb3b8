import { html, type TemplateResult } from "lit";
import type { Card } from "../../shared/skat/cards.ts";
import { cardName } from "../components/words.ts";
import { t } from "../messages/messages.ts";

/** Playing the card that was chosen, or not after all. */
export function confirmCard(
  card: Card,
  isSent: boolean,
  onPlay: () => void,
  onBack: () => void,
): TemplateResult {
  return html`<div class="choices two confirm-card">
    <button type="button" class="button primary big" aria-busy=${`${isSent}`} @click=${onPlay}>
      ${t("play.confirm", { card: cardName(card) })}
    </button>
    <button type="button" class="button big" @click=${onBack}>${t("dialog.back")}</button>
  </div>`;
}
