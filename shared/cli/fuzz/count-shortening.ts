import { decidedOf } from "../../skat/shorten.ts";
import type { SeatCommand } from "../../table/commands.ts";
import type { Answered, Claimed, Conceded, TableEvent } from "../../table/events.ts";
import { isPlayed, standingOf } from "../../table/standing.ts";
import type { DealState, TableState } from "../../table/state.ts";
import { type Counts, count } from "./counts.ts";

/**
 * Counts what an accepted command meant for claims and concessions.
 * @param before the state in which the command was given
 */
export function countShortening(
  counts: Counts,
  before: TableState,
  what: SeatCommand,
  events: readonly TableEvent[],
): void {
  const { deal } = before;
  if (!deal) return;
  const ended = events.find((event) => event.type === "dealEnded");
  for (const event of events) {
    if (event.type === "claimed") countClaim(counts, deal, event);
    if (event.type === "conceded") countConcession(counts, deal, event, ended !== undefined);
    if (event.type === "answered") countAnswer(counts, deal, event, ended !== undefined);
  }
  if (ended?.type === "dealEnded" && ended.ending === "concession") countDecided(counts, deal);
  if (deal.offer) countBesideOffer(counts, deal, deal.offer.kind, what);
}

function countClaim(counts: Counts, deal: DealState, { seat, level, proved }: Claimed): void {
  const how = proved ? "proved" : "asked";
  count(counts, "claim", `${seat === deal.declarer ? "declarer" : "defender"} ${how}`);
  if (level) count(counts, "claim", `${level} ${how}`);
  if (deal.contract?.game === "N") count(counts, "claim", `Null ${how}`);
}

function countConcession(
  counts: Counts,
  deal: DealState,
  { seat, game }: Conceded,
  ends: boolean,
): void {
  if (!deal.contract) {
    count(counts, "concession", `before the declaration${game ? ", game chosen" : ""}`);
    return;
  }
  const who = seat === deal.declarer ? "declarer" : "defender";
  count(counts, "concession", `${who} ${ends ? "at once" : "asks"}`);
}

function countAnswer(
  counts: Counts,
  { offer, declarer }: DealState,
  { accept }: Answered,
  ends: boolean,
): void {
  if (offer?.kind === "claim") {
    if (!accept) count(counts, "claim", "turned down");
    if (ends) count(counts, "claim", "accepted");
    return;
  }
  if (offer?.by === declarer) {
    count(counts, "concession", accept ? "declarer granted" : "declarer turned down");
  } else {
    count(counts, "concession", accept ? "both defenders" : "partner refuses");
  }
}

/** A concession comes too late to change what was decided before. */
function countDecided(counts: Counts, deal: DealState): void {
  if (!isPlayed(deal)) return;
  const decided = decidedOf(standingOf(deal, deal.auction.bid));
  if (decided) count(counts, "concession", `decided before: ${decided}`);
}

function countBesideOffer(
  counts: Counts,
  deal: DealState,
  offered: "claim" | "concession",
  what: SeatCommand,
): void {
  if (what.type === "concede") count(counts, "concession", "joined");
  if (what.type !== "play") return;
  if (offered === "claim") count(counts, "claim", "turned down by a card");
  else if (deal.trick.length === 2) count(counts, "concession", "lapsed");
}
