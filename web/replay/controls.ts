import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../components/icons.ts";
import { t } from "../messages/messages.ts";

/** Where a deal stands among its steps. */
interface Place {
  readonly at: number;
  readonly last: number;
  /** Whether it plays by itself. */
  readonly runs: boolean;
}

/** The buttons that step through a deal; each does what its key does. */
export function controls(
  { at, last, runs }: Place,
  stepBy: (key: string) => unknown,
): TemplateResult {
  const control = (key: string, label: string, sign: TemplateResult, ends = false) => html`<button
    type="button"
    class="button"
    aria-label=${label}
    title=${label}
    aria-disabled=${ends ? "true" : nothing}
    @click=${() => stepBy(key)}
  >
    ${sign}
  </button>`;
  const start = at === 0;
  const end = at === last;
  return html`<nav class="controls" aria-label=${t("replay.controls")}>
    ${control("Home", t("replay.first"), icon("first"), start)}
    ${control("ArrowLeft", t("replay.back"), icon("previous"), start)}
    ${control(" ", runs ? t("replay.stop") : t("replay.play"), icon(runs ? "pause" : "play"))}
    ${control("ArrowRight", t("replay.forward"), icon("next"), end)}
    ${control("End", t("replay.last"), icon("last"), end)}
  </nav>`;
}
