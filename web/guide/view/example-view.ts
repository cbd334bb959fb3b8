import { html, type TemplateResult } from "lit";
import { sortedFor } from "../../../shared/skat/order.ts";
import { DEFAULT_RULES } from "../../../shared/table/default-rules.ts";
import { signed } from "../../components/words.ts";
import { countedAloud, furtherSteps } from "../../table/reckoning.ts";
import type { Example } from "../block.ts";
import type { CommonTexts } from "../common.ts";
import { factsOf } from "../facts.ts";
import { settled } from "../settled.ts";
import { fan } from "./cards-view.ts";
import { inlineView } from "./inline-view.ts";

/** A deal with its reckoning, as the table would write it. */
export function exampleView(example: Example, text: string, common: CommonTexts): TemplateResult {
  const ended = settled(example);
  return html`<figure class="example">
    <figcaption>${inlineView(text, factsOf(example))}</figcaption>
    ${fan(sortedFor(example.twelve, example.contract.game))}
    <div class="reckoning">
      <p>${countedAloud(ended.settlement)}</p>
      ${furtherSteps(ended, DEFAULT_RULES).map((step) => html`<p>${step}</p>`)}
      <p class="entry">
        ${common.entry}
        <b class=${ended.settlement.won ? "" : "minus"}>${signed(ended.settlement.score)}</b>
      </p>
    </div>
  </figure>`;
}
