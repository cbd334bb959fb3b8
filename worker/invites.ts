import type { Seat } from "../shared/skat/seats.ts";
import { DAY_MS } from "../shared/table/pace.ts";
import type { TableHost } from "./host.ts";

/** An invitation as it is kept: by the hash of its secret. Without a seat it is the group's, for the next free chair. */
export interface Invite {
  readonly hash: string;
  readonly seat: Seat | null;
  /** The hash of the token that sat down with it; the group's may be used by many and keeps none. */
  readonly usedBy: string | null;
}

/** How long a link leads to a chair: as long as friends take to answer, and no longer, since whoever finds it may sit down. */
const INVITES_LAST_MS = 30 * DAY_MS;

type InviteRow = { hash: string; seat: Seat | null; used_by: string | null };

/** The link somebody follows to sit down. The secret stays in the fragment: no server and no referrer ever sees it. */
export function inviteUrl(table: string, secret: string): string {
  return `/t/${table}#invite=${secret}`;
}

export function addInvite(host: TableHost, hash: string, seat: Seat | null): void {
  host.sql(
    "INSERT OR IGNORE INTO invites(hash, seat, made) VALUES (?, ?, ?)",
    ...[hash, seat, host.now()],
  );
}

/** The invitation of that secret, unless there is none, it was withdrawn, or nobody has used it for too long. */
export function findInvite(host: TableHost, hash: string): Invite | null {
  const [row] = host.sql<InviteRow>(
    "SELECT hash, seat, used_by FROM invites WHERE hash = ? AND withdrawn = 0 AND (made > ? OR used_by IS NOT NULL)",
    hash,
    host.now() - INVITES_LAST_MS,
  );
  return row ? { hash, seat: row.seat, usedBy: row.used_by } : null;
}

export function useInvite(host: TableHost, { hash, seat }: Invite, token: string): void {
  if (seat !== null) host.sql("UPDATE invites SET used_by = ? WHERE hash = ?", token, hash);
}

/** Withdraws the unused invitations to a chair, or the group's. Answers how many there were. */
export function withdrawInvites(host: TableHost, seat: Seat | null): number {
  return host.sql(
    "UPDATE invites SET withdrawn = 1 WHERE seat IS ? AND used_by IS NULL AND withdrawn = 0 RETURNING hash",
    seat,
  ).length;
}

/** The invitations that still lead to a chair, without their secrets: those are known to whoever made them. */
export function openInvites(host: TableHost): readonly { readonly seat: Seat | null }[] {
  return host.sql<{ seat: Seat | null }>(
    "SELECT DISTINCT seat FROM invites WHERE used_by IS NULL AND withdrawn = 0 AND made > ? ORDER BY seat",
    host.now() - INVITES_LAST_MS,
  );
}
