import { assertNever } from "../../shared/skat/refusal.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { DealView, SeatView } from "../../shared/table/view.ts";
import { t } from "../messages/messages.ts";
import { classToFollow, isToAct, legalCommand, nameOf, ownSeat } from "./situation.ts";

/** What the table waits for, in one sentence, and whether it waits for the viewer. */
export interface Status {
  readonly text: string;
  readonly mine: boolean;
}

export function statusOf(view: SeatView): Status {
  const { deal, phase } = view.state;
  if (!deal)
    return { text: t(phase === "finished" ? "series.over" : "seating.waiting"), mine: false };
  if (phase === "paused") return { text: t("play.paused"), mine: false };
  const mine = isToAct(view);
  return {
    text: offerStatus(view, deal) ?? (mine ? ownStatus(view, deal) : foreignStatus(view, deal)),
    mine,
  };
}

function offerStatus(view: SeatView, deal: DealView): string | null {
  const { offer } = deal;
  if (!offer) return null;
  const name = nameOf(view, offer.by);
  if (legalCommand(view, "answer")) return t("offer.asked", { name, kind: offer.kind });
  if (offer.kind === "concession" && isToAct(view)) return null;
  if (offer.by === ownSeat(view)) return t("offer.waiting");
  return t("offer.watched", { name, kind: offer.kind });
}

function ownStatus(view: SeatView, deal: DealView): string {
  switch (view.state.phase) {
    case "bidding":
      if (legalCommand(view, "hold")) {
        return t("auction.asked", { name: nameOf(view, bidderOf(deal)), bid: deal.bid });
      }
      if (deal.bidder === null) return t("auction.forehandOption");
      return deal.bid === 0 ? t("auction.open") : t("auction.above", { bid: deal.bid });
    case "skat":
      return t("skat.choose", { bid: deal.bid });
    case "declaring":
      return t("declare.ask", { bid: deal.bid });
    case "playing": {
      if (deal.trick.length === 0) return t("play.lead");
      const led = classToFollow(view);
      return led ? t("play.mustFollow", { led }) : t("play.any");
    }
    case "seating":
    case "paused":
    case "finished":
      return t("seating.waiting");
    default:
      return assertNever(view.state.phase);
  }
}

function foreignStatus(view: SeatView, deal: DealView): string {
  const seat = deal.toAct[0];
  if (seat === undefined) return t("seating.waiting");
  const name = waitedFor(view, seat);
  switch (view.state.phase) {
    case "bidding":
      return seat === deal.bidder
        ? t("auction.othersBid", { name })
        : t("auction.othersAsked", { name, bid: deal.bid });
    case "skat":
      return t("skat.othersChoose", { name, bid: deal.bid });
    case "declaring":
      return t("declare.othersAsk", { name, bid: deal.bid });
    case "playing":
      return deal.trick.length === 0
        ? t("play.othersLead", { name })
        : t("play.othersPlay", { name });
    case "seating":
    case "paused":
    case "finished":
      return t("seating.waiting");
    default:
      return assertNever(view.state.phase);
  }
}

function bidderOf(deal: DealView): Seat {
  return deal.bidder ?? deal.middlehand;
}

/** A name, and that its bearer is not there. */
function waitedFor(view: SeatView, seat: Seat): string {
  const player = view.state.players.find((each) => each.seat === seat);
  const name = nameOf(view, seat);
  return player?.kind === "human" && !player.present ? t("seat.gone", { name }) : name;
}
