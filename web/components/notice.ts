import { html, type TemplateResult } from "lit";

/** A page that says one thing: nothing there, something failed, one moment; and what can be done about it. */
export function notice(
  title: string,
  text: string,
  actions: TemplateResult | string = "",
): TemplateResult {
  return html`<section class="panel notice" role="status">
    <h1 class="title">${title}</h1>
    <p>${text}</p>
    <div class="row">${actions}</div>
  </section>`;
}
