import { html, type TemplateResult } from "lit";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { helpLink } from "../components/help-link.ts";
import { anchorForRefusal } from "../guide/paths.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";

/** Why something was not done. */
export interface Note {
  readonly text: string;
  /** The code of the refusal, so that the rule behind it can be looked up; empty where there is none. */
  readonly code: string;
}

/** A refusal as a note; its words may come after it. */
export const noteOf = (refusal: Refusal): Note => ({
  get text() {
    return refusalText(refusal);
  },
  code: refusal.code,
});

export function noteLine({ text, code }: Note): TemplateResult {
  const path = anchorForRefusal(code);
  return html`<p class="note">${text} ${path ? helpLink(path, t("help.why")) : ""}</p>`;
}
