import type { MyTable } from "../../shared/protocol/inbox-messages.ts";
import type { Host } from "../host.ts";
import { isLaidOut } from "./schema.ts";

type TableRow = { id: string; seq: number; body: string | null };

/** What is known of one table: up to which event, and how it stands; null when the player sits there no more. */
export interface Known {
  readonly seq: number;
  readonly standing: MyTable | null;
}

export function knownOf(host: Host, table: string): Known | null {
  const [row] = host.sql<TableRow>("SELECT id, seq, body FROM tables WHERE id = ?", table);
  return row ? { seq: row.seq, standing: standingIn(row) } : null;
}

export function keepTable(host: Host, table: string, { seq, standing }: Known): void {
  host.sql(
    "INSERT OR REPLACE INTO tables(id, seq, body) VALUES (?, ?, ?)",
    table,
    seq,
    standing && JSON.stringify(standing),
  );
}

/** Takes a table off the list. It comes back by itself when something happens there. */
export function putAway(host: Host, table: string): void {
  if (isLaidOut(host)) host.sql("UPDATE tables SET body = NULL WHERE id = ?", table);
}

/** Every table the player was ever heard to sit at, also those that were put away. */
export function tableIds(host: Host): readonly string[] {
  return host.sql<{ id: string }>("SELECT id FROM tables").map(({ id }) => id);
}

/** All tables of the player. */
export function tablesOf(host: Host): readonly MyTable[] {
  if (!isLaidOut(host)) return [];
  return host
    .sql<TableRow>("SELECT id, seq, body FROM tables WHERE body IS NOT NULL")
    .flatMap((row) => standingIn(row) ?? []);
}

function standingIn({ body }: TableRow): MyTable | null {
  return body === null ? null : (JSON.parse(body) as MyTable);
}
