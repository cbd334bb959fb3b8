import type { Card } from "../skat/cards.ts";
import type { Discard } from "../skat/declaration.ts";
import type { Contract, PointGame } from "../skat/games.ts";
import type { Seat } from "../skat/seats.ts";
import type { ClaimLevel } from "../skat/shorten.ts";
import type { GameValue } from "../skat/value.ts";
import type { AroundEvent } from "./around-events.ts";
import type { BotLevel, TableRules } from "./rules.ts";
import type { Offsets } from "./working-time.ts";

/** The version of an event's shape; older shapes are raised to it on reading. */
export const EVENT_VERSION = 1;

/** Cards by seat; a seat whose cards the reader may not know is missing. */
export type Hands = { readonly [seat in Seat]?: readonly Card[] };

/** Why a deal was over (RULES.md 7, 9, 15). */
export const ENDINGS = [
  "all-tricks",
  "null-broken",
  "schwarz-broken",
  "claim",
  "concession",
  "impossible-null",
  "passed-in",
  "adjudicated",
] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a deal that was played is written down as. Levels are those *made by either side*, announcements apart. */
export interface Settlement extends GameValue {
  readonly declarer: Seat;
  readonly game: Contract["game"];
  readonly hand: boolean;
  readonly announced: {
    readonly schneider: boolean;
    readonly schwarz: boolean;
    readonly ouvert: boolean;
  };
  readonly bid: number;
  /** The levels that count into the multiplier as won or lost, whether announced or made. */
  readonly counted: { readonly schneider: boolean; readonly schwarz: boolean };
  /** The declarer's card points, the two cards put away included. */
  readonly points: number;
  readonly tricks: number;
  readonly schneider: boolean;
  readonly schwarz: boolean;
}

export interface TableOpened {
  readonly type: "tableOpened";
  readonly table: string;
  readonly rules: TableRules;
  /** The end of the hash chain the deals come from, in hex. */
  readonly commitment: string;
}

export interface Seated {
  readonly type: "seated";
  readonly seat: Seat;
  /** An opaque id; names live elsewhere, where they can be deleted. */
  readonly person: string;
  readonly kind: "human" | "bot";
  readonly level?: BotLevel;
  /** The person's share in the shuffle: 32 hex digits, or empty. */
  readonly nonce: string;
  /** The person's wall clock, where weekends count. */
  readonly offsets?: Offsets;
}

/** The opener's share in the shuffle, given after the commitment was seen. */
export interface NonceGiven {
  readonly type: "nonceGiven";
  readonly seat: Seat;
  readonly nonce: string;
}

/** The links of a hash chain are used up: the end of the next one. */
export interface ChainOpened {
  readonly type: "chainOpened";
  readonly commitment: string;
}

export interface Dealt {
  readonly type: "dealt";
  /** The number of the deal on the sheet, from 1. */
  readonly n: number;
  /** The number of the deal among all dealt at this table, from 1: which link it comes from. */
  readonly k: number;
  readonly dealer: Seat;
  readonly nonces: readonly string[];
  /** Cards held by each seat. */
  readonly counts: readonly number[];
  readonly hands: Hands;
  /** Missing for everybody until the deal is over. */
  readonly skat?: readonly Card[];
}

export interface BidMade {
  readonly type: "bid";
  readonly seat: Seat;
  readonly value: number;
}

export interface BidHeld {
  readonly type: "held";
  readonly seat: Seat;
}

export interface Passed {
  readonly type: "passed";
  readonly seat: Seat;
}

export interface SkatTaken {
  readonly type: "skatTaken";
  readonly seat: Seat;
  /** Missing for everybody but the declarer. */
  readonly cards?: readonly Card[];
}

export interface Declared extends Contract {
  readonly type: "declared";
  readonly seat: Seat;
  /** Missing for everybody but the declarer, and in Hand games. */
  readonly discard?: Discard;
  /** The declarer's ten cards, laid down sorted, in Ouvert games. */
  readonly open?: readonly Card[];
}

export interface CardPlayed {
  readonly type: "played";
  readonly seat: Seat;
  readonly card: Card;
}

/** A hand laid open for good, sorted. */
export interface HandShown {
  readonly type: "handShown";
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

export interface Claimed {
  readonly type: "claimed";
  readonly seat: Seat;
  readonly level?: ClaimLevel;
  /** Whether it holds from what the claimant may know; if not, the others are asked. */
  readonly proved: boolean;
}

export interface Conceded {
  readonly type: "conceded";
  readonly seat: Seat;
  /** Before a declaration: the game the deal is lost as (RULES.md 9). */
  readonly game?: PointGame;
  readonly hand?: boolean;
}

export interface Answered {
  readonly type: "answered";
  readonly seat: Seat;
  readonly accept: boolean;
}

/** Ended early from outside the play: the rest goes to one side. Records of other servers need it. */
export interface Adjudicated {
  readonly type: "adjudicated";
  /** The seat that caused it. */
  readonly by: Seat;
  /** Null when there was no contract yet: then the deal is annulled. */
  readonly restTo: "declarer" | "defenders" | null;
}

export interface DealEnded {
  readonly type: "dealEnded";
  readonly n: number;
  readonly k: number;
  readonly result: "played" | "passed" | "annulled";
  readonly ending: Ending;
  readonly settlement: Settlement | null;
  /** One number a seat for the sheet. */
  readonly entries: readonly number[];
  /** Everything is revealed: the dealt hands, the dealt skat, what was put away, the link of the shuffle. */
  readonly hands: Hands;
  readonly skat: readonly Card[];
  readonly discard: Discard | null;
  readonly link: string;
}

/** Everything that can have happened at a table. */
export type TableEvent =
  | TableOpened
  | Seated
  | NonceGiven
  | ChainOpened
  | Dealt
  | BidMade
  | BidHeld
  | Passed
  | SkatTaken
  | Declared
  | CardPlayed
  | HandShown
  | Claimed
  | Conceded
  | Answered
  | Adjudicated
  | DealEnded
  | AroundEvent;

export type TableEventType = TableEvent["type"];

/**
 * An event that can be folded: as logged, or as projected for one viewer. Without a time, in records and replays, no time
 * passes.
 */
export type FoldableEvent = TableEvent & { readonly seq: number; readonly at?: number };

/** Which command of which seat caused an event: what makes a repeated command recognisable for ever. */
export interface Cause {
  readonly seat: Seat;
  readonly id: string;
  /** The command itself in one canonical spelling, to tell a repetition from a reused id. */
  readonly command: string;
}

/** An event as it stands in the log. */
export type LoggedEvent = TableEvent & {
  /** From 1, without gaps. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly v: number;
  readonly cause?: Cause;
};

/** An event as one viewer gets it: the command's id is left only for the seat that gave it. */
export type ProjectedEvent = TableEvent & {
  readonly seq: number;
  readonly at: number;
  readonly v: number;
  readonly id?: string;
};
