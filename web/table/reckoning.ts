import { BASE_VALUE } from "../../shared/skat/games.ts";
import type { DealEnded, Settlement } from "../../shared/table/events.ts";
import type { TableRules } from "../../shared/table/rules.ts";
import { signed } from "../components/words.ts";
import { t } from "../messages/messages.ts";

/** "with 2, game 3, Hand 4, times Hearts 10: 40", as it is counted aloud (RULES.md 8.2). */
export function countedAloud(settlement: Settlement): string {
  const { game, hand, announced, counted } = settlement;
  if (game === "N") {
    const words = [
      t("game.name", { game }),
      hand ? t("game.hand") : "",
      announced.ouvert ? t("game.ouvert") : "",
    ];
    const said = words.filter((word) => word !== "").join(" ");
    return t("reckoning.fixed", { game: said, value: settlement.value });
  }
  const tops = Math.abs(settlement.matadors);
  const side = settlement.matadors > 0 ? "with" : "without";
  let n = tops;
  const next = (
    said: boolean,
    step: "game" | "hand" | "schneider" | "schwarz" | "announced" | "ouvert",
  ): string[] => (said ? [t("reckoning.step", { step, n: ++n })] : []);
  const parts = [
    t("reckoning.tops", { side, n: tops }),
    ...next(true, "game"),
    ...next(hand, "hand"),
    ...next(counted.schneider, "schneider"),
    ...next(announced.schneider, "announced"),
    ...next(counted.schwarz, "schwarz"),
    ...next(announced.schwarz, "announced"),
    ...next(announced.ouvert, "ouvert"),
  ];
  return t("reckoning.total", {
    parts: parts.join(", "),
    game: t("game.name", { game }),
    base: BASE_VALUE[game],
    value: BASE_VALUE[game] * n,
  });
}

/** What happens to the value afterwards: overbid, lost double, what the sheet adds. One sentence a step. */
export function furtherSteps(ended: DealEnded, rules: TableRules): readonly string[] {
  const { settlement } = ended;
  if (!settlement) return [];
  const steps: string[] = [];
  const { game, bid, value, multiplier } = settlement;
  if (ended.ending === "impossible-null" && game !== "N") {
    steps.push(t("reckoning.impossibleNull", { game: t("game.name", { game }), bid, value }));
  } else if (settlement.overbid && game !== "N") {
    const base = BASE_VALUE[game];
    steps.push(t("reckoning.overbid", { bid, worth: base * (multiplier ?? 0), base, value }));
  }
  if (!settlement.won)
    steps.push(t("reckoning.lostDouble", { value, score: signed(settlement.score) }));
  return [...steps, ...sheetSteps(ended, settlement, rules)];
}

function sheetSteps(
  { entries }: DealEnded,
  { won, declarer, value }: Settlement,
  rules: TableRules,
): readonly string[] {
  const own = entries[declarer] ?? 0;
  const others = entries.find((_, seat) => seat !== declarer && seat !== rules.duel) ?? 0;
  switch (rules.sheet) {
    case "simple":
      return [];
    case "seeger":
      return won
        ? [t("reckoning.seegerWon", { total: signed(own) })]
        : [t("reckoning.seegerLost", { total: signed(own), others: signed(others) })];
    case "bierlachs":
      return won
        ? [t("reckoning.bierlachsWon", { value: signed(-value) })]
        : [t("reckoning.bierlachsLost")];
  }
}
