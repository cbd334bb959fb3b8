import type { OpenTable } from "../../shared/protocol/messages.ts";
import type { TableOpenedBody } from "../../shared/protocol/server-messages.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { giveCommand, openTable, playOn } from "../store/api.ts";
import { rememberInvites } from "../store/invites.ts";
import { randomId, randomNonce, randomTableId } from "../store/random.ts";
import { firstSeen, rememberNonce } from "../store/shuffle-watch.ts";
import { ownZone } from "../store/zone.ts";
import { navigate, tablePath } from "./router.ts";

/** What is to be opened; the id is drawn once, so that asking again after a lost answer opens no second table. */
export interface Opening {
  readonly id: string;
  readonly asked: Omit<OpenTable, "id">;
}

export function newOpening(asked: Opening["asked"]): Opening {
  return { id: randomTableId(), asked };
}

/** Opens the table and goes there; answers why not. */
export async function open({ id, asked }: Opening): Promise<Refusal | null> {
  const answer = await openTable({ ...asked, id });
  if (!answer.ok) return answer.refusal;
  await cut(answer.value);
  enter(answer.value);
  return null;
}

/**
 * Goes to the table where the same people play on: whoever asks first opens it, the others find it open. Answers why not.
 * @param seen whether the next table's commitment was seen already: only then a share in its shuffle may go with it
 */
export async function openRematch(table: string, seen: boolean): Promise<Refusal | null> {
  const nonce = randomNonce();
  const answer = await playOn(table, { ...ownZone(), ...(seen && { nonce }) });
  if (!answer.ok) return answer.refusal;
  if (seen) rememberNonce(answer.value.table, nonce);
  else await cut(answer.value);
  enter(answer.value);
  return null;
}

/**
 * Gives the opener's share in the shuffle now that the commitment is known: a table that is full already deals as soon as
 * its opener looks. Refused, it was dealt before; unanswered, it is given again from the table itself.
 */
async function cut({ table, commitment }: TableOpenedBody): Promise<void> {
  firstSeen(table, commitment);
  const nonce = randomNonce();
  const answer = await giveCommand(table, { id: randomId(), command: { type: "cut", nonce } });
  if (answer.ok) rememberNonce(table, nonce);
}

function enter({ table, invites }: TableOpenedBody): void {
  rememberInvites(table, invites);
  navigate(tablePath(table));
}
