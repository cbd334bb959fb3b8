import { html, nothing, type TemplateResult } from "lit";
import type { Analysis } from "../../shared/analysis/analyse.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { t } from "../messages/messages.ts";

/** What each player gave away. */
export function losses(
  { losses, cards, aim }: Analysis,
  nameOf: (seat: Seat) => string,
): TemplateResult | typeof nothing {
  if (cards.length === 0) return nothing;
  const countsPoints = aim?.kind !== "no-trick";
  return html`<section>
    <h3 id="losses">${t("analysis.lossTitle")}</h3>
    <div class="scroll" role="group" aria-labelledby="losses" tabindex="0">
      <table aria-labelledby="losses">
        <thead>
          <tr>
            <th scope="col">${t("analysis.colPlayer")}</th>
            ${countsPoints ? html`<th scope="col" class="number">${t("analysis.lossPoints")}</th>` : nothing}
            <th scope="col" class="number">${t("analysis.lossTurned")}</th>
            <th scope="col" class="number">${t("analysis.lossUnsound")}</th>
          </tr>
        </thead>
        <tbody>
          ${losses.map(
            ({ seat, points, turned, unsound }) => html`<tr>
              <th scope="row">${nameOf(seat)}</th>
              ${countsPoints ? html`<td class="number">${points}</td>` : nothing}
              <td class="number">${turned}</td>
              <td class="number">${unsound}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
