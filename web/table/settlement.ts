import { html, nothing, type TemplateResult } from "lit";
import { ALL_POINTS, type Card } from "../../shared/skat/cards.ts";
import type { Game } from "../../shared/skat/games.ts";
import { sortedFor } from "../../shared/skat/order.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { DealEnded, Settlement } from "../../shared/table/events.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { helpLink } from "../components/help-link.ts";
import { plain, signed } from "../components/words.ts";
import { anchorFor } from "../guide/paths.ts";
import { t } from "../messages/messages.ts";
import { fan } from "./fan.ts";
import { countedAloud, furtherSteps } from "./reckoning.ts";
import { sheetHelp } from "./sheet-help.ts";
import { nameOf, ORDER_BEFORE_DECLARING, placesOf } from "./situation.ts";
import { verdict } from "./verdict.ts";

/**
 * A deal that is over, with its arithmetic in words and all cards open. It stays until a tap, although the next deal is
 * dealt already.
 */
export function settlementPanel(
  view: SeatView,
  ended: DealEnded,
  actions: TemplateResult,
): TemplateResult {
  const { settlement } = ended;
  return html`<section class="panel settlement" aria-labelledby="settlement-title">
    <div class="scroll" tabindex="0" role="group" aria-labelledby="settlement-title">
      <h2 class="title" id="settlement-title" tabindex="-1">${verdict(view, ended)}</h2>
      ${settlement ? reckoning(view, ended, settlement) : html`<p>${ended.result === "annulled" ? t("settlement.annulled") : t("settlement.passedIn")}</p>`}
      ${entries(view, ended)}
      <div class="skats">
        ${pair(t("settlement.skat"), ended.skat)}
        ${
          ended.discard
            ? pair(t("settlement.discard"), ended.discard)
            : settlement?.hand
              ? html`<p class="soft">${t("settlement.handNote")}</p>`
              : nothing
        }
      </div>
      ${hands(view, ended)}
    </div>
    <footer class="panel-actions">${actions}</footer>
  </section>`;
}

function reckoning(view: SeatView, ended: DealEnded, settlement: Settlement): TemplateResult {
  const impossible = ended.ending === "impossible-null";
  return html`<p class="score ${settlement.won ? "" : "minus"}">${signed(settlement.score)}</p>
    <ul class="steps">
      ${impossible ? nothing : html`<li class="aloud">${countedAloud(settlement)}</li>`}
      ${furtherSteps(ended, view.state.rules).map((step) => html`<li>${step}</li>`)}
      ${impossible ? nothing : html`<li class="soft">${course(ended, settlement)}</li>`}
    </ul>
    <p class="row">
      ${helpLink(anchorFor(impossible ? "giving-up" : settlement.overbid ? "overbid" : "reckoning"), t("help.reckoned"))}
      ${sheetHelp(view.state.rules.sheet)}
    </p>`;
}

/** How the play went: points and tricks, and why it ended before the last trick. */
function course({ ending }: DealEnded, { game, points, tricks }: Settlement): string {
  const taken =
    game === "N" ? "" : t("settlement.points", { own: points, others: ALL_POINTS - points });
  return `${taken} ${t("settlement.tricks", { n: tricks })} ${early(ending)}`.trim();
}

function early(ending: DealEnded["ending"]): string {
  switch (ending) {
    case "null-broken":
    case "schwarz-broken":
    case "claim":
    case "concession":
    case "adjudicated":
      return t(`settlement.ending.${ending}`);
    case "all-tricks":
    case "impossible-null":
    case "passed-in":
      return "";
  }
}

function entries(view: SeatView, { n, entries: written }: DealEnded): TemplateResult {
  const { rules, sheet } = view.state;
  const { totals, rows } = sheet;
  // A replay knows one deal of its series, and so no totals.
  const isWhole = rows.length >= n;
  return html`<dl class="entries">
    ${placesOf(view)
      .filter(({ seat }) => seat !== rules.duel)
      .map(
        ({ seat }) => html`<div>
        <dt>${nameOf(view, seat)}</dt>
        <dd class="entry ${(written[seat] ?? 0) < 0 ? "minus" : ""}">${signed(written[seat] ?? 0)}</dd>
        ${isWhole ? html`<dd class="total">${t("settlement.total", { total: plain(totals[seat] ?? 0) })}</dd>` : nothing}
      </div>`,
      )}
  </dl>`;
}

function pair(title: string, cards: readonly Card[]): TemplateResult {
  return html`<figure class="pair">
    <figcaption class="label">${title}</figcaption>
    ${fan(cards)}
  </figure>`;
}

function hands(view: SeatView, ended: DealEnded): TemplateResult {
  const game: Game = ended.settlement?.game ?? ORDER_BEFORE_DECLARING;
  const dealt = (seat: Seat) => ended.hands[seat] ?? [];
  return html`<div class="all-hands">
    <h3 class="label">${t("settlement.hands")}</h3>
    ${placesOf(view)
      .filter(({ seat }) => dealt(seat).length > 0)
      .map(
        ({ seat }) => html`<figure>
          <figcaption>${nameOf(view, seat)}</figcaption>
          ${fan(sortedFor(dealt(seat), game))}
        </figure>`,
      )}
  </div>`;
}
