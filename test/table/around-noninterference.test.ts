import fc from "fast-check";
import { expect, test } from "vitest";
import { bidsAbove } from "../../shared/skat/bids.ts";
import type { Card } from "../../shared/skat/cards.ts";
import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { decide } from "../../shared/table/decide.ts";
import { decideTime } from "../../shared/table/decide-time.ts";
import type { TableEvent } from "../../shared/table/events.ts";
import { evolve } from "../../shared/table/evolve.ts";
import type { DeadlineAction, PaceAsked } from "../../shared/table/pace.ts";
import { project } from "../../shared/table/project.ts";
import { seenBy } from "../../shared/table/seen.ts";
import type { DealState, TableState } from "../../shared/table/state.ts";
import { toAct } from "../../shared/table/to-act.ts";
import { turnsOf } from "../../shared/table/turns.ts";
import { viewOf } from "../../shared/table/views.ts";
import { openIn } from "../../shared/table/votes.ts";
import { ClockedTable, HOUR } from "./support/clocked-table.ts";

const LIKELY = ["speaks", "speaks", "passes", "regrets", "rests", "agrees"] as const;

/** What anybody does, what is likely to be done now, or how long nobody does anything. */
type Step =
  | { readonly wait: number }
  | { readonly likely: (typeof LIKELY)[number] }
  | { readonly seat: Seat; readonly command: SeatCommand };

type Done = Exclude<Step, { readonly likely: unknown }>;

const seats = fc.constantFrom<Seat>(0, 1, 2);
const commands: fc.Arbitrary<SeatCommand> = fc.oneof(
  fc.constantFrom<SeatCommand>(
    { type: "bid", value: 18 },
    { type: "bid", value: 24 },
    { type: "hold" },
    { type: "take-back" },
    { type: "take-back" },
    { type: "return" },
    { type: "call-vote", kind: "pause" },
    { type: "call-vote", kind: "resume" },
    { type: "play", card: "CA" },
    { type: "claim" },
  ),
  fc.record({
    type: fc.constant("call-vote" as const),
    kind: fc.constantFrom("continue-with-bot" as const, "replace" as const),
    about: seats,
  }),
  fc.record({
    type: fc.constant("vote" as const),
    vote: fc.integer({ min: 1, max: 30 }),
    agree: fc.boolean(),
  }),
);
const acts: fc.Arbitrary<Step> = fc.record({ seat: seats, command: commands });
const likely: fc.Arbitrary<Step> = fc.record({ likely: fc.constantFrom(...LIKELY) });
const waits: fc.Arbitrary<Step> = fc.record({ wait: fc.integer({ min: 0, max: 60 * HOUR }) });
const steps = fc.array(
  fc.oneof(
    { arbitrary: acts, weight: 2 },
    { arbitrary: likely, weight: 6 },
    { arbitrary: fc.constant<Step>({ likely: "agrees" }), weight: 6 },
    { arbitrary: waits, weight: 1 },
  ),
  { maxLength: 40 },
);

/** Who does what is likely, told from nothing but what everybody sees. */
function likelyIn(state: TableState, what: (typeof LIKELY)[number]): Done {
  const [turn = 0] = toAct(state);
  const [vote] = state.votes;
  switch (what) {
    case "passes":
      return { seat: turn, command: { type: "pass" } };
    case "regrets":
      return { seat: state.undo?.seat ?? 0, command: { type: "take-back" } };
    case "rests": {
      const kind = state.phase === "paused" ? "resume" : "pause";
      return { seat: 0, command: { type: "call-vote", kind } };
    }
    case "agrees": {
      const seat = vote ? (openIn(state, vote)[0] ?? 0) : 0;
      return { seat, command: { type: "vote", vote: vote?.id ?? 0, agree: true } };
    }
    case "speaks": {
      const { asked = false, bid = 0 } = state.deal?.auction ?? {};
      const value = bidsAbove(bid, 1)[0] ?? 18;
      return { seat: turn, command: asked ? { type: "hold" } : { type: "bid", value } };
    }
  }
}

/** The same deal for `viewer`, with all cards that he cannot see somewhere else. */
function otherwise(state: TableState, viewer: Seat): TableState {
  const { deal } = state;
  if (!deal) throw new Error("no deal");
  const others = ([0, 1, 2] as const).filter((seat) => seat !== viewer) as [Seat, Seat];
  const [a, b] = others;
  const unseen = [...(deal.skat ?? []), ...(deal.hands[a] ?? []), ...(deal.hands[b] ?? [])];
  const turned = [...unseen.slice(7), ...unseen.slice(0, 7)];
  const hands = { ...deal.hands, [a]: turned.slice(2, 12), [b]: turned.slice(12) };
  const moved: DealState = { ...deal, skat: turned.slice(0, 2) as Card[], hands, dealt: hands };
  return { ...state, deal: moved };
}

test("time, votes and take-backs show nobody what he cannot see", () => {
  const happened = new Set<string>();
  const actions = fc.constantFrom<DeadlineAction>("bot", "default");
  fc.assert(
    fc.property(steps, seats, actions, (script, viewer, onDeadline) => {
      const pace: PaceAsked = { kind: "days", days: 1, vacationDays: 1, onDeadline };
      const table = new ClockedTable({ pace });
      let here = table.state;
      let there = otherwise(here, viewer);
      expect(seenBy(there, viewer)).toEqual(seenBy(here, viewer));
      let { now } = table;
      for (const step of script) {
        if ("wait" in step) now += step.wait;
        const done = "likely" in step ? likelyIn(here, step.likely) : step;
        const [one, other] = [here, there].map((state) => follow(state, done, now, table));
        if (!one || !other) throw new Error("no step");
        // The end of a deal shows everything: then there is nothing to compare any more.
        if (one.events.some(({ type }) => type === "dealEnded")) return;
        for (const { type } of one.events) happened.add(type);
        [here, there] = [one.state, other.state];
        expect(told(other, viewer)).toBe(told(one, viewer));
      }
    }),
    { seed: 11, numRuns: 400 },
  );
  expect([...happened]).toEqual(
    expect.arrayContaining([
      ...["voteCalled", "voted", "voteEnded", "takenBack", "paused", "resumed", "seatLeft"],
      ...["returned", "timedOut", "vacationTaken"],
    ]),
  );
});

interface Followed {
  readonly state: TableState;
  readonly events: readonly TableEvent[];
  readonly refused: unknown;
}

function follow(state: TableState, step: Done, now: number, table: ClockedTable): Followed {
  const context = { ...table.context, now };
  const decision =
    "wait" in step
      ? { ok: true as const, value: decideTime(state, now, context) }
      : decide(state, step.seat, step.command, context);
  if (!decision.ok) return { state, events: [], refused: decision.refusal };
  let next = state;
  for (const event of decision.value) next = evolve(next, { ...event, seq: next.seq + 1, at: now });
  return { state: next, events: decision.value, refused: null };
}

/** Everything the viewer gets of a step: frames, the refusal if it was his, and what he may do now. */
function told({ state, events, refused }: Followed, viewer: Seat): string {
  const projected = events.map((event) => project({ ...event, seq: 1, at: 1, v: 1 }, viewer));
  return JSON.stringify([
    projected,
    refused,
    viewOf(seenBy(state, viewer), viewer, []),
    turnsOf(state),
  ]);
}
