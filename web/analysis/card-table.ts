import { html, type TemplateResult } from "lit";
import type { Analysis } from "../../shared/analysis/analyse.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { cardName } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { markOf, yesNo } from "./card-words.ts";

/** The graph in words: every card with what the game came to after it. */
export function cardTable(
  { cards }: Analysis,
  nameOf: (seat: Seat) => string,
  onGo: (cardsPlayed: number) => void,
): TemplateResult {
  return html`<details>
    <summary>${t("analysis.cardByCard")}</summary>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${t("analysis.colCard")}</th>
            <th scope="col">${t("analysis.colPlayer")}</th>
            <th scope="col" class="number">${t("analysis.colValue")}</th>
            <th scope="col">${t("analysis.colRemark")}</th>
          </tr>
        </thead>
        <tbody>
          ${cards.map((judged, n) => {
            const { points, won } = judged.open.after;
            return html`<tr>
              <th scope="row">
                <button type="button" class="link" @click=${() => onGo(n + 1)}>
                  ${cardName(judged.card)}
                </button>
              </th>
              <td>${nameOf(judged.seat)}</td>
              <td class="number">${points ?? t("analysis.nullState", { won: yesNo(won) })}</td>
              <td>${markOf(judged)?.text ?? ""}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  </details>`;
}
