import { html, type TemplateResult } from "lit";
import { assertNever } from "../../../shared/skat/refusal.ts";
import type { Facts } from "../facts.ts";
import { type Inline, inlineOf } from "../inline.ts";
import { pathOfLink } from "../paths.ts";

/** A text with its terms and links. */
export function inlineView(text: string, facts: Facts): readonly (TemplateResult | string)[] {
  return inlineOf(text, facts).map(pieceView);
}

function pieceView(piece: Inline): TemplateResult | string {
  switch (piece.kind) {
    case "words":
      return piece.words;
    case "term":
      return html`<b>${piece.words}</b>`;
    case "link":
      return html`<a href=${pathOfLink(piece.to) ?? "/"}>${piece.words}</a>`;
    default:
      return assertNever(piece);
  }
}
