import { accepted } from "../shared/skat/refusal.ts";
import type { Seat } from "../shared/skat/seats.ts";
import { leaveForGood } from "../shared/table/leaving.ts";
import type { TableState } from "../shared/table/state.ts";
import { append } from "./append.ts";
import { deleteTable } from "./expiry.ts";
import type { TableHost } from "./host.ts";
import { dropInbox, peopleOfInbox, tellAnew } from "./inboxes.ts";
import { announcePresence, erasePerson, isErased } from "./people.ts";
import { laterTable } from "./rematch.ts";
import { turnAway } from "./replaced.ts";
import { type Memory, recall, type Table } from "./table.ts";
import { dropWebhook } from "./webhook-row.ts";

// A player wants to be forgotten, at all tables. His own inbox asks for it, since the tables know him by nothing else.

/** Chairs that are kept for a player where the same people play on: by the hashes of his keys here. */
export interface KeptElsewhere {
  readonly table: string;
  readonly keys: readonly string[];
}

/** Where a chair may be kept for whoever has that inbox; null for nowhere. */
export function keptElsewhere({ host }: Table, inbox: string): KeptElsewhere | null {
  const later = laterTable(host);
  const keys = peopleOfInbox(host, inbox).flatMap((person) => keysOf(host, person));
  return later && keys.length > 0 ? { table: later.table, keys } : null;
}

function keysOf(host: TableHost, person: string): readonly string[] {
  return host
    .sql<{ hash: string }>("SELECT hash FROM keys WHERE person = ?", person)
    .map(({ hash }) => hash);
}

/** Keeps no chair any more for the holder of those keys, and tells no webhook of his. */
export function forgetKept(table: Table, keys: readonly string[]): void {
  const { host } = table;
  const memory = recall(table);
  if (!memory) return;
  host.transact(() => {
    for (const key of keys) {
      const [kept] = host.sql<{ seat: Seat }>(
        "DELETE FROM kept WHERE hash = ? RETURNING seat",
        key,
      );
      if (kept?.seat === memory.webhook.kept?.by) dropWebhook(host, memory);
    }
  });
}

/**
 * Forgets everything about whoever has that inbox, beside the game: at once, and with the keys, since somebody who wants to be
 * forgotten does not come back. A bot goes on, or the series ends (`leaveForGood`). A table where nobody else sits goes as a
 * whole. Asked again, it does nothing more.
 * @returns whether all is done; not while somebody waits for the seat he takes over with the next deal
 */
export function eraseHere(table: Table, inbox: string): boolean {
  const { host } = table;
  const memory = recall(table);
  if (!memory) return true;
  const people = peopleOfInbox(host, inbox);
  if (people.length === 0) return true;
  if (!isAnybodyElse(host, memory.state, people)) {
    deleteTable(table);
    return true;
  }
  const isComing = Object.values(memory.state.incoming).some(({ person }) =>
    people.includes(person),
  );
  // An inbox has one seat at a table.
  const seat = seatOf(memory.state, people);
  append(table, memory, (state, context) => {
    // Where nothing happens any more, the others have to be told that the name is gone.
    tellAnew(host, memory);
    for (const person of people) {
      erasePerson(host, memory, person);
      forgetKeys(host, person);
      if (!isComing) forgetInbox(host, memory, person);
    }
    return accepted(seat === undefined ? [] : leaveForGood(state, seat, context));
  });
  turnAway(table, (viewer) => viewer === seat);
  announcePresence(table, memory);
  return !isComing;
}

function seatOf({ players }: TableState, people: readonly string[]): Seat | undefined {
  return players.find((player) => player && people.includes(player.person))?.seat;
}

/** Whether anybody sits here, or is about to, who is neither a bot nor erased nor one of these. */
function isAnybodyElse(
  host: TableHost,
  { players, incoming }: TableState,
  people: readonly string[],
): boolean {
  return [...players, ...Object.values(incoming)].some(
    (player) =>
      player?.kind === "human" && !people.includes(player.person) && !isErased(host, player.person),
  );
}

function forgetKeys(host: TableHost, person: string): void {
  host.sql(
    "UPDATE invites SET used_by = '' WHERE used_by IN (SELECT hash FROM keys WHERE person = ?)",
    person,
  );
  host.sql("DELETE FROM keys WHERE person = ?", person);
}

function forgetInbox(host: TableHost, memory: Memory, person: string): void {
  host.sql("DELETE FROM former WHERE person = ?", person);
  dropInbox(host, memory, person);
}
