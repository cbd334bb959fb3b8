import { expect } from "vitest";
import type { Seat } from "../../../shared/skat/seats.ts";
import { seatsOf } from "../../../shared/skat/seats.ts";
import type { SeatCommand } from "../../../shared/table/commands.ts";
import type { TableContext } from "../../../shared/table/context.ts";
import { decide, decideStandIn } from "../../../shared/table/decide.ts";
import { decideTime, nextDue } from "../../../shared/table/decide-time.ts";
import type { Decision } from "../../../shared/table/decision.ts";
import { EVENT_VERSION, type LoggedEvent, type TableEvent } from "../../../shared/table/events.ts";
import { evolve, fold } from "../../../shared/table/evolve.ts";
import { legalCommands } from "../../../shared/table/legal.ts";
import { type Newcomer, openTable, startSeries } from "../../../shared/table/opening.ts";
import { completeRules, type RulesAsked } from "../../../shared/table/rules.ts";
import { seenBy } from "../../../shared/table/seen.ts";
import { contextFrom } from "../../../shared/table/shuffle.ts";
import { initialState, type TableState } from "../../../shared/table/state.ts";
import { toAct } from "../../../shared/table/to-act.ts";
import type { Offsets } from "../../../shared/table/working-time.ts";

/** Monday, 5 January 2026, 12:00 in UTC. */
export const MONDAY_NOON = Date.UTC(2026, 0, 5, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A table with a clock that the test sets: what the worker does, without a worker. */
export class ClockedTable {
  state: TableState = initialState();
  readonly log: LoggedEvent[] = [];
  now: number;
  readonly context: TableContext;

  constructor(asked: RulesAsked, zones: readonly Offsets[] = [], now = MONDAY_NOON) {
    const rules = completeRules(asked);
    this.now = now;
    this.context = contextFrom(new Uint8Array(32).fill(7), "clocked", rules.players);
    const seated = seatsOf(rules.players).map((seat): Newcomer => {
      const offsets = zones[seat];
      const person = `person-${seat}`;
      return { seat, person, kind: "human", nonce: "", ...(offsets && { offsets }) };
    });
    this.append(openTable("clocked", rules, seated, this.context));
    this.must(startSeries(this.state, this.context));
  }

  append(events: readonly TableEvent[]): readonly LoggedEvent[] {
    const at = Math.max(this.now, this.state.at);
    return events.map((event) => {
      const logged = { ...event, seq: this.state.seq + 1, at, v: EVENT_VERSION };
      this.log.push(logged);
      this.state = evolve(this.state, logged);
      return logged;
    });
  }

  must(decision: Decision): readonly string[] {
    if (!decision.ok) throw new Error(decision.refusal.code);
    return this.append(decision.value).map(({ type }) => type);
  }

  /** What a seat does; answers the types of the events it leads to. */
  act(seat: Seat, command: SeatCommand): readonly string[] {
    return this.must(this.judge(seat, command));
  }

  refused(seat: Seat, command: SeatCommand): string {
    const decision = this.judge(seat, command);
    return decision.ok ? "accepted" : decision.refusal.code;
  }

  judge(seat: Seat, command: SeatCommand): Decision {
    return decide(this.state, seat, command, { ...this.context, now: this.now });
  }

  /** The seat to act does something simple; with a bot for it, if it is away or out of time. */
  go(): readonly string[] {
    const seat = this.turn;
    const isBot = this.state.players[seat]?.left || this.state.clock?.turns[seat]?.out;
    const context = { ...this.context, now: this.now };
    return this.must(
      (isBot ? decideStandIn : decide)(this.state, seat, this.simple(seat), context),
    );
  }

  /** Everybody in turn does something simple until the wish is fulfilled. */
  goUntil(wish: (state: TableState) => boolean): void {
    for (let n = 0; !wish(this.state); n++) {
      if (n > 3_000) throw new Error("in vain");
      this.go();
    }
  }

  get turn(): Seat {
    const [seat] = toAct(this.state);
    if (seat === undefined) throw new Error(`nobody is to act in ${this.state.phase}`);
    return seat;
  }

  simple(seat: Seat) {
    const seen = seenBy(this.state, seat);
    const legal = legalCommands(seen, seat);
    const wanted = [
      "answer",
      ...((seen.deal?.said.length ?? 0) < 2 ? ["bid", "hold"] : []),
      "pass",
    ];
    for (const type of [...wanted, "take-skat", "declare", "play"]) {
      const command = legal.find((one) => one.type === type);
      if (command?.type === "cut" || command === undefined) continue;
      if (command.type !== "declare") return command as Parameters<typeof decideStandIn>[2];
      return { ...command, discard: seen.deal?.hands[seat]?.slice(0, 2) ?? [] };
    }
    throw new Error(`nothing to do for ${seat}`);
  }

  /** Time passes, and whatever it leads to happens once; answers the events. */
  wait(ms: number): readonly LoggedEvent[] {
    return this.until(this.now + ms);
  }

  until(at: number): readonly LoggedEvent[] {
    this.now = at;
    const now = Math.max(this.now, this.state.at);
    const events = this.append(decideTime(this.state, now, this.context));
    // An alarm that runs twice does nothing the second time.
    expect(decideTime(this.state, now, this.context)).toEqual([]);
    expect(nextDue(this.state) ?? now + 1).toBeGreaterThan(now);
    // The whole log now and then: in a long series it would take too long every time.
    if (this.log.length < 200 || this.log.length % 97 === 0)
      expect(fold(initialState(), this.log)).toEqual(this.state);
    return events;
  }

  deadline(seat: Seat): number | undefined {
    return this.state.clock?.turns[seat]?.deadline;
  }

  types(): readonly string[] {
    return this.log.map(({ type }) => type);
  }
}
