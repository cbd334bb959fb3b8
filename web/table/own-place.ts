import { html, type TemplateResult } from "lit";
import type { SeatView } from "../../shared/table/view.ts";
import { cardBack } from "../components/deck.ts";
import { t } from "../messages/messages.ts";
import { plate, type Speech } from "./plate.ts";
import { ownSeat } from "./situation.ts";

/**
 * The viewer's own place; for a spectator that of seat 0.
 * @param hand the viewer's cards; null shows the backs of those held there
 */
export function ownPlace(
  view: SeatView,
  speech: Speech | null,
  hand: TemplateResult | null,
): TemplateResult {
  const seat = ownSeat(view) ?? 0;
  const held = ownSeat(view) === null ? (view.state.deal?.counts[seat] ?? 0) : 0;
  return html`<section class="own" part="own" aria-label=${t("hand.region")}>
    ${plate(view, seat, "bottom", speech)}
    ${
      hand ??
      html`<div class="backs">
        ${Array.from({ length: held }, () => html`<span class="mini">${cardBack()}</span>`)}
      </div>`
    }
  </section>`;
}
