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
  /** A replay that holds the deal itself. */
  readonly link: string | null;
  readonly proof: {
    readonly table: string;
    readonly k: number;
    readonly nonces: readonly string[];
    readonly commitment: string;
    readonly earlier: string;
    readonly link: string;
  };
}
