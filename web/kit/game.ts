import { bidsAbove } from "../../shared/skat/bids.ts";
import { type Seat, seatsOf } from "../../shared/skat/seats.ts";
import type { DeclareCommand, SeatCommand } from "../../shared/table/commands.ts";
import type { TableContext } from "../../shared/table/context.ts";
import { decide } from "../../shared/table/decide.ts";
import type { TableEvent } from "../../shared/table/events.ts";
import { fold } from "../../shared/table/evolve.ts";
import { openTable, sitDown } from "../../shared/table/opening.ts";
import { completeRules, type TableRules } from "../../shared/table/rules.ts";
import { seenBy } from "../../shared/table/seen.ts";
import { contextFrom } from "../../shared/table/shuffle.ts";
import { initialState, type TableState } from "../../shared/table/state.ts";
import type { SeatView, Viewer } from "../../shared/table/view.ts";
import { viewOf } from "../../shared/table/views.ts";

/** A table really played with the rules: what the kit shows is never made by hand. */
export interface Game {
  readonly state: TableState;
  readonly context: TableContext;
  readonly seed: number;
}

export const NAMES = ["Annegret", "Mia", "Karl-Heinz", "Tom"] as const;

/** How somebody acts who is not at the keyboard. */
export interface Plan {
  /** How far each seat goes in the auction; 0 passes. */
  readonly limits: readonly number[];
  /** What the declarer plays; he takes the skat unless it is a Hand game. */
  readonly declares: DeclareCommand;
}

/** Opens a table; the last `empty` chairs stay empty. The same seed gives the same cards. */
export function opened(seed: number, asked: Partial<TableRules> = {}, empty = 0): Game {
  const rules = completeRules(asked);
  const secret = Uint8Array.from({ length: 32 }, (_, i) => (seed >> (8 * (i % 4))) & 255);
  const context = contextFrom(secret, "kit", rules.players);
  let game: Game = { state: initialState(), context, seed };
  game = after(game, openTable("kit", rules, [], context));
  for (const seat of seatsOf(rules.players).slice(0, rules.players - empty)) {
    const newcomer = { seat, person: `p${seat}`, kind: "human" as const, nonce: "" };
    const decision = sitDown(game.state, newcomer, context);
    if (!decision.ok) throw new Error(decision.refusal.message);
    game = after(game, decision.value);
  }
  return game;
}

function after(game: Game, events: readonly TableEvent[]): Game {
  const { seq } = game.state;
  const at = Date.now();
  const numbered = events.map((event, i) => ({ ...event, at, seq: seq + i + 1 }));
  return { ...game, state: fold(game.state, numbered) };
}

/** The game after a command; refusals are bugs of the kit, except where the caller asks for them. */
export function act(game: Game, seat: Seat, command: SeatCommand): Game {
  const decision = decide(game.state, seat, command, { ...game.context, now: Date.now() });
  if (!decision.ok) throw new Error(`${decision.refusal.code} ${JSON.stringify(command)}`);
  return after(game, decision.value);
}

/** What one viewer is shown. */
export function shownTo(game: Game, viewer: Viewer): { view: SeatView; table: TableState } {
  const table = seenBy(game.state, viewer);
  const people = NAMES.map((name, seat) => ({ name, present: seat !== 2, away: false }));
  return { view: viewOf(table, viewer, people), table };
}

export function legalFor(game: Game, seat: Seat): readonly SeatCommand[] {
  return shownTo(game, seat).view.legal;
}

/** The next thing somebody does by the plan, or null when nobody is to act. */
export function nextByPlan(game: Game, plan: Plan): { seat: Seat; command: SeatCommand } | null {
  const { deal } = shownTo(game, "public").view.state;
  const seat = deal?.toAct[0];
  if (seat === undefined) return null;
  return { seat, command: chosen(game, seat, plan) };
}

function chosen(game: Game, seat: Seat, plan: Plan): SeatCommand {
  const { view } = shownTo(game, seat);
  const bid = view.state.deal?.bid ?? 0;
  const limit = plan.limits[seat] ?? 0;
  const first = view.legal[0];
  switch (view.state.phase) {
    case "bidding": {
      if (view.legal.some((command) => command.type === "hold")) {
        return bid <= limit ? { type: "hold" } : { type: "pass" };
      }
      const value = bidsAbove(bid, 1)[0];
      return value !== undefined && value <= limit ? { type: "bid", value } : { type: "pass" };
    }
    case "skat":
      return plan.declares.hand ? plan.declares : { type: "take-skat" };
    case "declaring":
      return { ...plan.declares, discard: view.hand.slice(4, 6) };
    default: {
      const answer = view.legal.find((command) => command.type === "answer");
      if (answer) return answer;
      const cards = view.legal.filter((command) => command.type === "play");
      const pick = cards[(game.seed + game.state.seq) % Math.max(1, cards.length)] ?? first;
      if (!pick) throw new Error("nothing to do");
      return pick;
    }
  }
}

/** Plays on by the plan until `stop` holds. */
export function playUntil(game: Game, plan: Plan, stop: (state: TableState) => boolean): Game {
  let played = game;
  for (let i = 0; i < 2000 && !stop(played.state); i++) {
    const next = nextByPlan(played, plan);
    if (!next) return played;
    played = act(played, next.seat, next.command);
  }
  return played;
}

/** Searches the seeds for a game as wanted, so that a rare state is still one that can happen. */
export function found(make: (seed: number) => Game, wanted: (game: Game) => boolean): Game {
  for (let seed = 1; seed < 400; seed++) {
    const game = make(seed);
    if (wanted(game)) return game;
  }
  throw new Error("no seed gives that state");
}
