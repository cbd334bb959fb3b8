import { html, type TemplateResult } from "lit";
import { laid, type Sign } from "./laid.ts";

/** A page that says one thing: what is there instead of what was asked for, why, and what can be done about it. */
export function placard(
  sign: Sign,
  title: string,
  text: string,
  actions: TemplateResult | string = "",
): TemplateResult {
  // It answers what somebody has done; what is only on its way interrupts nobody.
  return html`<section class="placard" role=${sign === "waiting" ? "status" : "alert"}>
    ${laid(sign)}
    <h1 class="title">${title}</h1>
    <p>${text}</p>
    <div class="row">${actions}</div>
  </section>`;
}

/** The same in a column of a page that shows other things as well. */
export function smallPlacard(
  sign: Sign,
  text: string,
  action: TemplateResult | null = null,
): TemplateResult {
  return html`<div class="placard small">
    ${laid(sign)}
    <p role="status">${text}</p>
    ${action && html`<div class="row">${action}</div>`}
  </div>`;
}
