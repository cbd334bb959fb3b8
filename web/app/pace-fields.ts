import { html, nothing, type TemplateResult } from "lit";
import {
  completePace,
  DAYS_A_TURN,
  DEADLINE_ACTIONS,
  LEAST_SECONDS_AN_ACTION,
  MOST_BANK_HOURS,
  MOST_BANK_SECONDS,
  MOST_SECONDS_AN_ACTION,
  MOST_VACATION_DAYS,
  type Pace,
} from "../../shared/table/pace.ts";
import { paceSentences } from "../days/pace-words.ts";
import { t } from "../messages/messages.ts";
import { checkField, choice, numberField } from "./form-fields.ts";

type Live = Extract<Pace, { readonly kind: "live" }>;
type Days = Extract<Pace, { readonly kind: "days" }>;
type OnPace = (pace: Pace) => void;

/** What a time account begins with when somebody chooses one: three days, half a day more with each turn. */
const FIRST_BANK = { hours: 72, credit: 12, cap: 120 } as const;
const MINUTE_S = 60;
/** From the most time to the least. */
const KINDS = ["none", "days", "live"] as const satisfies readonly Pace["kind"][];

/** How fast the table is: three ways to choose from, what that means in words, and behind a fold the exact times. */
export function paceFields(pace: Pace, onPace: OnPace): TemplateResult {
  return html`<fieldset class="pace">
    <legend>${t("pace.title")}</legend>
    <div class="kinds">
      ${KINDS.map(
        (kind) => html`<label class="kind">
          <input
            type="radio"
            name="pace"
            value=${kind}
            .checked=${pace.kind === kind}
            @change=${() => onPace(completePace({ kind }))}
          />
          <span>${t("pace.kind", { kind })}</span>
        </label>`,
      )}
    </div>
    <p class="label" aria-live="polite">${paceSentences(pace).join(" ")}</p>
    ${pace.kind === "none" ? nothing : exactTimes(pace, onPace)}
  </fieldset>`;
}

function exactTimes(pace: Live | Days, onPace: OnPace): TemplateResult {
  return html`<details>
    <summary>${t("pace.change")}</summary>
    <div class="fields">
      ${pace.kind === "live" ? liveTimes(pace, onPace) : dayTimes(pace, onPace)}
      <div class="wide">
        ${choice(
          t("pace.late"),
          DEADLINE_ACTIONS,
          pace.onDeadline,
          (did) => t("pace.lateDid", { did }),
          (onDeadline) => onPace({ ...pace, onDeadline }),
        )}
      </div>
    </div>
  </details>`;
}

function liveTimes(pace: Live, onPace: OnPace): TemplateResult {
  return html`${numberField(
    t("pace.perAction"),
    pace.perAction,
    [LEAST_SECONDS_AN_ACTION, MOST_SECONDS_AN_ACTION],
    (perAction) => onPace({ ...pace, perAction }),
  )}${numberField(
    t("pace.reserve"),
    pace.bank / MINUTE_S,
    [0, MOST_BANK_SECONDS / MINUTE_S],
    (minutes) => onPace({ ...pace, bank: minutes * MINUTE_S }),
  )}`;
}

function dayTimes(pace: Days, onPace: OnPace): TemplateResult {
  const common = {
    kind: pace.kind,
    weekendsOff: pace.weekendsOff,
    vacationDays: pace.vacationDays,
    onDeadline: pace.onDeadline,
  };
  return html`${choice(
    t("pace.aTurn"),
    [...DAYS_A_TURN, "account"] as const,
    "bank" in pace ? "account" : pace.days,
    (days) => (days === "account" ? t("pace.account") : t("pace.days", { days })),
    (days) => onPace(days === "account" ? { ...common, bank: FIRST_BANK } : { ...common, days }),
  )}${"bank" in pace ? bankFields(pace, onPace) : nothing}${numberField(
    t("pace.vacation"),
    pace.vacationDays,
    [0, MOST_VACATION_DAYS],
    (vacationDays) => onPace({ ...pace, vacationDays }),
  )}${checkField(t("pace.weekends"), t("pace.weekendsHelp"), pace.weekendsOff, (weekendsOff) =>
    onPace({ ...pace, weekendsOff }),
  )}`;
}

function bankFields(
  pace: Extract<Days, { readonly bank: unknown }>,
  onPace: OnPace,
): TemplateResult {
  const { bank } = pace;
  const field = (key: keyof typeof bank, label: string): TemplateResult =>
    numberField(label, bank[key], [1, MOST_BANK_HOURS], (hours) => {
      const changed = { ...bank, [key]: hours };
      // What there is at first, or with a turn, is never more than there can be.
      const cap = key === "cap" ? hours : Math.max(bank.cap, hours);
      onPace({
        ...pace,
        bank: {
          hours: Math.min(changed.hours, cap),
          credit: Math.min(changed.credit, cap),
          cap,
        },
      });
    });
  return html`${field("hours", t("pace.hours"))}${field("credit", t("pace.credit"))}${field("cap", t("pace.cap"))}`;
}
