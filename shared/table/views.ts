import type { Card } from "../skat/cards.ts";
import { losersOf, totalsOf, winnersOf } from "../skat/sheet.ts";
import { type ClockState, nextDeadline, turnsRunning } from "./clock.ts";
import { isSeriesOver } from "./evolve.ts";
import { legalCommands } from "./legal.ts";
import type { DealState, SeatedPlayer, TableState } from "./state.ts";
import { toAct } from "./to-act.ts";
import type {
  ClockView,
  DealView,
  PersonShown,
  PlayerView,
  SeatView,
  SheetView,
  TableView,
  Viewer,
} from "./view.ts";
import { openIn } from "./votes.ts";

/** What is shown of somebody about whom nothing is known. */
const NOBODY: PersonShown = { name: "", present: false, away: false };

/**
 * What a viewer sees and may do.
 * @param seen the state as that viewer knows it, from `seenBy` or from folding its projected events
 * @param people names and presence by seat, from beside the log
 */
export function viewOf(
  seen: TableState,
  viewer: Viewer,
  people: readonly (PersonShown | undefined)[],
): SeatView {
  const { deal } = seen;
  const own = viewer === "public" ? undefined : deal?.hands[viewer];
  return {
    viewer,
    state: tableView(seen, people),
    hand: own ?? [],
    skat: deal?.pickedUp ? deal.skat : null,
    discard: deal?.discard ?? null,
    legal: viewer === "public" ? [] : legalCommands(seen, viewer),
  };
}

function tableView(seen: TableState, people: readonly (PersonShown | undefined)[]): TableView {
  return {
    phase: seen.phase,
    rules: seen.rules,
    players: seen.players.flatMap((player) =>
      player ? [playerView(player, people[player.seat] ?? NOBODY)] : [],
    ),
    deal: seen.deal && dealView(seen.deal, seen),
    clock: seen.clock && clockView(seen.clock),
    votes: seen.votes.map((vote) => ({ ...vote, asked: openIn(seen, vote) })),
    takeBack: seen.phase === "paused" ? null : (seen.undo?.seat ?? null),
    deletesAt: seen.deletesAt,
    sheet: sheetView(seen),
    proof: {
      commitment: seen.proof.commitment,
      nonces: seen.deal?.nonces ?? seen.players.map((player) => player?.nonce ?? ""),
      link: seen.proof.link,
    },
  };
}

function playerView({ seat, kind, level, left }: SeatedPlayer, shown: PersonShown): PlayerView {
  const { name, present, away } = shown;
  return { seat, name, kind, ...(level && { level }), present, away: away || left !== undefined };
}

function clockView(clock: ClockState): ClockView {
  const running = clock.pausedAt === null ? turnsRunning(clock) : [];
  return {
    deadlines: Object.fromEntries(running.map(([seat, { deadline }]) => [seat, deadline])),
    banks: clock.banks,
    vacation: clock.vacation,
  };
}

function dealView(deal: DealState, seen: TableState): DealView {
  const { n, dealer, sitsOut, forehand, middlehand, rearhand } = deal;
  const open: Partial<Record<number, readonly Card[]>> = {};
  for (const seat of deal.open) open[seat] = deal.hands[seat] ?? [];
  return {
    ...{ n, dealer, sitsOut, forehand, middlehand, rearhand },
    toAct: toAct(seen),
    deadline: nextDeadline(seen),
    auction: deal.said,
    bid: deal.auction.bid,
    bidder: deal.auction.bidder,
    holder: deal.auction.holder,
    declarer: deal.declarer,
    contract: deal.contract,
    counts: deal.counts,
    open,
    trick: deal.trick,
    tricks: deal.tricks,
    offer: deal.offer,
  };
}

function sheetView(seen: TableState): SheetView {
  const { rows, rules } = seen;
  const isOver = isSeriesOver(seen);
  return {
    rows,
    ...totalsOf(rows, rules.players),
    winners: isOver ? winnersOf(rules, rows) : [],
    losers: isOver ? losersOf(rules, rows) : [],
  };
}
