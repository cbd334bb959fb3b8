import { html, nothing, type TemplateResult } from "lit";
import { pointsOf } from "../../shared/skat/cards.ts";
import { classOf, sortedFor } from "../../shared/skat/order.ts";
import { playsOf } from "../../shared/skat/trick.ts";
import type { DealView, SeatView } from "../../shared/table/view.ts";
import { cardFace } from "../components/deck.ts";
import { cardName } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { fan } from "./fan.ts";
import { nameOf } from "./situation.ts";

/** The last trick, or where the table allows it every trick so far and the trumps that have fallen. */
export function trickList(view: SeatView, deal: DealView): TemplateResult {
  const all = view.state.rules.memory === "all";
  const shown = all ? [...deal.tricks].reverse() : deal.tricks.slice(-1);
  return html`<ol class="trick-list" reversed start=${deal.tricks.length}>
      ${shown.map(
        (trick) => html`<li>
          <div class="trick-row">
            ${playsOf(trick, deal).map(
              ({ seat, card }) => html`<figure class=${seat === trick.winner ? "wins" : ""}>
                <span class="mini" role="img" aria-label=${cardName(card)}>${cardFace(card)}</span>
                <figcaption>${nameOf(view, seat)}</figcaption>
              </figure>`,
            )}
          </div>
          <p class="soft">
            ${t("tricks.taken", { name: nameOf(view, trick.winner), points: pointsOf(trick.cards) })}
          </p>
        </li>`,
      )}
    </ol>
    ${all ? trumpsFallen(deal) : nothing}`;
}

function trumpsFallen({ contract, tricks, trick }: DealView): TemplateResult | typeof nothing {
  if (!contract || contract.game === "N") return nothing;
  const { game } = contract;
  const fallen = [...tricks.flatMap((each) => each.cards), ...trick.map((play) => play.card)];
  const trumps = fallen.filter((card) => classOf(card, game) === "trump");
  return html`<h3 class="label">${t("tricks.trumps", { n: trumps.length })}</h3>
    ${fan(sortedFor(trumps, game))}`;
}
