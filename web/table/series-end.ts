import { html, type TemplateResult } from "lit";
import type { SeatView } from "../../shared/table/view.ts";
import { listOf } from "../messages/lists.ts";
import { t } from "../messages/messages.ts";
import { type ReplayOf, scoreSheet } from "./score-sheet.ts";
import { nameOf } from "./situation.ts";

/** The end of a series: who has won (or shares it, or has lost at Bierlachs), the whole sheet, and one more. */
export function seriesEnd(
  view: SeatView,
  actions: TemplateResult,
  replayOf: ReplayOf,
): TemplateResult {
  return html`<section class="panel series-end" aria-labelledby="series-title">
    <div class="scroll" tabindex="0" role="group" aria-labelledby="series-title">
      <h2 class="title" id="series-title" tabindex="-1">${outcome(view)}</h2>
      ${scoreSheet(view, replayOf)}
    </div>
    <footer class="panel-actions">${actions}</footer>
  </section>`;
}

/** "Mia wins the series." */
export function outcome(view: SeatView): string {
  const { winners, losers } = view.state.sheet;
  const named = (seats: typeof winners) => listOf(seats.map((seat) => nameOf(view, seat)));
  return view.state.rules.sheet === "bierlachs"
    ? t("series.lost", { names: named(losers), n: losers.length })
    : t("series.won", { names: named(winners), n: winners.length });
}
