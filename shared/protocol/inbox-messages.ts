import type { Seat } from "../skat/seats.ts";
import type { Pace } from "../table/pace.ts";
import type { Phase, SeatedPlayer } from "../table/state.ts";
import type { VoteKind } from "../table/votes.ts";
import type { Settings, WebhookAsked } from "./notify-messages.ts";

/** A vote that this person is asked in, or that is about this person's seat. */
export interface MyVote {
  readonly id: number;
  readonly kind: VoteKind;
  readonly by: Seat;
  readonly about: Seat | null;
  /** Milliseconds since 1970. */
  readonly closesAt: number;
  /** Whether this person's answer is missing. */
  readonly isAsked: boolean;
  /** Whether it is about this person's seat, who has not agreed: it happens unless he comes back. */
  readonly isAtStake: boolean;
}

/**
 * How a table stands for one of its people: a line of *My tables*, and what notifications are made from. It carries what
 * anybody at the table knows, and never a card. Times are in ms since 1970.
 */
export interface MyTable {
  readonly table: string;
  /** The event it is true of: a higher number replaces a lower one. */
  readonly seq: number;
  readonly at: number;
  readonly phase: Phase;
  readonly seat: Seat;
  /** Everybody who sits there, this person included. */
  readonly players: readonly (Pick<SeatedPlayer, "seat" | "kind"> & { readonly name: string })[];
  readonly chairs: number;
  /** The deal under way, or null between the deals. */
  readonly n: number | null;
  /** How many deals the series has; null where it ends at a limit. */
  readonly deals: number | null;
  readonly pace: Pace["kind"];
  readonly isOwnTurn: boolean;
  /** Everybody the table waits for. */
  readonly waitingFor: readonly Seat[];
  /** When somebody's time is up next, this person's own if it is theirs to act; or null. */
  readonly deadline: number | null;
  /** When 50, 80 and 95 percent of this person's own time are over; empty when it does not run. */
  readonly reminders: readonly number[];
  readonly votes: readonly MyVote[];
  /** When the table is deleted unless somebody comes; null as long as nobody was warned. */
  readonly deletesAt: number | null;
}

interface Reached {
  readonly id: string;
  /** When it was set up, in ms since 1970. */
  readonly added: number;
  /** Mail waits for its owner to say yes. */
  readonly isConfirmed: boolean;
  /** In a row. */
  readonly failures: number;
  /** After ten of them, until it is set up again. */
  readonly isOff: boolean;
}

/** A way to reach the player, without what would let somebody else use it. */
export type MyChannel = Reached &
  (
    | { readonly kind: "push"; readonly isHere: boolean }
    | { readonly kind: "webhook"; readonly format: WebhookAsked["format"]; readonly host: string }
    | { readonly kind: "mail"; readonly address: string }
  );

/** How the player is reached: in `GET /api/me`, and what every call that changes it answers. */
export interface ReachBody {
  readonly channels: readonly MyChannel[];
  /** Where feed and calendar are: paths with a secret that opens nothing else; null without one. */
  readonly feed: { readonly atom: string; readonly ics: string } | null;
  readonly settings: Settings;
}

/** `GET /api/me`. */
export interface MeBody extends ReachBody {
  /** What this server offers beside webhooks and feeds; for push, the key that a browser subscribes with. */
  readonly offered: { readonly push: string | null; readonly mail: boolean };
  /** The server's clock, in ms since 1970. */
  readonly now: number;
  readonly tables: readonly MyTable[];
}
