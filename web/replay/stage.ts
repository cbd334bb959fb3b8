import { html, nothing, type TemplateResult } from "lit";
import type { Card } from "../../shared/skat/cards.ts";
import { sortedFor } from "../../shared/skat/order.ts";
import { activeSeats, type Seat } from "../../shared/skat/seats.ts";
import type { DealView } from "../../shared/table/view.ts";
import { cardBack, cardFace } from "../components/deck.ts";
import { cardName } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { fan } from "../table/fan.ts";
import { plate } from "../table/plate.ts";
import { type LyingTrick, lyingTrick, nameOf, ORDER_BEFORE_DECLARING } from "../table/situation.ts";
import type { Step } from "./course.ts";
import { standingAt } from "./standing.ts";

/** The board at one step of a deal under way: three hands, the trick that lies, skat and discard, the points of both sides. */
export function stage(step: Step, deal: DealView): TemplateResult {
  const { view } = step;
  const trick = deal.contract && lyingTrick(deal, 0);
  return html`<ul class="hands">
      ${activeSeats(deal).map((seat) => html`<li>${hand(view, deal, seat)}</li>`)}
    </ul>
    <div class="middle">${trick ? trickRow(view, trick) : nothing}</div>
    <div class="aside">${skats(step)}${points(step)}</div>`;
}

function hand(view: Step["view"], deal: DealView, seat: Seat): TemplateResult {
  const game = deal.contract?.game ?? ORDER_BEFORE_DECLARING;
  const cards = deal.open[seat];
  const count = deal.counts[seat] ?? 0;
  return html`${plate(view, seat, "bottom")}${cards ? fan(sortedFor(cards, game)) : closedFan(count)}`;
}

/** A trick in the order in which its cards fell. */
function trickRow(view: Step["view"], { plays, winner }: LyingTrick): TemplateResult {
  return html`<div class="trick-row">
    ${plays.map(
      ({ seat, card }) => html`<figure class=${seat === winner ? "wins" : ""}>
        <span class="mini" role="img" aria-label=${cardName(card)}>${cardFace(card)}</span>
        <figcaption>${nameOf(view, seat)}</figcaption>
      </figure>`,
    )}
  </div>`;
}

/** A hand that is not open: so many backs. */
function closedFan(count: number): TemplateResult {
  const backs = Array.from({ length: count }, () => html`<span class="mini">${cardBack()}</span>`);
  return html`<div class="fan" role="img" aria-label=${t("seat.cards", { n: count })}>${backs}</div>`;
}

/** The skat as it was dealt and, beside it, what was put away; as far as the onlooker knows them. */
function skats({ table }: Step): TemplateResult | typeof nothing {
  const { skat = null, discard = null } = table.deal ?? {};
  if (!skat && !discard) return nothing;
  return html`<div class="pairs">
    ${skat ? pair(t("settlement.skat"), skat) : nothing}
    ${discard ? pair(t("settlement.discard"), discard) : nothing}
  </div>`;
}

function pair(title: string, cards: readonly Card[]): TemplateResult {
  return html`<figure class="pair"><figcaption class="label">${title}</figcaption>${fan(cards)}</figure>`;
}

/** Points, or in Null tricks, of both sides so far. */
function points(step: Step): TemplateResult | typeof nothing {
  const standing = standingAt(step);
  if (!standing) return nothing;
  const name = nameOf(step.view, standing.declarer);
  const count = (own: number, others: number): TemplateResult => html`<dl class="standing">
    <div><dt class="label">${name}</dt><dd>${own}</dd></div>
    <div><dt class="label">${t("replay.others")}</dt><dd>${others}</dd></div>
  </dl>`;
  if (!standing.countsPoints) {
    return html`<div>
      <p class="label">${t("replay.tricksSoFar")}</p>
      ${count(standing.tricks, standing.othersTricks)}
    </div>`;
  }
  return html`<div>
    <p class="label">${t("replay.pointsSoFar")}</p>
    ${count(standing.points, standing.othersPoints)}
    ${standing.away > 0 ? html`<p class="label">${t("replay.awayPoints", { points: standing.away })}</p>` : nothing}
  </div>`;
}
