import { html, nothing, type TemplateResult } from "lit";
import type { SeatView } from "../../shared/table/view.ts";
import { contractName } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { nameOf } from "./situation.ts";

/** How the table's owner is connected. */
export type ConnectionShown = "connecting" | "open" | "reconnecting" | "offline" | "closed";

/** The line over the table: the contract or how far the bidding is, the bid, the deal; or that the connection is lost. */
export function masthead(
  view: SeatView,
  connection: ConnectionShown | "back",
  tools: TemplateResult,
): TemplateResult {
  return html`<header class="masthead">
    <slot name="nav"></slot>
    <div class="headline">
      <p class="contract">${headline(view)}</p>
      ${
        connection === "open"
          ? html`<p class="sub">${subline(view)}</p>`
          : html`<p class="sub connection" role="status">${t("connection.state", { state: connection })}</p>`
      }
    </div>
    <div class="tools">${tools}</div>
  </header>`;
}

function headline(view: SeatView): TemplateResult | string {
  const { deal, phase } = view.state;
  if (!deal) return phase === "finished" ? t("series.over") : t("seating.waiting");
  if (deal.contract && deal.declarer !== null) {
    return html`${contractName(deal.contract)}<span class="by"> \u00b7 ${nameOf(view, deal.declarer)}</span>`;
  }
  if (deal.declarer !== null)
    return t("skat.playsAt", { name: nameOf(view, deal.declarer), bid: deal.bid });
  return deal.bid === 0 ? t("auction.label") : t("auction.labelAt", { bid: deal.bid });
}

function subline(view: SeatView): TemplateResult | typeof nothing {
  const { deal, rules } = view.state;
  if (!deal) return nothing;
  const number =
    rules.sheet === "bierlachs"
      ? t("deal.number", { n: deal.n })
      : t("deal.numberOf", { n: deal.n, of: rules.deals });
  return html`${deal.contract ? html`${t("deal.bid", { bid: deal.bid })} \u00b7 ` : nothing}${number}`;
}
