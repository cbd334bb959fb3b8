import type { Rematch } from "../shared/protocol/seating-messages.ts";
import type { TableOpenedBody } from "../shared/protocol/server-messages.ts";
import type { Seat } from "../shared/skat/seats.ts";
import type { BotLevel, TableRules } from "../shared/table/rules.ts";
import type { TableState } from "../shared/table/state.ts";
import { type Answer, answer, refusal, refusedAs } from "./answer.ts";
import { greeted } from "./connection.ts";
import { frameOf } from "./frames.ts";
import type { TableHost } from "./host.ts";
import { addKey, type Credentials, seatOfKey, viewerOf } from "./keys.ts";
import { type Kept, type Opening, openedBody, openFirst } from "./open-table.ts";
import { nameOf } from "./people.ts";
import type { InboxAddress } from "./player/identity.ts";
import { derivedSecret, hashOfDevice, hashOfSecret, textOf } from "./secrets.ts";
import { takeChair } from "./sit-down.ts";
import { recall, type Table } from "./table.ts";
import { webhookAlong } from "./table-webhook.ts";
import type { FreshWebhook } from "./webhook-row.ts";

/** Bytes of a table's id: enough that nobody finds a table by trying. */
const TABLE_ID_BYTES = 9;

export function newTableId(random: (bytes: number) => Uint8Array): string {
  return textOf(random(TABLE_ID_BYTES));
}

/** What the next table has to know of this one: the rules, who sat where, and by which keys they are known again. */
export interface Successor {
  readonly id: string;
  readonly earlier: string;
  readonly rules: TableRules;
  readonly chairs: readonly {
    readonly kind: "human" | "bot";
    readonly name: string;
    readonly level?: BotLevel;
  }[];
  readonly kept: readonly Kept[];
  /** What is told of the next table as it was of this one. */
  readonly webhook: FreshWebhook | null;
}

type LaterRow = { later: string | null; later_commitment: string | null };

/** The table where the same people play on, once it is opened. */
export function laterTable(host: TableHost): { table: string; commitment: string } | null {
  const [row] = host.sql<LaterRow>("SELECT later, later_commitment FROM opening");
  if (!row?.later || !row.later_commitment) return null;
  return { table: row.later, commitment: row.later_commitment };
}

/**
 * One of the players wants to play on with the same people (POST /api/tables/:table/rematch). Whoever asks first settles
 * which table that is; everybody is told the same one. Nothing is lost when the next table is not reached: asking again goes on.
 */
export function nextTable(
  table: Table,
  credentials: Credentials,
): Successor | { readonly refused: Answer } {
  const { host } = table;
  const memory = recall(table);
  if (!memory) return { refused: refusal("TABLE_UNKNOWN") };
  const looking = viewerOf(host, memory, credentials);
  if (!looking.ok) return { refused: refusedAs(looking.refusal) };
  if (looking.value === "public") return { refused: refusal("NOT_SEATED") };
  if (memory.state.phase !== "finished") return { refused: refusal("NOT_NOW") };
  const { table: earlier, players } = memory.state;
  // A deal that was played again is not played a third time.
  const { replay: _, from: __, ...rules } = memory.state.rules;
  const chairs = players.flatMap((player) => {
    if (!player) return [];
    const { kind, level, person } = player;
    return [{ kind, name: nameOf(host, person), ...(level && { level }) }];
  });
  const id = laterId(host);
  const kept = keptChairs(host, memory.state);
  return { id, earlier, rules, chairs, kept, webhook: webhookAlong(table, memory) };
}

function laterId(host: TableHost): string {
  const [row] = host.sql<LaterRow>("SELECT later, later_commitment FROM opening");
  if (row?.later) return row.later;
  const id = newTableId(host.random);
  host.sql("UPDATE opening SET later = ?", id);
  return id;
}

/** The keys of everybody who sits here: not of those replaced on the way, nor of people erased, who have none any more. */
function keptChairs(host: TableHost, { players }: TableState): readonly Kept[] {
  return host
    .sql<{ hash: string; seat: Seat; person: string; name: string }>(
      "SELECT hash, seat, person, name FROM keys JOIN people USING (person)",
    )
    .filter(({ seat, person }) => players[seat]?.person === person)
    .map(({ hash, seat, name }) => ({ hash, seat, name }));
}

/** The next table is open: tells everybody here, once. */
export function announceLater(table: Table, id: string, commitment: string): void {
  const { host } = table;
  const news = host.sql(
    "UPDATE opening SET later_commitment = ? WHERE later = ? AND later_commitment IS NULL RETURNING later",
    commitment,
    id,
  );
  if (news.length === 0) return;
  const frame = frameOf({ kind: "rematch", table: id, commitment });
  for (const connection of greeted(table.connections())) connection.send(frame);
}

/** Who comes from the series before: by the token he had there, or by his browser. */
export interface Returning {
  readonly token?: string | undefined;
  /** The secret of the browser, or one made for this request. */
  readonly device: string;
  readonly inbox?: InboxAddress | undefined;
}

/** Somebody of the series before takes the chair that is kept here; the first to come opens the table. */
export function playOn(
  table: Table,
  successor: Successor,
  { token: oldToken, device, inbox }: Returning,
  asked: Rematch,
): Answer {
  const { host } = table;
  const { id, earlier } = successor;
  const keys = [
    ...(oldToken === undefined ? [] : [hashOfSecret(earlier, oldToken)]),
    hashOfDevice(earlier, device),
  ];
  const holder = oldToken ?? device;
  const token = asked.token ?? derivedSecret(holder, "token", id, "rematch");
  const opening = (seat: Seat): Opening => ({
    ...{ id, rules: successor.rules, replay: null, asked: "rematch", chairs: successor.chairs },
    ...{ seat, token, device, inbox, earlier: { table: earlier, kept: successor.kept } },
    ...{ zone: asked.zone, webhook: successor.webhook },
  });
  const memory = recall(table);
  if (!memory) {
    const own = keys.flatMap((key) => successor.kept.find(({ hash }) => hash === key) ?? [])[0];
    if (!own) return refusal("NOT_SEATED");
    return answer(openedBody(openFirst(table, opening(own.seat)), opening(own.seat)), 201);
  }
  // A device that was added since is known to the series before, and not yet among those whose chairs are kept.
  const own = keptFor(host, keys) ?? keptSince(host, successor, keys);
  if (!own) return refusal("NOT_SEATED");
  const body: TableOpenedBody = openedBody(memory, opening(own.seat));
  if (seatOfKey(host, memory, hashOfSecret(id, token)) === own.seat) return answer(body, 201);
  const person = memory.state.players[own.seat]?.person;
  if (person !== undefined && seatOfKey(host, memory, hashOfDevice(id, device)) === own.seat) {
    // Another device of the same player has sat down already.
    const holder = { seat: own.seat, person, device: inbox?.device ?? null };
    addKey(host, hashOfSecret(id, token), holder);
    return answer(body, 201);
  }
  const guest = {
    name: own.name,
    nonce: asked.nonce ?? "",
    zone: asked.zone,
    token,
    device,
    inbox,
  };
  const seated = takeChair(table, memory, own.seat, guest, () => undefined);
  return seated.status === 201 ? answer(body, 201) : seated;
}

function keptSince(host: TableHost, { kept }: Successor, keys: readonly string[]): Kept | null {
  const own = kept.find(({ hash }) => keys.includes(hash));
  if (!own) return null;
  const chairs = host.sql<{ name: string }>("SELECT name FROM kept WHERE seat = ?", own.seat);
  return chairs.length > 0 ? own : null;
}

function keptFor(host: TableHost, keys: readonly string[]): Kept | null {
  for (const key of keys) {
    const [kept] = host.sql<{ hash: string; seat: Seat; name: string }>(
      "SELECT hash, seat, name FROM kept WHERE hash = ?",
      key,
    );
    if (kept) return kept;
  }
  return null;
}
