import { html, type TemplateResult } from "lit";
import { type Card, cardPoints, PACK, suitOf } from "../../../shared/skat/cards.ts";
import type { Game } from "../../../shared/skat/games.ts";
import { sortedFor } from "../../../shared/skat/order.ts";
import { winningPlace } from "../../../shared/skat/trick.ts";
import { cardFace } from "../../components/deck.ts";
import { cardName } from "../../components/words.ts";
import { t } from "../../messages/messages.ts";

function card(of: Card): TemplateResult {
  return html`<span class="card" role="img" aria-label=${cardName(of)}>${cardFace(of)}</span>`;
}

/** Cards side by side, pushed together where there is little room. */
export function fan(cards: readonly Card[]): TemplateResult {
  return html`<ul class="fan" role="list">${cards.map((each) => html`<li>${card(each)}</li>`)}</ul>`;
}

/** The hearts with their card points, the strongest first: the jack is a trump in every game that counts points. */
export function pointsOfSuit(): TemplateResult {
  const hearts = PACK.filter((each) => suitOf(each) === "H");
  return html`<ul class="points" role="list">
    ${sortedFor(hearts, "H").map((each) => html`<li>${card(each)}<b>${cardPoints(each)}</b></li>`)}
  </ul>`;
}

/** A trick as it fell, the card that takes it marked. */
export function fallenTrick(cards: readonly Card[], game: Game): TemplateResult {
  const winner = winningPlace(cards, game);
  return html`<ol class="fallen" role="list">
    ${cards.map(
      (each, place) => html`<li ?data-takes=${place === winner}>
        ${card(each)}<span class="takes">${place === winner ? t("play.takes") : ""}</span>
      </li>`,
    )}
  </ol>`;
}
