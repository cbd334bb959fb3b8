import { bytesToHex } from "@noble/hashes/utils.js";
import type { Seat } from "../shared/skat/seats.ts";
import type { PersonShown } from "../shared/table/view.ts";
import { type Answer, answer, refusal } from "./answer.ts";
import { greeted } from "./connection.ts";
import { frameOf } from "./frames.ts";
import type { TableHost } from "./host.ts";
import { leaveInbox } from "./inboxes.ts";
import { type Memory, type Table, timeAt } from "./table.ts";
import { dropWebhook } from "./webhook-row.ts";

/** What is shown of somebody whose name was erased. */
const FORMER_PLAYER = "former player";

const PERSON_BYTES = 8;

/** An opaque id for somebody at one table: it says nothing about the same person at another. */
export function newPerson(host: TableHost): string {
  return bytesToHex(host.random(PERSON_BYTES));
}

type PersonRow = { person: string; name: string };

export function isErased(host: TableHost, person: string): boolean {
  return host.sql("SELECT 1 AS one FROM people WHERE person = ?", person).length === 0;
}

export function nameOf(host: TableHost, person: string): string {
  const [row] = host.sql<PersonRow>("SELECT name FROM people WHERE person = ?", person);
  return row?.name ?? FORMER_PLAYER;
}

export function setName(host: TableHost, person: string, name: string): void {
  host.sql(
    "INSERT INTO people(person, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name",
    person,
    name,
  );
}

/** `PUT /api/tables/:table/name`. */
export function rename(table: Table, memory: Memory, seat: Seat, name: string): Answer {
  const person = memory.state.players[seat]?.person;
  if (person === undefined) return refusal("NOT_SEATED");
  setName(table.host, person, name);
  announcePresence(table, memory);
  return answer({ seat, name });
}

/**
 * `DELETE /api/tables/:table/name`: erases a person. The name goes at once, and so does everything else that is not the game; the keys go as soon as nobody waits for the
 * seat any more, which is when the series is over. The log never held anything but an opaque id and stays as it is.
 */
export function eraseMe(table: Table, memory: Memory, seat: Seat): Answer {
  const { host } = table;
  const person = memory.state.players[seat]?.person;
  if (person === undefined) return refusal("NOT_SEATED");
  host.transact(() => {
    erasePerson(host, memory, person);
    leaveInbox(host, memory, person);
    if (memory.state.phase === "finished") forgetErased(host);
  });
  announcePresence(table, memory);
  return answer({ seat, name: FORMER_PLAYER });
}

/** Deletes what is kept of a person beside the game, keys and inbox left out. To be called inside a transaction. */
export function erasePerson(host: TableHost, memory: Memory, person: string): void {
  for (const table of ["people", "plans", "notes", "mutes", "talk", "reports"])
    host.sql(`DELETE FROM ${table} WHERE person = ?`, person);
  host.sql("DELETE FROM mutes WHERE muted = ?", person);
  host.sql("DELETE FROM reports WHERE line NOT IN (SELECT id FROM talk)");
  memory.plans.delete(person);
  const seat = memory.state.players.find((player) => player?.person === person)?.seat;
  if (seat === undefined) return;
  if (memory.webhook.kept?.by === seat) dropWebhook(host, memory);
  host.sql("UPDATE kept SET name = ? WHERE seat = ?", FORMER_PLAYER, seat);
}

/** Drops the keys of everybody whose name was erased. */
export function forgetErased(host: TableHost): void {
  for (const table of ["keys", "former"])
    host.sql(`DELETE FROM ${table} WHERE person NOT IN (SELECT person FROM people)`);
  host.sql("UPDATE invites SET used_by = '' WHERE used_by NOT IN (SELECT hash FROM keys)");
}

/** Everybody at the table, by seat; undefined for an empty chair. */
export function peopleOf(table: Table, memory: Memory): readonly (PersonShown | undefined)[] {
  const present = new Set(greeted(table.connections()).map(({ attachment }) => attachment.viewer));
  return memory.state.players.map((player) => {
    if (!player) return undefined;
    const name = nameOf(table.host, player.person);
    const isPresent = player.kind === "bot" || present.has(player.seat);
    return { name, present: isPresent, away: player.left !== undefined };
  });
}

/** Tells every open socket who is there. */
export function announcePresence(table: Table, memory: Memory): void {
  const frame = presenceFrame(table, memory);
  for (const connection of greeted(table.connections())) connection.send(frame);
}

function presenceFrame(table: Table, memory: Memory): string {
  const connections = greeted(table.connections());
  const people = peopleOf(table, memory);
  return frameOf({
    kind: "presence",
    players: memory.state.players.flatMap((player) => {
      const person = player && people[player.seat];
      return person ? [{ seat: player.seat, ...person }] : [];
    }),
    spectators: connections.filter(({ attachment }) => attachment.viewer === "public").length,
    now: timeAt(table.host, memory),
  });
}
