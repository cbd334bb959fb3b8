import type { OpenTable } from "../../shared/protocol/messages.ts";
import type { Refusal } from "../../shared/skat/refusal.ts";
import { openTable } from "../store/api.ts";
import { rememberInvites } from "../store/invites.ts";
import { randomTableId } from "../store/random.ts";
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
  const { table, invites } = answer.value;
  rememberInvites(table, invites);
  navigate(tablePath(table));
  return null;
}
