import type { MyTable, MyVote } from "../shared/protocol/inbox-messages.ts";
import type { TableState } from "../shared/table/state.ts";
import { turnsOf } from "../shared/table/turns.ts";
import { isAtStake, openIn } from "../shared/table/votes.ts";

/** What a table tells the inbox of one of its people: how things stand, or that this person sits there no more. */
export type InboxMessage =
  | { readonly kind: "stands"; readonly standing: MyTable; readonly isLooking: boolean }
  | { readonly kind: "left"; readonly table: string; readonly seq: number };

/** What an inbox makes of it. */
export interface InboxAnswer {
  /** Whether the inbox is that of the browser that sat down. */
  readonly isKnown: boolean;
  /** Whether its player wants to hear also while looking at the table. */
  readonly always: boolean;
}

/**
 * How the table stands for somebody; null when the person sits there no more. Whoever takes over a seat with the next deal
 * is on the list already.
 * @param nameOf what a person is called
 */
export function standingOf(
  state: TableState,
  person: string,
  nameOf: (person: string) => string,
): MyTable | null {
  const { players, rules, deal, phase, table, seq, at, deletesAt } = state;
  const facts = turnsOf(state);
  const own = facts.find((one) => one.person === person);
  const coming = Object.values(state.incoming).find((one) => one.person === person);
  const seat = own?.seat ?? coming?.seat;
  if (seat === undefined) return null;
  const seated = players.flatMap((player) => (player ? [player] : []));
  return {
    ...{ table, seq, at, phase, seat, deletesAt },
    players: seated.map((player) => {
      const shown = coming?.seat === player.seat ? coming : player;
      return { seat: shown.seat, kind: shown.kind, name: nameOf(shown.person) };
    }),
    chairs: rules.players,
    n: deal?.n ?? null,
    deals: rules.limit === undefined ? rules.deals : null,
    pace: rules.pace.kind,
    isOwnTurn: own?.isOwnTurn ?? false,
    waitingFor: own?.waitingFor ?? facts[0]?.waitingFor ?? [],
    deadline: own?.deadline ?? null,
    reminders: own?.isOwnTurn ? own.reminders : [],
    votes: votesFor(state, own?.votes ?? [], seat),
  };
}

function votesFor(
  state: TableState,
  ids: readonly number[],
  seat: MyTable["seat"],
): readonly MyVote[] {
  return state.votes
    .filter(({ id }) => ids.includes(id))
    .map((vote) => {
      const { id, kind, by, about, closesAt } = vote;
      return {
        id,
        kind,
        by,
        about,
        closesAt,
        isAsked: openIn(state, vote).includes(seat),
        isAtStake: isAtStake(vote, seat),
      };
    });
}
