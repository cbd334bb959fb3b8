import type { Language } from "../../shared/protocol/languages.ts";

// What is told to people who are not at the table. It names tables and times, never a card.

type NoticeKind = "turn" | "reminder" | "vote" | "seat" | "expiry" | "finished";

/** How much of the time is over when somebody is reminded, in percent. */
export type ReminderPart = 50 | 80 | 95;

/** Something about one table, for one reader. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly table: string;
  /** The event it is true of. */
  readonly seq: number;
  /** What the table is called; empty when it has no name. */
  readonly name: string;
  /** The deal under way and how many the series has; null where that is not known, or not fixed. */
  readonly n: number | null;
  readonly of: number | null;
  /**
   * Milliseconds since 1970, or null: the end of the reader's time; for a vote, also about the reader's seat, when it closes; for an expiry when the
   * table goes.
   */
  readonly deadline: number | null;
  /** For reminders. */
  readonly part?: ReminderPart;
  /** Who is waited for, by name, where readers are told of others' turns. Missing: the reader. */
  readonly who?: readonly string[];
}

/** All tables that wait, once a day. */
export interface Digest {
  readonly kind: "digest";
  readonly tables: readonly Notice[];
}

/** One message to one reader through one channel. */
export interface Letter {
  /** 1 to 120 of `A-Z a-z 0-9 _ . : -`; the same whenever the same thing is tried again, so that receivers can tell. */
  readonly id: string;
  readonly about: Notice | Digest;
  readonly language: Language;
  /** The reader's time zone, an IANA name; empty for UTC. */
  readonly zone: string;
  /** This server as the reader knows it, e.g. `https://skat.example`. */
  readonly origin: string;
  /** Where one tap ends this channel: a path of this server. */
  readonly stop: string;
}
