import type { Seat } from "../../../shared/skat/seats.ts";
import type { AroundCommand } from "../../../shared/table/commands.ts";
import type { TableState } from "../../../shared/table/state.ts";
import type { SeatView } from "../../../shared/table/view.ts";
import { askedIn, hasVoice, type VoteKind } from "../../../shared/table/votes.ts";
import { ownSeat } from "../../table/situation.ts";

/** Something the viewer may ask the table for. */
export interface Proposal {
  readonly command: Extract<AroundCommand, { readonly type: "call-vote" | "take-back" }>;
  readonly kind: VoteKind;
  readonly about: Seat | null;
  /** Who will have to agree. */
  readonly asked: readonly Seat[];
}

/** What the viewer may ask for now; what is being asked already is left out. */
export function proposalsOf(view: SeatView, state: TableState): readonly Proposal[] {
  const own = ownSeat(view);
  const { phase, takeBack } = view.state;
  if (own === null || !hasVoice(state, own) || phase === "seating" || phase === "finished")
    return [];
  const isOpen = (kind: VoteKind, about: Seat | null): boolean =>
    state.votes.some((vote) => vote.kind === kind && vote.about === about);
  const proposal = (kind: VoteKind, about: Seat | null = null): readonly Proposal[] =>
    isOpen(kind, about)
      ? []
      : [
          {
            kind,
            about,
            command: commandOf(kind, about),
            asked: askedIn(state, { id: 0, kind, by: own, about, agreed: [], closesAt: 0 }),
          },
        ];
  return [
    ...(takeBack === own ? proposal("take-back") : []),
    ...(phase === "paused" ? proposal("resume") : proposal("pause")),
    ...state.players.flatMap((player) => {
      if (player?.kind !== "human" || player.left === "free" || player.seat === own) return [];
      return [
        ...(player.left ? [] : proposal("continue-with-bot", player.seat)),
        ...proposal("replace", player.seat),
        // Whoever is absent need not agree; somebody for whom a bot goes on is not asked in any case.
        ...(player.left ? [] : proposal("end-series", player.seat)),
      ];
    }),
    ...proposal("end-series"),
    // Leaving for good: the others agree at once to what they cannot prevent.
    ...proposal("continue-with-bot", own),
    ...proposal("replace", own),
  ];
}

function commandOf(kind: VoteKind, about: Seat | null): Proposal["command"] {
  switch (kind) {
    case "take-back":
      return { type: "take-back" };
    case "pause":
    case "resume":
      return { type: "call-vote", kind };
    case "end-series":
      return { type: "call-vote", kind, ...(about !== null && { about }) };
    case "continue-with-bot":
    case "replace":
      return { type: "call-vote", kind, about: about ?? 0 };
  }
}
