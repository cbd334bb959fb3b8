import type { TableRules } from "../../shared/table/rules.ts";
import { t } from "../messages/messages.ts";

/** The rules of a table in one line: "3 players, 12 deals, simple sheet". */
export function rulesSummary({ players, deals, sheet, limit, duel }: TableRules): string {
  const length = limit === undefined ? t("open.dealsOf", { deals }) : t("open.limitOf", { limit });
  const named = t("sheet.kind", { sheet });
  return duel === undefined
    ? t("open.summary", { players, length, sheet: named })
    : t("open.summaryDuel", { length, sheet: named });
}
