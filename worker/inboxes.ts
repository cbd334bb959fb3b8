import type { Seat } from "../shared/skat/seats.ts";
import type { TableState } from "../shared/table/state.ts";
import { votesOf, waitedFor } from "../shared/table/turns.ts";
import { setAlarm } from "./alarm.ts";
import type { Connection } from "./connection.ts";
import type { TableHost } from "./host.ts";
import { outgoing, setOutgoing } from "./outbox.ts";
import type { InboxAddress } from "./player/identity.ts";
import type { Memory, Table } from "./table.ts";

/**
 * Where the people of a table have their inboxes, and whether those know the newest. What is still to be told follows from
 * the log (`done_seq` of the outbox against the last event), so that planning it writes nothing: inside an append it only
 * sees to it that the alarm rings in time.
 */
export interface Inboxes {
  /** By person. */
  readonly of: Map<string, Listed>;
  /** When they have to be told at the latest, in ms since 1970; null when they know the newest. */
  due: number | null;
  /** Whether somebody who is not looking has to hear at once. */
  isUrgent: boolean;
  /** Whether they are being told at this moment. */
  isTelling: boolean;
}

/** Somebody's inbox. */
export interface Listed extends InboxAddress {
  /** Whether they want to hear of everything, also while they look at the table. */
  readonly always: boolean;
}

type InboxRow = {
  person: string;
  inbox: string;
  device: string;
  first: number;
  always: number;
};

/** People who look at the table see what happens there; their lists may be so far behind. */
const LATEST_MS = 60_000;

export function readInboxes(host: TableHost, seq: number): Inboxes {
  const rows = host.sql<InboxRow>("SELECT person, inbox, device, first, always FROM inboxes");
  const of = new Map(
    rows.map(({ person, inbox, device, first, always }): [string, Listed] => [
      person,
      { inbox, device, isFirst: first === 1, always: always === 1 },
    ]),
  );
  const { doneSeq, nextTry } = outgoing(host, "inbox");
  const isBehind = of.size > 0 && doneSeq < seq;
  return { of, due: isBehind ? (nextTry ?? host.now()) : null, isUrgent: false, isTelling: false };
}

/**
 * Notes whose inbox hears of this table. A person keeps the first one, and an inbox hears of one seat: the one that its
 * browsers open.
 */
export function addInbox(
  host: TableHost,
  memory: Memory,
  person: string,
  address: InboxAddress | undefined,
): void {
  if (!address) return;
  const { inboxes } = memory;
  const isKnown = [...inboxes.of.values()].some(({ inbox }) => inbox === address.inbox);
  if (isKnown || inboxes.of.has(person)) return;
  const { inbox, device, isFirst } = address;
  keepInbox(host, memory, person, { inbox, device, isFirst, always: false });
  tellAnew(host, memory);
}

/** Somebody's name was erased: the inbox hears that this person sits here no more, and is forgotten then. */
export function leaveInbox(host: TableHost, memory: Memory, person: string): void {
  if (memory.inboxes.of.has(person)) tellAnew(host, memory);
}

/** Has everybody told how things stand, although nothing has happened in the log. */
export function tellAnew(host: TableHost, memory: Memory): void {
  const { inboxes, state } = memory;
  const { doneSeq, nextTry, tries } = outgoing(host, "inbox");
  if (doneSeq >= state.seq) setOutgoing(host, "inbox", { doneSeq: state.seq - 1, nextTry, tries });
  inboxes.due ??= host.now() + LATEST_MS;
  inboxes.isUrgent = true;
  setAlarm(host, memory, state);
}

export function keepInbox(host: TableHost, memory: Memory, person: string, listed: Listed): void {
  const { inbox, device, isFirst, always } = listed;
  host.sql(
    "INSERT OR REPLACE INTO inboxes(person, inbox, device, first, always) VALUES (?, ?, ?, ?, ?)",
    person,
    inbox,
    device,
    isFirst ? 1 : 0,
    always ? 1 : 0,
  );
  memory.inboxes.of.set(person, listed);
}

/** The person hears in another inbox from now on. */
export function moveInbox(
  host: TableHost,
  memory: Memory,
  person: string,
  address: InboxAddress,
): void {
  const always = memory.inboxes.of.get(person)?.always ?? false;
  keepInbox(host, memory, person, { ...address, always });
  tellAnew(host, memory);
}

export function dropInbox(host: TableHost, memory: Memory, person: string): void {
  host.sql("DELETE FROM inboxes WHERE person = ?", person);
  memory.inboxes.of.delete(person);
}

/** Notes whose inbox it was that hears of the table no more. */
export function keepFormer(host: TableHost, person: string, inbox: string): void {
  host.sql("INSERT OR REPLACE INTO former(person, inbox) VALUES (?, ?)", person, inbox);
}

/** An inbox has gone over to another. */
export function renameFormer(host: TableHost, inbox: string, renamed: string): void {
  host.sql("UPDATE former SET inbox = ? WHERE inbox = ?", renamed, inbox);
}

/** Everybody who is, or was, somebody of that inbox. */
export function peopleOfInbox(host: TableHost, inbox: string): readonly string[] {
  return host
    .sql<{ person: string }>(
      "SELECT person FROM inboxes WHERE inbox = ? UNION SELECT person FROM former WHERE inbox = ?",
      inbox,
      inbox,
    )
    .map(({ person }) => person);
}

/** Whether a socket of that seat is open: then its player is looking at the table. */
export function isLooking(connections: readonly Connection[], seat: Seat): boolean {
  return connections.some(({ attachment: { greeted, viewer } }) => greeted && viewer === seat);
}

/**
 * Sees to it, inside the transaction of an append and before the alarm is set, that the inboxes will hear of it: at once
 * where it concerns somebody who is not looking, with the alarm otherwise. Nothing is written.
 */
export function planInboxes(table: Table, { inboxes, state }: Memory, after: TableState): void {
  if (inboxes.of.size === 0) return;
  inboxes.due ??= table.host.now() + LATEST_MS;
  inboxes.isUrgent ||= after.players.some((player) => {
    const listed = player && inboxes.of.get(player.person);
    if (!player || !listed || !isNews(state, after, player.seat)) return false;
    return listed.always || !isLooking(table.connections(), player.seat);
  });
}

/** Whether anything has changed that concerns a seat by itself: its turn, its votes, the end of the series or of the table. */
function isNews(before: TableState, after: TableState, seat: Seat): boolean {
  return (
    waitedFor(before).includes(seat) !== waitedFor(after).includes(seat) ||
    (before.phase === "finished") !== (after.phase === "finished") ||
    before.deletesAt !== after.deletesAt ||
    `${votesOf(before, seat)}` !== `${votesOf(after, seat)}`
  );
}
