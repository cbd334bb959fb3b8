import { assertNever } from "../skat/refusal.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** How fast people have to act. */
export const PACES = ["none", "live", "days"] as const;

/**
 * What happens when somebody's time is up: a bot plays this one turn for the absent, the safest thing the rules allow is
 * done (RULES.md 15, Tempo), or the deal is annulled.
 */
export const DEADLINE_ACTIONS = ["bot", "default", "annul"] as const;
export type DeadlineAction = (typeof DEADLINE_ACTIONS)[number];

/** How many days a turn may have. */
export const DAYS_A_TURN = [1, 2, 3, 5, 7, 14] as const;
export const MOST_VACATION_DAYS = 60;
/** The bounds of a bank over days, in hours. */
export const MOST_BANK_HOURS = 60 * 24;
/** The bounds of a live clock, in seconds. */
export const LEAST_SECONDS_AN_ACTION = 5;
export const MOST_SECONDS_AN_ACTION = 600;
export const MOST_BANK_SECONDS = 7_200;

/** A bank over days, in hours: what it begins with, what each turn adds, and what it never exceeds. */
export interface HourBank {
  readonly hours: number;
  readonly credit: number;
  readonly cap: number;
}

export interface LivePace {
  readonly kind: "live";
  /** Seconds for each action. */
  readonly perAction: number;
  /** Seconds for a whole series, used up when an action takes longer. */
  readonly bank: number;
  readonly onDeadline: DeadlineAction;
}

interface AnyDaysPace {
  readonly kind: "days";
  /** Whether the clock stands still on Saturdays and Sundays of the player to act, in that player's own zone. */
  readonly weekendsOff: boolean;
  /** Vacation days a player has in the whole series; they are taken by themselves when a deadline would pass. */
  readonly vacationDays: number;
  readonly onDeadline: DeadlineAction;
}

export type DaysPace =
  | (AnyDaysPace & { readonly days: (typeof DAYS_A_TURN)[number] })
  | (AnyDaysPace & { readonly bank: HourBank });

/** A pace at which time can run out. */
export type TimedPace = LivePace | DaysPace;
export type Pace = { readonly kind: "none" } | TimedPace;

/** A pace as somebody asks for it; what is missing takes its default. */
export type PaceAsked =
  | { readonly kind: "none" }
  | (Pick<LivePace, "kind"> & Partial<LivePace>)
  | (Pick<AnyDaysPace, "kind"> &
      Partial<AnyDaysPace> & {
        readonly days?: (typeof DAYS_A_TURN)[number];
        readonly bank?: HourBank;
      });

const DEFAULT_LIVE: LivePace = { kind: "live", perAction: 30, bank: 300, onDeadline: "default" };
const DEFAULT_DAYS = {
  kind: "days",
  weekendsOff: false,
  vacationDays: 10,
  onDeadline: "bot",
} as const;
const DEFAULT_DAYS_A_TURN = 3;

/** Completes a pace; a bank over days takes the place of a number of days a turn. */
export function completePace(asked: PaceAsked): Pace {
  switch (asked.kind) {
    case "none":
      return { kind: "none" };
    case "live":
      return { ...DEFAULT_LIVE, ...asked };
    case "days": {
      const { days, bank, ...rest } = asked;
      const common = { ...DEFAULT_DAYS, ...rest };
      return bank ? { ...common, bank } : { ...common, days: days ?? DEFAULT_DAYS_A_TURN };
    }
    default:
      return assertNever(asked);
  }
}

/** The first turn of a deal starts so long after the settlement before it: time to look at the result. */
const LOOK_AT_RESULT_MS = 10 * SECOND_MS;

/** How much later than it is dealt a deal's first turn begins. */
export function headStartOf(pace: TimedPace): number {
  return pace.kind === "live" ? LOOK_AT_RESULT_MS : 0;
}

/** Whether a turn that takes long leaves less time for later ones. */
export function hasBank(pace: TimedPace): boolean {
  return pace.kind === "live" || "bank" in pace;
}

/** What a seat's bank begins with, in ms; 0 where there is none. */
export function openingBank(pace: TimedPace): number {
  if (pace.kind === "live") return pace.bank * SECOND_MS;
  return "bank" in pace ? pace.bank.hours * HOUR_MS : 0;
}

/** How long a turn may take with so much in the bank, in ms. */
export function timeFor(pace: TimedPace, bank: number): number {
  if (pace.kind === "live") return pace.perAction * SECOND_MS + bank;
  return "bank" in pace ? bank : pace.days * DAY_MS;
}

/** What is left in the bank after a turn that took so long, in ms. */
export function bankAfter(pace: TimedPace, bank: number, used: number): number {
  if (pace.kind === "live")
    return Math.max(0, bank - Math.max(0, used - pace.perAction * SECOND_MS));
  if (!("bank" in pace)) return 0;
  const { credit, cap } = pace.bank;
  return Math.min(cap * HOUR_MS, Math.max(0, bank - used) + credit * HOUR_MS);
}

/** Whether the clock stands still on weekends, so that it has to know where each player's day begins. */
export function hasWeekends(pace: Pace): boolean {
  return pace.kind === "days" && pace.weekendsOff;
}

/** How long a vote waits for those who are asked, and for an absent player to come back, in ms. */
export function voteTime(pace: Pace): number {
  return pace.kind === "live" ? 120 * SECOND_MS : 48 * HOUR_MS;
}

/** How long somebody may be asked for a take-back, in ms. */
export function takeBackTime(pace: Pace): number {
  return pace.kind === "live" ? 60 * SECOND_MS : 24 * HOUR_MS;
}
