import type { Card } from "../skat/cards.ts";
import type { Contract, Game } from "../skat/games.ts";
import type { DealRoles, Seat } from "../skat/seats.ts";
import type { Play, Trick } from "../skat/trick.ts";
import type { SeatCommand } from "./commands.ts";
import type { BotLevel, TableRules } from "./rules.ts";
import type { Offer, Phase, Said } from "./state.ts";

/** Who looks: a seat, or anybody else. */
export type Viewer = Seat | "public";

/** What is known of people beside the log: it can change and be deleted. */
export interface PersonShown {
  readonly name: string;
  readonly present: boolean;
  readonly away: boolean;
}

export interface PlayerView extends PersonShown {
  readonly seat: Seat;
  readonly kind: "human" | "bot";
  readonly level?: BotLevel;
}

/** A deal as a viewer may see it (INTERFACE.md, Shapes). */
export interface DealView extends DealRoles {
  readonly n: number;
  readonly toAct: readonly Seat[];
  /** Milliseconds since 1970, or null where there is no clock. */
  readonly deadline: number | null;
  readonly auction: readonly Said[];
  readonly bid: number;
  readonly bidder: Seat | null;
  readonly holder: Seat | null;
  readonly declarer: Seat | null;
  readonly contract: Contract | null;
  readonly counts: readonly number[];
  readonly open: { readonly [seat in Seat]?: readonly Card[] };
  readonly trick: readonly Play[];
  readonly tricks: readonly Trick[];
  readonly offer: Offer | null;
}

export interface SheetView {
  readonly rows: readonly {
    readonly n: number;
    readonly dealer: Seat;
    readonly declarer: Seat | null;
    readonly game: Game | null;
    readonly value: number;
    readonly won: boolean;
    readonly entries: readonly number[];
  }[];
  readonly totals: readonly number[];
  readonly wins: readonly number[];
  readonly losses: readonly number[];
  /** Empty until the series is over. */
  readonly winners: readonly Seat[];
  /** Only in Bierlachs, and empty until the series is over. */
  readonly losers: readonly Seat[];
}

/** `state` of INTERFACE.md: the same for every program that reads a table. */
export interface TableView {
  readonly phase: Phase;
  readonly rules: TableRules;
  readonly players: readonly PlayerView[];
  readonly deal: DealView | null;
  readonly sheet: SheetView;
  readonly proof: {
    readonly commitment: string;
    readonly nonces: readonly string[];
    readonly link: string | null;
  };
}

/** Everything one seat sees and may do: what a bot gets, and what `GET /api/tables/:table` answers. */
export interface SeatView {
  readonly viewer: Viewer;
  readonly state: TableView;
  /** The viewer's own cards. */
  readonly hand: readonly Card[];
  /** The dealt skat and the discard, for the declarer who has seen them; null for everybody else. */
  readonly skat: readonly Card[] | null;
  readonly discard: readonly Card[] | null;
  /** Complete commands, ready to send (INTERFACE.md, Shapes). */
  readonly legal: readonly SeatCommand[];
}
