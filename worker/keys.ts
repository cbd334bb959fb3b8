import { errorOf } from "../shared/protocol/errors.ts";
import { accepted, type Result } from "../shared/skat/refusal.ts";
import type { Seat } from "../shared/skat/seats.ts";
import type { Viewer } from "../shared/table/view.ts";
import type { TableHost } from "./host.ts";
import { hashOfDevice, hashOfSecret } from "./secrets.ts";
import type { Memory } from "./table.ts";

/** What a request brings to say who sends it. The edge has already dropped a cookie that it may not come with. */
export interface Credentials {
  readonly token?: string | undefined;
  /** The browser's device secret. */
  readonly device?: string | undefined;
  /** The inbox that browser was added to; left out where it has its own. */
  readonly inbox?: string | undefined;
  /** The foreign web origin the request comes from; null for our own pages and for programs. */
  readonly origin: string | null;
}

type KeyRow = { seat: Seat; person: string };

/** For whom a key opens, and from which browser. */
export interface Holder {
  readonly seat: Seat;
  readonly person: string;
  /** The hash by which the player's inbox knows the browser; null for programs. */
  readonly device: string | null;
}

/** Lets whoever holds a secret act for a seat; only the secret's hash is kept. A known key keeps its first seat. */
export function addKey(host: TableHost, hash: string, { seat, person, device }: Holder): void {
  host.sql(
    "INSERT OR IGNORE INTO keys(hash, seat, person, device) VALUES (?, ?, ?, ?)",
    ...[hash, seat, person, device],
  );
}

export function isKey(host: TableHost, hash: string): boolean {
  return host.sql("SELECT 1 AS one FROM keys WHERE hash = ?", hash).length > 0;
}

/** Drops the keys of a browser; answers their hashes. */
export function dropKeysOf(host: TableHost, device: string): readonly string[] {
  return host
    .sql<{ hash: string }>("DELETE FROM keys WHERE device = ? RETURNING hash", device)
    .map(({ hash }) => hash);
}

/** A key turns out to be that of a browser. */
export function nameKey(host: TableHost, hash: string, device: string): void {
  host.sql("UPDATE keys SET device = ? WHERE hash = ? AND device IS NULL", device, hash);
}

/** A browser is known by another hash from now on. */
export function renameKeys(host: TableHost, device: string, renamed: string): void {
  host.sql("UPDATE keys SET device = ? WHERE device = ?", renamed, device);
}

/** The hash of the key somebody shows, if any. */
export function keyShown(table: string, { token, device, origin }: Credentials): string | null {
  if (token !== undefined) return hashOfSecret(table, token);
  return device === undefined || origin !== null ? null : hashOfDevice(table, device);
}

/** The seat a key opens, as long as the same person sits there. */
export function seatOfKey(host: TableHost, memory: Memory, hash: string): Seat | null {
  const [key] = host.sql<KeyRow>("SELECT seat, person FROM keys WHERE hash = ?", hash);
  if (!key) return null;
  return memory.state.players[key.seat]?.person === key.person ? key.seat : null;
}

/** The seat a key will open from the next deal on. */
export function comingSeatOfKey(host: TableHost, { state }: Memory, hash: string): Seat | null {
  const [key] = host.sql<KeyRow>("SELECT seat, person FROM keys WHERE hash = ?", hash);
  if (!key) return null;
  return state.incoming[key.seat]?.person === key.person ? key.seat : null;
}

/** A page of another site may act for a seat only where the opener said so (DESIGN.md, Other origins). */
export function mayActFrom({ state }: Memory, origin: string | null): boolean {
  return origin === null || state.rules.embedOrigins.includes(origin);
}

/** Who looks, or the refusal: an unknown token is refused, an unknown browser is a spectator. */
export function viewerOf(
  host: TableHost,
  memory: Memory,
  { token, device, origin }: Credentials,
): Result<Viewer> {
  const { table } = memory.state;
  if (token !== undefined) {
    if (!mayActFrom(memory, origin)) return refused("ORIGIN_NOT_ALLOWED");
    const hash = hashOfSecret(table, token);
    const { right, bucket } = memory.tokens;
    if (!right.has(hash) && !bucket(host.now())) return refused("RATE_LIMITED");
    const seat = seatOfKey(host, memory, hash);
    if (seat !== null) {
      right.add(hash);
      return accepted(seat);
    }
    // Until the next deal a newcomer looks on like anybody else.
    const isComing = comingSeatOfKey(host, memory, hash) !== null;
    return isComing ? accepted("public") : refused("TOKEN_UNKNOWN");
  }
  if (device === undefined || origin !== null) return accepted("public");
  const seat = seatOfKey(host, memory, hashOfDevice(table, device));
  return accepted(seat ?? "public");
}

function refused(code: "ORIGIN_NOT_ALLOWED" | "TOKEN_UNKNOWN" | "RATE_LIMITED") {
  return { ok: false as const, refusal: errorOf(code) };
}
