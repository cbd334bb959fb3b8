import { type Card, cardIndex } from "../../skat/cards.ts";
import { assertNever } from "../../skat/refusal.ts";
import { activeSeats, rolesOf, type Seat } from "../../skat/seats.ts";
import type { DealEnded, Dealt, TableEvent } from "../../table/events.ts";
import type { TableRules } from "../../table/rules.ts";
import { type GameEvent, whatStands } from "../../table/what-stands.ts";
import type { CodedDeal, EarlyEnd, Place, Undertaking } from "./coded-deal.ts";
import { CodeError } from "./coder.ts";

type Noted = {
  -readonly [Key in keyof Extract<Undertaking, { type: "contract" }>]: Extract<
    Undertaking,
    { type: "contract" }
  >[Key];
};

/**
 * What a code keeps of one finished deal. Offers that came to nothing are left out, but for a hand they laid open.
 * @param log the events of the deal from `dealt` to `dealEnded`, as anybody gets them once it is over
 * @throws {CodeError} when the deal is not finished, or ended before there was a declarer
 */
export function codedDealOf(log: readonly TableEvent[], rules: TableRules): CodedDeal {
  const events = whatStands(log);
  const dealt = events.find((event): event is Dealt => event.type === "dealt");
  const ended = events.find((event): event is DealEnded => event.type === "dealEnded");
  if (!dealt || !ended) throw new CodeError("the deal is not finished");
  const roles = rolesOf(dealt.dealer, rules.players);
  const seats = activeSeats(roles);
  const placeOf = (seat: Seat): Place => seats.indexOf(seat) as Place;
  const cardsAt = (place: Place) => inPackOrder(ended.hands[seats[place]] ?? []);
  return {
    players: rules.players,
    sheet: rules.sheet,
    hands: [cardsAt(0), cardsAt(1), cardsAt(2)],
    skat: inPackOrder(ended.skat),
    calls: events.flatMap(callOf),
    undertaking: ended.result === "passed" ? null : undertakingOf(events, ended, placeOf),
  };
}

/** In a code the cards of a hand have no order: they are compared and written in that of the pack. */
function inPackOrder<T extends readonly Card[]>(cards: T): T {
  return [...cards].sort((a, b) => cardIndex(a) - cardIndex(b)) as unknown as T;
}

function callOf(event: GameEvent): CodedDeal["calls"] {
  if (event.type === "bid") return [{ type: "bid", value: event.value }];
  if (event.type === "held") return [{ type: "hold" }];
  return event.type === "passed" ? [{ type: "pass" }] : [];
}

function undertakingOf(
  events: readonly GameEvent[],
  ended: DealEnded,
  placeOf: (seat: Seat) => Place,
): Undertaking {
  const { settlement } = ended;
  if (!settlement) throw new CodeError("a deal that was annulled has no code");
  if (ended.ending === "impossible-null") {
    const pickedUp = events.some((event) => event.type === "skatTaken");
    const { game, hand } = settlement;
    if (game === "N") throw new CodeError("an impossible Null is lost as another game");
    return { type: "impossible-null", hand, pickedUp, game };
  }
  const deal = contractOf(events, placeOf);
  if (!deal) throw new CodeError("the deal ended before a game was declared");
  // What ended the deal is the last thing said; an earlier offer came to nothing.
  if (ended.ending !== "claim" && ended.ending !== "concession" && ended.ending !== "adjudicated") {
    deal.end = null;
  }
  // An accepted claim opens the hand by itself.
  if (deal.end?.type === "claim" && deal.shownAfter === deal.plays.length) deal.shownAfter = null;
  return deal;
}

function contractOf(events: readonly GameEvent[], placeOf: (seat: Seat) => Place): Noted | null {
  let deal: Noted | null = null;
  let shownAfter: number | null = null;
  for (const event of events) {
    if (event.type === "declared") {
      const { game, hand, schneider, schwarz, ouvert } = event;
      const contract = { game, hand, schneider, schwarz, ouvert };
      const discard = event.discard ? inPackOrder(event.discard) : null;
      deal = { type: "contract", contract, discard, plays: [], shownAfter: null, end: null };
    } else if (deal) {
      if (event.type === "played") deal.plays = [...deal.plays, event.card];
      if (event.type === "handShown") shownAfter = deal.plays.length;
      if (event.type === "claimed" && !event.proved) deal.shownAfter ??= shownAfter;
      deal.end = endOf(event, deal.end, placeOf);
    }
  }
  return deal;
}

/** The offer that stands after an event. */
function endOf(
  event: GameEvent,
  before: EarlyEnd | null,
  placeOf: (seat: Seat) => Place,
): EarlyEnd | null {
  switch (event.type) {
    case "claimed":
      return { type: "claim", by: placeOf(event.seat), level: event.level ?? null };
    case "conceded":
      return { type: "concession", by: placeOf(event.seat) };
    case "adjudicated":
      return { type: "adjudicated", by: placeOf(event.by) };
    case "tableOpened":
    case "seated":
    case "nonceGiven":
    case "chainOpened":
    case "dealt":
    case "bid":
    case "held":
    case "passed":
    case "skatTaken":
    case "declared":
    case "played":
    case "handShown":
    case "answered":
    case "dealEnded":
      return before;
    default:
      return assertNever(event);
  }
}
