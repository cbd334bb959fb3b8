import type { PlansBody } from "../../shared/protocol/server-messages.ts";
import type { Lead } from "../../shared/table/plans.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { cardName } from "../components/words.ts";
import { t } from "../messages/messages.ts";

/** What the viewer has planned for the deal under way, in a few words; empty when nothing is. */
export function planInWords(view: SeatView, plans: PlansBody | null): string {
  if (!plans) return "";
  switch (view.state.phase) {
    case "bidding":
      return plans.upTo === null ? "" : callInWords(plans.upTo);
    case "playing": {
      const [first, ...others] = plans.cards;
      if (!first) return "";
      const words = t("plans.cardOn", { card: cardName(first.card), lead: leadOf(first.lead) });
      return others.length === 0 ? words : t("plans.andMore", { first: words, n: others.length });
    }
    default:
      return "";
  }
}

/** "go up to 22", "pass whatever comes" */
export function callInWords(upTo: number): string {
  return upTo === 0 ? t("plans.pass") : t("plans.upTo", { value: upTo });
}

/** "if hearts are led" */
export function leadOf(lead: Lead): string {
  return t("plans.lead", { lead });
}
