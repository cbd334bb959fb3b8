import { html, nothing, type TemplateResult } from "lit";
import type { Analysis } from "../../shared/analysis/analyse.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import { cardName } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { yesNo } from "./card-words.ts";

/** The cards after which the game belonged to the other side, and how it stood when it was cut short. */
export function turns(
  { cards, early, aim }: Analysis,
  nameOf: (seat: Seat) => string,
  onGo: (cardsPlayed: number) => void,
): TemplateResult | typeof nothing {
  const [first] = cards;
  const turning = cards.flatMap((judged, n) => (judged.open.turned ? [{ judged, n }] : []));
  const won = yesNo(first?.open.before.won ?? false);
  if (!first && !early) return nothing;
  return html`<section>
    <h3>${t("analysis.turnTitle")}</h3>
    ${needs(aim)}
    ${
      first
        ? html`<p>
            ${turning.length === 0 ? t("analysis.turnNone", { won }) : t("analysis.turnSome", { won, n: turning.length })}
          </p>`
        : nothing
    }
    ${
      turning.length === 0
        ? nothing
        : html`<ol class="turning">
            ${turning.map(({ judged, n }) => {
              const { seat, card, open } = judged;
              const where = { n: Math.floor(n / 3) + 1, name: nameOf(seat), card: cardName(card) };
              return html`<li>
                <button type="button" class="link" @click=${() => onGo(n + 1)}>
                  ${t("analysis.turnCard", where)}</button
                >, ${t("analysis.turnTo", { won: yesNo(open.after.won) })}
              </li>`;
            })}
          </ol>`
    }
    ${
      early
        ? html`<p>
            ${t("analysis.early", { won: yesNo(early.value.won), settled: yesNo(early.won) })}
          </p>`
        : nothing
    }
  </section>`;
}

/** What it took to win, where that was not 61 points or no trick. */
function needs(aim: Analysis["aim"]): TemplateResult | typeof nothing {
  if (!aim || aim.kind === "no-trick" || (aim.kind === "points" && aim.points < 90)) return nothing;
  const kind =
    aim.kind === "points" ? "schneider" : aim.kind === "all-tricks" ? "tricks" : "overbid";
  return html`<p>${t("analysis.needs", { aim: kind })}</p>`;
}
