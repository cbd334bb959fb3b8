import type { DealEnded } from "../../shared/table/events.ts";
import type { SeatView } from "../../shared/table/view.ts";
import { contractName } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { nameOf } from "./situation.ts";

/** "Mia wins Hearts Hand" */
export function verdict(view: SeatView, { settlement, ending, result }: DealEnded): string {
  if (!settlement)
    return result === "annulled" ? t("settlement.annulledTitle") : t("settlement.passedInTitle");
  const contract = contractName({
    game: settlement.game,
    hand: settlement.hand,
    ...settlement.announced,
  });
  return t("settlement.verdict", {
    name: nameOf(view, settlement.declarer),
    contract,
    outcome:
      ending === "impossible-null"
        ? "gaveUp"
        : settlement.overbid
          ? "overbid"
          : settlement.won
            ? "won"
            : "lost",
  });
}
