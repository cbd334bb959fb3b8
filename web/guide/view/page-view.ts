import { html, type nothing, type TemplateResult } from "lit";
import { assertNever } from "../../../shared/skat/refusal.ts";
import type { Block, Section } from "../block.ts";
import type { CommonTexts } from "../common.ts";
import { FACTS } from "../facts.ts";
import { wordsOf } from "../inline.ts";
import { fallenTrick, fan, pointsOfSuit } from "./cards-view.ts";
import { exampleView } from "./example-view.ts";
import { inlineView } from "./inline-view.ts";
import { bidsTable, nullsTable, sheetsTable, valuesTable } from "./tables-view.ts";

/** A section under its heading, which links from elsewhere lead to. */
export function sectionView(
  { anchor, blocks }: Section,
  texts: Readonly<Record<string, string>>,
  common: CommonTexts,
): TemplateResult {
  return html`<section aria-labelledby=${anchor}>
    <h2 id=${anchor} tabindex="-1">${texts[anchor]}</h2>
    ${blocks.map((block) => blockView(block, texts, common))}
  </section>`;
}

function blockView(
  block: Block,
  texts: Readonly<Record<string, string>>,
  common: CommonTexts,
): TemplateResult | typeof nothing {
  const inline = (id: string) => inlineView(texts[id] ?? "", FACTS);
  const words = (id: string) => wordsOf(texts[id] ?? "", FACTS);
  switch (block.kind) {
    case "text":
      return html`<p>${inline(block.text)}</p>`;
    case "heading":
      return html`<h3 id=${block.text}>${inline(block.text)}</h3>`;
    case "list": {
      const items = block.items.map((id) => html`<li>${inline(id)}</li>`);
      return block.ordered
        ? html`<ol class="steps">${items}</ol>`
        : html`<ul class="list">${items}</ul>`;
    }
    case "cards":
      return figure(fan(block.cards), inline(block.text));
    case "points":
      return figure(pointsOfSuit(), inline(block.text));
    case "trick":
      return figure(fallenTrick(block.cards, block.game), inline(block.text));
    case "example":
      return exampleView(block.example, texts[block.text] ?? "", common);
    case "values":
      return valuesTable(words(block.text), common);
    case "nulls":
      return nullsTable(words(block.text), common);
    case "bids":
      return bidsTable(words(block.text), common);
    case "sheets":
      return sheetsTable(words(block.text), common);
    default:
      return assertNever(block);
  }
}

function figure(
  picture: TemplateResult,
  caption: readonly (TemplateResult | string)[],
): TemplateResult {
  return html`<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}
