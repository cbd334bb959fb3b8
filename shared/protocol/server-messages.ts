import type { Refusal } from "../skat/refusal.ts";
import type { Seat } from "../skat/seats.ts";
import type { ProjectedEvent } from "../table/events.ts";
import type { Plans } from "../table/plans.ts";
import type { SeatView } from "../table/view.ts";
import type { Language } from "./languages.ts";
import type { WebhookAsked } from "./notify-messages.ts";
import type { Phrase } from "./phrases.ts";

// What the server sends (INTERFACE.md, HTTP and Socket). Clients ignore fields and kinds of frames they do not know:
// additions are no new version.

/** At most so many events travel in one frame. */
export const EVENTS_A_FRAME = 20;

interface EventsFrame {
  readonly kind: "events";
  readonly events: readonly ProjectedEvent[];
}

/** The command was accepted; `seq` is the last event it caused. Comes after the frames with those events. */
interface DoneFrame {
  readonly kind: "done";
  readonly id: string;
  readonly seq: number;
}

/** The command, or a message that could not be read (then without an id), was refused; nothing has changed. */
interface RefusedFrame {
  readonly kind: "refused";
  readonly id?: string;
  readonly error: Refusal;
}

/** Somebody at the table said something. Spectators hear the phrases, free text goes to the players alone. */
export interface SaidFrame {
  readonly kind: "said";
  /** Of free text: what it is reported or removed by. */
  readonly id?: number;
  readonly seat: Seat;
  readonly at: number;
  readonly phrase?: Phrase;
  readonly text?: string;
}

/** Who is there, and under which name: sent whole whenever it changes. */
export interface PresenceFrame {
  readonly kind: "presence";
  readonly players: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly present: boolean;
    readonly away: boolean;
  }[];
  /** How many people watch without a seat. */
  readonly spectators: number;
  /** What time it is at the table, in ms since 1970: deadlines are told by this clock, and a device may have another. */
  readonly now: number;
}

/** The same people play on at another table, whose chairs are kept for them. */
interface RematchFrame {
  readonly kind: "rematch";
  readonly table: string;
  readonly commitment: string;
}

/** The plans of this very person have changed: on another device, or because they were followed or came to nothing. */
interface PlansFrame extends PlansBody {
  readonly kind: "plans";
}

export type ServerMessage =
  | PlansFrame
  | EventsFrame
  | DoneFrame
  | RefusedFrame
  | SaidFrame
  | PresenceFrame
  | RematchFrame;

/** `GET /api/tables/:table`. */
export interface TableBody extends SeatView {
  readonly seq: number;
  /** Whether the viewer opened the table, and so sees to its empty chairs. */
  readonly opener: boolean;
  /** Whether the viewer sees to the table's webhook: its opener, and whoever has set it up at the table before. */
  readonly webhook: boolean;
  /** Where the same people play on; null as long as nobody has asked for it. */
  readonly rematch: { readonly table: string; readonly commitment: string } | null;
}

/** `GET /api/tables/:table/events`, and the answer to a command, whose `seq` is the last event it caused. */
export interface EventsBody {
  readonly seq: number;
  readonly events: readonly ProjectedEvent[];
}

/** `POST /api/tables`. */
export interface TableOpenedBody {
  readonly table: string;
  readonly seat: Seat;
  readonly token: string;
  readonly commitment: string;
  readonly url: string;
  /** The spectators' link; null when nobody may watch. */
  readonly watch: string | null;
  /** Links for the other human seats, and one more, of the group, that fills the next free seat. */
  readonly invites: readonly { readonly seat: Seat | null; readonly url: string }[];
}

/** `GET` and `PUT /api/tables/:table/plans`. */
export interface PlansBody extends Omit<Plans, "k" | "withdrawnAt"> {
  /** Cards planned for the next turn have come to nothing, and the turn is still to come. */
  readonly withdrawn?: true;
}

/** `GET /api/tables/:table/notes`: by the number of the deal. */
export interface NotesBody {
  readonly notes: readonly { readonly n: number; readonly text: string }[];
}

/** `GET`, `POST` and `DELETE /api/tables/:table/webhook`. */
export interface TableWebhookBody {
  readonly webhook: {
    readonly format: WebhookAsked["format"];
    /** Of its address no more than this is told again. */
    readonly host: string;
    readonly language: Language;
    readonly zone: string;
    /** In a row. */
    readonly failures: number;
    /** After ten of them, until it is set up again. */
    readonly isOff: boolean;
  } | null;
  /** What its messages are signed with: told once, when it is set up. */
  readonly secret?: string;
}

/** A line of free text that is kept for those who were not there. */
export interface TalkLine {
  readonly id: number;
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
}

/** `POST /api/tables/:table/seats`. */
export interface SeatedBody {
  readonly seat: Seat;
  readonly token: string;
}
