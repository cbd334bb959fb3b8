import type { Seat } from "../skat/seats.ts";
import type { DealEnded, ProjectedEvent } from "../table/events.ts";
import type { BotLevel, TableRules } from "../table/rules.ts";

/** `GET /api/tables/:table/deals/:n`: a finished deal in full; nothing of it is hidden any more. */
export interface DealBody {
  readonly n: number;
  readonly rules: TableRules;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly kind: "human" | "bot";
    readonly level?: BotLevel;
  }[];
  /** From `dealt` to `dealEnded`, with every card. */
  readonly events: readonly ProjectedEvent[];
  readonly result: Omit<DealEnded, "type">;
  /** In ISS notation; null for a deal that notation cannot say. */
  readonly record: string | null;
  /** The path of a replay that holds the deal itself; null for a deal that came to no game. */
  readonly link: string | null;
  /** What its shuffle can be checked with; null for a deal that was played again, whose cards were chosen. */
  readonly proof: DealProof | null;
}

interface DealProof {
  readonly table: string;
  readonly k: number;
  readonly nonces: readonly string[];
  readonly commitment: string;
  readonly earlier: string;
  readonly link: string;
}

/** `GET /api/tables/:table/series`: the finished deals of a table. */
export interface SeriesBody {
  /** A link for each of them; null for a deal that came to no game. */
  readonly deals: readonly { readonly n: number; readonly link: string | null }[];
  /** One replay that holds them all; null when there is none. */
  readonly link: string | null;
  /** In ISS notation, a line each. */
  readonly records: string;
}
