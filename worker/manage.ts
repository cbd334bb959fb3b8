import type { Invited, SeatBot } from "../shared/protocol/seating-messages.ts";
import type { Seat } from "../shared/skat/seats.ts";
import { emptyChair, isFree, sitDown } from "../shared/table/opening.ts";
import { type Answer, answer, refusal, refusedAs } from "./answer.ts";
import { append } from "./append.ts";
import { DEFAULT_LEVEL } from "./bot-turn.ts";
import { addInvite, inviteUrl, openInvites, withdrawInvites } from "./invites.ts";
import { BOT_NAME } from "./open-table.ts";
import { isOpener } from "./opener.ts";
import { newPerson, setName } from "./people.ts";
import { hashOfSecret, SECRET_BYTES, textOf } from "./secrets.ts";
import type { Memory, Table } from "./table.ts";

// What only whoever opened the table may do: see to its empty chairs.

/** `POST /api/tables/:table/bots`: a bot takes an empty chair. */
export function seatBot(table: Table, memory: Memory, by: Seat, asked: SeatBot): Answer {
  const { host } = table;
  if (!isOpener(host, by)) return refusal("ONLY_OPENER");
  if (!memory.state.rules.bots) return refusal("NOT_NOW");
  const { seat, level = DEFAULT_LEVEL } = asked;
  const person = newPerson(host);
  const seated = append(table, memory, (state, context) => {
    const newcomer = { seat, person, kind: "bot" as const, level, nonce: "" };
    const decided = sitDown(state, newcomer, context);
    if (decided.ok) setName(host, person, BOT_NAME);
    return decided;
  });
  return seated.ok ? answer({ seat, level }, 201) : refusedAs(seated.refusal);
}

/** `GET /api/tables/:table/invites`: which chairs can still be taken by a link. The links are known to whoever made them. */
export function listInvites({ host }: Table, by: Seat): Answer {
  return isOpener(host, by) ? answer({ invites: openInvites(host) }) : refusal("ONLY_OPENER");
}

/** `POST /api/tables/:table/invites`: a new link to an empty chair, to a seat that was set free, or for the group. */
export function invite({ host }: Table, { state }: Memory, by: Seat, { seat }: Invited): Answer {
  // Everybody has agreed that a seat set free is to be taken over, and the opener may be the one who is gone.
  const isFreed = seat !== null && isFree(state, seat);
  if (!isFreed && !isOpener(host, by)) return refusal("ONLY_OPENER");
  const isTaken = seat === null ? emptyChair(state) === null : state.players[seat] !== null;
  if (isTaken && !isFreed) return refusal("SEAT_TAKEN", { seat });
  const secret = textOf(host.random(SECRET_BYTES));
  addInvite(host, hashOfSecret(state.table, secret), seat);
  return answer({ seat, url: inviteUrl(state.table, secret) }, 201);
}

/** `DELETE /api/tables/:table/invites`: the unused links to a chair, or the group's, lead nowhere any more. */
export function withdraw({ host }: Table, by: Seat, { seat }: Invited): Answer {
  if (!isOpener(host, by)) return refusal("ONLY_OPENER");
  return answer({ seat, withdrawn: withdrawInvites(host, seat) });
}
