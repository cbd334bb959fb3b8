import type { Pace } from "../../shared/table/pace.ts";
import { t } from "../messages/messages.ts";
import { clockText } from "./time-words.ts";

/** What a pace means for those who play: a sentence each. */
export function paceSentences(pace: Pace): readonly string[] {
  switch (pace.kind) {
    case "none":
      return [t("pace.noneHelp")];
    case "live": {
      const reserve = clockText(pace.bank * 1000);
      return [
        t("pace.liveOf", { seconds: pace.perAction, reserve }),
        t("pace.lateOf", { did: pace.onDeadline }),
      ];
    }
    case "days": {
      const { vacationDays, weekendsOff, onDeadline } = pace;
      return [
        "bank" in pace ? t("pace.bankOf", { ...pace.bank }) : t("pace.daysOf", { days: pace.days }),
        ...(weekendsOff ? [t("pace.weekendsOf")] : []),
        ...(vacationDays > 0 ? [t("pace.vacationOf", { days: vacationDays })] : []),
        t("pace.lateOf", { did: onDeadline }),
      ];
    }
  }
}
