import { html, type TemplateResult } from "lit";

/** A part of a page with its heading. */
export function section(title: string, content: unknown): TemplateResult {
  return html`<section class="panel">
    <h2>${title}</h2>
    ${content}
  </section>`;
}

/** A button on a line of its own. */
export function button(words: string, onClick: () => unknown, kind = ""): TemplateResult {
  return html`<div>
    <button type="button" class="button ${kind}" @click=${onClick}>${words}</button>
  </div>`;
}
