import type { ReminderPart } from "../notice.ts";

/** Everything the server tells people who are not at the table, in one language. Dates and lists come ready-made. */
export interface NoticeWords {
  /** What a table without a name is called. */
  readonly table: string;
  readonly yourTurn: string;
  readonly stillYourTurn: string;
  /** Somebody else's turn, or that of several. */
  readonly turnOf: (names: string) => string;
  readonly nobody: string;
  readonly vote: string;
  /** The others vote on the reader's own seat. */
  readonly seat: string;
  readonly expiry: string;
  readonly finished: string;
  readonly deal: (n: number) => string;
  readonly dealOf: (n: number, of: number) => string;
  readonly until: (date: string) => string;
  readonly reminder: Readonly<Record<ReminderPart, string>>;
  readonly voteText: (date: string) => string;
  readonly seatText: (date: string) => string;
  readonly expiryText: (date: string) => string;
  readonly finishedText: string;
  readonly digest: (tables: number) => string;
  /** A push message's two buttons. */
  readonly open: string;
  readonly stop: string;
  /** What a webhook is told when it is set up. */
  readonly test: string;
  readonly mail: {
    readonly why: string;
    /** Above the address that ends it. */
    readonly stop: string;
    readonly confirm: string;
    /** Above the address that confirms. */
    readonly confirmText: string;
    /** Below it. */
    readonly confirmElse: string;
  };
  /** The titles of the feed and the calendar. */
  readonly feed: string;
  readonly calendar: string;
  readonly timeUp: string;
  /** Pages with one button. */
  readonly page: {
    readonly stop: string;
    readonly stopText: string;
    readonly stopButton: string;
    readonly stopped: string;
    readonly confirm: string;
    readonly confirmText: string;
    readonly confirmButton: string;
    readonly confirmed: string;
    readonly unknown: string;
    readonly unknownText: string;
    readonly home: string;
  };
}
