import type { MyTable } from "../../shared/protocol/inbox-messages.ts";
import type { Host } from "../host.ts";

// Since when a table stands as it does for the player: a feed shows the same turn as the same entry, however much else happens.

/** Since which event, and since when in ms since 1970. */
export interface Since {
  readonly seq: number;
  readonly at: number;
}

type SinceRow = { seq: number; at: number; key: string };

/**
 * Whether it is the player's turn anew: it was another's, or the time of the one before has run out, so that a bot has played
 * it. Somebody who acts and is on turn once more has that turn still.
 */
export function isNewTurn(before: MyTable | null, after: MyTable): boolean {
  if (!after.isOwnTurn) return false;
  if (!before?.isOwnTurn) return true;
  const { deadline } = before;
  return deadline !== null && deadline <= after.at && deadline !== after.deadline;
}

/** Notes it when a table tells that something has changed for the player; it writes only then. */
export function noteSince(host: Host, before: MyTable | null, standing: MyTable): void {
  const { table, seq, at } = standing;
  const key = situationOf(standing);
  if (sinceRow(host, table)?.key === key && !isNewTurn(before, standing)) return;
  host.sql(
    "INSERT OR REPLACE INTO since(id, seq, at, key) VALUES (?, ?, ?, ?)",
    table,
    seq,
    at,
    key,
  );
}

export function sinceOf(host: Host, { table, seq, at }: MyTable): Since {
  const row = sinceRow(host, table);
  return row ? { seq: row.seq, at: row.at } : { seq, at };
}

function sinceRow(host: Host, table: string): SinceRow | undefined {
  return host.sql<SinceRow>("SELECT seq, at, key FROM since WHERE id = ?", table)[0];
}

/** What has to change for there to be news. */
function situationOf({ phase, isOwnTurn, votes }: MyTable): string {
  if (phase === "finished") return "over";
  const atStake = votes.filter(({ isAtStake }) => isAtStake).map(({ id }) => id);
  if (atStake.length > 0) return `seat ${atStake}`;
  if (isOwnTurn) return "turn";
  return `votes ${votes.filter(({ isAsked }) => isAsked).map(({ id }) => id)}`;
}
