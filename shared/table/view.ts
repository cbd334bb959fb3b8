import type { Card } from "../skat/cards.ts";
import type { Contract, Game } from "../skat/games.ts";
import type { DealRoles, Seat } from "../skat/seats.ts";
import type { Play, Trick } from "../skat/trick.ts";
import type { SeatCommand } from "./commands.ts";
import type { BotLevel, TableRules } from "./rules.ts";
import type { Offer, Phase, Said } from "./state.ts";
import type { Vote } from "./votes.ts";

/** Who looks: a seat, or anybody else. */
export type Viewer = Seat | "public";

/** What is known of people beside the log: it can change and be deleted. */
export interface PersonShown {
  readonly name: string;
  readonly present: boolean;
  /** Whether a bot goes on for them. */
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
  /** The next one of those to act, in ms since 1970; null where nothing runs out, or while it stands still. */
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
    readonly annulled?: true;
  }[];
  readonly totals: readonly number[];
  readonly wins: readonly number[];
  readonly losses: readonly number[];
  /** Empty until the series is over. */
  readonly winners: readonly Seat[];
  /** Only in Bierlachs, and empty until the series is over. */
  readonly losers: readonly Seat[];
}

/** The time everybody has, by seat. Null where nothing runs out. */
export interface ClockView {
  /** Of those the table waits for, in ms since 1970; of nobody during a pause. */
  readonly deadlines: { readonly [seat in Seat]?: number };
  /** What is left in the banks, in ms, as it stood when the running turns began. */
  readonly banks: readonly number[];
  /** Vacation days left. */
  readonly vacation: readonly number[];
}

/** A vote that is open. */
interface VoteView extends Vote {
  /** Who is still to answer. */
  readonly asked: readonly Seat[];
}

/** `state` of INTERFACE.md: the same for every program that reads a table. */
export interface TableView {
  readonly phase: Phase;
  readonly rules: TableRules;
  readonly players: readonly PlayerView[];
  readonly deal: DealView | null;
  readonly clock: ClockView | null;
  readonly votes: readonly VoteView[];
  /** Whose last act can be taken back if all agree; null when none can. */
  readonly takeBack: Seat | null;
  /** When the table will be deleted unless something happens, in ms since 1970; null unless its players were warned. */
  readonly deletesAt: number | null;
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
