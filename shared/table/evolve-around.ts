import { assertNever } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import type { AroundEvent, VoteCalled, Voted } from "./around-events.ts";
import type { SeatedPlayer, TableState } from "./state.ts";
import type { Vote } from "./votes.ts";

/**
 * The state after something that happened around the game. The clock is another matter (clock.ts).
 * @param state with the event's number and time already in it
 */
export function evolveAround(state: TableState, event: AroundEvent): TableState {
  switch (event.type) {
    case "zoneSet":
    case "vacationTaken":
    case "timedOut":
    case "stoodIn":
    case "tableKept":
      return state;
    case "voteCalled":
      return { ...state, votes: [...state.votes, voteOf(state.seq, event)] };
    case "voted":
      return { ...state, votes: afterVoting(state.votes, event) };
    case "voteEnded":
      return { ...state, votes: state.votes.filter(({ id }) => id !== event.vote) };
    case "seatLeft":
      return withSeat(state, event.seat, (player) => ({
        ...player,
        left: event.free ? "free" : "bot",
      }));
    case "returned": {
      const votes = state.votes.filter(({ about }) => about !== event.seat);
      return withSeat({ ...state, votes }, event.seat, ({ left: _, ...player }) => player);
    }
    case "paused": {
      const votes = state.votes.filter(({ kind }) => kind !== "take-back" && kind !== "pause");
      return { ...state, phase: "paused", pausedIn: state.phase, votes };
    }
    case "resumed": {
      const votes = state.votes.filter(({ kind }) => kind !== "resume");
      return { ...state, phase: state.pausedIn ?? state.phase, pausedIn: null, votes };
    }
    case "seriesEnded":
      return {
        ...state,
        phase: "finished",
        pausedIn: null,
        endedEarly: true,
        votes: [],
        undo: null,
      };
    case "takenBack": {
      const { undo } = state;
      if (!undo) return state;
      const votes = state.votes.filter(({ kind }) => kind !== "take-back");
      return { ...state, phase: undo.phase, deal: undo.deal, undo: null, votes };
    }
    case "expiryWarned":
      return { ...state, deletesAt: event.deletesAt };
    default:
      return assertNever(event);
  }
}

function voteOf(id: number, { kind, seat, about, closesAt }: VoteCalled): Vote {
  return { id, kind, by: seat, about: about ?? null, agreed: [], closesAt };
}

/** A yes is kept; what a no means is an event of its own. */
function afterVoting(votes: readonly Vote[], { vote, seat, agree }: Voted): readonly Vote[] {
  return votes.map((one) =>
    one.id === vote && agree ? { ...one, agreed: [...one.agreed, seat] } : one,
  );
}

function withSeat(
  state: TableState,
  seat: Seat,
  change: (player: SeatedPlayer) => SeatedPlayer,
): TableState {
  const players = state.players.map((player) => (player?.seat === seat ? change(player) : player));
  return { ...state, players };
}
