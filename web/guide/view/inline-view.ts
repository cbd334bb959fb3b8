import { html, type TemplateResult } from "lit";
import type { Facts } from "../facts.ts";
import { inlineOf } from "../inline.ts";
import { pathOfLink } from "../paths.ts";

/** A text with its terms and links. */
export function inlineView(text: string, facts: Facts): readonly (TemplateResult | string)[] {
  return inlineOf(text, facts).map((piece) => {
    switch (piece.kind) {
      case "words":
        return piece.words;
      case "term":
        return html`<b>${piece.words}</b>`;
      case "link":
        return html`<a href=${pathOfLink(piece.to) ?? "/"}>${piece.words}</a>`;
    }
  });
}
