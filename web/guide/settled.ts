import { entriesOf } from "../../shared/skat/sheet.ts";
import { levelsMade } from "../../shared/skat/shorten.ts";
import { gameValueOf, outcomeOf, TRICKS } from "../../shared/skat/value.ts";
import { DEFAULT_RULES } from "../../shared/table/default-rules.ts";
import type { DealEnded, Settlement } from "../../shared/table/events.ts";
import type { TableRules } from "../../shared/table/rules.ts";
import type { Example } from "./block.ts";

/** An example as a table would settle it, seat 0 being the declarer. */
export function settled(
  example: Example,
  { sheet, players }: Pick<TableRules, "sheet" | "players"> = DEFAULT_RULES,
): DealEnded & { readonly settlement: Settlement } {
  const { contract, bid, twelve, points, tricks } = example;
  const { game, hand, schneider, schwarz, ouvert } = contract;
  const outcome = outcomeOf(contract, points, tricks);
  const settlement: Settlement = {
    declarer: 0,
    game,
    hand,
    announced: { schneider, schwarz, ouvert },
    bid,
    ...gameValueOf(contract, bid, twelve, outcome),
    counted: { schneider: outcome.schneider, schwarz: outcome.schwarz },
    points,
    tricks,
    ...levelsMade(game, points, tricks, TRICKS - tricks),
  };
  return {
    type: "dealEnded",
    n: 1,
    k: 1,
    result: "played",
    ending: "all-tricks",
    settlement,
    entries: entriesOf(sheet, players, settlement),
    hands: {},
    skat: [],
    discard: null,
    link: "",
  };
}
