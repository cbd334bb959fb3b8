import { html, nothing, type TemplateResult } from "lit";
import type { DealView, SeatView } from "../../shared/table/view.ts";
import { cardBack } from "../components/deck.ts";
import { t } from "../messages/messages.ts";
import { lyingTrick } from "./situation.ts";
import { trickOnTable } from "./trick.ts";

export interface Felt {
  readonly view: SeatView;
  /** How many tricks of the deal the viewer has put aside. */
  readonly putAside: number;
  readonly onTap: () => void;
  /** Asks to see the tricks that are over. */
  readonly onTricks: () => void;
}

/** The middle of the table: the skat and how far the bidding is, then the trick. */
export function felt({ view, putAside, onTap, onTricks }: Felt): TemplateResult {
  const { deal, phase, rules } = view.state;
  if (!deal) return html`<section class="felt" part="felt"></section>`;
  const showTricks = (event: Event): void => {
    event.stopPropagation();
    onTricks();
  };
  return html`<section class="felt" part="felt" aria-label=${t("play.table")} @click=${onTap}>
    ${deal.contract ? trickIn(view, deal, putAside) : skatAndBid(phase === "bidding" ? deal.bid : null)}
    ${
      deal.tricks.length > 0
        ? html`<button
          type="button"
          class="button quiet tricks-tool"
          aria-haspopup="dialog"
          @click=${showTricks}
        >
          ${rules.memory === "all" ? t("tricks.all", { n: deal.tricks.length }) : t("tricks.last")}
        </button>`
        : nothing
    }
  </section>`;
}

function trickIn(view: SeatView, deal: DealView, putAside: number) {
  // While a claim is answered the open cards matter, not the trick that is over.
  const isClaimed = deal.offer?.kind === "claim" && deal.trick.length === 0;
  const trick = isClaimed ? null : lyingTrick(deal, putAside);
  return trick ? trickOnTable(view, trick) : nothing;
}

/** @param bid how far the bidding is, 0 before anything was said; null when it is over */
function skatAndBid(bid: number | null): TemplateResult {
  return html`<div class="skat" role="img" aria-label=${t("skat.faceDown")}>${cardBack()}${cardBack()}</div>
    ${bid ? html`<p class="bid-number" aria-hidden="true">${bid}</p>` : nothing}`;
}
