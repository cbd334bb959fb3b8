import { html, nothing, type TemplateResult } from "lit";
import { type Card, suitOf } from "../../shared/skat/cards.ts";
import { sortedFor } from "../../shared/skat/order.ts";
import { activeSeats } from "../../shared/skat/seats.ts";
import { trickPoints } from "../../shared/skat/trick.ts";
import { suitSign } from "../components/icons.ts";
import { cardName, cardNames, contractName } from "../components/words.ts";
import { indexOf } from "../decks/deck.ts";
import { language, t } from "../messages/messages.ts";
import { wordOf } from "../table/plate.ts";
import { nameOf, ORDER_BEFORE_DECLARING } from "../table/situation.ts";
import { verdict } from "../table/verdict.ts";
import { cardsPlayed, type Step } from "./course.ts";
import type { Mark, Marks } from "./marks.ts";
import { wordsFor } from "./words.ts";

/** Something written down that leads to its step. */
interface Entry {
  readonly step: number;
  readonly text: TemplateResult | string;
}

/** A trick, or the one under way when the deal ended. */
interface TrickEntry {
  readonly cards: readonly Entry[];
  readonly closing: Step;
}

/**
 * The deal as it is written down: hands, auction, game, and trick by trick. Every word leads to its place on the board; and
 * since it is made of headings and lists, it is the deal for whoever does not see the board.
 * @param at the step that is shown
 * @param marks remarks on cards
 */
export function notation(
  course: readonly Step[],
  at: number,
  onGo: (step: number) => void,
  marks: Marks,
): TemplateResult {
  const entry = ({ step, text }: Entry): TemplateResult => html`<button
    type="button"
    class="to-step"
    data-step=${step}
    aria-current=${step === at ? "step" : "false"}
    @click=${() => onGo(step)}
  >
    ${text}
  </button>`;
  const auction = auctionOf(course);
  const events = course.flatMap(({ event }, step) => (isSaid(event.type) ? [step] : []));
  const end = course.length - 1;
  const last = course[end];
  return html`<section class="notation" aria-labelledby="notation-title">
    <h2 class="unseen" id="notation-title">${t("replay.notation")}</h2>
    ${handsAsDealt(course)}
    <section class="auction">
      <h3 class="label">${t("auction.label")}</h3>
      <ol>${auction.map((each) => html`<li>${entry(each)}</li>`)}</ol>
    </section>
    ${
      events.length === 0
        ? nothing
        : html`<section>
            <h3 class="label">${t("replay.game")}</h3>
            <ol>${events.map((step) => html`<li>${entry({ step, text: said(course, step) })}</li>`)}</ol>
          </section>`
    }
    ${tricksOf(course, marks).map((trick, n) => trickLine(trick, n + 1, entry))}
    ${
      last
        ? html`<section>
            <h3 class="label">${t("replay.result")}</h3>
            ${last.table.last ? entry({ step: end, text: verdict(last.view, last.table.last) }) : nothing}
          </section>`
        : nothing
    }
  </section>`;
}

/** What is neither a call nor a card: the skat, the game, claims and their answers. */
function isSaid(type: Step["event"]["type"]): boolean {
  return !["dealt", "bid", "held", "passed", "played", "dealEnded"].includes(type);
}

function said(course: readonly Step[], step: number): TemplateResult | string {
  const now = course[step];
  if (!now) return "";
  const words = wordsFor(course[step - 1], now).join(" ");
  return now.event.type === "declared"
    ? html`<b>${contractName(now.event)}</b><span class="unseen">. ${words}</span>`
    : words;
}

/** Only heard: the board shows it all the time. */
function handsAsDealt([first]: readonly Step[]): TemplateResult | typeof nothing {
  const deal = first?.table.deal;
  if (!first || !deal) return nothing;
  return html`<section class="unseen">
    <h3>${t("settlement.hands")}</h3>
    <ul>
      ${activeSeats(deal).map((seat) => {
        const hand = deal.hands[seat];
        if (!hand) return nothing;
        const cards = cardNames(sortedFor(hand, ORDER_BEFORE_DECLARING));
        return html`<li>${t("replay.holds", { name: nameOf(first.view, seat), cards })}</li>`;
      })}
    </ul>
  </section>`;
}

function auctionOf(course: readonly Step[]): readonly Entry[] {
  return course.flatMap(({ event, view, table }, step): Entry[] => {
    if (event.type !== "bid" && event.type !== "held" && event.type !== "passed") return [];
    const call = (table.deal ?? table.ended)?.said.at(-1);
    return call ? [{ step, text: html`${nameOf(view, event.seat)}: ${wordOf(call)}` }] : [];
  });
}

function tricksOf(course: readonly Step[], marks: Marks): readonly TrickEntry[] {
  const tricks: TrickEntry[] = [];
  let cards: Entry[] = [];
  for (const [step, now] of course.entries()) {
    const { event, view, table } = now;
    if (event.type !== "played") continue;
    const mark = marks.get(cardsPlayed(now));
    const text = html`${shortCard(event.card, nameOf(view, event.seat))}${mark ? markSign(mark) : nothing}`;
    cards = [...cards, { step, text }];
    // The last card of a deal may end it: then the trick is found among the deal's.
    const isLast = course[step + 1]?.event.type === "dealEnded";
    if (cards.length < 3 && !isLast) continue;
    if (table.deal || isLast) tricks.push({ cards, closing: now });
    cards = [];
  }
  const open = course.at(-1);
  return cards.length > 0 && open ? [...tricks, { cards, closing: open }] : tricks;
}

function trickLine(
  { cards, closing: { view, table } }: TrickEntry,
  n: number,
  entry: (entry: Entry) => TemplateResult,
): TemplateResult {
  const trick = (table.deal ?? table.ended)?.tricks[n - 1];
  const name = trick ? nameOf(view, trick.winner) : "";
  const points = trick ? trickPoints(trick) : 0;
  return html`<section class="trick-line">
    <h3>
      <span class="nr" aria-hidden="true">${n}</span
      ><span class="unseen"
        >${trick ? t("replay.trick", { n, name, points }) : t("replay.trickOpen", { n })}</span
      >
    </h3>
    <ol>${cards.map((card) => html`<li>${entry(card)}</li>`)}</ol>
    <span class="taker" aria-hidden="true">${trick ? html`<span>${name}</span> ${points}` : nothing}</span>
  </section>`;
}

/** A card as it stands in a line: its suit and its letter; heard with who played it. */
function shortCard(card: Card, name: string): TemplateResult {
  const index = indexOf(card, "french", language() === "de" ? "BDKA" : "JQKA");
  return html`<span class="short-card" aria-hidden="true"
      >${suitSign(suitOf(card))}${index}</span
    ><span class="unseen">${t("play.cardOf", { name, card: cardName(card) })}</span>`;
}

/** A remark as a sign beside its card. */
function markSign({ kind, text }: Mark): TemplateResult {
  return html`<span class="mark ${kind}" title=${text}></span><span class="unseen">, ${text}</span>`;
}
