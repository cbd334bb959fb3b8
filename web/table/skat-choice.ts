import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages/messages.ts";

export interface SkatChoice {
  /** Whether the wish to take the skat is on its way. */
  readonly sent: boolean;
  readonly onTake: () => void;
  readonly onHand: () => void;
}

/** The skat or a Hand game: one or the other has to be said (RULES.md 4). */
export function skatOrHand({ sent, onTake, onHand }: SkatChoice): TemplateResult {
  return html`<p class="help">${t("skat.help")}</p>
    <div class="choices two">
      <button type="button" class="button primary big" aria-busy=${sent ? "true" : nothing} @click=${onTake}>
        ${t("skat.take")}
      </button>
      <button type="button" class="button big" @click=${onHand}>${t("skat.hand")}</button>
    </div>`;
}
