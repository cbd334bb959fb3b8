import { html, nothing, type TemplateResult } from "lit";
import type { SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import { fan } from "./fan.ts";
import { plate, type Speech } from "./plate.ts";
import { nameOf, placesOf } from "./situation.ts";

/** The other players around the table, and the hands that lie open. */
export function around(view: SeatView, speech: Speech | null): TemplateResult {
  const { deal, rules } = view.state;
  const others = placesOf(view).filter(({ place }) => place !== "bottom");
  const open = others.filter(({ seat }) => deal?.open[seat]);
  return html`<section class="plates" data-players=${rules.players} aria-label=${t("seat.players")}>
      ${others.map(({ seat, place }) => plate(view, seat, place, speech))}
    </section>
    ${
      open.length > 0
        ? html`<div class="open-hands">
          ${open.map(
            ({ seat }) => html`<figure class="open-hand" data-seat=${seat}>
              <figcaption class="unseen">${t("play.openHand", { name: nameOf(view, seat) })}</figcaption>
              ${fan(deal?.open[seat] ?? [])}
            </figure>`,
          )}
        </div>`
        : nothing
    }`;
}
