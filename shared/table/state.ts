import type { Auction, Call } from "../skat/bidding.ts";
import type { Card } from "../skat/cards.ts";
import type { Discard } from "../skat/declaration.ts";
import type { Contract } from "../skat/games.ts";
import type { DealRoles, Seat } from "../skat/seats.ts";
import type { SheetRow } from "../skat/sheet.ts";
import type { ClaimLevel } from "../skat/shorten.ts";
import type { Play, Trick } from "../skat/trick.ts";
import type { ReversibleType } from "./around-events.ts";
import type { ClockState } from "./clock.ts";
import type { DealEnded, Hands } from "./events.ts";
import { type BotLevel, DEFAULT_RULES, type TableRules } from "./rules.ts";
import type { Vote } from "./votes.ts";
import type { Offsets } from "./working-time.ts";

/** Where a table stands. */
export const PHASES = [
  "seating",
  "bidding",
  "skat",
  "declaring",
  "playing",
  "paused",
  "finished",
] as const;
export type Phase = (typeof PHASES)[number];

/** Who sits where; nothing about the person but an opaque id. */
export interface SeatedPlayer {
  readonly seat: Seat;
  readonly person: string;
  readonly kind: "human" | "bot";
  readonly level?: BotLevel;
  readonly nonce: string;
  /** A bot goes on for the holder until he is back; "free": or until somebody else takes the seat. */
  readonly left?: "bot" | "free";
}

/** Somebody who takes over a seat with the next deal. */
export type IncomingPlayer = SeatedPlayer & { readonly offsets?: Offsets };

/** A claim, or a concession that has to be agreed to. Answers by seat. */
export interface Offer {
  readonly kind: "claim" | "concession";
  readonly by: Seat;
  readonly level?: ClaimLevel;
  readonly answers: { readonly [seat in Seat]?: boolean };
}

/** What was said in the auction, in order. */
export type Said = Call & { readonly seat: Seat };

/** One deal under way, as far as the reader of the log may know it. */
export interface DealState extends DealRoles {
  readonly n: number;
  readonly k: number;
  readonly nonces: readonly string[];
  /** The cards as dealt, as far as known: what matadors are counted on and what is shown at the end. */
  readonly dealt: Hands;
  /** The cards held now, as far as known. A hidden hand is missing: it is a count, never a list. */
  readonly hands: Hands;
  readonly counts: readonly number[];
  /** The dealt skat, as far as known. */
  readonly skat: readonly Card[] | null;
  readonly said: readonly Said[];
  readonly auction: Auction;
  readonly declarer: Seat | null;
  /** Whether the declarer has taken the skat. */
  readonly pickedUp: boolean;
  readonly contract: Contract | null;
  /** What the declarer put away, as far as known; null in Hand games too. */
  readonly discard: Discard | null;
  /** Hands that lie open on the table. */
  readonly open: readonly Seat[];
  /** Who leads, or led, the trick under way. */
  readonly leader: Seat;
  readonly trick: readonly Play[];
  readonly tricks: readonly Trick[];
  readonly offer: Offer | null;
  /** In which trick (from 0) the declarer's last claim was turned down: he may try again in a later one. */
  readonly claimRefusedIn: number | null;
}

/** The act that was done last, as long as it can be taken back: how the deal stood before. */
export interface Undo {
  readonly seat: Seat;
  readonly undone: ReversibleType;
  /** The last event before it. */
  readonly seq: number;
  readonly phase: Phase;
  readonly deal: DealState;
}

/** The course of a deal that is over, as everybody at the table saw it. */
export type EndedDeal = DealRoles &
  Pick<DealState, "n" | "said" | "declarer" | "contract" | "tricks" | "trick">;

/** What the shuffle can be checked with (INTERFACE.md, The deal). */
export interface ProofState {
  readonly commitment: string;
  /** The link of the last finished deal, in hex. */
  readonly link: string | null;
  /** How many deals were dealt at this table. */
  readonly dealt: number;
}

/** A table folded from its log; plain data. */
export interface TableState {
  /** The last event folded. */
  readonly seq: number;
  /** When it happened, in ms since 1970; 0 where no time passes. */
  readonly at: number;
  readonly table: string;
  readonly rules: TableRules;
  readonly phase: Phase;
  /** By seat; null for an empty chair. */
  readonly players: readonly (SeatedPlayer | null)[];
  readonly deal: DealState | null;
  /** The deal that ended last, with everything revealed: what is shown until the next card. */
  readonly last: DealEnded | null;
  /** How that deal went: its last trick has to be seen although the next deal is dealt already. */
  readonly ended: EndedDeal | null;
  readonly rows: readonly SheetRow[];
  readonly proof: ProofState;
  /** Null where nothing runs out. */
  readonly clock: ClockState | null;
  readonly votes: readonly Vote[];
  /** The phase to go on with after a pause; null when there is none. */
  readonly pausedIn: Phase | null;
  /** One act and no more can be taken back, so one earlier deal is kept and no more. */
  readonly undo: Undo | null;
  /** Who takes over which seat with the next deal. */
  readonly incoming: { readonly [seat in Seat]?: IncomingPlayer };
  /** Whether the series was ended before its time. */
  readonly endedEarly: boolean;
  /** When the table will be deleted, in ms since 1970, unless something happens; null as long as nobody was warned. */
  readonly deletesAt: number | null;
}

export function initialState(): TableState {
  return {
    seq: 0,
    at: 0,
    table: "",
    rules: DEFAULT_RULES,
    phase: "seating",
    players: [],
    deal: null,
    last: null,
    ended: null,
    rows: [],
    proof: { commitment: "", link: null, dealt: 0 },
    clock: null,
    votes: [],
    pausedIn: null,
    undo: null,
    incoming: {},
    endedEarly: false,
    deletesAt: null,
  };
}
