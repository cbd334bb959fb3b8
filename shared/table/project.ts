import { assertNever } from "../skat/refusal.ts";
import { type AroundEvent, isAround } from "./around-events.ts";
import type { Dealt, LoggedEvent, ProjectedEvent, TableEvent } from "./events.ts";
import type { Viewer } from "./view.ts";

/**
 * An event as one viewer may know it. It only takes away: every event reaches everybody at least as
 * `{seq, at, type, v}`, and only the seat that gave a command sees its id. A new type of event does not compile until it is
 * decided here what each viewer gets.
 */
export function project(event: LoggedEvent, viewer: Viewer): ProjectedEvent {
  const { seq, at, v, cause } = event;
  const envelope = cause && cause.seat === viewer ? { seq, at, v, id: cause.id } : { seq, at, v };
  return { ...envelope, ...disclosed(event, viewer) };
}

function disclosed(event: TableEvent, viewer: Viewer): TableEvent {
  if (isAround(event)) return aroundGame(event);
  switch (event.type) {
    case "tableOpened": {
      const { type, table, rules, commitment } = event;
      return { type, table, rules, commitment };
    }
    case "seated": {
      const { type, seat, person, kind, level, nonce, offsets } = event;
      return {
        type,
        seat,
        person,
        kind,
        ...(level && { level }),
        nonce,
        ...(offsets && { offsets }),
      };
    }
    case "nonceGiven":
      return { type: event.type, seat: event.seat, nonce: event.nonce };
    case "chainOpened":
      return { type: event.type, commitment: event.commitment };
    case "dealt":
      return dealtTo(event, viewer);
    case "bid":
      return { type: event.type, seat: event.seat, value: event.value };
    case "held":
    case "passed":
      return { type: event.type, seat: event.seat };
    case "skatTaken": {
      const { type, seat, cards } = event;
      return viewer === seat && cards ? { type, seat, cards } : { type, seat };
    }
    case "declared": {
      const { type, seat, game, hand, schneider, schwarz, ouvert, discard, open } = event;
      return {
        ...{ type, seat, game, hand, schneider, schwarz, ouvert },
        ...(viewer === seat && discard && { discard }),
        ...(open && { open }),
      };
    }
    case "played":
      return { type: event.type, seat: event.seat, card: event.card };
    case "handShown":
      return { type: event.type, seat: event.seat, cards: event.cards };
    case "claimed": {
      const { type, seat, level, proved } = event;
      return { type, seat, ...(level && { level }), proved };
    }
    case "conceded": {
      const { type, seat, game, hand } = event;
      return { type, seat, ...(game && { game }), ...(hand !== undefined && { hand }) };
    }
    case "answered":
      return { type: event.type, seat: event.seat, accept: event.accept };
    case "adjudicated":
      return { type: event.type, by: event.by, restTo: event.restTo };
    case "dealEnded": {
      const { type, n, k, result, ending, settlement, entries } = event;
      const { hands, skat, discard, link } = event;
      return { type, n, k, result, ending, settlement, entries, hands, skat, discard, link };
    }
    default:
      return assertNever(event);
  }
}

/** What happens around the game is everybody's business. */
function aroundGame(event: AroundEvent): AroundEvent {
  switch (event.type) {
    case "zoneSet":
      return { type: event.type, seat: event.seat, offsets: event.offsets };
    case "vacationTaken":
      return { type: event.type, seat: event.seat, days: event.days };
    case "timedOut":
      return { type: event.type, seat: event.seat, did: event.did };
    case "voteCalled": {
      const { type, seat, kind, about, closesAt } = event;
      return { type, seat, kind, ...(about !== undefined && { about }), closesAt };
    }
    case "voted":
      return { type: event.type, seat: event.seat, vote: event.vote, agree: event.agree };
    case "voteEnded": {
      const { type, vote, kind, outcome } = event;
      return { type, vote, kind, outcome };
    }
    case "seatLeft":
      return { type: event.type, seat: event.seat, free: event.free };
    case "stoodIn":
    case "returned":
      return { type: event.type, seat: event.seat };
    case "paused":
    case "resumed":
    case "seriesEnded":
    case "tableKept":
      return { type: event.type };
    case "takenBack":
      return { type: event.type, seat: event.seat, to: event.to, undone: event.undone };
    case "expiryWarned":
      return { type: event.type, deletesAt: event.deletesAt };
    default:
      return assertNever(event);
  }
}

function dealtTo(event: Dealt, viewer: Viewer): Dealt {
  const { type, n, k, dealer, nonces, counts } = event;
  const own = viewer === "public" ? undefined : event.hands[viewer];
  const hands = viewer !== "public" && own ? { [viewer]: own } : {};
  return { type, n, k, dealer, nonces, counts, hands };
}
