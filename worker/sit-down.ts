import type { SitDown } from "../shared/protocol/messages.ts";
import type { SeatedBody } from "../shared/protocol/server-messages.ts";
import type { Seat } from "../shared/skat/seats.ts";
import { emptyChair, type Newcomer, sitDown } from "../shared/table/opening.ts";
import { type Answer, answer, refusal, refusedAs } from "./answer.ts";
import { append } from "./append.ts";
import { addInbox } from "./inboxes.ts";
import { findInvite, useInvite } from "./invites.ts";
import { addKey, comingSeatOfKey, mayActFrom, seatOfKey } from "./keys.ts";
import { newPerson, setName } from "./people.ts";
import type { InboxAddress } from "./player/identity.ts";
import { derivedSecret, hashOfDevice, hashOfSecret } from "./secrets.ts";
import { type Memory, recall, type Table } from "./table.ts";
import { wallClock } from "./zones.ts";

/** Somebody who comes to sit down. */
export interface Guest {
  readonly name: string;
  readonly nonce: string;
  /** An IANA zone, if the guest's browser told it. */
  readonly zone?: string | undefined;
  readonly token: string;
  readonly device: string;
  readonly inbox: InboxAddress | undefined;
}

/** From where somebody sits down. */
export interface Sitter {
  /** The secret of the browser, or one made for this request. */
  readonly device: string;
  /** Where the guest hears of the table; left out for programs. */
  readonly inbox?: InboxAddress | undefined;
  /** The foreign web origin the request comes from, or null. */
  readonly origin: string | null;
}

/**
 * Somebody follows an invitation (INTERFACE.md, POST /api/tables/:table/seats). The same invitation with the same token,
 * or from the same browser, is answered the same way again.
 */
export function sitDownHere(
  table: Table,
  asked: SitDown,
  { device, inbox, origin }: Sitter,
): Answer {
  const { host } = table;
  const memory = recall(table);
  if (!memory) return refusal("TABLE_UNKNOWN");
  if (!mayActFrom(memory, origin)) return refusal("ORIGIN_NOT_ALLOWED");
  const id = memory.state.table;
  const inviteHash = hashOfSecret(id, asked.invite);
  const token = asked.token ?? derivedSecret(device, "token", id, inviteHash);
  const invite = findInvite(host, inviteHash);
  if (!invite) return refusal("INVITE_UNKNOWN");
  const tokenHash = hashOfSecret(id, token);
  const sitsAt = seatOfKey(host, memory, tokenHash) ?? comingSeatOfKey(host, memory, tokenHash);
  if (sitsAt !== null) {
    const isRepeated = invite.seat === null || invite.usedBy === tokenHash;
    return isRepeated ? seatedAs(sitsAt, token) : refusal("SEAT_TAKEN", { seat: sitsAt });
  }
  if (invite.usedBy !== null) return refusal("INVITE_USED");
  const seat = invite.seat ?? emptyChair(memory.state);
  if (seat === null) return refusal("SEAT_TAKEN");
  const { name, nonce = "", zone } = asked;
  const guest = { name, nonce, zone, token, device, inbox };
  return takeChair(table, memory, seat, guest, () => useInvite(host, invite, tokenHash));
}

/** Seats somebody on an empty chair, with what belongs to it in the same transaction. */
export function takeChair(
  table: Table,
  memory: Memory,
  seat: Seat,
  { name, nonce, zone, token, device, inbox }: Guest,
  alongside: () => void,
): Answer {
  const { host } = table;
  const id = memory.state.table;
  const person = newPerson(host);
  const offsets = wallClock(host, memory.state.rules, zone);
  const newcomer: Newcomer = {
    ...{ seat, person, kind: "human", nonce: nonce.toLowerCase() },
    ...(offsets && { offsets }),
  };
  const seated = append(table, memory, (state, context) => {
    const decided = sitDown(state, newcomer, context);
    if (!decided.ok) return decided;
    setName(host, person, name);
    const holder = { seat, person, device: inbox?.device ?? null };
    addKey(host, hashOfSecret(id, token), holder);
    addKey(host, hashOfDevice(id, device), holder);
    addInbox(host, memory, person, inbox);
    alongside();
    return decided;
  });
  if (!seated.ok) return refusedAs(seated.refusal);
  return seatedAs(seat, token);
}

function seatedAs(seat: Seat, token: string): Answer {
  const body: SeatedBody = { seat, token };
  return answer(body, 201);
}
