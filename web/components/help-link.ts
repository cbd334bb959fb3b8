import { html, type TemplateResult } from "lit";

/**
 * A link from a question to its answer in the rules, beside what is going on and not instead of it.
 * @param path as `anchorFor` gives it; in somebody else's page it leads to where our code came from
 */
export function helpLink(path: string, question: string): TemplateResult {
  const { href } = new URL(path, import.meta.url);
  return html`<a class="help-link" href=${href} target="_blank" rel="noopener">${question}</a>`;
}
