import { html, nothing, type TemplateResult } from "lit";
import type { Settings } from "../../shared/protocol/notify-messages.ts";
import { checkField } from "../app/form-fields.ts";
import { t } from "../messages/messages.ts";

const QUIET_AT_FIRST = { from: "22:00", to: "07:00" } as const;
const DIGEST_AT_FIRST = "18:00";

/** When the player wants to hear: quiet hours, once a day, also while looking at the table. */
export function wishes(settings: Settings, onChange: (settings: Settings) => void): TemplateResult {
  const { always, quiet, digest } = settings;
  const change = (changed: Partial<Settings>): void => onChange({ ...settings, ...changed });
  return html`<p class="label">${t("told.reminders")}</p>
    ${checkField(t("told.quiet"), t("told.quietHelp"), quiet !== null, (isOn) =>
      change({ quiet: isOn ? QUIET_AT_FIRST : null }),
    )}
    ${
      quiet
        ? html`<div class="times">
          ${timeField(t("told.from"), quiet.from, (from) => change({ quiet: { ...quiet, from } }))}
          ${timeField(t("told.to"), quiet.to, (to) => change({ quiet: { ...quiet, to } }))}
        </div>`
        : nothing
    }
    ${checkField(t("told.digest"), t("told.digestHelp"), digest !== null, (isOn) =>
      change({ digest: isOn ? DIGEST_AT_FIRST : null }),
    )}
    ${
      digest === null
        ? nothing
        : html`<div class="times">
          ${timeField(t("told.at"), digest, (time) => change({ digest: time }))}
        </div>`
    }
    ${checkField(t("told.always"), t("told.alwaysHelp"), always, (isOn) =>
      change({ always: isOn }),
    )}`;
}

/** A time of day; one that is not whole yet changes nothing. */
function timeField(label: string, value: string, onTime: (time: string) => void): TemplateResult {
  const change = (event: Event): void => {
    const { value: time } = event.target as HTMLInputElement;
    if (/^\d\d:\d\d$/.test(time)) onTime(time);
  };
  return html`<label class="field">
    <span>${label}</span>
    <input type="time" required .value=${value} @change=${change} />
  </label>`;
}
