import { html, type TemplateResult } from "lit";
import { type Card, rankOf, suitOf } from "../../shared/skat/cards.ts";
import { trickPoints } from "../../shared/skat/trick.ts";
import { suitSign } from "../components/icons.ts";
import { cardName, contractName } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { wordOf } from "../table/plate.ts";
import { nameOf } from "../table/situation.ts";
import type { Step } from "./course.ts";

/**
 * The deal as it is written down: the auction, the contract, and the tricks. Every line leads to its place.
 * @param at the step that is shown
 */
export function notation(
  course: readonly Step[],
  at: number,
  onGo: (step: number) => void,
): TemplateResult {
  const lines = linesOf(course);
  const current = lines.findLast(({ step }) => step <= at);
  return html`<ol class="notation">
    ${lines.map(
      (line) => html`<li>
        <button
          type="button"
          class="line"
          aria-current=${line === current ? "step" : "false"}
          @click=${() => onGo(line.step)}
        >
          ${line.text}
        </button>
      </li>`,
    )}
  </ol>`;
}

interface Line {
  /** The step the line leads to. */
  readonly step: number;
  readonly text: TemplateResult;
}

function linesOf(course: readonly Step[]): readonly Line[] {
  return course.flatMap(({ event, view, table }, step): Line[] => {
    const { deal } = view.state;
    switch (event.type) {
      case "bid":
      case "held":
      case "passed": {
        const said = deal?.auction.at(-1) ?? table.ended?.said.at(-1);
        if (!said) return [];
        return [{ step, text: html`${nameOf(view, event.seat)}: ${wordOf(said)}` }];
      }
      case "declared":
        return [
          {
            step,
            text: html`<b>${contractName(event)}</b> \u00b7 ${nameOf(view, event.seat)}`,
          },
        ];
      case "played": {
        const trick = deal?.trick.length === 0 ? deal.tricks.at(-1) : undefined;
        if (!deal || !trick) return [];
        return [
          {
            step,
            text: html`<span class="nr">${deal.tricks.length}</span>${trick.cards.map(shortCard)}<span class="taker"
                >${nameOf(view, trick.winner)} ${trickPoints(trick)}</span
              >`,
          },
        ];
      }
      case "dealEnded":
        return [{ step, text: html`${t("replay.result")}` }];
      default:
        return [];
    }
  });
}

/** A card as it stands in a line: its suit and its letter. */
function shortCard(card: Card): TemplateResult {
  const rank = rankOf(card);
  return html`<span class="short-card"
    >${suitSign(suitOf(card))}<span aria-hidden="true">${rank === "T" ? "10" : rank}</span
    ><span class="unseen">${cardName(card)}</span></span
  >`;
}
