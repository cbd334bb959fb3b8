import { html, nothing, type TemplateResult } from "lit";
import type { DealEnded } from "../../shared/table/events.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { icon } from "../components/icons.ts";
import { contractName } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { nameOf, ownSeat } from "./situation.ts";

/** How the table's owner is connected. */
export type ConnectionShown = "connecting" | "open" | "reconnecting" | "offline" | "closed";

/**
 * The line over the table: the contract or how far the bidding is, the bid, the deal; or that the connection is lost.
 * @param ended the deal whose settlement is shown, if one is
 */
export function masthead(
  view: SeatView,
  connection: ConnectionShown | "back",
  tools: TemplateResult,
  ended: DealEnded | null,
): TemplateResult {
  return html`<header class="masthead" part="masthead">
    <slot name="nav"></slot>
    <div class="headline">
      <h1 class="contract">${ended ? dealNumber(view, ended.n) : headline(view)}</h1>
      ${
        connection === "open"
          ? html`<p class="sub">${ended ? t("deal.over") : html`${subline(view)}${forehand(view)}`}</p>`
          : html`<p class="sub connection" role="status">${t("connection.state", { state: connection })}</p>`
      }
    </div>
    <div class="tools">${tools}</div>
  </header>`;
}

function headline(view: SeatView): string {
  const { deal, phase } = view.state;
  if (!deal) return phase === "finished" ? t("series.over") : t("seating.waiting");
  if (deal.contract) return contractName(deal.contract);
  if (deal.declarer !== null) {
    const { bid, declarer } = deal;
    return declarer === ownSeat(view)
      ? t("skat.ownAt", { bid })
      : t("skat.playsAt", { name: nameOf(view, declarer), bid });
  }
  return deal.bid === 0 ? t("auction.label") : t("auction.labelAt", { bid: deal.bid });
}

/** The declarer's name gives way where there is no room: his plate says it too. The numbers never do. */
function subline(view: SeatView): TemplateResult | string {
  const { deal } = view.state;
  if (!deal) return "";
  const number = dealNumber(view, deal.n);
  if (!deal.contract || deal.declarer === null) return number;
  const bid = t("deal.bid", { bid: deal.bid });
  return html`<span class="by">${nameOf(view, deal.declarer)}\u00a0\u00b7\u00a0</span>${bid} \u00b7 ${number}`;
}

/** Who is forehand, for where there is no room for the players' plates. */
function forehand(view: SeatView): TemplateResult | typeof nothing {
  const { deal } = view.state;
  if (!deal) return nothing;
  return html`<span class="forehand-name">\u00a0\u00b7 ${icon("flag")} ${nameOf(view, deal.forehand)}</span>`;
}

function dealNumber({ state: { rules } }: SeatView, n: number): string {
  if (rules.from !== undefined) return t("deal.onwards", { n: Math.floor(rules.from / 3) + 1 });
  if (rules.replay) return t("deal.again");
  // A Bierlachs has no fixed number of deals.
  return rules.sheet === "bierlachs"
    ? t("deal.number", { n })
    : t("deal.numberOf", { n, of: rules.deals });
}
