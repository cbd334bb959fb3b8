import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { SeatView } from "../../shared/table/view.ts";
import { cardFace } from "../components/deck.ts";
import { cardName } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { type LyingTrick, nameOf, placeOf } from "./situation.ts";

/** The cards on the table, each before the player who played it, in the order in which they fell. */
export function trickOnTable(view: SeatView, trick: LyingTrick): TemplateResult {
  return html`<ol class="trick" data-players=${view.state.rules.players} aria-label=${t("play.trick")}>
    ${repeat(
      trick.plays,
      (play) => play.card,
      ({ seat, card }, i) => html`<li
        class="lying"
        data-place=${placeOf(view, seat)}
        data-card=${card}
        data-seat=${seat}
        ?data-winner=${trick.winner === seat}
      >
        ${cardFace(card)}<span class="order" aria-hidden="true">${i + 1}</span>
        <span class="unseen">${t("play.cardOf", { name: nameOf(view, seat), card: cardName(card) })}</span>
        ${trick.winner === seat ? html`<span class="takes">${t("play.takes")}</span>` : nothing}
      </li>`,
    )}
  </ol>`;
}
