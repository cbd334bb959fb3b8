import { pointsOf, rankOf } from "../../shared/skat/cards.ts";
import { sortedFor } from "../../shared/skat/order.ts";
import { assertNever } from "../../shared/skat/refusal.ts";
import { type Play, playsOf } from "../../shared/skat/trick.ts";
import type { EndedDeal, Said, TableState } from "../../shared/table/state.ts";
import type { DealView, SeatView } from "../../shared/table/view.ts";
import { cardName, cardNames, contractName, signed } from "../components/words.ts";
import { t } from "../messages/messages.ts";
import { nameOf, ownSeat } from "./situation.ts";
import { verdict } from "./verdict.ts";

/** A table as it was shown at one moment. */
export interface Shown {
  readonly view: SeatView;
  readonly table: Pick<TableState, "last" | "ended">;
}

/** The deal two moments have in common, as it went on: still under way, or just over. */
type Course = Pick<
  DealView,
  "n" | "tricks" | "trick" | "contract" | "declarer" | "forehand" | "middlehand" | "rearhand"
> & { readonly auction: readonly Said[] };

/**
 * What happened between two moments, a sentence each, for people who hear the table: bids, the contract, every card and
 * who took the trick, offers, the result, the next deal.
 */
export function happenings(before: Shown, after: Shown): readonly string[] {
  const old = before.view.state.deal;
  const now = after.view.state.deal;
  const sentences: string[] = [];
  const hasEnded = after.table.last !== null && after.table.last.k !== before.table.last?.k;
  if (old) {
    const course =
      hasEnded && after.table.ended
        ? courseOf(after.table.ended)
        : now && now.n === old.n
          ? now
          : null;
    if (course) sentences.push(...wentOn(after.view, old, course));
  }
  const found = after.view.hand.filter((card) => !before.view.hand.includes(card));
  if (found.length === 2) sentences.push(t("live.found", { cards: cardNames(found) }));
  if (hasEnded && after.table.last) sentences.push(...result(after.view, after.table.last));
  // After a deal its settlement stands first; the next one is told when the viewer turns to it.
  else if (now && now.n !== old?.n) sentences.push(...opening(after.view, now));
  else if (now && old) sentences.push(...offers(after.view, old, now));
  return sentences;
}

/** A deal and what has happened in it so far, for when the viewer turns to it. */
export function opening(view: SeatView, deal: DealView): readonly string[] {
  const own =
    view.hand.length > 0 ? [t("live.hand", { cards: cardNames(sortedFor(view.hand, "G")) })] : [];
  return [
    t("live.dealt", {
      n: deal.n,
      dealer: nameOf(view, deal.dealer),
      forehand: nameOf(view, deal.forehand),
    }),
    ...own,
    ...wentOn(view, { ...deal, auction: [], contract: null, tricks: [], trick: [] }, deal),
  ];
}

function courseOf(ended: EndedDeal): Course {
  return { ...ended, auction: ended.said };
}

function wentOn(view: SeatView, old: DealView, now: Course): readonly string[] {
  return [
    ...now.auction.slice(old.auction.length).map((said) => saidAloud(view, said)),
    ...contractNews(view, old, now),
    ...playNews(view, old, now),
  ];
}

function saidAloud(view: SeatView, said: Said): string {
  const name = nameOf(view, said.seat);
  switch (said.type) {
    case "bid":
      return t("live.bid", { name, value: said.value });
    case "hold":
      return t("live.hold", { name });
    case "pass":
      return t("live.pass", { name });
    default:
      return assertNever(said);
  }
}

function contractNews(view: SeatView, old: DealView, now: Course): readonly string[] {
  const seat = now.declarer;
  if (seat === null) return [];
  const name = nameOf(view, seat);
  const took =
    "counts" in now && ((now as DealView).counts[seat] ?? 0) > 10 && (old.counts[seat] ?? 0) <= 10;
  const declared = now.contract && !old.contract;
  return [
    ...(took ? [t("live.tookSkat", { name })] : []),
    ...(declared && now.contract
      ? [t("live.declared", { name, contract: contractName(now.contract) })]
      : []),
  ];
}

function playNews(view: SeatView, old: DealView, now: Course): readonly string[] {
  const sentences: string[] = [];
  const played = old.tricks.length * 3 + old.trick.length;
  let count = 0;
  const each = (play: Play): void => {
    count += 1;
    if (count <= played) return;
    sentences.push(
      t("live.played", {
        name: nameOf(view, play.seat),
        // Some languages have an article that depends on the card.
        rank: rankOf(play.card),
        card: cardName(play.card),
      }),
    );
  };
  for (const trick of now.tricks) {
    for (const play of playsOf(trick, now)) each(play);
    if (count > played) {
      sentences.push(
        t("live.trick", { name: nameOf(view, trick.winner), points: pointsOf(trick.cards) }),
      );
    }
  }
  for (const play of now.trick) each(play);
  return sentences;
}

function offers(view: SeatView, old: DealView, now: DealView): readonly string[] {
  const { offer } = now;
  if (!offer) return old.offer ? [t("live.offerOver")] : [];
  if (old.offer || offer.by === ownSeat(view)) return [];
  return [t("offer.watched", { name: nameOf(view, offer.by), kind: offer.kind })];
}

function result(view: SeatView, last: NonNullable<TableState["last"]>): readonly string[] {
  const score = last.settlement ? ` ${signed(last.settlement.score)}` : "";
  return [`${verdict(view, last)}.${score}`];
}
