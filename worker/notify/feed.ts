import type { Notice } from "./notice.ts";
import type { Reading } from "./text.ts";

/** How a table stands for one of its players, as feed and calendar tell it. */
export interface FeedTable {
  readonly table: string;
  readonly name: string;
  readonly n: number | null;
  readonly of: number | null;
  /** The event since which it stands so: a new number is news to a feed reader. */
  readonly seq: number;
  /** When that was, in ms since 1970. */
  readonly at: number;
  readonly isOwnTurn: boolean;
  /** The end of the player's own time, in ms since 1970; null when it does not run. */
  readonly deadline: number | null;
  readonly isOver: boolean;
  /** How many votes wait for the player. */
  readonly votes: number;
  /** Until when the player has to come back to keep the seat, in ms since 1970; null when nobody votes on it. */
  readonly comeBackBy: number | null;
}

/** Everything of one player that feed and calendar are made from. */
export interface Feed extends Reading {
  /** The same for ever, and no secret. */
  readonly id: string;
  readonly tables: readonly FeedTable[];
  /** This server as the reader knows it, e.g. `https://skat.example`. */
  readonly origin: string;
}

/** What there is to tell about a table; null when it waits for somebody else. */
export function noticeOf(table: FeedTable): Notice | null {
  const { isOver, isOwnTurn, votes, comeBackBy, ...facts } = table;
  if (isOver) return { kind: "finished", ...facts, deadline: null };
  if (comeBackBy !== null) return { kind: "seat", ...facts, deadline: comeBackBy };
  if (isOwnTurn) return { kind: "turn", ...facts };
  return votes > 0 ? { kind: "vote", ...facts, deadline: null } : null;
}
