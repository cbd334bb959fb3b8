import { deepStrictEqual } from "node:assert/strict";
import { activeSeats, type Seat, seatsOf } from "../../skat/seats.ts";
import { BIERLACHS_LIMITS, SHEETS } from "../../skat/sheet.ts";
import { adjudicate } from "../../table/adjudicate.ts";
import {
  canonicalCommand,
  type GameCommand,
  isGameCommand,
  type SeatCommand,
} from "../../table/commands.ts";
import type { TableContext } from "../../table/context.ts";
import { decide, decideStandIn } from "../../table/decide.ts";
import { decideTime, nextDue } from "../../table/decide-time.ts";
import type { Decision } from "../../table/decision.ts";
import { EVENT_VERSION, type LoggedEvent, type TableEvent } from "../../table/events.ts";
import { evolve, fold } from "../../table/evolve.ts";
import { legalCommands } from "../../table/legal.ts";
import { isFree, type Newcomer, openTable, sitDown, startSeries } from "../../table/opening.ts";
import { project } from "../../table/project.ts";
import { BOT_LEVELS, completeRules, type TableRules } from "../../table/rules.ts";
import { seenBy } from "../../table/seen.ts";
import { initialState, type TableState } from "../../table/state.ts";
import { toAct } from "../../table/to-act.ts";
import type { Viewer } from "../../table/view.ts";
import { checkCards, checkEnded, checkPoints, checkSheet, deepFreeze } from "./checks.ts";
import { countShortening } from "./count-shortening.ts";
import { type Counts, count, countSettlement } from "./counts.ts";
import { fuzzContext } from "./deals.ts";
import { anyCommand, anyVote } from "./noise.ts";
import { likelyAct, moodFrom } from "./player.ts";
import type { Random } from "./random.ts";
import { randomPace } from "./random-pace.ts";

/** A finished series of random play. */
export interface FuzzedSeries {
  readonly log: readonly LoggedEvent[];
  readonly deals: number;
}

/** One table as it is fuzzed: the server's state, the log, and what each viewer has folded from its projection. */
interface Run {
  readonly random: Random;
  readonly context: TableContext;
  readonly counts: Counts;
  /** Everything is looked at after every event; else only the cheap checks. */
  readonly thorough: boolean;
  readonly log: LoggedEvent[];
  readonly seen: Map<Viewer, TableState>;
  state: TableState;
  /** What time it is, in ms since 1970. */
  now: number;
}

const MOST_DEALS_A_SERIES = 60;

/**
 * Plays one series of random deals with nonsense mixed in and checks, as it goes, that nothing throws, that a refusal
 * changes nothing, that no card or point is lost, and that every viewer folds exactly what it may see.
 * @param thorough whether to compare every viewer's state after every event
 * @throws with the number of events so far when anything does not hold
 */
export function fuzzSeries(random: Random, counts: Counts, thorough: boolean): FuzzedSeries {
  const rules = randomRules(random);
  const context = fuzzContext(random, rules.players);
  const viewers: readonly Viewer[] = [...seatsOf(rules.players), "public"];
  const run: Run = {
    ...{ random, context, counts, thorough },
    log: [],
    seen: new Map(viewers.map((viewer) => [viewer, initialState()])),
    state: initialState(),
    now: 1_700_000_000_000,
  };
  try {
    count(counts, "players", String(rules.players));
    count(counts, "sheet", rules.sheet);
    count(counts, "pace", rules.pace.kind);
    seat(run, rules);
    while (run.state.phase !== "finished" && run.state.rows.length < MOST_DEALS_A_SERIES)
      playDeal(run);
    if (run.state.phase === "finished") mixIn(run, 3);
    checkSheet(run.state);
    compareViews(run);
    deepStrictEqual(fold(initialState(), run.log), run.state);
  } catch (error) {
    throw new Error(`after ${run.log.length} events: ${JSON.stringify(run.log.at(-1))}`, {
      cause: error,
    });
  }
  return { log: run.log, deals: run.state.rows.length };
}

function randomRules(random: Random): TableRules {
  const players = random.pick([3, 4] as const);
  const isDuel = players === 3 && random.chance(0.2);
  return completeRules({
    players,
    ...(isDuel && { duel: random.pick([1, 2] as const) }),
    deals: 1 + random.below(8),
    sheet: random.pick(SHEETS),
    limit: random.pick(BIERLACHS_LIMITS),
    pace: randomPace(random),
  });
}

function seat(run: Run, rules: TableRules): void {
  const { random, context } = run;
  const isBot = (seat: Seat): boolean =>
    rules.duel === undefined ? seat > 0 && random.chance(0.2) : seat === rules.duel;
  const newcomer = (seat: Seat): Newcomer =>
    isBot(seat)
      ? { seat, person: `bot-${seat}`, kind: "bot", level: random.pick(BOT_LEVELS), nonce: "" }
      : { seat, person: `person-${seat}`, kind: "human", nonce: "" };
  append(run, openTable("fuzzed-table", rules, [newcomer(0)], context));
  mixIn(run, 1);
  if (random.chance(0.5)) command(run, 0, { type: "cut", nonce: "0f".repeat(16) });
  for (const place of seatsOf(rules.players).slice(1)) {
    if (random.chance(0.1)) judge(run, sitDown(run.state, newcomer(0), context));
    if (random.chance(0.1))
      judge(run, sitDown(run.state, { ...newcomer(0), seat: place }, context));
    judge(run, sitDown(run.state, newcomer(place), context));
  }
  if (run.state.phase === "seating") judge(run, startSeries(run.state, context));
}

/** Takes over a seat that the others have set free. */
function takeFreeSeat(run: Run): void {
  const { random, context, state } = run;
  const seat = seatsOf(state.rules.players).find((place) => isFree(state, place));
  if (seat === undefined || !random.chance(0.5)) return;
  const person = `person-${seat}-${state.seq}`;
  judge(run, sitDown(state, { seat, person, kind: "human", nonce: "" }, context));
}

function playDeal(run: Run): void {
  const { random } = run;
  const mood = moodFrom(random);
  const deals = run.state.rows.length;
  const brokenOff = random.chance(0.01) ? random.below(40) : -1;
  const goesOn = () => run.state.rows.length === deals && run.state.phase !== "finished";
  for (let step = 0; goesOn(); step++) {
    if (random.chance(0.3)) mixIn(run, 1);
    letTimePass(run);
    takeFreeSeat(run);
    if (!goesOn()) return;
    if (isPaused(run) || random.chance(0.02)) {
      decideTogether(run);
      continue;
    }
    if (step === brokenOff && run.state.deal) {
      const by = random.pick(activeSeats(run.state.deal));
      judge(run, adjudicate(run.state, by, run.context));
      continue;
    }
    const act = likelyAct(run.state, random, mood);
    if (run.thorough) checkListed(run, act.seat);
    command(run, act.seat, act.command);
  }
}

function isPaused({ state }: Run): boolean {
  return state.phase === "paused";
}

/** People ask each other, and answer, with nonsense among it. */
function decideTogether(run: Run): void {
  const { random, state } = run;
  const from = random.pick(seatsOf(state.rules.players));
  command(run, from, random.chance(0.4) ? { type: "take-back" } : anyVote(random, state));
  for (const { id, about, by } of run.state.votes) {
    if (random.chance(0.1)) command(run, by, { type: "vote", vote: id, agree: false });
    const agree = random.chance(0.8);
    for (const seat of seatsOf(state.rules.players)) {
      if (seat === about && random.chance(0.8)) continue;
      command(run, seat, { type: "vote", vote: id, agree: agree || random.chance(0.5) });
    }
  }
}

/** Mostly moments, sometimes until something is due and long beyond. */
function letTimePass(run: Run): void {
  const { random, state } = run;
  run.now += random.below(random.pick([2_000, 60_000, 3_600_000]));
  const due = nextDue(state);
  if (due !== null && random.chance(0.1))
    run.now = Math.max(run.now, due + random.below(random.pick([2, 86_400_000])));
  const events = decideTime(state, run.now, run.context);
  if (events.length > 0) append(run, events);
  if ((nextDue(run.state) ?? run.now + 1) <= run.now) throw new Error("something due was not done");
}

/** Nonsense from anywhere; what happens to make sense is played. */
function mixIn(run: Run, times: number): void {
  const { random } = run;
  for (let n = 0; n < times; n++) {
    const all = seatsOf(run.state.rules.players);
    const from = random.pick(random.chance(0.5) ? [...toAct(run.state), ...all.slice(0, 1)] : all);
    const nonsense = anyCommand(random, run.state);
    command(run, from, nonsense);
  }
}

function command(run: Run, from: Seat, what: SeatCommand): void {
  const context = { ...run.context, now: run.now };
  const decision = isStoodInFor(run, from, what)
    ? decideStandIn(run.state, from, what as GameCommand, context)
    : decide(run.state, from, what, context);
  if (decision.ok) countShortening(run.counts, run.state, what, decision.value);
  judge(run, decision, { seat: from, id: `c${run.log.length}`, command: canonicalCommand(what) });
}

/** Whether a bot gives the command: mostly, for those who are away or whose time was up. */
function isStoodInFor({ random, state }: Run, from: Seat, what: SeatCommand): boolean {
  const isAway = state.players[from]?.left !== undefined;
  const isOut = state.clock?.turns[from]?.out === true;
  return (isAway || isOut) && isGameCommand(what) && random.chance(0.9);
}

function judge(run: Run, decision: Decision, cause?: LoggedEvent["cause"]): void {
  if (decision.ok) {
    append(run, decision.value, cause);
    return;
  }
  const { code, message } = decision.refusal;
  if (!message) throw new Error(`a refusal without a sentence: ${code}`);
  count(run.counts, "refusal", code);
}

function append(run: Run, events: readonly TableEvent[], cause?: LoggedEvent["cause"]): void {
  if (events.length === 0) throw new Error("accepted, and nothing happened");
  for (const event of events) {
    const seq = run.state.seq + 1;
    const logged: LoggedEvent = {
      ...event,
      ...{ seq, at: run.now, v: EVENT_VERSION },
      ...(cause && { cause }),
    };
    deepFreeze(logged);
    run.log.push(logged);
    if (event.type === "dealEnded" && run.state.deal) checkPoints(run.state.deal);
    run.state = deepFreeze(evolve(run.state, logged));
    for (const [viewer, seen] of run.seen) {
      run.seen.set(viewer, evolve(seen, project(logged, viewer)));
    }
    countEvent(run, event);
    if (run.state.deal) checkCards(run.state.deal);
    if (run.thorough) compareViews(run);
  }
}

function countEvent({ counts, state }: Run, event: TableEvent): void {
  count(counts, "phase", state.phase);
  count(counts, "event", event.type);
  if (event.type === "timedOut") count(counts, "deadline", event.did);
  if (event.type === "voteEnded") count(counts, "vote", `${event.kind} ${event.outcome}`);
  if (event.type !== "dealEnded") return;
  checkEnded(event, state);
  count(counts, "ending", event.ending);
  if (event.settlement) countSettlement(counts, event.settlement);
  else count(counts, "result", event.result);
}

/** What was folded from the projection is exactly what the table says that this viewer may see. */
function compareViews({ seen, state }: Run): void {
  for (const [viewer, folded] of seen) deepStrictEqual(folded, seenBy(state, viewer));
}

/** Everything listed as legal is accepted, and the seat that is to act has something to do. */
function checkListed(run: Run, from: Seat): void {
  const listed = legalCommands(seenBy(run.state, from), from);
  if (listed.length === 0) throw new Error("a seat that may act has nothing to do");
  for (const one of listed) {
    if (one.type === "declare" && one.discard === null) continue;
    // Who has lost the seat acts no more; the bot that finishes the deal has the same list.
    const isAway = run.state.players[from]?.left !== undefined;
    const decision = (isAway ? decideStandIn : decide)(
      run.state,
      from,
      one as GameCommand,
      run.context,
    );
    if (!decision.ok) {
      throw new Error(`listed, but refused as ${decision.refusal.code}: ${JSON.stringify(one)}`);
    }
  }
}
