import { html, nothing, type TemplateResult } from "lit";
import type { Seat } from "../../shared/skat/seats.ts";
import type { Said } from "../../shared/table/state.ts";
import type { DealView, SeatView } from "../../shared/table/view.ts";
import { icon } from "../components/icons.ts";
import { t } from "../messages/messages.ts";
import { nameOf, ownSeat, type Place } from "./situation.ts";

/** What somebody says beside the game, for as long as it is shown. */
export interface Speech {
  readonly seat: Seat;
  readonly text: string;
}

/** A player's place at the table: name, roles, cards, tricks, and the last word in the auction. */
export function plate(
  view: SeatView,
  seat: Seat,
  place: Place,
  speech: Speech | null = null,
): TemplateResult {
  const { deal, phase } = view.state;
  const player = view.state.players.find((each) => each.seat === seat);
  const acts = deal?.toAct.includes(seat) ?? false;
  const isOwn = seat === ownSeat(view);
  const isGone = player?.kind === "human" && !player.present && !isOwn;
  const plays = deal !== null && deal.sitsOut !== seat;
  const word =
    speech?.seat === seat ? speech.text : phase === "bidding" ? lastWord(deal, seat) : "";
  return html`<div class="plate" data-place=${place} data-seat=${seat} ?data-acts=${acts}>
    <p class="who">
      <span class="name">${nameOf(view, seat)}</span>${
        isOwn ? html` <span class="you">${t("seat.you")}</span>` : nothing
      }
      ${roles(deal, seat)}${isGone ? html`<span class="gone" title=${t("seat.offline")}></span><span class="unseen">${t("seat.offline")}</span>` : nothing}<slot name="seat-${seat}"></slot>
    </p>
    <p class="facts">
      ${acts && !isOwn ? html`<span class="turn">${t("seat.toAct")}</span>` : nothing}
      ${plays ? counts(deal, seat, isOwn) : deal ? t("seat.sitsOut") : nothing}
      ${isOwn && deal?.open[seat] ? html`<span>${t("seat.open")}</span>` : nothing}
    </p>
    ${word === "" ? nothing : html`<p class="word">${word}</p>`}
  </div>`;
}

function roles(deal: DealView | null, seat: Seat): TemplateResult | typeof nothing {
  if (!deal) return nothing;
  return html`${
    deal.forehand === seat
      ? html`<span class="role" title=${t("seat.forehand")}>${icon("flag")}<span class="unseen">${t("seat.forehand")}</span></span>`
      : nothing
  }${
    deal.declarer === seat
      ? html`<span class="role declarer">${icon("star")}<span class="role-name">${t("seat.declarer")}</span></span>`
      : nothing
  }`;
}

/** How many cards and tricks; whoever holds the cards can see how many they are. */
function counts(deal: DealView, seat: Seat, isOwn: boolean): TemplateResult {
  const taken = deal.tricks.filter((trick) => trick.winner === seat).length;
  const held = deal.counts[seat] ?? 0;
  return html`${isOwn ? nothing : html`<span class="count" data-count=${held}>${t("seat.cards", { n: held })}</span>`}${
    deal.contract ? html`<span>${t("seat.tricks", { n: taken })}</span>` : nothing
  }`;
}

function lastWord(deal: DealView | null, seat: Seat): string {
  const said = deal?.auction.findLast((each) => each.seat === seat);
  return said ? wordOf(said) : "";
}

/** What was said in the auction, as it is said at a table. */
export function wordOf(said: Said): string {
  switch (said.type) {
    case "bid":
      return `${said.value}`;
    case "hold":
      return t("auction.yes");
    case "pass":
      return t("auction.pass");
  }
}
