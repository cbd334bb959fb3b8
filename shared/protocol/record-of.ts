import { type DealRoles, othersOf, type PlayerCount, rolesOf, type Seat } from "../skat/seats.ts";
import type { DealEnded, TableEvent } from "../table/events.ts";
import { type GameEvent, whatStands } from "../table/what-stands.ts";
import type { IssRecord } from "./iss.ts";
import type { IssMove, Place } from "./iss-moves.ts";
import { ENDING_PROPERTY, type TableEnding, writeEnding } from "./record-ending.ts";
import { issResultOf, resultOfDeal } from "./record-result.ts";

/** What a record tells besides the deal. */
export interface RecordFacts {
  /** Where it was played. */
  readonly place: string;
  readonly series: string;
  readonly game: string;
  /** When, in ISO 8601 and UTC; null when nobody knows. */
  readonly at: string | null;
  /** The players' names by seat of the table. */
  readonly names: readonly string[];
}

/**
 * A finished deal of a table as a record in ISS notation. Where ISS has no words for how it was cut short, a property of
 * our own tells it (record-ending.ts), so that reading the record gives the same result again.
 * @param log the deal's events from `dealt` to `dealEnded`, as logged or as projected for anybody
 * @returns null when they are not those of one finished deal, or of one annulled after the declaration, which ISS cannot tell
 */
export function recordOf(log: readonly TableEvent[], facts: RecordFacts): IssRecord | null {
  const events = whatStands(log);
  const dealt = events.find((event) => event.type === "dealt");
  const ended = events.findLast((event) => event.type === "dealEnded");
  if (dealt?.type !== "dealt" || ended?.type !== "dealEnded" || dealt.k !== ended.k) return null;
  if (ended.result === "annulled" && !isToldAsLeft(events)) return null;
  const roles = rolesOf(dealt.dealer, dealt.counts.length as PlayerCount);
  const seats = [roles.forehand, roles.middlehand, roles.rearhand] as const;
  const placeOf = (seat: Seat): Place => seats.indexOf(seat) as Place;
  const hand = (place: Place) => ended.hands[seats[place]] ?? [];
  const deal: IssMove = { type: "deal", hands: [hand(0), hand(1), hand(2)], skat: ended.skat };
  const moves = events.flatMap((event) => movesOf(event, ended, placeOf));
  const { resigning, own, left } = endingOf(events, ended, roles, placeOf);
  const notes: IssMove[] = resigning.map((by) => ({ type: "resign", by }));
  if (left !== null) notes.push({ type: "left", by: left });
  const result = resultOfDeal(ended, placeOf, left);
  const resigned = own === null && resigning.length > 0;
  return {
    facts: new Map([...factsOf(facts, seats), ...(own ? [ownEnding(own)] : [])]),
    moves: [deal, ...moves, ...notes],
    result: issResultOf(result, { left, timeout: null, resigned }),
  };
}

/** ISS has a word for a deal that somebody left before there was a contract. */
function isToldAsLeft(events: readonly GameEvent[]): boolean {
  const types = events.map(({ type }) => type);
  return types.includes("adjudicated") && !types.includes("declared");
}

function ownEnding(own: TableEnding): readonly [string, string] {
  return [ENDING_PROPERTY, writeEnding(own)];
}

function factsOf(
  facts: RecordFacts,
  seats: readonly Seat[],
): readonly (readonly [string, string])[] {
  const { at } = facts;
  const when = at === null ? "" : `${at.slice(0, 10)}/${at.slice(11, 19)}/UTC`;
  return [
    ["PC", facts.place],
    ["SE", facts.series],
    ["ID", facts.game],
    ["DT", when],
    ...seats.map((seat, place) => [`P${place}`, facts.names[seat] ?? ""] as const),
    ["R0", ""],
    ["R1", ""],
    ["R2", ""],
  ];
}

function movesOf(
  event: GameEvent,
  ended: DealEnded,
  placeOf: (seat: Seat) => Place,
): readonly IssMove[] {
  switch (event.type) {
    case "bid":
      return [{ type: "bid", by: placeOf(event.seat), value: event.value }];
    case "held":
      return [{ type: "hold", by: placeOf(event.seat) }];
    case "passed":
      return [{ type: "pass", by: placeOf(event.seat) }];
    case "skatTaken":
      return [
        { type: "take-skat", by: placeOf(event.seat) },
        { type: "skat", cards: ended.skat },
      ];
    case "declared": {
      const { game, hand, schneider, schwarz, ouvert } = event;
      const said = { game, hand, schneider, schwarz, ouvert };
      // Taken from the end, since nobody but the declarer is told before.
      return [{ type: "announce", by: placeOf(event.seat), ...said, cards: ended.discard ?? [] }];
    }
    case "played":
      return [{ type: "play", by: placeOf(event.seat), card: event.card }];
    case "handShown":
      return [{ type: "show", by: placeOf(event.seat), cards: [] }];
    default:
      return [];
  }
}

/** How the deal ended, in the words ISS has and in our own. */
interface WrittenEnding {
  /** Who gives up, in that order: what other programs understand. */
  readonly resigning: readonly Place[];
  readonly own: TableEnding | null;
  /** Who broke the deal off before there was a contract. */
  readonly left: Place | null;
}

function endingOf(
  events: readonly GameEvent[],
  { ending, settlement, result }: DealEnded,
  roles: DealRoles,
  placeOf: (seat: Seat) => Place,
): WrittenEnding {
  const cause = events.findLast(
    ({ type }) => type === "claimed" || type === "conceded" || type === "adjudicated",
  );
  if (result === "annulled" && cause?.type === "adjudicated") {
    return { resigning: [], own: null, left: placeOf(cause.by) };
  }
  const untold: WrittenEnding = { resigning: [], own: null, left: null };
  if (!settlement) return untold;
  const { declarer, game, hand } = settlement;
  const defenders = othersOf(declarer, roles);
  // A defender's partner first, so that the one who acted is the one who ended it.
  const sideOf = (seat: Seat): readonly Place[] =>
    seat === declarer
      ? [placeOf(declarer)]
      : [...defenders.filter((other) => other !== seat), seat].map(placeOf);
  const against = (seat: Seat): readonly Place[] =>
    seat === declarer ? defenders.map(placeOf) : [placeOf(declarer)];
  if (ending === "adjudicated" && cause?.type === "adjudicated") {
    return { ...untold, resigning: sideOf(cause.by) };
  }
  if (ending === "claim" && cause?.type === "claimed") {
    const { seat, level } = cause;
    const own: TableEnding = { type: "claim", by: placeOf(seat), ...(level && { level }) };
    return { ...untold, resigning: against(seat), own };
  }
  if (ending === "concession" && cause?.type === "conceded") {
    const own: TableEnding = { type: "concession", by: placeOf(cause.seat) };
    return { ...untold, resigning: sideOf(cause.seat), own };
  }
  if (ending === "impossible-null" && game !== "N") {
    return { ...untold, own: { type: "impossible-null", game, hand } };
  }
  return untold;
}
