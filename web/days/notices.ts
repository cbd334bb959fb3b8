import type { Seat } from "../../shared/skat/seats.ts";
import type { TableState } from "../../shared/table/state.ts";
import type { SeatView } from "../../shared/table/view.ts";
import type { Journal } from "../store/journal.ts";
import { ownSeat } from "../table/situation.ts";

export type OpenVote = SeatView["state"]["votes"][number];

/** Something beside the game that whoever looks at the table should know of now. */
export type Notice =
  | { readonly kind: "vote"; readonly vote: OpenVote }
  /** A bot goes on for the viewer; "free" until somebody else takes the seat, "taken" when somebody has. */
  | { readonly kind: "bot-for-you"; readonly seat: "bot" | "free" | "taken" }
  /** The viewer's time was up. */
  | { readonly kind: "time-up" }
  | { readonly kind: "paused" }
  /** Planned cards came to nothing. */
  | { readonly kind: "plan-off" }
  /** A seat that somebody else may take; "taken" when somebody has and plays from the next deal on. */
  | { readonly kind: "free-seat"; readonly seat: Seat; readonly taken: boolean }
  | { readonly kind: "expiry"; readonly at: number };

/** All of them, what waits for the viewer first. */
export function noticesOf(
  view: SeatView,
  table: TableState,
  journal: Pick<Journal, "plans">,
): readonly Notice[] {
  const own = ownSeat(view);
  const { phase, votes, deletesAt } = view.state;
  if (phase === "finished" || phase === "seating") return expiry(deletesAt);
  const asked = votes.filter((vote) => own !== null && isAskedOf(vote, own));
  const others = votes.filter((vote) => !asked.includes(vote));
  return [
    ...asked.map((vote) => ({ kind: "vote", vote }) as const),
    ...forHolder(table, own),
    ...(journal.plans?.withdrawn && phase === "playing" ? [{ kind: "plan-off" } as const] : []),
    // Whoever reads that its end is asked for needs not be told of the pause as well.
    ...(phase === "paused" && !votes.some(({ kind }) => kind === "resume")
      ? [{ kind: "paused" } as const]
      : []),
    ...others.map((vote) => ({ kind: "vote", vote }) as const),
    ...freeSeats(table, own),
    ...expiry(deletesAt),
  ];
}

/** Whether an answer of that seat would change something: it is asked, or it is about its own place. */
export function isAskedOf({ asked, about, by, agreed }: OpenVote, seat: Seat): boolean {
  return asked.includes(seat) || (about === seat && by !== seat && !agreed.includes(seat));
}

function forHolder({ players, incoming, clock }: TableState, own: Seat | null): readonly Notice[] {
  if (own === null) return [];
  const left = players[own]?.left;
  if (left) {
    return [{ kind: "bot-for-you", seat: incoming[own] ? "taken" : left }];
  }
  return clock?.turns[own]?.out ? [{ kind: "time-up" }] : [];
}

function freeSeats({ players, incoming }: TableState, own: Seat | null): readonly Notice[] {
  return players.flatMap((player) =>
    player?.left === "free" && player.seat !== own
      ? [
          {
            kind: "free-seat",
            seat: player.seat,
            taken: incoming[player.seat] !== undefined,
          } as const,
        ]
      : [],
  );
}

function expiry(at: number | null): readonly Notice[] {
  return at === null ? [] : [{ kind: "expiry", at }];
}
