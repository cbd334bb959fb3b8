import type { PlayerCount, Seat } from "../skat/seats.ts";
import {
  BIERLACHS_LIMITS,
  type BierlachsLimit,
  DEFAULT_LIMIT,
  SHEETS,
  type SheetKind,
} from "../skat/sheet.ts";
import type { BotPace } from "./bot-pace.ts";
import { DEFAULT_RULES } from "./default-rules.ts";
import { completePace, type Pace, type PaceAsked } from "./pace.ts";

export const BOT_LEVELS = ["instant", "club", "strong", "master"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Who may watch: anybody with the link, or nobody. */
export const SPECTATORS = ["link", "none"] as const;
/** What the interface lets a player look back at during a deal: a courtesy, not a secret. */
export const MEMORIES = ["all", "last-trick"] as const;
type Memory = (typeof MEMORIES)[number];
/** What people may say to each other: ready-made phrases only, free text between deals, or free text at any time. */
export const TALKS = ["phrases", "between-deals", "free"] as const;

export const SERIES_LENGTHS = [3, 12, 36, 48] as const;
export const MOST_DEALS = 360;
/** A spectator may be kept at most a whole deal behind. */
export const MOST_SPECTATOR_DELAY = 10;

/** The options of a table, fixed when it is opened (INTERFACE.md, Shapes). Plain data, stored in the log. */
export interface TableRules {
  readonly players: PlayerCount;
  readonly deals: number;
  readonly sheet: SheetKind;
  /** Only on the Bierlachs sheet: who reaches it loses. */
  readonly limit?: BierlachsLimit;
  readonly pace: Pace;
  /** Only in a duel of two people: the chair of the bot that passes, defends, and is left out of the sheet (RULES.md 14). */
  readonly duel?: Seat;
  /** Whether the opener may seat bots in empty chairs. */
  readonly bots: boolean;
  /** How fast bots act on their own seats; at once if it is left out. For somebody absent they always act at once. */
  readonly botPace?: BotPace;
  readonly spectators: (typeof SPECTATORS)[number];
  /** Spectators see a card only when this many more tricks are finished; 0 shows everything at once. */
  readonly spectatorDelay: number;
  readonly memory: Memory;
  readonly talk: (typeof TALKS)[number];
  /** Origins whose pages may act for a seat with its token. */
  readonly embedOrigins: readonly string[];
  /**
   * The one deal of this table was played elsewhere before: its cards were chosen, its shuffle proves nothing, and it
   * belongs to no series. Nobody asks for it among the rules: it comes from the code the table is opened with.
   */
  readonly replay?: true;
  /**
   * That deal begins in its middle, with a game declared and so many cards played: what was done until then is in the log as
   * if the same seats did it here. Nobody asks for it among the rules either.
   */
  readonly from?: number;
}

/** Rules as somebody asks for them; what is missing takes its default. */
export type RulesAsked = Partial<Omit<TableRules, "pace">> & { readonly pace?: PaceAsked };

/**
 * Completes the rules somebody asked for; the limit belongs to Bierlachs alone and defaults to 501 there. At a live table
 * players look back at the last trick only, as they would at a real one.
 */
export function completeRules(asked: RulesAsked): TableRules {
  const pace = completePace(asked.pace ?? DEFAULT_RULES.pace);
  const memory: Memory = pace.kind === "live" ? "last-trick" : DEFAULT_RULES.memory;
  const { limit, ...rest } = { ...DEFAULT_RULES, memory, ...asked, pace };
  return rest.sheet === "bierlachs" ? { ...rest, limit: limit ?? DEFAULT_LIMIT } : rest;
}

export { BIERLACHS_LIMITS, SHEETS };
