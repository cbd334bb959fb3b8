import { assertNever } from "../skat/refusal.ts";
import { type Seat, seatsOf } from "../skat/seats.ts";
import type { FoldableEvent } from "./events.ts";
import {
  bankAfter,
  DAY_MS,
  hasBank,
  hasWeekends,
  headStartOf,
  openingBank,
  type TimedPace,
  timeFor,
} from "./pace.ts";
import type { TableRules } from "./rules.ts";
import type { TableState } from "./state.ts";
import { type Wanted, wantedOf } from "./to-act.ts";
import { addWorking, type Offsets, UTC, workingBetween } from "./working-time.ts";

/** The time a person has for one thing the table waits for. */
export interface Turn {
  readonly wants: Wanted;
  /** When it began, in ms since 1970. */
  readonly since: number;
  /** What vacation days and pauses have added, in ms. */
  readonly extra: number;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  /** Whether the time was up already: then there is no further deadline, and a bot is asked. */
  readonly out: boolean;
}

/** The clock of a table. It runs for people alone: bots need none. */
export interface ClockState {
  /** Of everybody whom the table waits for. */
  readonly turns: { readonly [seat in Seat]?: Turn };
  /** What each seat has left in its bank, in ms. */
  readonly banks: readonly number[];
  /** Vacation days left, by seat. */
  readonly vacation: readonly number[];
  /** Each seat's wall clock; null counts as UTC. */
  readonly offsets: readonly (Offsets | null)[];
  /** Since when the clock stands still, in ms since 1970; null while it runs. */
  readonly pausedAt: number | null;
}

/** The clock of a table just opened; null where nothing runs out. */
function openClock({ pace, players }: TableRules): ClockState | null {
  if (pace.kind === "none") return null;
  const seats = seatsOf(players);
  return {
    turns: {},
    banks: seats.map(() => openingBank(pace)),
    vacation: seats.map(() => vacationOf(pace)),
    offsets: seats.map(() => null),
    pausedAt: null,
  };
}

/**
 * The clock after one more event.
 * @param before the state before the event
 * @param after the state after it, but for the clock
 */
export function evolveClock(
  before: TableState,
  after: TableState,
  event: FoldableEvent,
): ClockState | null {
  const { pace } = after.rules;
  if (pace.kind === "none") return null;
  const { at } = after;
  const clock = before.clock ?? openClock(after.rules);
  if (!clock) return null;
  switch (event.type) {
    case "tableOpened":
      return clock;
    case "seated": {
      // Who takes over a seat has its time from the next deal on.
      if (after.players[event.seat]?.person !== event.person) return clock;
      return withNewcomer(clock, pace, event.seat, event.offsets ?? null);
    }
    case "zoneSet": {
      const offsets = clock.offsets.map((old, seat) => (seat === event.seat ? event.offsets : old));
      return withTurn({ ...clock, offsets }, pace, event.seat, {});
    }
    case "vacationTaken": {
      const { seat, days } = event;
      const vacation = changed(clock.vacation, seat, (left) => Math.max(0, left - days));
      const extra = (clock.turns[seat]?.extra ?? 0) + days * DAY_MS;
      return withTurn({ ...clock, vacation }, pace, seat, { extra });
    }
    case "timedOut":
      return withTurn(clock, pace, event.seat, { out: true });
    case "paused":
      return { ...clock, pausedAt: at };
    case "resumed":
      return resumed(clock, pace, at);
    case "dealEnded":
      return retimed(withIncoming(clock, pace, before), before, after, event, pace);
    case "voteCalled":
    case "voted":
    case "voteEnded":
    case "stoodIn":
    case "expiryWarned":
    case "tableKept":
    case "nonceGiven":
    case "chainOpened":
      return clock;
    case "dealt":
    case "bid":
    case "held":
    case "passed":
    case "skatTaken":
    case "declared":
    case "played":
    case "handShown":
    case "claimed":
    case "conceded":
    case "answered":
    case "adjudicated":
    case "seatLeft":
    case "returned":
    case "takenBack":
    case "seriesEnded":
      return retimed(clock, before, after, event, pace);
    default:
      return assertNever(event);
  }
}

/** The first deadline that is still to come or has passed unnoticed, in ms since 1970, or null. */
export function nextDeadline({ clock }: TableState): number | null {
  if (!clock || clock.pausedAt !== null) return null;
  const running = turnsRunning(clock).map(([, turn]) => turn.deadline);
  return running.length > 0 ? Math.min(...running) : null;
}

/** When a part of somebody's time is over, from 0 to 1, in ms since 1970; null when no time of his runs. */
export function momentOf({ clock, rules }: TableState, seat: Seat, part: number): number | null {
  const turn = clock?.turns[seat];
  if (!clock || !turn || turn.out || clock.pausedAt !== null || rules.pace.kind === "none")
    return null;
  const { pace } = rules;
  const time = timeFor(pace, clock.banks[seat] ?? 0) + turn.extra;
  return addTime(clock, pace, seat, turn.since, Math.round(time * part));
}

/** The turns whose time is not up yet. */
export function turnsRunning({ turns }: ClockState): readonly (readonly [Seat, Turn])[] {
  return Object.entries(turns)
    .map(([seat, turn]) => [Number(seat) as Seat, turn] as const)
    .filter(([, { out }]) => !out);
}

/** Ends the turns that are over, begins those that have begun. */
function retimed(
  clock: ClockState,
  before: TableState,
  after: TableState,
  event: FoldableEvent,
  pace: TimedPace,
): ClockState {
  const wanted = wantedOf(after);
  const actor = actorOf(event);
  const turns: { [seat in Seat]?: Turn } = {};
  let { banks } = clock;
  for (const seat of seatsOf(after.rules.players)) {
    const turn = clock.turns[seat];
    const wants = isTimed(after, seat) ? wanted[seat] : undefined;
    const goesOn = turn !== undefined && turn.wants === wants && seat !== actor;
    if (goesOn) {
      turns[seat] = turn;
      continue;
    }
    // Nobody pays for time that was taken back.
    if (turn && hasBank(pace) && event.type !== "takenBack")
      banks = changed(banks, seat, (bank) =>
        bankAfter(pace, bank, usedOf(clock, pace, seat, turn, after.at)),
      );
    if (wants === undefined) continue;
    const isFirst = event.type === "dealt" && before.last !== null;
    const since = (clock.pausedAt ?? after.at) + (isFirst ? headStartOf(pace) : 0);
    turns[seat] = turnOf({ ...clock, banks }, pace, seat, { wants, since, extra: 0, out: false });
  }
  return { ...clock, banks, turns };
}

/** Whether the clock runs for a seat: for people who are not away for good. */
function isTimed({ players }: TableState, seat: Seat): boolean {
  const player = players[seat];
  return player?.kind === "human" && player.left === undefined;
}

/** The seat whose turn an event ends, even when it is on turn again. */
function actorOf(event: FoldableEvent): Seat | null {
  switch (event.type) {
    case "bid":
    case "held":
    case "passed":
    case "skatTaken":
    case "declared":
    case "played":
      return event.seat;
    default:
      return null;
  }
}

function turnOf(
  clock: ClockState,
  pace: TimedPace,
  seat: Seat,
  turn: Omit<Turn, "deadline">,
): Turn {
  const time = timeFor(pace, clock.banks[seat] ?? 0) + turn.extra;
  return { ...turn, deadline: addTime(clock, pace, seat, turn.since, time) };
}

function withTurn(
  clock: ClockState,
  pace: TimedPace,
  seat: Seat,
  change: Partial<Omit<Turn, "deadline">>,
): ClockState {
  const turn = clock.turns[seat];
  if (!turn) return clock;
  const turns = { ...clock.turns, [seat]: turnOf(clock, pace, seat, { ...turn, ...change }) };
  return { ...clock, turns };
}

function resumed(clock: ClockState, pace: TimedPace, at: number): ClockState {
  const { pausedAt } = clock;
  if (pausedAt === null) return clock;
  let running: ClockState = { ...clock, pausedAt: null };
  for (const [seat, turn] of turnsRunning(clock)) {
    // A turn that was still to begin begins as long after the pause as it was to begin after that moment.
    const change =
      turn.since > pausedAt
        ? { since: at + (turn.since - pausedAt) }
        : { extra: turn.extra + timeBetween(clock, pace, seat, pausedAt, at) };
    running = withTurn(running, pace, seat, change);
  }
  return running;
}

/** How long a turn has taken, vacation and pauses apart, in ms. */
function usedOf(clock: ClockState, pace: TimedPace, seat: Seat, turn: Turn, at: number): number {
  const until = clock.pausedAt === null ? at : Math.min(at, clock.pausedAt);
  return Math.max(0, timeBetween(clock, pace, seat, turn.since, until) - turn.extra);
}

function addTime(clock: ClockState, pace: TimedPace, seat: Seat, from: number, ms: number): number {
  return hasWeekends(pace) ? addWorking(from, ms, clock.offsets[seat] ?? UTC) : from + ms;
}

function timeBetween(
  clock: ClockState,
  pace: TimedPace,
  seat: Seat,
  from: number,
  to: number,
): number {
  return hasWeekends(pace)
    ? workingBetween(from, to, clock.offsets[seat] ?? UTC)
    : Math.max(0, to - from);
}

function vacationOf(pace: TimedPace): number {
  return pace.kind === "days" ? pace.vacationDays : 0;
}

/** Somebody new has the whole bank and the whole vacation. */
function withNewcomer(
  clock: ClockState,
  pace: TimedPace,
  seat: Seat,
  zone: Offsets | null,
): ClockState {
  return {
    ...clock,
    banks: changed(clock.banks, seat, () => openingBank(pace)),
    vacation: changed(clock.vacation, seat, () => vacationOf(pace)),
    offsets: clock.offsets.map((old, place) => (place === seat ? zone : old)),
  };
}

function withIncoming(clock: ClockState, pace: TimedPace, { incoming }: TableState): ClockState {
  let all = clock;
  for (const { seat, offsets } of Object.values(incoming))
    all = withNewcomer(all, pace, seat, offsets ?? null);
  return all;
}

function changed(
  numbers: readonly number[],
  seat: Seat,
  change: (old: number) => number,
): readonly number[] {
  return numbers.map((old, place) => (place === seat ? change(old) : old));
}
