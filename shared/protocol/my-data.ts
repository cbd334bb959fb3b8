import type { Seat } from "../skat/seats.ts";
import type { Offsets } from "../table/working-time.ts";
import type { NotesBody, PlansBody, TableWebhookBody, TalkLine } from "./server-messages.ts";

/** What a table keeps about somebody: nobody else is told of it, but for the name, the seat and what was said. Times in ms since 1970. */
export interface TablePart {
  /** Null where it was erased. */
  readonly name: string | null;
  /** Null for somebody who was replaced, or only waits for the next deal. */
  readonly seat: Seat | null;
  /** Whether this person has opened the table. */
  readonly opener: boolean;
  /** How many browsers and programs may act for the seat. */
  readonly keys: number;
  /** How the person's clock on the wall goes, where weekends are off: from when on it is how many minutes ahead of UTC. */
  readonly offsets: Offsets | null;
  readonly plans: PlansBody | null;
  readonly notes: NotesBody["notes"];
  /** By name, as they are called now. */
  readonly muted: readonly string[];
  readonly talk: readonly Omit<TalkLine, "seat">[];
  /** Lines of others that were pointed out to the opener. */
  readonly reported: readonly { readonly line: number; readonly at: number }[];
  /** The table's own, if this person has set it up. */
  readonly webhook: TableWebhookBody["webhook"];
  /** The finished deals that this person has played: as a link that holds the deal itself, and in ISS notation. */
  readonly deals: readonly {
    readonly n: number;
    readonly link: string | null;
    readonly record: string | null;
  }[];
}

/** What a table answers the inbox of one of its people: one person, or more where somebody was replaced and came back. */
export interface PartBody {
  readonly people: readonly TablePart[];
}

/** `GET /api/me/export`: everything that is kept about a player. */
export interface MyData {
  readonly about: string;
  /** When it was made, in ms since 1970. */
  readonly at: number;
  /** What the player's own object keeps, by the names of its tables there; secrets and what opens something left out. */
  readonly player: Readonly<Record<string, unknown>>;
  /** What each of the player's tables keeps about this person, and the games. */
  readonly tables: readonly (PartBody & { readonly table: string })[];
  /** Tables that did not answer: to be asked again. */
  readonly unreached: readonly string[];
}

/** `DELETE /api/me`. */
export interface ErasedBody {
  /** How many tables have not answered yet; they are asked until they do. */
  readonly waiting: number;
}
