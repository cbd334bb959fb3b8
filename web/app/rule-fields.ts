import { html, nothing, type TemplateResult } from "lit";
import type { PlayerCount } from "../../shared/skat/seats.ts";
import {
  BIERLACHS_LIMITS,
  MEMORIES,
  MOST_DEALS,
  MOST_SPECTATOR_DELAY,
  SERIES_LENGTHS,
  SHEETS,
  TALKS,
  type TableRules,
} from "../../shared/table/rules.ts";
import { t } from "../messages/messages.ts";
import { choice, numberField } from "./form-fields.ts";

const SPECTATOR_DELAYS = [0, 1, 3, MOST_SPECTATOR_DELAY] as const;

/** How many sit at the table; a duel is two people and a bot. */
export type Players = PlayerCount | "duel";

/** The rules as chosen so far, and what is done when another one is. */
export interface RuleChoices {
  readonly rules: TableRules;
  readonly bots: number;
  /** Whether the number of deals is none of those offered. */
  readonly isOtherNumber: boolean;
  readonly onPlayers: (who: Players) => void;
  readonly onBots: (bots: number) => void;
  readonly onOtherNumber: (isOther: boolean) => void;
  readonly onChange: (change: Partial<TableRules>) => void;
}

/** A field for each rule of a table but its pace. */
export function ruleFields(choices: RuleChoices): TemplateResult {
  return html`${peopleFields(choices)}${sheetFields(choices)}${watchingFields(choices)}`;
}

function peopleFields({ rules, bots, onPlayers, onBots }: RuleChoices): TemplateResult {
  const { players, duel } = rules;
  return html`
    ${choice(
      t("open.players"),
      [3, 4, "duel"] as const,
      duel === undefined ? players : "duel",
      (who) => (who === "duel" ? t("open.duel") : t("open.playersOf", { players: who })),
      onPlayers,
    )}
    ${
      duel === undefined
        ? choice(
            t("open.bots"),
            numbersTo(players - 1),
            bots,
            (n) => t("open.botsOf", { bots: n }),
            onBots,
          )
        : nothing
    }
  `;
}

function sheetFields(choices: RuleChoices): TemplateResult {
  const { rules, onChange } = choices;
  return html`
    ${choice(
      t("open.sheet"),
      SHEETS,
      rules.sheet,
      (kind) => t("sheet.kind", { sheet: kind }),
      (sheet) => onChange({ sheet }),
    )}
    ${
      rules.limit === undefined
        ? dealsFields(choices)
        : choice(t("open.limit"), BIERLACHS_LIMITS, rules.limit, String, (limit) =>
            onChange({ limit }),
          )
    }
  `;
}

function dealsFields({
  rules,
  isOtherNumber,
  onOtherNumber,
  onChange,
}: RuleChoices): TemplateResult {
  const { deals } = rules;
  return html`
    ${choice(
      t("open.deals"),
      [1, ...SERIES_LENGTHS, 0],
      isOtherNumber ? 0 : deals,
      (n) => (n === 0 ? t("open.otherNumber") : t("open.dealsOf", { deals: n })),
      (n) => {
        onOtherNumber(n === 0);
        if (n !== 0) onChange({ deals: n });
      },
    )}
    ${
      isOtherNumber
        ? numberField(t("open.howMany"), deals, [1, MOST_DEALS], (n) => onChange({ deals: n }))
        : nothing
    }
  `;
}

function watchingFields({ rules, onChange }: RuleChoices): TemplateResult {
  const { spectators } = rules;
  return html`
    ${choice(
      t("open.spectators"),
      ["link", "none"] as const,
      spectators,
      (who) => t(who === "link" ? "open.spectatorsLink" : "open.spectatorsNone"),
      (who) => onChange({ spectators: who }),
    )}
    ${
      spectators === "none"
        ? nothing
        : choice(
            t("open.delay"),
            SPECTATOR_DELAYS,
            rules.spectatorDelay,
            (tricks) => t("open.delayOf", { tricks }),
            (spectatorDelay) => onChange({ spectatorDelay }),
          )
    }
    ${choice(
      t("open.memory"),
      MEMORIES,
      rules.memory,
      (memory) => t("open.memoryOf", { memory }),
      (memory) => onChange({ memory }),
    )}
    ${choice(
      t("open.talk"),
      TALKS,
      rules.talk,
      (talk) => t("open.talkOf", { talk }),
      (talk) => onChange({ talk }),
    )}
  `;
}

function numbersTo(last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, n) => n);
}
